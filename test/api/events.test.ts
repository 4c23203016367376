import { Client } from 'pg';
import { Api } from '../support/api';
import { dispatched, drained, sealed } from '../support/drained';
import { eventually } from '../support/eventually';
import { personWithRole, raise, type Person } from '../support/people';
import { runRetention } from '../support/scripts';
import { startStack, type Stack } from '../support/stack';

let stack: Stack;
let api: Api;
let admin: Person;
let client: Person;
beforeAll(async () => {
  stack = await startStack();
  api = new Api(stack.baseUrl);
  admin = await personWithRole(stack, 'admin');
  client = await personWithRole(stack, 'client');
});
afterAll(() => stack.stop());

const noticesOf = async (requestId: string) =>
  (
    await stack.sql<{ title: string }>(
      'SELECT title FROM notifications WHERE request_id = $1 AND user_id = $2 ORDER BY created_at',
      [requestId, client.id],
    )
  ).map(({ title }) => title);
const mailsOf = async (eventType: string, requestId: string) =>
  (
    await stack.sql<{ template: string }>(
      `SELECT m.template FROM outbox_mails m JOIN events e ON e.id = m.event_id
       WHERE e.type = $1 AND e.subject_id = $2 ORDER BY m.template`,
      [eventType, requestId],
    )
  ).map(({ template }) => template);
const move = (requestId: string, status: string) =>
  api.put('/api/admin-requests', { requestId, status, reason: 'Agreed.' }, admin.token);
const check = async () => (await api.get('/api/audit/check', admin.token)).body;

describe('An event', () => {
  it('commits with its change, and its mails and notices follow once', async () => {
    const { _id } = await raise(stack, client.token);
    await drained(stack);
    expect(await mailsOf('request.raised', _id)).toEqual(['new-request', 'request-received']);
    expect(await noticesOf(_id)).toEqual(['Request received']);
    await stack.sql(
      `INSERT INTO event_queue (sequence, subject)
       SELECT sequence, 'request:' || subject_id FROM events WHERE subject_id = $1`,
      [_id],
    );
    await drained(stack);
    expect(await mailsOf('request.raised', _id)).toEqual(['new-request', 'request-received']);
    expect(await noticesOf(_id)).toEqual(['Request received']);
  });

  it('holds no personal value, nor a secret', async () => {
    await raise(stack, client.token, { projectName: 'Heron Survey' });
    await api.post('/api/forgot-password', { email: client.email });
    await dispatched(stack);
    const [row] = await stack.sql<{ text: string }>(
      `SELECT string_agg(data::text, ' ') AS text FROM events`,
    );
    for (const value of ['Heron', client.email, client.firstName, 'Marsh']) {
      expect(row!.text).not.toContain(value);
    }
  });

  it('that is not committed yet does not delay others', async () => {
    const other = new Client({ connectionString: stack.databaseUrl });
    await other.connect();
    try {
      await other.query('BEGIN');
      await other.query(
        `INSERT INTO events (id, type, subject_type, subject_id)
         VALUES (gen_random_uuid(), 'request.raised', 'request', gen_random_uuid()::text)`,
      );
      const raised = await Promise.all(
        Array.from({ length: 20 }, () => raise(stack, client.token)),
      );
      expect(new Set(raised.map(({ _id }) => _id)).size).toBe(20);
      await dispatched(stack);
      for (const { _id } of raised) expect(await noticesOf(_id)).toEqual(['Request received']);
      expect((await check()).isWhole).toBe(true);
      await other.query('COMMIT');
    } finally {
      await other.end();
    }
    // Sealing follows the order of commits, not of sequence numbers.
    await sealed(stack);
    expect(await check()).toMatchObject({ isWhole: true, brokenAt: null });
  });
});

