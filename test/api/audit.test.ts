import { Client } from 'pg';
import { AUDIT, filterOf } from '../../backend/modules/audit-log/audit-list';
import type { AuditListQuery } from '../../backend/modules/audit-log/dto/audit.dto';
import { createTestDatabase } from '../run/postgres.mts';
import { makeManyRequests } from '../bench/requests/many-requests.mts';
import { Api } from '../support/api';
import { sealed } from '../support/drained';
import { listStatements, scannedTables } from '../support/plans';
import { personWithRole, raise, type Person, type Role } from '../support/people';
import { verifyAudit } from '../support/scripts';
import { sharedStack, startStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
const NOBODY = '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77';
let admin: Person;
beforeAll(async () => {
  admin = await personWithRole(stack, 'admin');
});
afterAll(() => stack.close());

type Entry = { _id: string; action: string; at: string; traceId: string };
const entries = async (query: Record<string, string>) => {
  const { status, body } = await api.get(`/api/audit?${new URLSearchParams(query)}`, admin.token);
  expect(status).toBe(200);
  return body.entries as Entry[];
};
const actions = async (query: Record<string, string>) =>
  (await entries(query)).map(({ action }) => action);
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format();

describe('The audit log', () => {
  it.each(['client', 'support', 'manager'] as Role[])('is closed to a %s', async (role) => {
    const { token } = await personWithRole(stack, role);
    for (const path of ['/api/audit', '/api/audit/export', '/api/audit/check']) {
      expect((await api.get(path, token)).status).toBe(403);
      expect((await api.get(path)).status).toBe(401);
    }
    expect(await actions({ search: await idOf(token) })).toEqual([
      'access.denied',
      'access.denied',
      'access.denied',
      'sign-in.password',
    ]);
  });

  it('says who did what to what, from where, newest first', async () => {
    const client = await personWithRole(stack, 'client');
    const request = await raise(stack, client.token);
    const change = { requestId: request._id, status: 'in_review' };
    const changed = await api.put('/api/admin-requests', change, admin.token);
    expect(changed.status).toBe(200);
    const found = await entries({ search: request.reference });
    expect(found).toMatchObject([
      {
        action: 'request.status-changed',
        actor: { id: admin.id, name: `${admin.firstName} Marsh` },
        object: { type: 'request', id: request._id, label: request.reference },
        before: { status: 'pending' },
        after: { status: 'in_review' },
        ip: '127.0.0.1',
      },
      { action: 'request.raised', actor: { id: client.id } },
    ]);
    expect(await entries({ search: found[0]!.traceId })).toEqual([found[0]]);
    expect(await actions({ search: request._id })).toHaveLength(2);
  });

  it('has the sign-ins that failed beside those that did not', async () => {
    const client = await personWithRole(stack, 'client');
    await api.post('/api/login', { email: client.email, password: 'not-the-password' });
    expect(await actions({ actor: client.id })).toEqual(['sign-in.failed', 'sign-in.password']);
  });

  it('is filtered by group, action, person, object and day', async () => {
    const client = await personWithRole(stack, 'client');
    const request = await raise(stack, client.token);
    const own = { actor: client.id };
    expect(await actions(own)).toEqual(['request.raised', 'sign-in.password']);
    expect(await actions({ ...own, group: 'sign-in' })).toEqual(['sign-in.password']);
    expect(await actions({ ...own, action: 'request.raised' })).toEqual(['request.raised']);
    expect(await actions({ ...own, objectType: 'request' })).toEqual(['request.raised']);
    expect(await actions({ objectId: request._id })).toEqual(['request.raised']);
    expect(await actions({ ...own, from: today(), to: today() })).toHaveLength(2);
    expect(await actions({ ...own, to: '2026-01-31' })).toEqual([]);
    expect(await actions({ ...own, from: '2199-01-01' })).toEqual([]);
    await api.put(`/api/people/${client.id}/role`, { role: 'support' }, admin.token);
    expect(await actions({ search: client.email })).toEqual([
      'account.role-given',
      'request.raised',
      'sign-in.password',
    ]);
    expect(await actions({ person: client.id })).toHaveLength(3);
    expect(await actions({ search: 'REQ-999999999' })).toEqual([]);
    for (const query of [
      'group=x',
      'action=x',
      'actor=x',
      'person=x',
      'objectType=x',
      'from=2026-02-31',
      'to=today',
      'page=10000',
    ]) {
      expect((await api.get(`/api/audit?${query}`, admin.token)).status).toBe(422);
    }
  });

  it('names an account that is gone as gone', async () => {
    await stack.sql(
      `INSERT INTO events (id, actor_id, type, subject_type, subject_id, trace_id)
       VALUES (gen_random_uuid(), $1::uuid, 'lead.erased', 'lead', $1::uuid::text, 'gone-for-the-test')`,
      [NOBODY],
    );
    expect(await entries({ search: 'gone-for-the-test' })).toMatchObject([
      { actor: { id: NOBODY, name: null }, object: { type: 'lead', label: null }, before: null },
    ]);
  });

  it('is exported as CSV, which it says itself', async () => {
    const file = await api.get(`/api/audit/export?actor=${admin.id}`, admin.token);
    expect(file.headers.get('content-disposition')).toMatch(/filename="audit-log-.*\.csv"/);
    expect(file.body as string).toContain('id,at,action,actor_id,actor,object_type');
    expect(file.body as string).toContain(`${admin.firstName} Marsh`);
    const [entry] = await entries({ actor: admin.id, action: 'audit.exported' });
    expect(entry).toMatchObject({ after: { actor: admin.id, isSearched: false } });
  });
});

describe('The chain of the audit log', () => {
  it('is whole, until an entry is changed behind our back', async () => {
    const own = await startStack();
    try {
      const there = new Api(own.baseUrl);
      const person = await personWithRole(own, 'admin');
      const client = await personWithRole(own, 'client');
      const { _id: requestId } = await raise(own, client.token);
      const change = { requestId, status: 'approved', reason: 'Agreed.' };
      await there.put('/api/admin-requests', change, person.token);
      await there.get('/api/audit', client.token);
      await sealed(own);
      const whole = await there.get('/api/audit/check', person.token);
      expect(whole.body).toMatchObject({ isWhole: true, brokenAt: null });
      expect(whole.body.checked).toBeGreaterThanOrEqual(5);
      expect(await verifyAudit(own)).toContain(`Last hash: ${whole.body.head}`);
      await expect(own.sql(`UPDATE events SET type = 'x'`)).rejects.toThrow('append-only');
      const [row] = await own.sql<{ id: string }>(
        `SELECT sequence AS id FROM events WHERE type = 'request.status-changed'`,
      );
      await own.sql('ALTER TABLE events DISABLE TRIGGER events_append_only');
      await own.sql(`UPDATE events SET network = NULL`);
      expect((await there.get('/api/audit/check', person.token)).body.isWhole).toBe(true);
      await own.sql(
        `UPDATE events SET data = jsonb_set(data, '{after,status}', '"rejected"') WHERE sequence = $1`,
        [row!.id],
      );
      const broken = await there.get('/api/audit/check', person.token);
      expect(broken.body).toMatchObject({ isWhole: false, brokenAt: row!.id });
      await expect(verifyAudit(own)).rejects.toMatchObject({ code: 1 });
    } finally {
      await own.stop();
    }
  });
});

describe('With many entries', () => {
  let drop: () => Promise<void>;
  let client: Client;
  beforeAll(async () => {
    const { TEST_POSTGRES_URL: url = '', TEST_POSTGRES_TEMPLATE: template } = process.env;
    const made = await createTestDatabase({ url }, template);
    drop = made.drop;
    client = new Client(made.url);
    await client.connect();
    await client.query(`
      INSERT INTO events (id, at, actor_id, type, subject_type, subject_id, trace_id)
      SELECT gen_random_uuid(), now() - n * interval '10 minutes', md5('actor' || n % 400)::uuid,
             (ARRAY['sign-in.password', 'sign-in.password', 'request.raised', 'lead.moved',
                    'session.ended', 'account.role-given'])[1 + n % 6],
             (ARRAY[NULL, NULL, 'request', 'lead', 'session', 'user'])[1 + n % 6],
             md5('object' || n % 9000)::uuid::text, 'trace' || n
      FROM generate_series(1, 60000) n`);
    await makeManyRequests((text) => client.query(text), 20_000);
  });
  afterAll(async () => {
    await client.end();
    await drop();
  });

  const queries: AuditListQuery[] = [
    {},
    { group: 'account' },
    { group: 'sign-in' },
    { action: 'lead.moved' },
    { action: 'audit.exported' },
    { actor: NOBODY },
    { person: NOBODY },
    { objectType: 'request' },
    { objectId: NOBODY },
    { from: '2026-01-01', to: '2026-01-02' },
    { group: 'lead', from: '2026-01-01' },
    { search: 'REQ-000777' },
    { search: 'trace17' },
    { search: 'ada@many.example' },
  ];
  it.each(queries)('%j goes along an index', async (query) => {
    for (const statement of listStatements(AUDIT, filterOf(query))) {
      expect(await scannedTables(client, statement)).toEqual([]);
    }
  });
});

const idOf = async (token: string) =>
  ((await api.get('/api/me', token)).body as { user: { email: string } }).user.email;
