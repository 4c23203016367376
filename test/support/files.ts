import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { Answer } from './api';
import { contract } from './openapi-contract';
import type { Person } from './people';

type Place = { baseUrl: string };
type Caller = Pick<Person, 'token'>;

export const PATH = '/api/attachments';

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
/** The standard antivirus test string, split so that scanners do not flag this file. */
export const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

/** A ZIP of uncompressed entries, without checksums because no test unpacks it. */
export function zipOf(entries: Record<string, string>): Buffer {
  const locals = Object.entries(entries).map(([name, content]) => {
    const head = Buffer.alloc(30);
    head.write('PK\x03\x04', 'latin1');
    head.writeUInt32LE(content.length, 18);
    head.writeUInt32LE(content.length, 22);
    head.writeUInt16LE(name.length, 26);
    return Buffer.concat([head, Buffer.from(name), Buffer.from(content)]);
  });
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  return Buffer.concat([...locals, end]);
}

const OOXML = 'openxmlformats-officedocument';
export const office = (kind: string): Buffer =>
  zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/a.xml" ContentType="application/vnd.${kind.startsWith('ms-') ? kind : `${OOXML}.${kind}`}.main+xml"/></Types>`,
  });

export const textOf = (bytes: number): Buffer => Buffer.alloc(bytes, 'Depot 4 counts again. ');

export async function upload(
  { baseUrl }: Place,
  { token }: Caller,
  content: Buffer | string,
  name = 'notes.txt',
  field = 'file',
): Promise<Answer> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(Buffer.from(content))]), name);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${baseUrl}${PATH}`, { method: 'POST', headers, body: form });
  const mediaType = (response.headers.get('content-type') ?? '').split(';')[0]!;
  const body = (await response.json()) as Answer['body'];
  contract.expectDocumented('POST', PATH, { status: response.status, mediaType, body });
  return { status: response.status, headers: response.headers, body };
}

export async function uploaded(
  place: Place,
  caller: Caller,
  content: Buffer | string = 'Depot 4 counts again.',
  name?: string,
): Promise<string> {
  const { status, body } = await upload(place, caller, content, name);
  if (status !== 201) throw new Error(`The upload failed: ${JSON.stringify(body)}`);
  return (body as { attachment: { _id: string } }).attachment._id;
}

export async function download({ baseUrl }: Place, { token }: Caller, id: string, method = 'GET') {
  const response = await fetch(`${baseUrl}${PATH}/${id}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const problem =
    response.ok || bytes.length === 0 ? null : (JSON.parse(bytes.toString()) as Problem);
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    code: problem?.code,
    problem,
  };
}
type Problem = { code: string; detail: string };

const BOUNDARY = 'fenwright-test';
export const opening = (name = 'notes.txt'): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
export const CLOSING = `\r\n--${BOUNDARY}--\r\n`;

/** Starts an upload to be sent by hand; chunked if no length is given. */
export function beginUpload(
  { baseUrl }: Place,
  { token }: Caller,
  length?: number,
): { call: ClientRequest; answer: Promise<{ status: number; code?: string }> } {
  const call = request(`${baseUrl}${PATH}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...(length !== undefined && { 'content-length': length }),
    },
  });
  const answer = new Promise<{ status: number; code?: string }>((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (response: IncomingMessage) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          code: (JSON.parse(text) as { code?: string }).code,
        }),
      );
    });
  });
  // A test may only look at the storage and ignore the response.
  answer.catch(() => undefined);
  return { call, answer };
}
