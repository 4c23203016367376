import { Client } from 'pg';
import { bankHolidays } from '../../backend/modules/response-times/bank-holidays';
import { OFFICE_HOURS, OFFICE_ZONE, PROMISED_MINUTES } from '../../backend/config/office';
import { WorkingCalendar } from '../../backend/modules/response-times/working-calendar';
import { Api } from '../support/api';
import { dispatched } from '../support/drained';
import { personWithRole, raise, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

let client: Person, admin: Person, manager: Person, support: Person;
beforeAll(async () => {
  client = await personWithRole(stack, 'client');
  admin = await personWithRole(stack, 'admin');
  manager = await personWithRole(stack, 'manager');
  support = await personWithRole(stack, 'support');
});

const delegate = (requestId: string, assignTo: string, extra = {}) =>
  api.post('/api/delegate-request', { requestId, assignTo, ...extra }, admin.token);
const reassign = (requestId: string, assignTo: string, extra = {}, { token } = admin) =>
  api.put('/api/delegate-request', { requestId, assignTo, ...extra }, token);
const detail = async (id: string, { token }: Person) =>
  (await api.get(`/api/requests/${id}`, token)).body.request;

describe('Handing on', () => {
  it('moves a request to the other team at any open status, and notifies both', async () => {
    const request = await raise(stack, client.token, { projectName: 'Wrong desk' });
    await delegate(request._id, 'support');
    await api.put(
      '/api/support-requests',
      { requestId: request._id, status: 'in_review' },
      support.token,
    );
    const { status, body } = await reassign(request._id, 'manager', {
      notes: 'Bigger than it looked.',
    });
    expect(status).toBe(200);
    expect(body.request).toMatchObject({ status: 'in_review', assignedTo: 'manager' });
    expect(body.delegation).toMatchObject({ notes: 'Bigger than it looked.' });
    const told = await stack.mailbox.waitFor({ to: manager.email, subject: request.reference });
    expect(told.text).toContain('Bigger than it looked.');
    const { body: notices } = await api.get('/api/notifications', support.token);
    // Other test files delegate requests to this team at the same time.
    const [notice] = notices.notifications.filter(
      (one: { requestId: string }) => one.requestId === request._id,
    );
    expect(notice).toMatchObject({ title: 'Handed on' });
    expect(notice.message).toContain('is with the manager team now.');
    expect((await api.get(`/api/requests/${request._id}`, support.token)).status).toBe(404);
    expect((await detail(request._id, manager)).history.at(-1).text).toMatch(
      /^Handed on to the manager team$/,
    );
    expect((await detail(request._id, client)).history.at(-1).text).toBe(
      'Handed on within our team',
    );
    const rows = await stack.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM delegations WHERE request_id = $1 AND ended_at IS NULL`,
      [request._id],
    );
    expect(rows[0]!.n).toBe(1);
  });

  it('refuses requests that are missing, already there, closed or changed at the same time', async () => {
    const request = await raise(stack, client.token);
    expect((await reassign(request._id, 'manager')).body.code).toBe('not_delegated');
    await delegate(request._id, 'manager');
    expect((await reassign(request._id, 'manager')).body.code).toBe('already_with_team');
    const stale = await reassign(request._id, 'support', { version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    const close = { requestId: request._id, status: 'rejected' };
    await api.put('/api/manager-requests', close, manager.token);
    expect((await reassign(request._id, 'support')).status).toBe(409);
    expect((await reassign('0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77', 'support')).status).toBe(404);
  });

  it('is the admin’s alone, and of two at once one wins', async () => {
    const request = await raise(stack, client.token);
    await delegate(request._id, 'manager');
    for (const person of [client, manager, support]) {
      expect((await reassign(request._id, 'support', {}, person)).status).toBe(403);
    }
    const both = await Promise.all([1, 2].map(() => reassign(request._id, 'support')));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('An agreed price', () => {
  it('is set by staff, announced to the client and added to what they agreed', async () => {
    const own = await personWithRole(stack, 'client');
    const request = await raise(stack, own.token, { projectName: 'Worth it' });
    const other = await raise(stack, own.token);
    const price = { requestId: request._id, status: 'approved', agreedPrice: 12_000 };
    const set = await api.put('/api/admin-requests', price, admin.token);
    expect(set.body.request).toMatchObject({ agreedPrice: 12_000, version: 2 });
    await api.put('/api/admin-requests', { ...price, requestId: other._id }, admin.token);
    const statsOf = async () => (await api.get('/api/get-requests', own.token)).body.stats;
    expect(await statsOf()).toMatchObject({ agreed: 24_000, invoiced: 0, revenue: 0 });
    await api.put(
      '/api/admin-requests',
      { requestId: other._id, status: 'rejected', reason: 'Out of our field.' },
      admin.token,
    );
    expect(await statsOf()).toMatchObject({ agreed: 12_000 });
    const seen = await detail(request._id, own);
    expect(seen.agreedPrice).toBe(12_000);
    expect(seen.history.map(({ text }: { text: string }) => text)).toContain(
      'Price agreed: $12,000',
    );
    await dispatched(stack);
    const { body } = await api.get('/api/notifications', own.token);
    expect(body.notifications.map(({ title }: { title: string }) => title)).toContain(
      'Price agreed',
    );
  });

  it('stays in the currency in which it was agreed', async () => {
    const own = await personWithRole(stack, 'client');
    const { _id: requestId } = await raise(stack, own.token);
    await stack.sql(
      `UPDATE project_requests SET agreed_minor = 900, agreed_currency = 'JPY', agreed_at = now() WHERE id = $1`,
      [requestId],
    );
    const form = { requestId, status: 'pending', agreedPrice: 1_200 };
    const { body } = await api.put('/api/admin-requests', form, admin.token);
    const { history } = await detail(requestId, own);
    // With another currency no process of this stack would start.
    await stack.sql(
      `UPDATE project_requests SET agreed_minor = NULL, agreed_currency = NULL, agreed_at = NULL
       WHERE id = $1`,
      [requestId],
    );
    expect(body.request).toMatchObject({ agreedPrice: 1_200, currency: 'JPY' });
    expect(history.at(-1).text).toContain('¥1,200');
  });

  it('has the decimals of its currency, and keeps the smallest unit of it', async () => {
    const own = await personWithRole(stack, 'client');
    const request = await raise(stack, own.token);
    const form = {
      requestId: request._id,
      status: 'completed',
      agreedPrice: 8_000.3,
      reason: 'Paid.',
    };
    const { body } = await api.put('/api/admin-requests', form, admin.token);
    expect(body.request).toMatchObject({ agreedPrice: 8_000.3, currency: 'USD' });
    expect((await detail(request._id, own)).history.at(-1).text).toContain('$8,000.30');
    expect(
      await stack.sql('SELECT agreed_minor, agreed_currency FROM project_requests WHERE id = $1', [
        request._id,
      ]),
    ).toEqual([{ agreed_minor: '800030', agreed_currency: 'USD' }]);
    expect((await api.get('/api/get-requests', own.token)).body.stats.agreed).toBe(8_000.3);
  });

  it('was agreed when it last changed, not when it was converted into another currency', async () => {
    const request = await raise(stack, client.token);
    const price = (agreedPrice: number) =>
      api.put(
        '/api/admin-requests',
        { requestId: request._id, status: 'approved', agreedPrice },
        admin.token,
      );
    const db = new Client(stack.databaseUrl);
    await db.connect();
    const agreedAt = async (change = 'version = version'): Promise<Date> => {
      const text = `UPDATE project_requests SET ${change} WHERE id = $1 RETURNING agreed_at`;
      return (await db.query<{ agreed_at: Date }>(text, [request._id])).rows[0]!.agreed_at;
    };
    await price(100);
    const first = await agreedAt();
    await price(100);
    // Rolled back, so that no other test meets a second currency.
    await db.query('BEGIN');
    expect(await agreedAt(`agreed_minor = 7800, agreed_currency = 'GBP'`)).toEqual(first);
    await db.query('ROLLBACK');
    await price(120);
    expect(await agreedAt()).not.toEqual(first);
    await db.end();
  });

  it.each([-1, 1.505, 1e-7, 100_000_001, 'much', [5], { amount: 5 }, true])(
    'is no %p',
    async (agreedPrice) => {
      const request = await raise(stack, client.token);
      const form = { requestId: request._id, status: 'pending', agreedPrice };
      const { status, body } = await api.put('/api/admin-requests', form, admin.token);
      expect(status).toBe(422);
      expect(body.errors[0].field).toBe('agreedPrice');
    },
  );
});

describe('What staff see of a request', () => {
  it('is the client, their other requests as far as one’s scope reaches, and the panel to use', async () => {
    const own = await personWithRole(stack, 'client');
    const first = await raise(stack, own.token, { projectName: 'First' });
    const second = await raise(stack, own.token, { projectName: 'Second' });
    await raise(stack, own.token, { projectName: 'Third' });
    await delegate(first._id, 'manager');
    await delegate(second._id, 'manager');
    const asManager = await detail(first._id, manager);
    expect(asManager.workedFrom).toBe('manager');
    expect(asManager.client).toMatchObject({
      email: own.email,
      company: 'Marsh Ltd',
      otherRequestsTotal: 1,
      otherRequests: [{ projectName: 'Second' }],
    });
    const asAdmin = await detail(first._id, admin);
    expect(asAdmin).toMatchObject({ workedFrom: 'manager', client: { otherRequestsTotal: 2 } });
    const asClient = await detail(first._id, own);
    expect(asClient).not.toHaveProperty('client');
    expect(asClient).not.toHaveProperty('workedFrom');
  });
});

describe('Promised replies', () => {
  const upcoming = async ({ token }: Person) =>
    (await api.get('/api/upcoming', token)).body.upcoming as {
      request: { _id: string };
      dueAt: string;
      isOverdue: boolean;
    }[];

  it('are due when our office promises it, until the first answer', async () => {
    const own = await personWithRole(stack, 'client');
    expect(await upcoming(own)).toEqual([]);
    const request = await raise(stack, own.token);
    const [due] = await upcoming(own);
    expect(due).toMatchObject({ request: { _id: request._id }, isOverdue: false });
    const raised = new Date(request.createdAt as string);
    const year = raised.getUTCFullYear();
    const holidays = [year, year + 1].flatMap(bankHolidays).map(({ day }) => day);
    const office = new WorkingCalendar({ zone: OFFICE_ZONE, hours: OFFICE_HOURS, holidays });
    const promised = office.add(raised, PROMISED_MINUTES * 60).getTime();
    expect(Math.abs(Date.parse(due!.dueAt) - promised)).toBeLessThan(5_000);
    await delegate(request._id, 'support');
    expect(await upcoming(own)).toHaveLength(1);
    await api.post(`/api/requests/${request._id}/comments`, { text: 'Hello.' }, support.token);
    expect(await upcoming(own)).toEqual([]);
  });

  it('are listed beside the answers that wait for the client, and for nobody else', async () => {
    const own = await personWithRole(stack, 'client');
    const request = await raise(stack, own.token);
    const awaited = async ({ token }: Person) =>
      ((await api.get('/api/upcoming', token)).body.awaited as object[]).filter(
        (one) => (one as { request: { _id: string } }).request._id === request._id,
      );
    expect(await awaited(own)).toEqual([]);
    await delegate(request._id, 'support');
    await stack.sql('UPDATE project_requests SET assignee_id = $2 WHERE id = $1', [
      request._id,
      support.id,
    ]);
    const comments = `/api/requests/${request._id}/comments`;
    await api.post(comments, { text: 'Which depot?', awaitClient: true }, support.token);
    expect(await awaited(own)).toEqual([
      {
        request: expect.anything(),
        who: support.firstName,
        awaits: ['answer'],
        since: expect.any(String),
      },
    ]);
    expect(await awaited(support)).toEqual([]);
    await api.post(comments, { text: 'Leeds.' }, own.token);
    expect(await awaited(own)).toEqual([]);
  });

  it('are overdue after that, and due from the team that has the request', async () => {
    const own = await personWithRole(stack, 'client');
    const request = await raise(stack, own.token);
    await delegate(request._id, 'support');
    await stack.sql(
      `UPDATE project_requests SET reply_due_at = now() - interval '9 years' WHERE id = $1`,
      [request._id],
    );
    for (const person of [own, support, admin]) {
      expect((await upcoming(person))[0]).toMatchObject({
        request: { _id: request._id },
        isOverdue: true,
      });
    }
    expect((await upcoming(manager)).map((entry) => entry.request._id)).not.toContain(request._id);
    await api.post(`/api/requests/${request._id}/withdraw`, {}, own.token);
    expect(await upcoming(own)).toEqual([]);
  });
});

describe('A list sorted by a column', () => {
  const place = `Sort${Date.now()}`;
  const names = async (query: string, { token } = admin) => {
    const { body } = await api.get(`/api/admin-requests?search=${place}&${query}`, token);
    return body.requests.map(({ projectName }: { projectName: string }) =>
      projectName.replace(`${place} `, ''),
    );
  };
  beforeAll(async () => {
    for (const [name, over] of [
      ['beta', { budget: 'over-100k', urgency: 'low', serviceType: 'other' }],
      ['Alpha', { budget: 'under-5k', urgency: 'critical', serviceType: 'ai-consulting' }],
      ['gamma', { budget: '5k-15k', urgency: 'high', serviceType: 'data-analytics' }],
    ] as const) {
      await raise(stack, client.token, { projectName: `${place} ${name}`, ...over });
    }
  });

  it.each([
    ['', ['gamma', 'Alpha', 'beta']],
    ['sort=created&order=asc', ['beta', 'Alpha', 'gamma']],
    ['sort=project', ['Alpha', 'beta', 'gamma']],
    ['sort=project&order=desc', ['gamma', 'beta', 'Alpha']],
    ['sort=budget', ['Alpha', 'gamma', 'beta']],
    ['sort=urgency&order=desc', ['Alpha', 'gamma', 'beta']],
    ['sort=service', ['Alpha', 'gamma', 'beta']],
    ['sort=client', ['beta', 'Alpha', 'gamma']],
    ['sort=status&order=desc', ['gamma', 'Alpha', 'beta']],
  ])('%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it.each(['sort=price', 'sort=project&order=up'])('refuses %s', async (query) => {
    const { status } = await api.get(`/api/admin-requests?${query}`, admin.token);
    expect(status).toBe(422);
  });

  it('follows a client who takes another name', async () => {
    const own = await personWithRole(stack, 'client');
    await raise(stack, own.token, { projectName: `${place} renamed` });
    const { body } = await api.get('/api/me', own.token);
    const { firstName: _, ...profile } = body.user;
    await api.put('/api/update-profile', { ...profile, firstName: 'Aaaa' }, own.token);
    await dispatched(stack);
    expect((await names('sort=client'))[0]).toBe('renamed');
  });
});
