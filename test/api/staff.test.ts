import { Api } from '../support/api';
import { eventually } from '../support/eventually';
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
const delegated = async (team: 'manager' | 'support') => {
  const request = await raise(stack, client.token);
  expect((await delegate(request._id, team)).status).toBe(200);
  return request;
};

describe('Delegation', () => {
  it('delegates a pending request to a team, and notifies team and client', async () => {
    const request = await raise(stack, client.token, { projectName: 'Hand me over' });
    const { status, body } = await delegate(request._id, 'manager', {
      notes: 'Start with an audit.',
    });
    expect(status).toBe(200);
    expect(body.request).toMatchObject({
      status: 'assigned',
      assignedTo: 'manager',
      progress: 35,
      version: 2,
    });
    expect(body.delegation).toMatchObject({
      assignedTo: 'manager',
      notes: 'Start with an audit.',
      delegatedBy: { _id: admin.id },
    });
    const told = await stack.mailbox.waitFor({ to: manager.email, subject: request.reference });
    expect(told.text).toContain('Start with an audit.');
    const moved = await stack.mailbox.waitFor({
      to: client.email,
      subject: `${request.reference} is now`,
    });
    expect(moved.subject).toContain('Assigned to our team');
    expect(moved.text).not.toContain('Start with an audit.');
    const list = (await api.get('/api/manager-requests?search=hand me', manager.token)).body;
    expect(list.requests.map((r: { _id: string }) => r._id)).toContain(request._id);
  });

  it('lets exactly one of fifty win', async () => {
    const request = await raise(stack, client.token);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => delegate(request._id, i % 2 ? 'manager' : 'support')),
    );
    const winners = answers.filter((a) => a.status === 200);
    const losers = answers.filter((a) => a.status === 409);
    expect([winners.length, losers.length]).toEqual([1, 49]);
    for (const { body } of losers) {
      expect(body.code).toBe('already_delegated');
      expect(body.current).toMatchObject({
        assignedTo: winners[0]!.body.request.assignedTo,
        delegatedBy: { _id: admin.id },
        delegatedAt: expect.any(String),
      });
    }
    expect(
      await stack.sql('SELECT 1 FROM delegations WHERE request_id = $1', [request._id]),
    ).toHaveLength(1);
    expect(
      await stack.sql(`SELECT 1 FROM events WHERE type = 'request.delegated' AND subject_id = $1`, [
        request._id,
      ]),
    ).toHaveLength(1);
  });

  it('refuses requests that are missing or not pending, and unknown teams', async () => {
    const request = await raise(stack, client.token);
    await api.put(
      '/api/admin-requests',
      { requestId: request._id, status: 'approved' },
      admin.token,
    );
    expect((await delegate(request._id, 'manager')).body.code).toBe('not_pending');
    expect((await delegate('0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77', 'manager')).status).toBe(404);
    const bad = await delegate(request._id, 'admin');
    expect([bad.status, bad.body.errors[0].field]).toEqual([422, 'assignTo']);
  });
});

