import { deskAt, officeDay } from '../support/desk';
import { personWithRole, raise, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const { api, assign, delegated, reply } = deskAt(stack);

/** Part of every project name, because other tests' requests are in the same lists. */
const place = `Fleet${Date.now()}`;
let client: Person, admin: Person, support: Person, colleague: Person, manager: Person;
const ids: Record<string, string> = {};

async function make(name: string, team: string | null, over: object) {
  const form = { projectName: `${place} ${name}`, ...over };
  const made = team
    ? await delegated(client, admin, team, form)
    : await raise(stack, client.token, form);
  ids[name] = made._id;
}

const set = (name: string, change: string) =>
  stack.sql(`UPDATE project_requests SET ${change} WHERE id = $1`, [ids[name]]);

beforeAll(async () => {
  client = await personWithRole(stack, 'client');
  admin = await personWithRole(stack, 'admin');
  support = await personWithRole(stack, 'support');
  colleague = await personWithRole(stack, 'support');
  manager = await personWithRole(stack, 'manager');
  await make('ash', 'support', { urgency: 'critical', serviceType: 'other' });
  await make('birch', 'support', { urgency: 'low', budget: 'over-100k' });
  await make('cedar', 'support', { urgency: 'high', serviceType: 'data-analytics' });
  await make('dogwood', 'support', { urgency: 'medium' });
  await make('elm', 'manager', { urgency: 'critical' });
  await make('fir', null, { urgency: 'critical', serviceType: 'other' });
  await assign(support, ids.ash!, support.id);
  await assign(colleague, ids.birch!, colleague.id);
  await reply(support, ids.cedar!, 'Which depot?', { awaitClient: true });
  const close = { requestId: ids.dogwood, status: 'completed' };
  await api.put('/api/support-requests', close, support.token);
  await set('ash', `due_at = now() - interval '2 hours'`);
  await set('birch', `due_at = now() + interval '3 days'`);
  await set('elm', `due_at = now() - interval '3 hours'`);
  await set('fir', `due_at = now() + interval '40 days'`);
  await set('birch', `created_at = now() - interval '20 days'`);
});
afterAll(async () => {
  await stack.sql(`UPDATE project_requests SET due_at = NULL WHERE user_id = $1`, [client.id]);
  await stack.close();
});

const list = (panel: string, query: string, { token }: Person) =>
  api.get(`/api/${panel}-requests?search=${place}&limit=50&${query}`, token);
const names = (body: { requests: { projectName: string }[] }) =>
  body.requests.map(({ projectName }) => projectName.replace(`${place} `, ''));

describe('The filters of a queue', () => {
  const ALL = 'ash birch cedar dogwood elm fir';
  it.each([
    ['', ALL],
    ['status=open', 'ash birch cedar elm fir'],
    ['status=pending,completed', 'dogwood fir'],
    ['status=all', ALL],
    ['urgency=critical,low', 'ash birch elm fir'],
    ['serviceType=other,data-analytics', 'ash cedar fir'],
    ['team=support', 'ash birch cedar dogwood'],
    ['team=manager,none', 'elm fir'],
    ['team=none', 'fir'],
    ['assignee=me', ''],
    ['assignee=none', 'cedar dogwood elm fir'],
    ['assignee=SUPPORT', 'ash'],
    ['assignee=SUPPORT,COLLEAGUE', 'ash birch'],
    ['assignee=COLLEAGUE,none', 'birch cedar dogwood elm fir'],
    ['due=overdue', 'ash elm'],
    ['due=week', 'birch'],
    ['due=overdue,week', 'ash birch elm'],
    ['due=none', 'cedar dogwood'],
    ['turn=client', 'cedar'],
    ['turn=us', 'ash birch dogwood elm fir'],
    ['turn=us,client', ALL],
    ['from=TODAY', 'ash cedar dogwood elm fir'],
    ['to=YESTERDAY', 'birch'],
    ['from=TODAY&to=TODAY', 'ash cedar dogwood elm fir'],
    ['from=TOMORROW', ''],
    ['status=open&team=support,manager&urgency=critical&due=overdue&assignee=none', 'elm'],
  ])('%s', async (template, expected) => {
    const query = template
      .replace('SUPPORT', support.id)
      .replace('COLLEAGUE', colleague.id)
      .replaceAll('TODAY', officeDay())
      .replace('YESTERDAY', officeDay(-1))
      .replace('TOMORROW', officeDay(1));
    const { status, body } = await list('admin', query, admin);
    expect([status, names(body).sort().join(' ')]).toEqual([200, expected]);
    expect(body.pagination.totalRequests).toBe(names(body).length);
    const without = await api.get(`/api/admin-requests?limit=50&${query}`, admin.token);
    expect(without.status).toBe(200);
  });

  it('know the caller as “me”', async () => {
    expect(names((await list('support', 'assignee=me', support)).body)).toEqual(['ash']);
    expect(names((await list('support', 'assignee=me,none&status=open', support)).body)).toEqual([
      'cedar',
      'ash',
    ]);
  });

  it.each([
    ['sort=due&status=open', 'elm ash birch fir cedar'],
    ['sort=due&order=desc&status=open', 'cedar fir birch ash elm'],
    ['sort=urgency&order=desc&team=support', 'ash cedar dogwood birch'],
    ['sort=created&order=asc&team=support', 'birch ash cedar dogwood'],
    ['sort=budget&order=desc&team=support&due=week,overdue', 'birch ash'],
    ['sort=updated&assignee=none&team=none', 'fir'],
  ])('are normalised: %s', async (query, expected) => {
    expect(names((await list('admin', query, admin)).body).join(' ')).toBe(expected);
  });

  it.each([
    ['status', 'nearly'],
    ['status', 'open,nearly'],
    ['status', "open' OR 1=1--"],
    ['serviceType', 'other,'],
    ['urgency', 'critical;low'],
    ['team', 'admin'],
    ['status', 'constructor'],
    ['team', 'support,support,none,manager,__proto__'],
    ['assignee', 'you'],
    ['assignee', '0199f3e2-7c1a-7b44-9d2e'],
    ['assignee', `${'0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77,'.repeat(30)}none`],
    ['due', 'yesterday'],
    ['turn', 'nobody'],
    ['from', '2027-02-30'],
    ['from', 'today'],
    ['to', '01/02/2027'],
    ['sort', 'due_at; DROP TABLE users'],
    ['order', 'up'],
  ])('refuse %s=%s and name the field', async (field, value) => {
    const query = `${field}=${encodeURIComponent(value)}`;
    for (const path of ['admin-requests', 'queue/matching', 'queue/export']) {
      const { status, body } = await api.get(`/api/${path}?${query}`, admin.token);
      expect([path, status, body.errors?.[0]?.field]).toEqual([path, 422, field]);
    }
  });
});

describe('The scope of a queue', () => {
  const queries = [
    '',
    'team=manager',
    'team=none',
    'team=manager,none,support',
    'assignee=none',
    'status=open&urgency=critical',
    'due=overdue',
    'sort=due',
  ];

  it.each(queries)('never lets support see what managers have: %s', async (query) => {
    const lists = await Promise.all([
      list('support', query, support).then(({ body }) => names(body)),
      api
        .get(`/api/queue/matching?search=${place}&${query}`, support.token)
        .then(({ body }) => body.rows.map((row: { requestId: string }) => row.requestId)),
      api
        .get(`/api/queue/export?search=${place}&${query}`, support.token)
        .then(({ body }) => [...body.matchAll(/Fleet\d+ (\w+)/g)].map(([, name]) => name)),
    ]);
    for (const found of lists) {
      for (const name of ['elm', 'fir']) {
        expect(found).not.toContain(name);
        expect(found).not.toContain(ids[name]);
      }
    }
    expect(lists[1]).toHaveLength(lists[0].length);
    expect(lists[2]).toHaveLength(lists[0].length);
  });

  it('is closed to other panels', async () => {
    expect((await list('manager', '', support)).status).toBe(403);
    expect((await list('admin', '', support)).status).toBe(403);
    expect((await list('support', '', manager)).status).toBe(403);
    expect((await list('support', '', client)).status).toBe(403);
    expect(names((await list('manager', '', manager)).body)).toEqual(['elm']);
  });

  it('has all that fit, with their versions, for a change of many', async () => {
    const query = `search=${place}&status=open&sort=due&order=asc`;
    const { body } = await api.get(`/api/queue/matching?${query}`, admin.token);
    const rows = await stack.sql<{ requestId: string; version: number }>(
      `SELECT id AS "requestId", version FROM project_requests WHERE id = ANY($1)`,
      [['elm', 'ash', 'birch', 'fir', 'cedar'].map((name) => ids[name])],
    );
    expect(body.rows).toHaveLength(5);
    expect(body.rows).toEqual(expect.arrayContaining(rows));
    expect(body.rows[0].requestId).toBe(ids.elm);
  });
});
