import { Api } from '../support/api';
import { dispatched } from '../support/drained';
import { personWithRole, raise, type Person, type Role } from '../support/people';
import { startStack, type Stack } from '../support/stack';

/** Needs its own stack, because every figure is compared with a plain count. */
let stack: Stack;
let api: Api;
let staff: Record<Role, Person>;
const REQUESTS = 600;

beforeAll(async () => {
  stack = await startStack();
  api = new Api(stack.baseUrl);
  const roles: Role[] = ['client', 'support', 'manager', 'admin'];
  const people = await Promise.all(roles.map((role) => personWithRole(stack, role)));
  staff = Object.fromEntries(roles.map((role, index) => [role, people[index]])) as typeof staff;
});
afterAll(() => stack.stop());

const one = (values: string[]) =>
  `(ARRAY[${values.map((value) => (value === 'NULL' ? value : `'${value}'`)).join(',')}])[1 + floor(random() * ${values.length})::int]`;
const soon = (most: string) => `floor(random() * random() * ${most}) * interval '1 second'`;

async function makeRequests() {
  await stack.sql(`
    INSERT INTO project_requests (id, user_id, project_name, service_type, description, timeline, budget,
      urgency, contact_email, status, assigned_to, assignee_id, created_at, replied_at, agreed_minor, agreed_currency, agreed_at)
    SELECT gen_random_uuid(), '${staff.client.id}', 'Figures', service, 'Figures', '1-month', 'discuss',
      'medium', 'a@b.example', status, team, CASE WHEN team IS NOT NULL THEN person END, at,
      CASE WHEN random() < 0.7 THEN at + ${soon('900000')} END,
      price * 100, CASE WHEN price IS NOT NULL THEN 'USD' END,
      CASE WHEN price IS NOT NULL THEN at END
    FROM (SELECT CASE WHEN random() < 0.4 THEN floor(random() * 90000)::int END AS price,
         ${one(['other', 'custom-app', 'ai-consulting'])} AS service,
        ${one(['pending', 'in_review', 'completed', 'rejected', 'withdrawn'])} AS status,
        ${one(['manager', 'support', 'NULL'])} AS team,
        ${one([staff.support.id, staff.manager.id, 'NULL'])}::uuid AS person,
        now() - random() * interval '730 days' AS at
      FROM generate_series(1, ${REQUESTS})) made`);
  await stack.sql(`
    INSERT INTO sla_clocks (id, request_id, kind, policy_id, calendar_id, calendar_version, started_at,
      target_seconds, left_seconds, breached_at, met_at, met_by)
    SELECT gen_random_uuid(), id, 'first_reply', p.policy, p.calendar_id, 1, created_at, 32400,
      32400 - floor(random() * random() * 60000)::int, CASE WHEN random() < 0.3 THEN now() END,
      replied_at, ${one([staff.support.id, staff.admin.id, 'NULL'])}::uuid
    FROM project_requests, (SELECT id AS policy, calendar_id FROM sla_policies LIMIT 1) p
    WHERE random() < 0.8`);
}

const changes = [
  `UPDATE project_requests SET assigned_to = 'support' WHERE random() < 0.1`,
  `UPDATE project_requests SET assigned_to = NULL, assignee_id = NULL WHERE random() < 0.1`,
  `UPDATE project_requests SET agreed_minor = 77700, agreed_currency = 'USD', agreed_at = now(),
     service_type = 'other' WHERE random() < 0.1`,
  `UPDATE project_requests SET agreed_minor = NULL, agreed_currency = NULL, agreed_at = NULL
   WHERE random() < 0.1`,
  `UPDATE project_requests SET status = 'rejected' WHERE random() < 0.1`,
  `UPDATE project_requests SET replied_at = now() WHERE replied_at IS NULL AND random() < 0.3`,
  `UPDATE sla_clocks SET met_at = now(), left_seconds = -5000, breached_at = now() WHERE met_at IS NULL`,
  `UPDATE sla_clocks SET met_at = NULL, met_by = NULL WHERE random() < 0.1`,
  `UPDATE sla_clocks SET met_by = NULL WHERE random() < 0.1`,
  `DELETE FROM sla_clocks WHERE random() < 0.05`,
  `DELETE FROM project_requests WHERE random() < 0.05`,
];

type Figures = Record<string, number | null>;

const NAMES: Record<string, string> = {
  team: `coalesce(r.assigned_to, 'none')`,
  person: `coalesce(r.assignee_id::text, 'none')`,
  service: 'r.service_type',
};

