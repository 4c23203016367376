import { randomUUID } from 'node:crypto';
import { deskAt } from '../support/desk';
import { download, EICAR, office, PATH, PDF, PNG, upload, uploaded, zipOf } from '../support/files';
import { personWithRole, raise, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const { api } = deskAt(stack);
afterAll(() => stack.close());

let client: Person;
beforeAll(async () => {
  client = await personWithRole(stack, 'client');
});

/** Unbound files are limited, so each is deleted again. */
const tidied = async (content: Buffer | string, name?: string) => {
  const answer = await upload(stack, client, content, name);
  if (answer.status === 201) {
    await api.delete(`${PATH}/${answer.body.attachment._id}`, client.token);
  }
  return answer;
};

const OFFICE = 'application/vnd.openxmlformats-officedocument';

describe('A file that was sent', () => {
  it.each([
    ['a picture', PNG, 'image/png'],
    ['a PDF', PDF, 'application/pdf'],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00', 'latin1'), 'image/gif'],
    [
      'a JPEG',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]),
      'image/jpeg',
    ],
    ['a text', 'Depot 4 — counts again', 'text/plain'],
    ['a text that begins like a picture', 'BMW parts, depot 4', 'text/plain'],
    ['a text that begins like a program', 'MZ-4711: two pieces', 'text/plain'],
    ['CSV', 'part,stock\n4711,12\n', 'text/plain'],
    ['CSV of a German Excel', Buffer.from('Gr\xf6\xdfe;Preis\r\n', 'latin1'), 'text/plain'],
    ['text in UTF-16', Buffer.from('\uFEFFabc', 'utf16le'), 'text/plain'],
    ['the virus test, where nothing scans', EICAR, 'text/plain'],
    ['a ZIP', zipOf({ 'a.txt': 'a' }), 'application/zip'],
    ['a document', office('wordprocessingml.document'), `${OFFICE}.wordprocessingml.document`],
    ['a sheet', office('spreadsheetml.sheet'), `${OFFICE}.spreadsheetml.sheet`],
    ['slides', office('presentationml.presentation'), `${OFFICE}.presentationml.presentation`],
    [
      'an open document',
      zipOf({ mimetype: 'application/vnd.oasis.opendocument.text' }),
      'application/vnd.oasis.opendocument.text',
    ],
  ])('is what its content is: %s', async (_what, content, mediaType) => {
    const { status, body } = await tidied(content, 'named.exe');
    const name = expect.stringMatching(/^named\.exe\.[a-z]{3,4}$/) as unknown;
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { attachment: { name, mediaType, state: 'unscanned', canRemove: true } },
    });
    expect(body.attachment.bytes).toBe(Buffer.from(content).length);
  });

  it.each([
    ['HTML with the name of a picture', '<!doctype html><script>alert(1)</script>', 'a.png'],
    ['HTML behind blank lines', '\n\n  <html><body>', 'a.txt'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'a.svg'],
    ['SVG with its declaration', '<?xml version="1.0"?><svg/>', 'a.png'],
    ['HTML behind a byte order mark', '\uFEFF<html>', 'a.csv'],
    ['a program', Buffer.from('\x7fELF\x02\x01\x01\x00', 'latin1'), 'a.pdf'],
    ['a program of Windows', Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'), 'a.txt'],
    ['text with a NUL', 'a\0b', 'a.txt'],
    ['half a character of UTF-16', Buffer.from('\uFEFFabc', 'utf16le').subarray(0, 7), 'a.txt'],
    ['a Java archive', zipOf({ 'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0' }), 'a.zip'],
    ['a document with macros', office('ms-word.document.macroEnabled'), 'a.docx'],
  ])('is refused by its content: %s', async (_what, content, name) => {
    const refused = await tidied(content, name);
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'file', code: 'file_type_refused' }] },
    });
  });

  it('a ZIP with the name of a PDF is a ZIP', async () => {
    const { body } = await tidied(zipOf({ 'a.txt': 'a' }), 'invoice.pdf');
    expect(body.attachment.mediaType).toBe('application/zip');
  });

  it('needs content, and the field', async () => {
    expect((await tidied('')).body.errors).toMatchObject([{ field: 'file', code: 'file_empty' }]);
    const elsewhere = await upload(stack, client, 'a', 'a.txt', 'document');
    expect(elsewhere.body.errors).toMatchObject([{ field: 'file', code: 'one_file_only' }]);
    const form = new FormData();
    form.append('note', 'no file');
    const headers = { authorization: `Bearer ${client.token}` };
    const none = await fetch(`${stack.baseUrl}${PATH}`, { method: 'POST', headers, body: form });
    expect(none.status).toBe(422);
    const two = new FormData();
    for (const name of ['a', 'b']) two.append('file', new Blob([name]), name);
    const both = await fetch(`${stack.baseUrl}${PATH}`, { method: 'POST', headers, body: two });
    expect(await both.json()).toMatchObject({ code: 'one_file_only' });
    const json = await api.post(PATH, { file: 'a' }, client.token);
    expect(json.status).toBe(415);
  });

  it('comes as multipart to this address alone', async () => {
    const form = new FormData();
    form.append('file', new Blob(['a']), 'a.txt');
    for (const path of ['/api/raise-request', '/api/login', '/api/raise-request']) {
      const headers = { authorization: `Bearer ${client.token}` };
      const answer = await fetch(`${stack.baseUrl}${path}`, {
        method: 'POST',
        headers,
        body: form,
      });
      expect([path, answer.status]).toEqual([path, 415]);
    }
  });

  it('can be downloaded by its uploader, and is never shown by a browser', async () => {
    const id = await uploaded(stack, client, PDF, 'Angebot „Süd“ 100%.pdf');
    const { status, headers, bytes } = await download(stack, client, id);
    expect(status).toBe(200);
    expect(bytes.equals(PDF)).toBe(true);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition': `attachment; filename="Angebot _S_d_ 100_.pdf"; filename*=UTF-8''Angebot%20%E2%80%9ES%C3%BCd%E2%80%9C%20100%25.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    });
    const head = await download(stack, client, id, 'HEAD');
    expect([head.status, head.headers.get('content-length'), head.bytes.length]).toEqual([
      200,
      String(PDF.length),
      0,
    ]);
    expect((await download(stack, { token: 'none' }, id)).status).toBe(401);
    expect((await api.delete(`${PATH}/${id}`, client.token)).body.message).toBe('File removed.');
    expect((await download(stack, client, id)).code).toBe('file_not_found');
    expect((await download(stack, client, randomUUID())).code).toBe('file_not_found');
    expect((await download(stack, client, 'no-id')).code).toBe('file_not_found');
  });
});

