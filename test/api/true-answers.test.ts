import { Api } from '../support/api';
import { dispatched } from '../support/drained';
import { eventually } from '../support/eventually';
import { leadForm } from '../support/forms';
import {
  accountWithRole,
  personWithRole,
  projectRequest,
  raise,
  type Person,
} from '../support/people';
import { sharedStack } from '../support/stack';

/** Responses are true even when fields are omitted, sent twice or change nothing. */
const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

let client: Person, admin: Person, manager: Person;
beforeAll(async () => {
  client = await personWithRole(stack, 'client');
  admin = await personWithRole(stack, 'admin');
  manager = await personWithRole(stack, 'manager');
});

const change = (panel: 'admin' | 'manager', body: Record<string, unknown>, { token }: Person) =>
  api.put(`/api/${panel}-requests`, body, token);
const delegate = (requestId: string, assignTo: string) =>
  api.post('/api/delegate-request', { requestId, assignTo }, admin.token);
const delegated = async () => {
  const request = await raise(stack, client.token);
  await delegate(request._id, 'manager');
  return request;
};
const detail = async (id: string, { token }: Person) =>
  (await api.get(`/api/requests/${id}`, token)).body.request;

describe('Urgency', () => {
  it.each([undefined, null, ''])('is medium where a request is raised with %p', async (urgency) => {
    const { status, body } = await api.post(
      '/api/raise-request',
      projectRequest({ urgency }),
      client.token,
    );
    expect([status, body.request.urgency]).toEqual([201, 'medium']);
  });

  it('is medium where a request is made of a lead without one', async () => {
    const lead = await api.post('/api/forms/lead', leadForm());
    const { contactEmail: _email, urgency: _urgency, ...form } = projectRequest();
    const made = await api.post(`/api/leads/${lead.body.id}/request`, form, admin.token);
    expect(made.status).toBe(201);
    expect((await detail(made.body.requestId, admin)).urgency).toBe('medium');
  });
});

describe('A pending request', () => {
  it.each([false, true])('is assigned by delegating alone (with a team: %p)', async (hasTeam) => {
    const request = hasTeam ? await delegated() : await raise(stack, client.token);
    if (hasTeam) await change('admin', { requestId: request._id, status: 'pending' }, admin);
    const { status, body } = await change(
      'admin',
      { requestId: request._id, status: 'assigned' },
      admin,
    );
    expect(status).toBe(422);
    const code = hasTeam ? 'delegation_required' : 'assignee_required';
    expect(body.errors).toMatchObject([{ field: 'status', code }]);
    expect((await detail(request._id, admin)).status).toBe('pending');
  });

  it.each(['manager', 'support'])('with a team is assigned to %s by an admin', async (assignTo) => {
    const request = await delegated();
    await change('manager', { requestId: request._id, status: 'pending' }, manager);
    const { status, body } = await api.put(
      '/api/delegate-request',
      { requestId: request._id, assignTo },
      admin.token,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: `Delegated to the ${assignTo} team.`,
      request: { status: 'assigned', progress: 35, assignedTo: assignTo },
      delegation: { assignedTo: assignTo },
    });
    const { history } = await detail(request._id, client);
    expect(history.at(-1)).toMatchObject({ text: 'Assigned to our team', status: 'assigned' });
  });
});

describe('People who cannot sign in yet, or any more', () => {
  it('are not team members: neither counted nor notified', async () => {
    // Other tests make and dismiss managers at the same time.
    const expectCounted = () =>
      eventually(
        async () => {
          const { body } = await api.get('/api/manager-requests', manager.token);
          const [active] = await stack.sql<{ count: number }>(
            `SELECT count(*)::int FROM users
             WHERE role = 'manager' AND disabled_at IS NULL AND invited_at IS NULL`,
          );
          return [body.stats.team_members as number, active!.count];
        },
        ([counted, active]) => counted === active,
      );
    // Count only after earlier delegations have been dispatched to all members.
    await dispatched(stack);
    const invited = await accountWithRole(stack, 'manager');
    const gone = await accountWithRole(stack, 'manager');
    await expectCounted();
    await stack.sql('UPDATE users SET invited_at = now() WHERE id = $1', [invited.id]);
    await stack.sql('UPDATE users SET disabled_at = now() WHERE id = $1', [gone.id]);
    await expectCounted();
    const request = await delegated();
    await stack.mailbox.waitFor({ to: manager.email, subject: request.reference });
    const told = await stack.sql(
      `SELECT 1 FROM outbox_mails m JOIN delegations d ON d.id::text = m.props->>'delegationId'
       WHERE m.props->>'userId' = ANY($1) AND d.request_id = $2::uuid
       UNION ALL
       SELECT 1 FROM notifications WHERE user_id = ANY($1::uuid[]) AND request_id = $2::uuid`,
      [[invited.id, gone.id], request._id],
    );
    expect(told).toEqual([]);
  });
});