describe('A subscriber that fails', () => {
  it('holds up its own subject only, is shown to ops, and tells once after a retry', async () => {
    const stuck = await raise(stack, client.token);
    const free = await raise(stack, client.token);
    await drained(stack);
    await stack.sql(`
      CREATE FUNCTION fail_for_the_test() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'refused for ada@x.example'; END $$`);
    await stack.sql(`
      CREATE TRIGGER fail_for_the_test BEFORE INSERT ON notifications FOR EACH ROW
      WHEN (NEW.request_id = '${stuck._id}') EXECUTE FUNCTION fail_for_the_test()`);
    for (const { _id } of [stuck, free]) {
      await move(_id, 'in_review');
      await move(_id, 'approved');
    }
    await eventually(
      () => noticesOf(free._id),
      (titles) => titles.length === 3,
    );
    const failing = await eventually(
      async () => (await api.get('/api/ops/events', admin.token)).body.events,
      (events) => events.length === 1 && events[0].attempts > 1,
    );
    expect(failing).toMatchObject([
      { type: 'request.status-changed', subject: `request:${stuck._id}`, heldUp: 1 },
    ]);
    expect(failing[0].lastError).toMatch(/^notice request-moved: refused for/);
    expect(failing[0].lastError).not.toContain('ada@x.example');
    expect((await api.get('/api/ops/mail-backlog', admin.token)).body).toMatchObject({
      eventsWaiting: 2,
      eventsFailing: 1,
    });
    // The failed event's mail and later events of the request wait.
    expect(await mailsOf('request.status-changed', stuck._id)).toEqual([]);
    const retry = `/api/ops/events/${failing[0]._id}/retry`;
    expect((await api.post(retry, {}, client.token)).status).toBe(403);
    await stack.sql('DROP TRIGGER fail_for_the_test ON notifications');
    expect((await api.post(retry, {}, admin.token)).status).toBe(200);
    await drained(stack);
    expect(await noticesOf(stuck._id)).toEqual([
      'Request received',
      'Request in review',
      'Request approved',
    ]);
    expect(await mailsOf('request.status-changed', stuck._id)).toHaveLength(2);
    const again = await api.post(retry, {}, admin.token);
    expect([again.status, again.body.code]).toEqual([409, 'event_dispatched']);
    const unknown = '/api/ops/events/0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77/retry';
    expect((await api.post(unknown, {}, admin.token)).status).toBe(404);
    const [entry] = (await api.get('/api/audit?action=event.retried', admin.token)).body.entries;
    expect(entry).toMatchObject({ actor: { id: admin.id }, object: { id: failing[0]._id } });
  });
});

describe('After 24 months', () => {
  const old = async (subjectId: string, type: string, subjectType: string) =>
    (
      await stack.sql<{ sequence: string }>(
        `INSERT INTO events (id, type, subject_type, subject_id, at)
         VALUES (gen_random_uuid(), $1, $2, $3, now() - interval '25 months') RETURNING sequence`,
        [type, subjectType, subjectId],
      )
    )[0]!.sequence;
  const there = async (sequences: string[]) =>
    (
      await stack.sql<{ sequence: string }>(
        'SELECT sequence FROM events WHERE sequence = ANY($1) ORDER BY sequence',
        [sequences],
      )
    ).map(({ sequence }) => sequence);

  it('an event is kept as long as the history that shows it; of others the hash stays', async () => {
    const { _id } = await raise(stack, client.token);
    const shown = await old(_id, 'request.priced', 'request');
    const orphan = await old('0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77', 'request.priced', 'request');
    const signIn = await old(client.id, 'account.verified', 'user');
    await sealed(stack);
    const before = await check();
    expect(before).toMatchObject({ isWhole: true });
    await stack.sql('DELETE FROM retention_runs');
    expect(JSON.parse(await runRetention(stack))).toMatchObject({ events: 2 });
    expect(await there([shown, orphan, signIn])).toEqual([shown]);
    await sealed(stack);
    const after = await check();
    expect(after).toMatchObject({ isWhole: true, brokenAt: null });
    expect(after.checked).toBeGreaterThan(before.checked);
    const [seals] = await stack.sql<{ n: number }>(
      'SELECT count(*)::int AS n FROM event_seals WHERE sequence = ANY($1)',
      [[orphan, signIn]],
    );
    expect(seals!.n).toBe(2);
    // Any other missing event means tampering.
    await stack.sql('ALTER TABLE events DISABLE TRIGGER events_append_only');
    await stack.sql('DELETE FROM events WHERE sequence = $1', [shown]);
    expect(await check()).toMatchObject({ isWhole: false });
    await stack.sql('ALTER TABLE events ENABLE TRIGGER events_append_only');
  });

  it('no event is removed before its time', async () => {
    await expect(
      stack.sql(`DELETE FROM events WHERE at > now() - interval '23 months'`),
    ).rejects.toThrow('append-only');
  });
});