describe('The name of a file', () => {
  it.each([
    ['../../etc/passwd', 'passwd.txt'],
    ['C:\\Users\\amira\\plan.md', 'plan.md'],
    ['\u202Egnp.exe', 'gnp.exe.txt'],
    ['zero\u200Bwidth\u0007bell.txt', 'zerowidthbell.txt'],
    ['  many   blanks .txt ', 'many blanks .txt'],
    ['..', 'file.txt'],
    [`${'x'.repeat(300)}.yaml`, `${'x'.repeat(195)}.yaml`],
    ['invoice.bat', 'invoice.bat.txt'],
    [`${'x'.repeat(195)}😀😀😀.csv`, `${'x'.repeat(195)}.csv`],
    ['данные.csv', 'данные.csv'],
  ])('%j is kept as %j', async (typed, kept) => {
    const { status, body } = await tidied('text', typed);
    expect([status, body.attachment?.name]).toEqual([201, kept]);
  });
});

describe('Files without a request', () => {
  it('are ten at most, also when they come at once, and go by hand', async () => {
    const somebody = await personWithRole(stack, 'client');
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => upload(stack, somebody, 'text')),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(10).fill(201), ...Array<number>(4).fill(422)]);
    const refused = await upload(stack, somebody, 'text');
    expect(refused.body.errors).toMatchObject([{ field: 'file', code: 'too_many_files' }]);
    const taken = answers.find(({ status }) => status === 201)!.body.attachment._id;
    await stack.sql(`UPDATE attachments SET created_at = now() - interval '1 hour' WHERE id = $1`, [
      taken,
    ]);
    expect((await api.delete(`${PATH}/${taken}`, somebody.token)).status).toBe(200);
    expect((await upload(stack, somebody, 'text')).status).toBe(201);
  });

  it('a client has 500 MiB of files, and staff are not counted', async () => {
    const fill = (id: string) =>
      stack.sql(
        `INSERT INTO attachments (id, uploader_id, request_id, name, bytes, sha256, media_type, storage_key, state)
         SELECT gen_random_uuid(), $1, $2, 'a', 26214400, sha256('a'), 'text/plain', gen_random_uuid()::text, 'clean'
         FROM generate_series(1, 20)`,
        [id, requestId],
      );
    const somebody = await personWithRole(stack, 'client');
    const support = await personWithRole(stack, 'support');
    const { _id: requestId } = await raise(stack, somebody.token);
    for (const { id } of [somebody, support]) await fill(id);
    const refused = await upload(stack, somebody, 'a');
    expect(refused.body.errors).toMatchObject([{ field: 'file', code: 'space_used_up' }]);
    expect((await upload(stack, support, 'a')).status).toBe(201);
    await stack.sql('DELETE FROM attachments WHERE request_id = $1', [requestId]);
  });
});
