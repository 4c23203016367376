import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const REGION = 'eu-test-1';
const PAGE = 2;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string) =>
  createHmac('sha256', key).update(data).digest();

/**
 * An in-memory S3 bucket with the calls that the product makes. Rejects wrong signatures (AWS
 * Signature Version 4) and content hashes, and lists two keys per page.
 */
export class S3Double {
  readonly bucket = 'fenwright-test';
  readonly accessKeyId = 'AKIATEST';
  readonly secretAccessKey = 'a-secret-of-the-tests';
  readonly objects = new Map<string, Buffer>();
  readonly refused: string[] = [];
  isAway = false;
  private readonly server = createServer((request, response) => {
    this.serve(request, response).catch(() => response.destroy());
  });
  private port = 0;

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  get env(): Record<string, string> {
    return {
      S3_BUCKET: this.bucket,
      S3_ENDPOINT: `http://127.0.0.1:${this.port}`,
      S3_REGION: REGION,
      S3_ACCESS_KEY_ID: this.accessKeyId,
      S3_SECRET_ACCESS_KEY: this.secretAccessKey,
    };
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    if (this.isAway) return void response.writeHead(503).end();
    const problem = this.problemOf(request, body);
    if (problem) {
      this.refused.push(problem);
      return void response.writeHead(403).end(errorXml('SignatureDoesNotMatch'));
    }
    const url = new URL(request.url!, 'http://s3');
    const [, bucket, ...rest] = url.pathname.split('/');
    if (bucket !== this.bucket) return void response.writeHead(404).end(errorXml('NoSuchBucket'));
    const key = decodeURIComponent(rest.join('/'));
    if (key === '') this.list(url.searchParams, response);
    else this.act(request.method!, key, body, response);
  }

  private act(method: string, key: string, body: Buffer, response: ServerResponse): void {
    if (method === 'PUT') {
      this.objects.set(key, body);
      return void response.writeHead(200, { etag: `"${sha256(body)}"` }).end();
    }
    if (method === 'DELETE') {
      this.objects.delete(key);
      return void response.writeHead(204).end();
    }
    const object = this.objects.get(key);
    if (!object)
      return void response.writeHead(404).end(method === 'HEAD' ? '' : errorXml('NoSuchKey'));
    response.writeHead(200, {
      'content-length': object.length,
      'last-modified': new Date().toUTCString(),
      etag: `"${sha256(object)}"`,
    });
    response.end(method === 'HEAD' ? undefined : object);
  }

  private list(params: URLSearchParams, response: ServerResponse): void {
    const prefix = params.get('prefix') ?? '';
    const entries = new Set(
      [...this.objects.keys()]
        .filter((key) => key.startsWith(prefix))
        .map((key) => {
          const slash = params.has('delimiter') ? key.indexOf('/', prefix.length) : -1;
          return slash < 0 ? key : key.slice(0, slash + 1);
        }),
    );
    const from = params.get('continuation-token') ?? '';
    const left = [...entries].sort().filter((entry) => entry > from);
    const page = left.slice(0, PAGE);
    const more =
      left.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const xml = page.map((entry) =>
      entry.endsWith('/')
        ? `<CommonPrefixes><Prefix>${entry}</Prefix></CommonPrefixes>`
        : `<Contents><Key>${entry}</Key><Size>${this.objects.get(entry)!.length}</Size><ETag>"x"</ETag></Contents>`,
    );
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${left.length > PAGE}</IsTruncated>${more}${xml.join('')}</ListBucketResult>`,
    );
  }

  private problemOf({ method, url, headers }: IncomingMessage, body: Buffer): string | undefined {
    const match =
      /^AWS4-HMAC-SHA256 Credential=(.*?), ?SignedHeaders=(.*?), ?Signature=(\w+)$/.exec(
        headers.authorization ?? '',
      );
    if (!match) return 'unsigned';
    const [, credential = '', signed = '', signature = ''] = match;
    const [id, day = '', region = '', service, kind] = credential.split('/');
    if (
      id !== this.accessKeyId ||
      region !== REGION ||
      service !== 's3' ||
      kind !== 'aws4_request'
    ) {
      return `credential ${credential}`;
    }
    const given = String(headers['x-amz-content-sha256']);
    if (given !== 'UNSIGNED-PAYLOAD' && given !== sha256(body)) return `content hash ${given}`;
    const { pathname, searchParams } = new URL(url!, 'http://s3');
    const query = [...searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join('&');
    const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
    const canonical = [method, pathname, query, lines.join(''), signed, given].join('\n');
    const date = String(headers['x-amz-date']);
    const scope = [day, region, 's3', 'aws4_request'].join('/');
    const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
    const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
      (last, part) => hmac(last, part),
      `AWS4${this.secretAccessKey}`,
    );
    return hmac(key, text).toString('hex') === signature ? undefined : 'signature';
  }
}

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const errorXml = (code: string): string =>
  `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
