import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { Api } from '../support/api';
import { eventually } from '../support/eventually';
import { personWithRole, raise, type Person } from '../support/people';
import { startStack, type Stack } from '../support/stack';

type Told = { id: string; type: string; data: Record<string, string> };

let stack: Stack;
let api: Api;
let admin: Person;
beforeAll(async () => {
  stack = await startStack();
  api = new Api(stack.baseUrl);
  admin = await personWithRole(stack, 'admin');
});
afterAll(() => stack.stop());

const feed = (query: string, token = admin.token) => api.get(`/api/v1/events${query}`, token);

async function scoped(...scopes: string[]): Promise<string> {
  const form = { name: 'Feed', scopes, days: 1 };
  return (await api.post('/api/tokens', form, admin.token)).body.token;
}

async function readFrom(after: string, token?: string, limit = 7) {
  const events: Told[] = [];
  for (let cursor = after; ;) {
    const query = `?limit=${limit}${cursor && `&after=${cursor}`}`;
    const { status, body } = await feed(query, token);
    expect(status).toBe(200);
    events.push(...body.events);
    cursor = body.cursor;
    if (!body.hasMore) return { events, cursor };
  }
}

const latest = async (): Promise<string> => (await feed('?after=latest')).body.cursor;
const isSealed = () =>
  eventually(
    () =>
      stack.sql(
        'SELECT 1 FROM events e WHERE NOT EXISTS (SELECT FROM event_seals s WHERE s.sequence = e.sequence) LIMIT 1',
      ),
    (rows) => rows.length === 0,
  );

describe('The event feed', () => {
  it('returns the events since a cursor, with ids only', async () => {
    const before = await latest();
    const client = await personWithRole(stack, 'client');
    const request = await raise(stack, client.token);
    await isSealed();
    const { events, cursor } = await readFrom(before);
    expect(events).toEqual([
      {
        id: expect.any(String),
        type: 'request.raised',
        timestamp: expect.any(String),
        data: { requestId: request._id },
      },
    ]);
    expect(JSON.stringify(events)).not.toContain(client.email);
    expect(await readFrom(cursor)).toEqual({ events: [], cursor });
    const again = await readFrom(before);
    expect(again.events).toEqual(events);
  });

  it('misses none and repeats none while fifty write at once and commit out of order', async () => {
    const each = 12;
    const subject = randomUUID();
    const start = await latest();
    const clients = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const client = new Client({ connectionString: stack.databaseUrl });
        await client.connect();
        return client;
      }),
    );
    let writing = true;
    const written = Promise.all(
      clients.map(async (client) => {
        for (let i = 0; i < each; i += 1) {
          await client.query('BEGIN');
          await client.query(
            `INSERT INTO events (id, type, subject_type, subject_id, data)
             VALUES ($1, 'request.raised', 'request', $2, '{}')`,
            [randomUUID(), subject],
          );
          await pause(Math.random() * 120);
          await client.query(Math.random() < 0.1 ? 'ROLLBACK' : 'COMMIT');
        }
      }),
    ).finally(() => (writing = false));
    const seen: string[] = [];
    let cursor = start;
    const poll = async () => {
      const part = await readFrom(cursor, undefined, 20);
      seen.push(...part.events.map(({ id }) => id));
      cursor = part.cursor;
    };
    while (writing) await poll();
    await written;
    await Promise.all(clients.map((client) => client.end()));
    await isSealed();
    await poll();
    const rows = await stack.sql<{ id: string }>(
      `SELECT e.id FROM events e JOIN event_seals s USING (sequence)
       WHERE e.subject_id = $1 ORDER BY s.position`,
      [subject],
    );
    expect(rows.length).toBeGreaterThan(400);
    expect(seen).toEqual(rows.map(({ id }) => id));
  });

  it('says that a cursor is of another history once a backup was restored', async () => {
    const cursor = await latest();
    const [, mark] = cursor.split('.');
    const other = mark!.startsWith('0') ? '1' : '0';
    const changed = `${cursor.split('.')[0]}.${other}${mark!.slice(1)}`;
    const future = `${Number(cursor.split('.')[0]) + 1_000}.${mark}`;
    for (const lost of [changed, future]) {
      expect(await feed(`?after=${lost}`)).toMatchObject({
        status: 410,
        body: { code: 'cursor_expired' },
      });
    }
  });

  it.each(['x', '1', '1.2', '-1.0000000000000000', `9${'9'.repeat(20)}.0000000000000000`])(
    'refuses %s, which is no cursor',
    async (after) => {
      const { status, body } = await feed(`?after=${after}`);
      expect([status, body.errors[0].code]).toEqual([422, 'not_a_cursor']);
    },
  );

  it('returns only events that a token’s scopes let it read', async () => {
    const before = await latest();
    const client = await personWithRole(stack, 'client');
    await raise(stack, client.token);
    const noted = `INSERT INTO events (id, type, subject_type, subject_id, data) VALUES ($1::uuid, $2, $3, $1::text, $4)`;
    for (const [type, subject, data] of [
      ['lead.received', 'lead', { form: 'contact', isSpam: false }],
      ['lead.received', 'lead', { form: 'contact', isSpam: true }],
      ['request.noted', 'request', { after: { noteId: randomUUID(), team: 'manager' } }],
      ['file.added', 'request', { after: { fileId: randomUUID(), noteId: randomUUID() } }],
      ['file.added', 'request', { after: { fileId: randomUUID() } }],
    ] as const) {
      await stack.sql(noted, [randomUUID(), type, subject, data]);
    }
    await isSealed();
    const typesOf = async (...scopes: string[]) =>
      (await readFrom(before, await scoped('events:read', ...scopes))).events.map(
        ({ type }) => type,
      );
    expect(await typesOf()).toEqual([]);
    expect(await typesOf('requests:read')).toEqual(['request.raised']);
    expect(await typesOf('leads:read')).toEqual(['lead.received']);
    expect(await typesOf('files:read')).toEqual(['file.added']);
    const all = await readFrom(before);
    expect(all.events.map(({ type }) => type)).toEqual([
      'request.raised',
      'lead.received',
      'file.added',
    ]);
    const without = await feed('', await scoped('requests:read'));
    expect(without.body.code).toBe('scope_missing');
  });

  it('goes along the chain by its key, however many events there are', async () => {
    await stack.sql(
      `INSERT INTO events (id, type, audited, data)
       SELECT gen_random_uuid(), 'session.started', false, '{}' FROM generate_series(1, 30000)`,
    );
    await isSealed();
    const started = performance.now();
    const first = await feed('');
    expect(first.body.hasMore).toBe(true);
    expect(performance.now() - started).toBeLessThan(1_500);
    const { events } = await readFrom('', undefined, 500);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    const plan = await stack.sql(
      `EXPLAIN SELECT position FROM event_seals WHERE position > 20000 ORDER BY position LIMIT 2000`,
    );
    expect(JSON.stringify(plan)).toContain('event_seals_pkey');
  });
});
