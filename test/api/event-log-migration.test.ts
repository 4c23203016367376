import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource, type MigrationInterface } from 'typeorm';
import { dataSourceOptions } from '../../backend/database/data-source';
import { createTestDatabase } from '../run/postgres.mts';
import { Api } from '../support/api';
import { sealed } from '../support/drained';
import { accountWithRole, signIn, type Person } from '../support/people';
import { verifyAudit } from '../support/scripts';
import { startStack, type Stack } from '../support/stack';

const BEFORE = 1795500000000;
const FOLDER = join(__dirname, '../../backend/database/migrations');

type Migration = new () => MigrationInterface;

const migrationsUpTo = (last: number): Migration[] =>
  globSync('*.ts', { cwd: FOLDER })
    .filter((file) => Number(file.split('-')[0]) <= last)
    .sort()
    .flatMap((file) =>
      Object.values(jest.requireActual<Record<string, Migration>>(join(FOLDER, file))),
    );

type Entry = {
  at: Date;
  actorId: string | null;
  action: string;
  objectType: string | null;
  objectId: string | null;
  before: object | null;
  after: object | null;
  traceId: string | null;
};

const ordered = (value: object | null) =>
  value && Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Writes the audit log in the format before the migration: each entry has the hash of its
 * predecessor.
 */
async function writeAudit(db: DataSource, entries: Entry[]): Promise<void> {
  let hash = '';
  for (const entry of entries) {
    const { at, actorId, action, objectType, objectId, before, after, traceId } = entry;
    const hashed = {
      at,
      actorId,
      action,
      objectType,
      objectId,
      before: ordered(before),
      after: ordered(after),
      traceId,
    };
    hash = createHash('sha256')
      .update(`${hash}\n${JSON.stringify(hashed)}`)
      .digest('hex');
    await db.query(
      `INSERT INTO audit_entries (at, actor_id, action, object_type, object_id, before, after, trace_id, ip, hash)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, '203.0.113.9', $9)`,
      [
        at,
        actorId,
        action,
        objectType,
        objectId,
        JSON.stringify(before),
        JSON.stringify(after),
        traceId,
        hash,
      ],
    );
  }
}

