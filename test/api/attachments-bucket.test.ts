import { deskAt } from '../support/desk';
import { eventually } from '../support/eventually';
import { download, PATH, textOf, upload, uploaded } from '../support/files';
import { personWithRole, raise, type Person } from '../support/people';
import { S3Double } from '../support/s3';
import { checkFiles } from '../support/scripts';
import { startStack, type Stack } from '../support/stack';

const bucket = new S3Double();
let stack: Stack;
let desk: ReturnType<typeof deskAt>;
let client: Person;
beforeAll(async () => {
  await bucket.start();
  stack = await startStack({ env: bucket.env });
  desk = deskAt(stack);
  client = await personWithRole(stack, 'client');
});
afterAll(async () => {
  await stack.stop();
  await bucket.stop();
});
afterEach(() => expect(bucket.refused).toEqual([]));

describe('Files in a bucket', () => {
  it('are kept there under their key, come back the same, and go when they are removed', async () => {
    const content = textOf(6 * 1024 * 1024);
    const id = await uploaded(stack, client, content);
    const today = new Date().toISOString().slice(0, 10);
    expect([...bucket.objects.keys()]).toEqual([`objects/${today}/${id}`]);
    const { bytes } = await download(stack, client, id);
    expect(bytes.equals(content)).toBe(true);
    await desk.api.delete(`${PATH}/${id}`, client.token);
    await eventually(
      async () => bucket.objects.size,
      (size) => size === 0,
    );
  });

  it('wait for a bucket that is away: nothing is lost or doubled', async () => {
    const id = await uploaded(stack, client);
    const { _id } = await raise(stack, client.token, { attachments: [id] });
    bucket.isAway = true;
    expect(await upload(stack, client, 'text')).toMatchObject({
      status: 503,
      body: { code: 'storage_unavailable' },
    });
    expect((await download(stack, client, id)).status).toBe(503);
    expect((await desk.api.delete(`${PATH}/${id}`, client.token)).status).toBe(200);
    expect((await desk.detail(client, _id)).attachments).toEqual([]);
    const [waiting] = await stack.sql<{ count: number }>(
      'SELECT count(*)::int AS count FROM removed_files',
    );
    expect(waiting!.count).toBe(1);
    bucket.isAway = false;
    await eventually(
      async () => bucket.objects.size,
      (size) => size === 0,
    );
  });

  it('are listed page by page, and compared with the rows', async () => {
    const { _id } = await raise(stack, client.token);
    const attachments = [];
    for (let at = 0; at < 5; at += 1) attachments.push(await uploaded(stack, client));
    await desk.reply(client, _id, 'Five.', { attachments });
    expect((await checkFiles(stack.env)).said).toContain(
      '5 files in the database, 5 in the storage.',
    );
    bucket.objects.set('objects/2025-01-01/lost', Buffer.from('lost'));
    expect(await checkFiles(stack.env)).toMatchObject({
      isWhole: false,
      said: expect.stringContaining('objects/2025-01-01/lost'),
    });
    await stack.startWorker();
    await eventually(
      async () => bucket.objects.size,
      (size) => size === 5,
    );
    expect((await checkFiles(stack.env)).isWhole).toBe(true);
  });
});
