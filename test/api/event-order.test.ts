import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { Api } from '../support/api';
import { sealed } from '../support/drained';
import { heard, openStream } from '../support/live';
import { personWithRole, raise, type Person } from '../support/people';
import { startStack, type Stack } from '../support/stack';

let stack: Stack;
let api: Api;
let admin: Person;
let client: Person;
let slow: Client;
beforeAll(async () => {
  stack = await startStack();
  api = new Api(stack.baseUrl);
  admin = await personWithRole(stack, 'admin');
  client = await personWithRole(stack, 'client');
  slow = new Client({ connectionString: stack.databaseUrl });
  await slow.connect();
});
afterEach(() => slow.query('ROLLBACK'));
afterAll(async () => {
  await slow.end();
  await stack.stop();
});

const nextSequence = async () =>
  (await stack.sql<{ n: string }>(`SELECT nextval('events_sequence_seq') AS n`))[0]!.n;
const recordSlowly = (requestId: string, sequence: string) =>
  slow.query(
    `INSERT INTO events (id, sequence, type, subject_type, subject_id)
     VALUES (gen_random_uuid(), $2, 'request.priced', 'request', $1)`,
    [requestId, sequence],
  );
const feed = async (after: string) =>
  (await api.get(`/api/v1/events?after=${after}`, admin.token)).body;
const check = async () => (await api.get('/api/audit/check', admin.token)).body;

describe('The order of events', () => {
  it('is that of their transactions in the chain, the feed and the stream, each event once', async () => {
    const { _id } = await raise(stack, client.token);
    await sealed(stack);
    const { cursor } = await feed('latest');
    const stream = await openStream(stack, admin.token);
    const seen = stream.events.length;
    const changes = () =>
      stream.events
        .slice(seen)
        .filter(({ event }) => event === 'change')
        .map(({ data }) => String(data.sequence));
    const [low, higher] = [await nextSequence(), await nextSequence()];
    await slow.query('BEGIN');
    await recordSlowly(_id, higher);
    const during = await raise(stack, client.token);
    await pause(1_500);
    // Both wait for the transaction that began first.
    expect(changes()).toEqual([]);
    expect((await feed(cursor)).events).toEqual([]);
    await slow.query('COMMIT');
    await heard(stream, 'change', { id: during._id });
    await slow.query('BEGIN');
    await recordSlowly(_id, low);
    await slow.query('COMMIT');
    await heard(stream, 'change', { id: _id, sequence: Number(low) });
    await sealed(stack);

    const rows = await stack.sql<{ id: string; sequence: string; type: string }>(
      `SELECT e.id, e.sequence, e.type FROM event_seals s JOIN events e USING (sequence)
       WHERE e.type LIKE 'request.%' AND e.sequence >= $1 ORDER BY s.position`,
      [low],
    );
    expect(rows.map(({ type }) => type)).toEqual([
      'request.priced',
      'request.raised',
      'request.priced',
    ]);
    expect(rows.at(-1)!.sequence).toBe(low);
    const fed = (await feed(cursor)).events.map(({ id }: { id: string }) => id);
    expect(fed).toEqual(rows.map(({ id }) => id));
    expect(changes()).toEqual(rows.map(({ sequence }) => sequence));
    stream.close();
    expect(await check()).toMatchObject({ isWhole: true });
  });

  it('goes on after a backup of a cluster with higher transaction ids was restored', async () => {
    const { _id } = await raise(stack, client.token);
    await sealed(stack);
    const { cursor } = await feed('latest');
    const restored = async (change: string) => {
      await stack.sql('ALTER TABLE events DISABLE TRIGGER events_append_only');
      await stack.sql(`UPDATE events SET transaction_id = ${change}`);
      await stack.sql('ALTER TABLE events ENABLE TRIGGER events_append_only');
    };
    await restored('transaction_id + 1000000000');
    // Not sealed when the backup was taken.
    await stack.sql(
      `INSERT INTO events (id, type, subject_type, subject_id, transaction_id)
       VALUES (gen_random_uuid(), 'request.priced', 'request', $1, 2000000000)`,
      [_id],
    );
    const stream = await openStream(stack, admin.token);
    const fresh = await raise(stack, client.token);
    await heard(stream, 'change', { id: fresh._id });
    await sealed(stack);
    const types = async () => (await feed(cursor)).events.map(({ type }: { type: string }) => type);
    expect(await types()).toEqual(['request.priced', 'request.raised']);

    // This cluster's transaction ids reach those in the backup.
    await restored(
      'least(transaction_id, pg_snapshot_xmax(pg_current_snapshot())::text::bigint + 3)',
    );
    for (let n = 0; n < 5; n += 1) await raise(stack, client.token);
    await sealed(stack);
    expect(await types()).toEqual(['request.priced', ...Array(6).fill('request.raised')]);
    expect(await check()).toMatchObject({ isWhole: true });
    stream.close();
  });
});