describe('Data of the version before the event log', () => {
  let stack: Stack;
  let old: DataSource;
  let drop: () => Promise<void>;
  let people: Record<'admin' | 'client', Person>;
  let requestId: string;
  const minute = (n: number) => new Date(Date.UTC(2026, 9, 1, 9, n, 0, 250));

  beforeAll(async () => {
    // The stack's migrated database is replaced by one from before the migration.
    const { TEST_POSTGRES_URL: url = '' } = process.env;
    const made = await createTestDatabase({ url });
    drop = made.drop;
    const database = { url: made.url, poolSize: 2, entities: [] };
    old = await new DataSource({
      ...dataSourceOptions(database),
      migrations: migrationsUpTo(BEFORE),
    } as ConstructorParameters<typeof DataSource>[0]).initialize();
    await old.runMigrations({ transaction: 'each' });
    const sql = async <Row>(text: string, values?: unknown[]) =>
      (await old.query(text, values)) as Row[];
    const place = { baseUrl: '', sql };
    const [admin, client] = [
      await accountWithRole(place, 'admin'),
      await accountWithRole(place, 'client'),
    ];
    const [request] = await sql<{ id: string }>(
      `INSERT INTO project_requests (id, user_id, project_name, service_type, description, timeline, budget, urgency,
         contact_email, status, progress, assigned_to, client_name)
       VALUES (gen_random_uuid(), $1, 'Depot', 'machine-learning', 'x', 'flexible', 'discuss', 'low', 'a@x.example', 'rejected', 35, 'manager', 'x')
       RETURNING id`,
      [client.id],
    );
    requestId = request!.id;
    const steps: [
      string,
      string,
      string | null,
      string | null,
      string | null,
      string | null,
      number | null,
    ][] = [
      ['raised', client.id, null, 'pending', null, null, null],
      ['delegated', admin.id, 'pending', 'assigned', 'manager', null, null],
      ['status_changed', admin.id, 'assigned', 'rejected', null, 'No capacity.', null],
      ['priced', admin.id, null, null, null, null, 900],
    ];
    for (const [index, [kind, actor, from, to, team, reason, amount]] of steps.entries()) {
      await sql(
        `INSERT INTO request_events (id, request_id, kind, actor_id, from_status, to_status, team, reason, amount, created_at)
         VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [requestId, kind, actor, from, to, team, reason, amount, minute(Math.min(index, 2))],
      );
    }
    const about = { objectType: 'request', objectId: requestId, traceId: 'trace' };
    const later = (n: number) => new Date(minute(n).getTime() + 4);
    await writeAudit(old, [
      {
        ...about,
        at: later(0),
        actorId: client.id,
        action: 'request.raised',
        before: null,
        after: null,
      },
      {
        ...about,
        at: later(1),
        actorId: admin.id,
        action: 'request.delegated',
        before: { status: 'pending' },
        after: { status: 'assigned', assignedTo: 'manager' },
      },
      {
        ...about,
        at: later(2),
        actorId: admin.id,
        action: 'request.status-changed',
        before: { status: 'assigned' },
        after: { status: 'rejected', noted: false, isOverride: false, agreedPrice: 900 },
      },
      {
        ...about,
        at: later(3),
        actorId: admin.id,
        action: 'password.changed',
        objectType: null,
        objectId: null,
        before: null,
        after: null,
      },
    ]);
    await old.destroy();
    stack = await startStack({ workers: 1, database: made.url });
    const token = async (person: Omit<Person, 'token'>) => ({
      ...person,
      token: await signIn(stack, person),
    });
    people = { admin: await token(admin), client: await token(client) };
  }, 120_000);
  afterAll(async () => {
    await stack.stop();
    await drop();
  });

  it('shows the history of a request as before', async () => {
    const api = new Api(stack.baseUrl);
    const { body } = await api.get(`/api/requests/${requestId}/history`, people.admin.token);
    expect(body.history).toMatchObject([
      { text: 'Request raised', status: 'pending', at: minute(0).toISOString() },
      { text: 'Assigned to the manager team', status: 'assigned', at: minute(1).toISOString() },
      { text: expect.any(String), at: minute(2).toISOString() },
      { text: expect.any(String), at: minute(2).toISOString() },
    ]);
    expect(body.history.slice(2)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          text: 'Moved from Assigned to Rejected',
          status: 'rejected',
          reason: 'No capacity.',
        }),
        expect.objectContaining({ text: 'Price agreed: $900', status: null }),
      ]),
    );
  });

  it('shows the audit log as before, whose chain still verifies', async () => {
    const api = new Api(stack.baseUrl);
    const query = `to=2026-10-31`;
    const { body } = await api.get(`/api/audit?${query}`, people.admin.token);
    expect(body.entries).toMatchObject([
      { action: 'password.changed', object: null, actor: { id: people.admin.id } },
      {
        action: 'request.status-changed',
        object: { type: 'request', id: requestId },
        before: { status: 'assigned' },
        after: { status: 'rejected', agreedPrice: 900 },
        ip: expect.stringContaining('203.0.113.'),
        traceId: 'trace',
      },
      { action: 'request.delegated', after: { status: 'assigned', assignedTo: 'manager' } },
      { action: 'request.raised', before: null, after: null },
    ]);
    expect(body.entries.map(({ _id }: { _id: string }) => _id)).toEqual(['4', '3', '2', '1']);
    await sealed(stack);
    expect(await verifyAudit(stack)).toContain('The audit log is whole');
    await stack.sql('ALTER TABLE events DISABLE TRIGGER events_append_only');
    await stack.sql(`UPDATE events SET data = '{}' WHERE sequence = 2`);
    await expect(verifyAudit(stack)).rejects.toMatchObject({ code: 1 });
  });
});
