import { randomUUID } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deskAt } from '../support/desk';
import { eventually } from '../support/eventually';
import {
  beginUpload,
  CLOSING,
  download,
  opening,
  PATH,
  textOf,
  upload,
  uploaded,
} from '../support/files';
import { personWithRole, raise, type Person } from '../support/people';
import { checkFiles } from '../support/scripts';
import { startStack, type Stack } from '../support/stack';

const MAX_BYTES = 25 * 1024 * 1024;

let stack: Stack;
let desk: ReturnType<typeof deskAt>;
let client: Person;
let folder: string;
beforeAll(async () => {
  stack = await startStack({ apart: true });
  desk = deskAt(stack);
  client = await personWithRole(stack, 'client');
  folder = join(stack.env.DATA_DIR!, 'files');
});
afterAll(() => stack.stop());

const stored = (): string[] =>
  globSync('**/*', { cwd: folder }).filter((path) => !statSync(join(folder, path)).isDirectory());
const rows = async (): Promise<number> => {
  const [row] = await stack.sql<{ count: number }>(
    'SELECT count(*)::int AS count FROM attachments',
  );
  return row!.count;
};
/** An upload leaves no file, object or row behind. */
const expectNothing = async (before: string[], rowsBefore: number) => {
  await eventually(
    async () => stored().length,
    (count) => count <= before.length,
  );
  expect(stored().sort()).toEqual([...before].sort());
  expect(await rows()).toBe(rowsBefore);
};