describe('Moving a request', () => {
  it('is recorded in words the client understands, and mailed', async () => {
    const request = await delegated('support');
    const moved = await api.put(
      '/api/support-requests',
      { requestId: request._id, status: 'in_review', supportNotes: 'Looked at the data.' },
      support.token,
    );
    expect(moved.body.request).toMatchObject({
      status: 'in_review',
      progress: 50,
      supportNotes: 'Looked at the data.',
    });
    const seen = await api.get(`/api/requests/${request._id}`, support.token);
    expect(seen.body.request.supportNotes).toBe('Looked at the data.');
    await api.put(
      '/api/support-requests',
      { requestId: request._id, status: 'completed' },
      support.token,
    );
    await stack.mailbox.waitFor({
      to: client.email,
      subject: `${request.reference} is now: Completed`,
    });
    const { body } = await api.get(`/api/requests/${request._id}`, client.token);
    expect(
      body.request.history.map((h: { text: string; by: string }) => `${h.text} (${h.by})`),
    ).toEqual([
      'Request raised (You)',
      `Assigned to our team (${admin.firstName} from our team)`,
      `Our review has begun (${support.firstName} from our team)`,
      `Completed (${support.firstName} from our team)`,
    ]);
    expect(body.request.progress).toBe(100);
  });

  it('is announced to the client in order', async () => {
    const request = await delegated('support');
    for (const status of ['in_review', 'approved', 'completed']) {
      await api.put('/api/support-requests', { requestId: request._id, status }, support.token);
    }
    const last = `${request.reference} is now: Completed`;
    await stack.mailbox.waitFor({ to: client.email, subject: last });
    const mails = await stack.mailbox.all({ to: client.email, subject: request.reference });
    expect(mails.map((mail) => mail.subject.split(': ')[1] ?? 'Received').reverse()).toEqual([
      'Received',
      'Assigned to our team',
      'In review',
      'Approved',
      'Completed',
    ]);
  });

  it('should not show a delegation note to the other team, even to who raised the request', async () => {
    const request = await raise(stack, manager.token);
    await delegate(request._id, 'support', { notes: 'for-support-only' });
    const { body } = await api.get(`/api/requests/${request._id}`, manager.token);
    expect(JSON.stringify(body)).not.toContain('for-support-only');
  });

  it('should not show internal notes or delegation notes to the client', async () => {
    const request = await raise(stack, client.token);
    await delegate(request._id, 'support', { notes: 'internal-delegation' });
    await api.put(
      '/api/support-requests',
      { requestId: request._id, supportNotes: 'internal-note' },
      support.token,
    );
    const seen = JSON.stringify([
      (await api.get(`/api/requests/${request._id}`, client.token)).body,
      (await api.get('/api/get-requests', client.token)).body,
    ]);
    expect(seen).not.toMatch(
      /internal-|supportNotes|managerNotes|usualMoves|"notes"|"delegation"|isOverride/,
    );
    const staff = JSON.stringify(
      (await api.get(`/api/requests/${request._id}`, support.token)).body,
    );
    expect(staff).toMatch(/internal-note/);
    expect(staff).toMatch(/internal-delegation/);
    expect(staff).not.toContain('managerNotes');
  });

  it('allows any move to staff, and marks the unusual ones', async () => {
    const request = await raise(stack, client.token);
    const put = (status: string, extra = {}) =>
      api.put('/api/admin-requests', { requestId: request._id, status, ...extra }, admin.token);
    await put('approved');
    await put('completed');
    expect(
      (await put('pending', { reason: 'Reopened at the client’s wish.' })).body.request.progress,
    ).toBe(20);
    const { history } = (await api.get(`/api/requests/${request._id}`, admin.token)).body.request;
    expect(history.map((h: { isOverride: boolean }) => h.isOverride)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(history.at(-1)).toMatchObject({
      text: 'Moved from Completed to Pending',
      reason: 'Reopened at the client’s wish.',
    });
    const same = await put('pending');
    expect([same.status, same.body.request.version]).toEqual([200, 4]);
  });

  it('assigns only by delegation', async () => {
    const request = await raise(stack, client.token);
    const pending = await api.put(
      '/api/admin-requests',
      { requestId: request._id, status: 'assigned' },
      admin.token,
    );
    expect([pending.status, pending.body.code]).toEqual([422, 'assignee_required']);
    await api.put(
      '/api/admin-requests',
      { requestId: request._id, status: 'approved' },
      admin.token,
    );
    const approved = await api.put(
      '/api/admin-requests',
      { requestId: request._id, status: 'assigned' },
      admin.token,
    );
    expect([approved.status, approved.body.code]).toEqual([422, 'assignee_required']);
    const unknown = await api.put(
      '/api/admin-requests',
      { requestId: request._id, status: 'done' },
      admin.token,
    );
    expect([unknown.status, unknown.body.errors[0].field]).toEqual([422, 'status']);
  });

  it('should not lose a colleague’s change', async () => {
    const request = await raise(stack, client.token);
    const put = (status: string, extra = {}, headers = {}) =>
      api.put(
        '/api/admin-requests',
        { requestId: request._id, status, ...extra },
        admin.token,
        headers,
      );
    const first = await put('in_review', { version: 1 });
    expect(first.headers.get('etag')).toBe('"2"');
    const late = await put('rejected', { version: 1 });
    expect([late.status, late.body.code, late.body.current.status]).toEqual([
      409,
      'version_conflict',
      'in_review',
    ]);
    const stale = await put('rejected', {}, { 'if-match': '"1"' });
    expect([stale.status, stale.body.current.version]).toEqual([412, 2]);
    expect((await put('rejected', {}, { 'if-match': '"1", W/"2"' })).status).toBe(200);
    expect((await put('pending')).status).toBe(200);
  });

  it('should not reach a request of the other team', async () => {
    const request = await delegated('manager');
    const answer = await api.put(
      '/api/support-requests',
      { requestId: request._id, status: 'completed' },
      support.token,
    );
    expect([answer.status, answer.body.code]).toEqual([404, 'request_not_found']);
  });

  it('keeps 200 notes written at once', async () => {
    const request = await delegated('support');
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        api.put(
          '/api/support-requests',
          { requestId: request._id, supportNotes: `note ${i}` },
          support.token,
        ),
      ),
    );
    expect(answers.filter((a) => a.status === 200)).toHaveLength(200);
    const notes = [];
    for (let before = ''; notes.length < 200;) {
      const path = `/api/requests/${request._id}/notes?limit=100${before}`;
      const { body } = await api.get(path, support.token);
      notes.push(...body.notes);
      before = `&before=${body.before}`;
    }
    expect(new Set(notes.map((n: { text: string }) => n.text)).size).toBe(200);
  });
});

describe('The panels’ numbers', () => {
  it('are of the caller’s whole scope, whatever the filters', async () => {
    const request = await delegated('support');
    await api.put(
      '/api/support-requests',
      { requestId: request._id, status: 'completed' },
      support.token,
    );
    // Other tests work on tickets at the same time.
    const [{ stats, requests }] = await eventually(
      async () => {
        const { body } = await api.get('/api/support-requests?status=rejected', support.token);
        const [counted] = await stack.sql<{ total: number; resolved: number }>(
          `SELECT count(*)::int AS total, count(*) FILTER (WHERE status = 'completed')::int AS resolved
           FROM project_requests WHERE assigned_to = 'support'`,
        );
        return [body, counted!] as const;
      },
      ([{ stats: told }, { total, resolved }]) =>
        told.total === total && told.resolved === resolved,
    );
    expect(requests.every((r: { status: string }) => r.status === 'rejected')).toBe(true);
    expect(stats.resolved).toBeGreaterThan(0);
    expect(stats.avg_response_time).toMatch(/^\d+[mhd]/);
  });
});

describe('The audit log', () => {
  it('refuses to be changed, and every row carries the hash of the one before', async () => {
    await expect(stack.sql(`UPDATE events SET type = 'x'`)).rejects.toThrow('append-only');
    await expect(stack.sql('DELETE FROM events')).rejects.toThrow('append-only');
    await expect(stack.sql('TRUNCATE events')).rejects.toThrow('append-only');
    const rows = await stack.sql<{ hash: string }>('SELECT hash FROM event_seals');
    expect(new Set(rows.map((r) => r.hash)).size).toBe(rows.length);
  });
});
