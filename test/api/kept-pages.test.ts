import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
afterAll(() => stack.close());

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Raw response, because `fetch` would decode it. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const asked = request(stack.baseUrl + path, { method, headers }, (answer) => {
      const { statusCode: status = 0, headers } = answer;
      answer
        .toArray()
        .then(
          (chunks) => resolve({ status, headers, body: Buffer.concat(chunks as Buffer[]) }),
          reject,
        );
    });
    asked.on('error', reject).end();
  });

const BROTLI = { 'accept-encoding': 'gzip, deflate, br, zstd' };
/** Headers that differ between variants of a page or between responses. */
const OWN = ['etag', 'content-length', 'content-encoding', 'date', 'x-request-id', 'last-modified'];
const shared = ({ headers }: Answer) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.includes(name)));

describe('A page held in memory', () => {
  it.each(['/', '/contact', '/signin', '/no-such-page'])(
    'is the one on the disk, with the same headers: %s',
    async (path) => {
      const kept = await ask(path, BROTLI);
      const read = await ask(path);
      expect(kept.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(kept.body)).toEqual(read.body);
      expect([kept.status, shared(kept)]).toEqual([read.status, shared(read)]);
    },
  );

  it('is the same for HEAD, ranges and other encodings', async () => {
    const kept = await ask('/contact', BROTLI);
    const others = await Promise.all([
      ask('/contact', { 'accept-encoding': 'br;q=0.9, gzip;q=0.1' }),
      ask('/contact', { ...BROTLI, range: 'bytes=0-' }),
      ask('/contact', { ...BROTLI, 'if-none-match': '"another"' }),
    ]);
    for (const { headers, body } of others) {
      expect([headers.etag, headers['last-modified']]).toEqual([
        kept.headers.etag,
        kept.headers['last-modified'],
      ]);
      expect(body).toEqual(kept.body);
    }
    const head = await ask('/contact', BROTLI, 'HEAD');
    expect(head.headers['content-length']).toBe(String(kept.body.length));
    expect(head.body).toHaveLength(0);
  });

  it('is sent once to callers that cache it; a missing page is sent each time', async () => {
    const { etag } = (await ask('/contact', BROTLI)).headers as { etag: string };
    for (const known of [etag, `"another", ${etag}`, '*']) {
      const again = await ask('/contact', { ...BROTLI, 'if-none-match': known });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    }
    const missing = (await ask('/no-such-page', BROTLI)).headers as { etag: string };
    const still = await ask('/no-such-page', { ...BROTLI, 'if-none-match': missing.etag });
    expect(still.status).toBe(404);
  });
});