async function counted(by: string, from: string, to: string, team: string | null) {
  const keyed = (at: string, person = 'NULL::uuid') =>
    by === 'month'
      ? `to_char(${at} AT TIME ZONE 'Europe/London', 'YYYY-MM')`
      : by === 'person'
        ? `coalesce(${person}::text, r.assignee_id::text, 'none')`
        : NAMES[by]!;
  const within = (at: string) =>
    `(${at} AT TIME ZONE 'Europe/London')::date BETWEEN '${from}' AND '${to}'
     AND ${team ? `coalesce(r.assigned_to, 'none') = '${team}'` : 'true'}`;
  const replied = 'coalesce(c.met_at, r.replied_at)';
  const rows = await stack.sql<Figures & { key: string | null }>(`
    WITH clocks AS (SELECT * FROM sla_clocks WHERE kind = 'first_reply' AND met_at IS NOT NULL),
    facts AS (
      SELECT ${keyed('r.created_at')} AS key, 1 AS received, NULL::float AS minutes, 0 AS promised,
        0 AS on_time, 0 AS agreed FROM project_requests r WHERE ${within('r.created_at')}
      UNION ALL
      SELECT ${keyed('r.agreed_at')}, 0, NULL, 0, 0, r.agreed_minor / 100 FROM project_requests r
      WHERE r.agreed_minor > 0 AND r.status NOT IN ('rejected', 'withdrawn') AND ${within('r.agreed_at')}
      UNION ALL
      SELECT ${keyed(replied, 'c.met_by')}, 0, floor(CASE WHEN c.id IS NULL
          THEN extract(epoch FROM r.replied_at - r.created_at)
          ELSE c.target_seconds - c.left_seconds END / 60),
        (c.id IS NOT NULL)::int, (c.id IS NOT NULL AND c.breached_at IS NULL)::int, 0
      FROM project_requests r LEFT JOIN clocks c ON c.request_id = r.id
      WHERE ${replied} IS NOT NULL AND ${within(replied)})
    SELECT key, sum(received)::int AS received, count(minutes)::int AS answered,
      sum(promised)::int AS promised, sum(on_time)::int AS "onTime", sum(agreed)::int AS "agreedValue",
      percentile_disc(0.5) WITHIN GROUP (ORDER BY minutes) AS "medianMinutes",
      percentile_disc(0.9) WITHIN GROUP (ORDER BY minutes) AS "p90Minutes"
    FROM facts GROUP BY ROLLUP (key) ORDER BY key NULLS LAST`);
  const exact = rows.map((row) => ({
    ...row,
    medianMinutes: step(row['medianMinutes']!),
    p90Minutes: step(row['p90Minutes']!),
  }));
  const { key: _key, ...total } = exact.pop() as Figures;
  return { rows: exact, total };
}

/** Exact below 64; above, 32 steps between powers of two. */
function step(minutes: number | null): number | null {
  if (minutes === null || minutes < 64) return minutes;
  const width = 2 ** (Math.floor(Math.log2(minutes)) - 5);
  return Math.floor(minutes / width) * width;
}

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
const PERIODS = [
  [day(800), day(0)],
  [day(200), day(33)],
  [day(40), day(31)],
  ['2025-01-01', '2026-12-31'],
] as const;

async function expectAllRight() {
  for (const by of ['team', 'person', 'service', 'month']) {
    for (const [from, to] of PERIODS) {
      for (const team of [null, 'support', 'none']) {
        const query = `by=${by}&from=${from}&to=${to}${team ? `&team=${team}` : ''}`;
        const { status, body } = await api.get(`/api/reports?${query}`, staff.admin.token);
        expect(status).toBe(200);
        const { rows, total } = await counted(by, from, to, team);
        const isEmpty = rows.length === 0;
        const plain = body.rows.map(({ label: _label, ...row }: { label: string }) => row);
        expect({ query, rows: plain }).toEqual({ query, rows: sorted(rows) });
        if (!isEmpty) expect({ query, ...body.total }).toEqual({ query, ...total });
      }
    }
  }
}

const sorted = (rows: Record<string, unknown>[]) =>
  rows
    .filter(({ received, answered, agreedValue }) => received || answered || agreedValue)
    .sort((a, b) => (String(a['key']) < String(b['key']) ? -1 : 1));

/** Counts as the events of these changes would. */
const countAll = () =>
  stack.sql(`SELECT count_requests(ARRAY(SELECT request_id FROM report_entries
    UNION SELECT id FROM project_requests))`);

