import { setTimeout as pause } from 'node:timers/promises';
import { ClamdDouble } from '../support/clamd';
import { deskAt } from '../support/desk';
import { eventually } from '../support/eventually';
import { download, EICAR, PATH, uploaded } from '../support/files';
import { personWithRole, raise, type Person } from '../support/people';
import { startStack, type Stack } from '../support/stack';

const clamd = new ClamdDouble();
let stack: Stack;
let desk: ReturnType<typeof deskAt>;
let client: Person, admin: Person;

beforeAll(async () => {
  await clamd.start();
  const env = { CLAMD_HOST: '127.0.0.1', CLAMD_PORT: String(clamd.port), CLAMD_TIMEOUT_MS: '400' };
  stack = await startStack({ workers: 2, env });
  desk = deskAt(stack);
  client = await personWithRole(stack, 'client');
  admin = await personWithRole(stack, 'admin');
});
afterAll(async () => {
  await stack.stop();
  await clamd.stop();
});
beforeEach(() => {
  clamd.mood = 'works';
});

type Row = { state: string; scan_attempts: number; finding: string | null };
const rowOf = async (id: string): Promise<Row> => {
  const [row] = await stack.sql<Row>(
    'SELECT state, scan_attempts, finding FROM attachments WHERE id = $1',
    [id],
  );
  return row!;
};
const until = (id: string, done: (row: Row) => boolean) => eventually(() => rowOf(id), done);
const settled = (id: string) => until(id, ({ state }) => state !== 'scanning');
const unique = () => `Depot ${Math.random()}`;

describe('Scanning', () => {
  it('lets a file out once it is clean, and tells whoever has its request open', async () => {
    clamd.mood = 'slow';
    const id = await uploaded(stack, client, unique());
    const early = await download(stack, client, id);
    expect([early.status, early.code]).toEqual([409, 'file_not_checked_yet']);
    const { _id } = await raise(stack, client.token, { attachments: [id] });
    clamd.mood = 'works';
    expect(await settled(id)).toMatchObject({ state: 'clean', finding: null });
    expect((await download(stack, client, id)).status).toBe(200);
    const events = await stack.sql(
      `SELECT data->'after'->>'state' AS state FROM events WHERE subject_id = $1 AND type = 'file.checked'`,
      [_id],
    );
    expect(events).toEqual([{ state: 'clean' }]);
  });

  it('scans each file once, with two workers', async () => {
    const before = clamd.scanned.length;
    const ids: string[] = [];
    const { _id } = await raise(stack, client.token);
    for (let round = 0; round < 3; round += 1) {
      const batch = await Promise.all(
        Array.from({ length: 8 }, () => uploaded(stack, client, unique())),
      );
      await desk.reply(client, _id, 'Some more.', { attachments: batch });
      ids.push(...batch);
    }
    await Promise.all(ids.map(settled));
    const scanned = clamd.scanned.slice(before);
    expect(scanned).toHaveLength(ids.length);
    expect(new Set(scanned).size).toBe(ids.length);
  });

  it('keeps what it finds in quarantine: nobody downloads it, admins are told and see it', async () => {
    clamd.mood = 'silent';
    const id = await uploaded(
      stack,
      client,
      Buffer.concat([Buffer.from(unique()), EICAR]),
      'cv.txt',
    );
    const { _id, reference } = await raise(stack, client.token, { attachments: [id] });
    clamd.mood = 'works';
    expect(await settled(id)).toMatchObject({
      state: 'quarantined',
      finding: 'Eicar-Test-Signature',
    });
    for (const who of [client, admin]) {
      expect((await download(stack, who, id)).code).toBe('file_not_found');
    }
    const [shown] = (await desk.detail(client, _id)).attachments;
    expect(shown).toMatchObject({ _id: id, state: 'quarantined' });
    const { body } = await desk.api.get('/api/admin/quarantined-files', admin.token);
    expect(body.files[0]).toMatchObject({
      _id: id,
      name: 'cv.txt',
      requestId: _id,
      reference,
      finding: 'Eicar-Test-Signature',
      uploadedBy: `${client.firstName} ${client.lastName}`,
    });
    const notices = () => desk.noticesAbout(admin, _id);
    await eventually(notices, (titles) => titles.includes('File in quarantine'));
    expect((await desk.api.delete(`${PATH}/${id}`, client.token)).status).toBe(404);
    const rescan = `/api/admin/quarantined-files/${id}/rescan`;
    expect((await desk.api.post(rescan, {}, admin.token)).status).toBe(200);
    await settled(id);
    expect((await desk.api.delete(`${PATH}/${id}`, admin.token)).status).toBe(200);
    expect((await desk.api.post(rescan, {}, admin.token)).status).toBe(404);
  });

  it('a quarantined file cannot be bound', async () => {
    const id = await uploaded(stack, client, Buffer.concat([Buffer.from(unique()), EICAR]));
    await settled(id);
    const { _id } = await raise(stack, client.token);
    const refused = await desk.reply(client, _id, 'Here.', { attachments: [id] });
    expect(refused.body.errors).toMatchObject([{ code: 'file_not_usable' }]);
  });

  it('what the scanner cannot take is failed, and says so', async () => {
    clamd.mood = 'refuses';
    const id = await uploaded(stack, client, unique());
    expect((await settled(id)).state).toBe('failed');
    expect((await download(stack, client, id)).code).toBe('file_check_failed');
    await desk.api.delete(`${PATH}/${id}`, client.token);
  });

  it.each(['silent', 'cut', 'chatty'] as const)(
    'waits for a scanner that is %s, and goes on when it works',
    async (mood) => {
      clamd.mood = mood;
      const id = await uploaded(stack, client, unique());
      expect((await until(id, ({ scan_attempts }) => scan_attempts >= 2)).state).toBe('scanning');
      expect((await download(stack, client, id)).status).toBe(409);
      clamd.mood = 'works';
      expect((await settled(id)).state).toBe('clean');
      await desk.api.delete(`${PATH}/${id}`, client.token);
    },
  );

  it('waits for a scanner that is gone', async () => {
    const { port } = clamd;
    await clamd.stop();
    const id = await uploaded(stack, client, unique());
    await until(id, ({ scan_attempts }) => scan_attempts >= 2);
    const metrics = await (await fetch(`${stack.baseUrl}/metrics`)).text();
    expect(metrics).toMatch(/^files_scanning 1$/m);
    await clamd.start(port);
    expect((await settled(id)).state).toBe('clean');
    await desk.api.delete(`${PATH}/${id}`, client.token);
  });

  it('a worker killed in the middle of a scan leaves the file to another', async () => {
    clamd.mood = 'silent';
    const id = await uploaded(stack, client, unique());
    await until(id, ({ scan_attempts }) => scan_attempts >= 1);
    await Promise.all(stack.workers.map((worker) => worker.kill()));
    await pause(200);
    clamd.mood = 'works';
    expect((await rowOf(id)).state).toBe('scanning');
    await stack.startWorker();
    expect((await settled(id)).state).toBe('clean');
  });
});