describe('An upload', () => {
  it('of exactly 25 MiB is taken and comes back the same', async () => {
    const content = textOf(MAX_BYTES);
    const id = await uploaded(stack, client, content);
    const { bytes, headers } = await download(stack, client, id);
    expect(bytes.equals(content)).toBe(true);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    await desk.api.delete(`${PATH}/${id}`, client.token);
    await eventually(
      async () => stored(),
      (paths) => paths.length === 0,
    );
  });

  it.each([
    ['says so', MAX_BYTES + 1],
    ['is far longer', MAX_BYTES + 200_000],
  ])('of more than 25 MiB is refused, where its length %s', async (_how, bytes) => {
    const refused = await upload(stack, client, textOf(bytes));
    expect(refused).toMatchObject({
      status: 413,
      body: { code: 'file_too_large', errors: [{ field: 'file' }] },
    });
    await expectNothing([], 0);
  });

  it('that grows past 25 MiB without a length is refused while it comes', async () => {
    const { call, answer } = beginUpload(stack, client);
    call.write(opening());
    for (let sent = 0; sent <= MAX_BYTES; sent += 1024 * 1024) call.write(textOf(1024 * 1024));
    call.end(CLOSING);
    expect(await answer).toEqual({ status: 413, code: 'file_too_large' });
    await expectNothing([], 0);
  });

  it('that declares less than it has is cut there, and refused', async () => {
    const { call, answer } = beginUpload(stack, client, opening().length + 1_000);
    call.write(opening() + 'a'.repeat(1_000));
    call.end();
    expect(await answer).toEqual({ status: 422, code: 'file_cut_short' });
    await expectNothing([], 0);
  });

  it.each([
    ['at once', 0],
    ['at 90 %', 0.9],
  ])('whose sender is gone %s leaves nothing', async (_when, share) => {
    const bytes = 8 * 1024 * 1024;
    const { call } = beginUpload(stack, client, opening().length + bytes + CLOSING.length);
    await new Promise<void>((resolve) => {
      call.write(opening());
      call.write(textOf(Math.floor(bytes * share) + 1), () => resolve());
    });
    await eventually(
      async () => stored().length,
      (count) => count === 1,
    );
    call.destroy();
    await expectNothing([], 0);
  });

  it('whose body ends in the middle of the file is refused', async () => {
    const { call, answer } = beginUpload(stack, client);
    call.end(opening() + 'half a file');
    expect(await answer).toEqual({ status: 422, code: 'file_cut_short' });
    await expectNothing([], 0);
  });

  it('in a process that is killed leaves nothing but what the sweep finds', async () => {
    const { call } = beginUpload(stack, client);
    call.write(opening() + 'half a file');
    await eventually(
      async () => stored().length,
      (count) => count === 1,
    );
    await stack.apis[0]!.kill();
    await pause(300);
    expect(stored()).toEqual([expect.stringMatching(/^incoming\//)]);
    expect(await rows()).toBe(0);
    await stack.startApi();
    rmSync(join(folder, stored()[0]!));
  });

  it.each(['incoming', 'objects'])(
    'while %s cannot be written is answered 503, and the next one is taken',
    async (part) => {
      const place = join(folder, part);
      const aside = `${place}-aside`;
      if (existsSync(place)) renameSync(place, aside);
      writeFileSync(place, 'in the way');
      const refused = await upload(stack, client, 'text');
      expect(refused).toMatchObject({ status: 503, body: { code: 'storage_unavailable' } });
      expect(refused.headers.get('retry-after')).toBeTruthy();
      rmSync(place);
      if (existsSync(aside)) renameSync(aside, place);
      await expectNothing([], 0);
      const id = await uploaded(stack, client);
      await desk.api.delete(`${PATH}/${id}`, client.token);
      await eventually(
        async () => stored(),
        (paths) => paths.length === 0,
      );
    },
  );

  it('that the database refuses leaves no object', async () => {
    await stack.sql(
      `ALTER TABLE attachments ADD CONSTRAINT test_refuses CHECK (name <> 'bad.txt')`,
    );
    expect((await upload(stack, client, 'text', 'bad.txt')).status).toBe(500);
    await stack.sql('ALTER TABLE attachments DROP CONSTRAINT test_refuses');
    await expectNothing([], 0);
  });
});

describe('The sweep', () => {
  it('deletes what nothing has bound for a day, and the objects of whatever went with its request', async () => {
    const [old, young, bound] = [
      await uploaded(stack, client),
      await uploaded(stack, client),
      await uploaded(stack, client),
    ];
    const { _id } = await raise(stack, client.token, { attachments: [bound] });
    await stack.sql(
      `UPDATE attachments SET created_at = now() - interval '25 hours' WHERE id = ANY($1)`,
      [[old, bound]],
    );
    await eventually(
      async () => stored().length,
      (count) => count === 2,
    );
    expect((await download(stack, client, old)).status).toBe(404);
    expect((await download(stack, client, bound)).status).toBe(200);
    await stack.sql('DELETE FROM project_requests WHERE id = $1', [_id]);
    await eventually(
      async () => stored().length,
      (count) => count === 1,
    );
    await desk.api.delete(`${PATH}/${young}`, client.token);
    await eventually(
      async () => stored().length,
      (count) => count === 0,
    );
    await eventually(
      () => stack.sql('SELECT * FROM removed_files'),
      (keys) => keys.length === 0,
    );
  });

  it('deletes objects that never got a row, but none of today', async () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const day of ['2025-01-01', today]) {
      mkdirSync(join(folder, 'objects', day), { recursive: true });
      writeFileSync(join(folder, 'objects', day, randomUUID()), 'lost');
    }
    // The clean-up runs at start and once a day.
    await stack.startWorker();
    await eventually(
      async () => stored().length,
      (count) => count === 1,
    );
    await pause(500);
    expect(stored()).toEqual([expect.stringContaining(today)]);
    rmSync(join(folder, stored()[0]!));
  });
});

describe('npm run files:check', () => {
  it('finds missing, extra and wrongly sized files', async () => {
    const request = await raise(stack, client.token);
    const kept = [await uploaded(stack, client), await uploaded(stack, client)];
    await desk.reply(client, request._id, 'Here.', { attachments: kept });
    expect(await checkFiles(stack.env)).toMatchObject({
      isWhole: true,
      said: expect.stringContaining('2 files in the database, 2 in the storage.'),
    });
    const [first, second] = stored();
    rmSync(join(folder, first!));
    writeFileSync(join(folder, second!), 'longer than it was before');
    const orphan = join('objects', '2025-01-02', randomUUID());
    mkdirSync(join(folder, 'objects', '2025-01-02'), { recursive: true });
    writeFileSync(join(folder, orphan), 'lost');
    const { isWhole, said } = await checkFiles(stack.env);
    expect(isWhole).toBe(false);
    expect(said).toContain(`1 missing in the storage:\n  ${first}`);
    expect(said).toContain(`1 of another size in the storage:\n  ${second}`);
    expect(said).toContain(`1 in the storage without a row:\n  ${orphan}`);
    const missing = await Promise.all(kept.map((id) => download(stack, client, id)));
    expect(missing.map(({ status }) => status)).toContain(503);
  });
});