describe('A report', () => {
  it('says what counting the rows says: after changes, after folding and rebuilt', async () => {
    await makeRequests();
    await countAll();
    await expectAllRight();
    await stack.sql('SELECT fold_report_changes()');
    for (const change of changes) await stack.sql(change);
    await countAll();
    await expectAllRight();
    await Promise.all([1, 2, 3].map(() => stack.sql('SELECT fold_report_changes()')));
    expect(await stack.sql('SELECT 1 FROM report_changes')).toEqual([]);
    await expectAllRight();
    for (const change of changes) await stack.sql(change);
    await stack.sql('SELECT rebuild_report_facts()');
    await expectAllRight();
  });

  it('counts an answer and a price given through the portal', async () => {
    const figures = async () => {
      const path = `/api/reports?by=team&from=${day(1)}&to=${day(-1)}`;
      return (await api.get(path, staff.admin.token)).body.total;
    };
    const before = await figures();
    const request = await raise(stack, staff.client.token);
    await api.put(
      '/api/admin-requests',
      { requestId: request._id, status: 'in_review', agreedPrice: 4_200 },
      staff.admin.token,
    );
    await dispatched(stack);
    const after = await figures();
    expect(after.received - before.received).toBe(1);
    expect(after.answered - before.answered).toBe(1);
    expect(after.onTime - before.onTime).toBe(1);
    expect(after.agreedValue - before.agreedValue).toBe(4_200);
  });

  it('is refused to everybody but admins, as is its file', async () => {
    for (const path of ['/api/reports', '/api/reports/export']) {
      for (const role of ['client', 'support', 'manager'] as const) {
        expect((await api.get(path, staff[role].token)).status).toBe(403);
      }
      expect((await api.get(path, staff.admin.token)).status).toBe(200);
    }
  });

  it.each([
    ['from=2026-02-01&to=2026-01-31', 'to', 'ends_before_it_begins'],
    ['from=1990-01-01&to=2026-01-31', 'from', 'period_too_long'],
    ['from=2026-13-01', 'from', 'invalid_day'],
    ['by=client', 'by', 'unknown_value'],
  ])('refuses %s', async (query, field, code) => {
    const { status, body } = await api.get(`/api/reports?${query}`, staff.admin.token);
    expect([status, body.errors[0]]).toEqual([422, expect.objectContaining({ field, code })]);
  });

  it('comes as a file with the same figures, and its export is recorded', async () => {
    const { body } = await api.get('/api/reports?by=person', staff.admin.token);
    const file = await api.get('/api/reports/export?by=person', staff.admin.token);
    expect(file.headers.get('content-disposition')).toMatch(/report-by-person-.*\.csv/);
    const lines = (file.body as string).replace('\uFEFF', '').trim().split('\n');
    expect(lines).toHaveLength(body.rows.length + 2);
    expect(lines[0]).toMatch(/^key,name,received,answered,first_reply_median/);
    expect(lines.at(-1)).toMatch(new RegExp(`^,Total,${body.total.received},`));
    const [event] = await stack.sql(
      `SELECT data->'after'->>'by' AS by FROM events WHERE type = 'report.exported' AND actor_id = $1
       ORDER BY sequence DESC LIMIT 1`,
      [staff.admin.id],
    );
    expect(event).toEqual({ by: 'person' });
  });
});

describe('The dashboard of staff', () => {
  it('is for staff alone', async () => {
    expect((await api.get('/api/staff-dashboard', staff.client.token)).status).toBe(403);
  });

  it('shows the scope of each role', async () => {
    await stack.sql(`UPDATE project_requests SET due_at = now() - interval '1 hour'
      WHERE id IN (SELECT id FROM project_requests WHERE status = 'in_review' LIMIT 30)`);
    for (const role of ['support', 'manager', 'admin'] as const) {
      const { body } = await api.get('/api/staff-dashboard', staff[role].token);
      const team = role === 'admin' ? 'true' : `assigned_to = '${role}'`;
      const [plain] = await stack.sql(
        `SELECT count(*) FILTER (WHERE due_at < now())::int AS overdue,
           count(*) FILTER (WHERE assignee_id = $1)::int AS mine,
           count(*) FILTER (WHERE assignee_id IS NULL)::int AS unassigned
         FROM project_requests WHERE status IN ('pending', 'assigned', 'in_review', 'approved') AND ${team}`,
        [staff[role].id],
      );
      const { overdue, mine, unassigned } = body;
      expect({
        overdue: overdue.count,
        mine: mine.count,
        unassigned: unassigned.count,
      }).toEqual(plain);
      const week = await counted('team', day(6), day(0), role === 'admin' ? null : role);
      expect(body.week).toEqual(week.total);
      // Only a site in production is read by strangers.
      expect(body.unconfirmedFigures).toBe(0);
      expect(body.due.length).toBe(Math.min(6, overdue.count + body.dueToday.count));
    }
  });
});
