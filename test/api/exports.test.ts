import { get, type IncomingMessage } from 'node:http';
import { Client } from 'pg';
import { Api } from '../support/api';
import { eventually } from '../support/eventually';
import { personWithRole, type Person } from '../support/people';
import { startStack, type Stack } from '../support/stack';

let stack: Stack;
let api: Api;
let admin: Person;
let other: Client;
const ROWS = 5_000;

beforeAll(async () => {
  stack = await startStack({ workers: 0 });
  api = new Api(stack.baseUrl);
  admin = await personWithRole(stack, 'admin');
  other = new Client(stack.databaseUrl);
  await other.connect();
  await other.query('SET session_replication_role = replica');
});
afterAll(async () => {
  await other.end();
  await stack.stop();
});

/** Skips triggers, because these rows are never searched. */
const addLeads = (name: string, rows: number, createdAt: string, message = `'x'`) =>
  other.query(
    `INSERT INTO leads (id, form, service, full_name, email, message, body_hash, created_at)
     SELECT gen_random_uuid(), 'contact', 'General', $1, $1 || '.' || n || '@rows.example', ${message},
            md5($1 || n), ${createdAt} FROM generate_series(1, $2::int) n`,
    [name, rows],
  );

async function exported(path: string, column: string): Promise<string[]> {
  const { token } = admin;
  const { status, body } = await api.call('GET', path, { token, headers: { accept: 'text/csv' } });
  expect(status).toBe(200);
  const [head, ...rows] = (body as string).replace('\uFEFF', '').trim().split('\n');
  const index = head!.split(',').indexOf(column);
  return rows.map((row) => row.split(',')[index]!);
}

const emails = (name: string) =>
  Array.from({ length: ROWS }, (_, n) => `${name}.${n + 1}@rows.example`);
const MICROSECONDS = `now() + n * interval '1 microsecond'`;

describe('An export', () => {
  it.each([
    ['leads of one instant', 'together', 'now()'],
    ['leads a microsecond apart', 'apart', MICROSECONDS],
  ])('holds each of 5,000 %s once', async (_rows, name, createdAt) => {
    await addLeads(name, ROWS, createdAt);
    const found = (await exported('/api/leads/export', 'email')).filter((email) =>
      email.startsWith(`${name}.`),
    );
    expect(found.sort()).toEqual(emails(name).sort());
  });

  it.each([
    ['of one instant', 'at-once', 'now()'],
    ['a microsecond apart', 'one-by-one', MICROSECONDS],
  ])('holds each of 5,000 subscribers %s once', async (_rows, name, createdAt) => {
    await stack.sql(
      `INSERT INTO subscribers (id, email, state, link_key, created_at)
       SELECT gen_random_uuid(), $1 || '.' || n || '@rows.example', 'confirmed', md5($1 || n), ${createdAt}
       FROM generate_series(1, $2::int) n`,
      [name, ROWS],
    );
    const found = (await exported('/api/subscribers/export', 'email')).filter((email) =>
      email.startsWith(`${name}.`),
    );
    expect(found.sort()).toEqual(emails(name).sort());
  });

  it.each([
    ['of one instant', 'now()'],
    ['a microsecond apart', MICROSECONDS],
  ])('holds each of 5,000 audit entries %s once', async (_rows, at) => {
    const made = await stack.sql<{ id: string }>(
      `INSERT INTO events (id, type, subject_type, subject_id, at)
       SELECT gen_random_uuid(), 'lead.noted', 'lead', gen_random_uuid()::text, ${at}
       FROM generate_series(1, $1::int) n RETURNING sequence::text AS id`,
      [ROWS],
    );
    const ids = new Set(made.map(({ id }) => id));
    const found = (await exported('/api/audit/export', 'id')).filter((id) => ids.has(id));
    expect(found.sort()).toEqual([...ids].sort());
  });
});

/** The pool may still hand out the broken connection once. */
const stillAnswers = () =>
  eventually(
    () => api.get('/api/me', admin.token),
    ({ status }) => status === 200,
  );

async function begunExport(): Promise<IncomingMessage> {
  await stillAnswers();
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(
      `${stack.baseUrl}/api/leads/export`,
      { headers: { authorization: `Bearer ${admin.token}` } },
      resolve,
    ).on('error', reject),
  );
  expect(response.statusCode).toBe(200);
  await new Promise((resolve) => response.once('data', resolve));
  response.pause();
  return response;
}

async function cutWaitingConnection(): Promise<void> {
  await eventually(
    () =>
      other.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      ),
    ({ rows }) => rows.length === 1,
  );
  await other.query('ROLLBACK');
}

const brokenOff = () =>
  stack.apis[0]!.tail(200)
    .split('\n')
    .filter((line) => line.includes('The export of'));

describe('An export under way', () => {
  beforeAll(async () => {
    const noise = `(SELECT string_agg(md5(n::text || i), '') FROM generate_series(1, 125) i)`;
    await addLeads('large', 6_000, 'now()', noise);
  });

  it('ends as a broken transfer when its database connection is cut, and the API lives', async () => {
    const response = await begunExport();
    await other.query('BEGIN; LOCK TABLE leads');
    const ended = new Promise<'whole' | 'broken'>((resolve) => {
      response.on('end', () => resolve('whole')).on('error', () => resolve('broken'));
    });
    response.resume();
    await cutWaitingConnection();
    expect(await ended).toBe('broken');
    expect(response.complete).toBe(false);
    await stillAnswers();
    const lines = brokenOff();
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/rows\.example/);
  });

  it('is stopped by a reader who leaves, which is no error', async () => {
    const before = brokenOff().length;
    const response = await begunExport();
    response.destroy();
    await eventually(
      () =>
        other.query(
          `SELECT FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`,
        ),
      ({ rows }) => rows.length === 0,
    );
    await stillAnswers();
    // No export still holds a lock: all tables can be locked at once.
    await other.query('BEGIN; SET LOCAL lock_timeout = 5000; LOCK TABLE leads; ROLLBACK');
    expect(brokenOff()).toHaveLength(before);
  });

  it('says so in a problem answer where not even the first rows can be read', async () => {
    await other.query('BEGIN; LOCK TABLE leads');
    const asked = api.get('/api/leads/export', admin.token);

    await cutWaitingConnection();
    expect(await asked).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    await stillAnswers();
  });
});