describe('A list', () => {
  it.each([
    '/api/admin-requests',
    '/api/manager-requests',
    '/api/get-requests',
    '/api/leads',
    '/api/subscribers',
    '/api/people',
    '/api/audit',
    '/api/ops/mails',
    '/api/ops/contacts',
    '/api/notifications',
  ])('%s says how to get past row 10,000', async (path) => {
    const token = path.includes('manager') ? manager.token : admin.token;
    for (const query of ['page=1001&limit=10', 'page=101&limit=100', 'page=999999&limit=1']) {
      const { status, body } = await api.get(`${path}?${query}`, token);
      expect(status).toBe(422);
      expect(body.errors).toMatchObject([{ field: 'page', code: 'too_large' }]);
      expect(body.message).toMatch(/narrow the list with a filter or a search/);
    }
    expect((await api.get(`${path}?page=334&limit=30`, token)).status).toBe(200);
  });
});

describe('A notification', () => {
  it('has the specified names beside ours', async () => {
    await raise(stack, client.token);
    await dispatched(stack);
    const { body } = await api.get('/api/notifications', client.token);
    const [notice] = body.notifications;
    expect(notice).toMatchObject({
      id: notice._id,
      time: notice.createdAt,
      read: notice.isRead,
      type: 'success',
      title: 'Request received',
    });
  });
});

describe('What was done already', () => {
  const withdraw = (id: string) => api.post(`/api/requests/${id}/withdraw`, {}, client.token);

  it('is not called a review: withdrawn twice, or closed by us', async () => {
    const request = await raise(stack, client.token);
    await withdraw(request._id);
    expect(await withdraw(request._id)).toMatchObject({
      status: 409,
      body: { code: 'already_withdrawn', message: 'This request is withdrawn already.' },
    });
    await change('admin', { requestId: request._id, status: 'completed' }, admin);
    expect(await withdraw(request._id)).toMatchObject({
      status: 409,
      body: {
        code: 'already_closed',
        message: 'This request is completed, so there is nothing to withdraw.',
      },
    });
  });

  it('is not reopened a second time', async () => {
    const request = await raise(stack, client.token);
    await withdraw(request._id);
    const reopen = () =>
      api.post(`/api/requests/${request._id}/reopen`, { reason: 'Once more.' }, client.token);
    expect((await reopen()).status).toBe(200);
    expect(await reopen()).toMatchObject({
      status: 409,
      body: { code: 'not_closed', message: 'This request is open already.' },
    });
  });
});

describe('A change that changes nothing', () => {
  it.each([
    ['the same status', { status: 'assigned' }],
    ['a status of null', { status: null }],
    ['only a version', { version: 2 }],
    ['an unknown field', { colour: 'green' }],
    ['an empty note', { managerNotes: ' ' }],
    ['a price that is not there', { agreedPrice: null }],
  ])('says so: %s', async (_what, body) => {
    const request = await delegated();
    const answer = await change('manager', { requestId: request._id, ...body }, manager);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ message: 'Nothing was changed.', request: { version: 2 } });
  });

  it('of the admin needs a status that is one', async () => {
    const request = await delegated();
    const { status, body } = await change('admin', { requestId: request._id, status: null }, admin);
    expect([status, body.errors[0].field]).toEqual([422, 'status']);
  });

  it('of the profile says so, and moves no version', async () => {
    const person = await personWithRole(stack, 'client');
    const profile = {
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      company: 'Marsh Ltd',
    };
    for (const form of [profile, { ...profile, phone: null }, { ...profile, colour: 'green' }]) {
      const { status, body } = await api.put('/api/update-profile', form, person.token);
      expect(status).toBe(200);
      expect(body).toMatchObject({ message: 'Nothing was changed.', user: { version: 1 } });
    }
  });
});

describe('An agreed price', () => {
  it('is cleared with null, and the client is notified', async () => {
    const request = await delegated();
    await change('manager', { requestId: request._id, agreedPrice: 12_000 }, manager);
    const { body } = await change(
      'manager',
      { requestId: request._id, agreedPrice: null },
      manager,
    );
    expect(body).toMatchObject({ message: 'Request updated.', request: { agreedPrice: null } });
    const seen = await detail(request._id, client);
    expect(seen.agreedPrice).toBeNull();
    expect(seen.history.at(-1)).toMatchObject({ text: 'Price taken back' });
    await dispatched(stack);
    const { notifications } = (await api.get('/api/notifications', client.token)).body;
    expect(notifications[0]).toMatchObject({ title: 'Price taken back' });
  });
});

describe('A status mail', () => {
  it('carries the reason that staff typed, as text, and nothing invisible', async () => {
    const request = await delegated();
    const reason = 'Out of scope: see https://evil.example/offer or ask boss@evil.example.';
    await change('manager', { requestId: request._id, status: 'rejected', reason }, manager);
    const mail = await stack.mailbox.waitFor({
      to: client.email,
      subject: `${request.reference} is now: Rejected`,
    });
    expect(mail.text).toContain(`Reason: ${reason}`);
    const shown = mail.html.slice(mail.html.indexOf('<body>'));
    expect(shown.replace(/<[^>]*>/g, '')).toContain(reason);
    expect(shown).not.toMatch(/(https:\/\/|\w@)evil\.example|href="[^"]*evil/);
    expect(mail.html + mail.text).not.toMatch(
      /[\u200B-\u200D\u2060\uFEFF]|&#(8203|8204|8205|8288|65279);/,
    );
  });
});
