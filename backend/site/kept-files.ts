import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

type KeptFile = { body: Buffer; etag: string; headers: Record<string, string> };

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** Current browsers accept brotli, without a weight. */
const TAKES_BROTLI = /(?:^|,)\s*br\s*(?:,|$)/;
const OTHER_CONDITIONS = ['range', 'if-modified-since', 'if-match', 'if-unmodified-since'] as const;
const ONE_TAG = /^(?:W\/)?"[^"]*"$/;

/** Other encodings are served from disk with the same headers. */
export class KeptFiles {
  private readonly files: ReadonlyMap<string, KeptFile>;

  constructor(build: string) {
    const names = globSync('**/*.{html,js,css}.br', { cwd: build });
    this.files = new Map(names.map((name) => [name.slice(0, -3), keptFile(join(build, name))]));
  }

  answer(file: string, { headers }: FastifyRequest, reply: FastifyReply): boolean {
    const kept = this.files.get(file);
    if (!kept || !TAKES_BROTLI.test(headers['accept-encoding'] ?? '')) return false;
    if (OTHER_CONDITIONS.some((name) => headers[name] !== undefined)) return false;
    const known = headers['if-none-match'];
    if (known !== undefined && !ONE_TAG.test(known)) return false;
    void reply.headers(kept.headers);
    if (known === kept.etag && reply.statusCode === 200) void reply.status(304).send();
    else void reply.send(kept.body);
    return true;
  }
}

function keptFile(path: string): KeptFile {
  const { size, mtime } = statSync(path);
  // Same tag as @fastify/static, so a page has one tag in every encoding.
  const etag = `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
  const ending = path.split('.').at(-2)!;
  return {
    body: readFileSync(path),
    etag,
    headers: {
      'Accept-Ranges': 'bytes',
      'Last-Modified': mtime.toUTCString(),
      ETag: etag,
      'Content-Type': TYPES[ending]!,
      Vary: 'accept-encoding',
      'Content-Encoding': 'br',
    },
  };
}
