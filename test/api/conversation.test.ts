import { Api } from '../support/api';
import { personWithRole, raise, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

let client: Person, other: Person, admin: Person, manager: Person, support: Person;
beforeAll(async () => {
  client = await personWithRole(stack, 'client');
  other = await personWithRole(stack, 'client');
  admin = await personWithRole(stack, 'admin');
  manager = await personWithRole(stack, 'manager');
  support = await personWithRole(stack, 'support');
});

const comment = (id: string, text: string, { token }: Person, headers = {}) =>
  api.call('POST', `/api/requests/${id}/comments`, { body: { text }, token, headers });
const detail = async (id: string, { token }: Person) =>
  (await api.get(`/api/requests/${id}`, token)).body.request;
const delegated = async (team: 'manager' | 'support', over = {}) => {
  const request = await raise(stack, client.token, over);
  const form = { requestId: request._id, assignTo: team };
  expect((await api.post('/api/delegate-request', form, admin.token)).status).toBe(200);
  return request;
};
const noticesOf = async ({ token }: Person) =>
  (await api.get('/api/notifications?limit=50', token)).body.notifications as {
    title: string;
    message: string;
  }[];

describe('What client and team say to each other', () => {
  it('reaches the other side by mail and in the portal, and both read it', async () => {
    const request = await delegated('manager', { projectName: 'Talk to me' });
    const replied = await comment(request._id, 'The sample is there.\nTwo files.', client);
    expect(replied.status).toBe(201);
    expect(replied.body.comment).toMatchObject({
      text: 'The sample is there.\nTwo files.',
      by: 'You',
      isFromStaff: false,
    });
    const toTeam = await stack.mailbox.waitFor({
      to: manager.email,
      subject: `Reply to ${request.reference}`,
    });
    expect(toTeam.text).toContain('Two files.');

    const answered = await comment(request._id, 'Thank you. We begin on Monday.', manager);
    expect(answered.body.comment).toMatchObject({ by: 'You', isFromStaff: true });
    const toClient = await stack.mailbox.waitFor({
      to: client.email,
      subject: `An answer to your request ${request.reference}`,
    });
    expect(toClient.text).toContain('We begin on Monday.');
    const seen = await detail(request._id, client);
    expect(seen.comments).toMatchObject([
      { by: 'You', isFromStaff: false },
      { by: `${manager.firstName} from our team`, isFromStaff: true },
    ]);
    expect(JSON.stringify(seen.comments)).not.toContain(manager.lastName);
    expect((await noticesOf(client))[0]).toMatchObject({ title: 'Our team has answered' });
    expect((await noticesOf(manager)).map(({ title }) => title)).toContain('The client replied');
  });

  it('reaches the shared inbox and the admins while no team has the request', async () => {
    const request = await raise(stack, client.token, { projectName: 'Nobody has me' });
    await comment(request._id, 'One more thing.', client);
    const mail = await stack.mailbox.waitFor({ subject: `Reply to ${request.reference}` });
    expect(mail.to).not.toContain(client.email);
    const notices = await noticesOf(admin);
    // Other test files raise requests at the same time, and admins are notified of those as well.
    const notice = notices.find(({ message }) => message.includes('Nobody has me'));
    expect(notice).toMatchObject({ title: 'The client replied' });
  });

  it('is nobody else’s business', async () => {
    const request = await delegated('support');
    for (const person of [other, manager]) {
      expect(await comment(request._id, 'Let me in.', person)).toMatchObject({
        status: 404,
        body: { code: 'request_not_found' },
      });
    }
    expect((await api.post(`/api/requests/${request._id}/comments`, { text: 'x' })).status).toBe(
      401,
    );
    expect((await comment(request._id, 'A hand from support.', support)).status).toBe(201);
    expect((await comment(request._id, 'And one from the admin.', admin)).status).toBe(201);
  });

  it.each([
    ['', 'required'],
    [' \n ', 'required'],
    ['x'.repeat(5001), 'too_long'],
    ['a\u0000b', 'control_characters'],
    [7, 'not_text'],
  ])('refuses %p with 422 %s', async (text, code) => {
    const request = await raise(stack, client.token);
    const { status, body } = await comment(request._id, text as string, client);
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ field: 'text', code }]);
    expect((await detail(request._id, client)).comments).toEqual([]);
  });

  it('is written once, however often a retry sends it', async () => {
    const request = await raise(stack, client.token);
    const headers = { 'idempotency-key': `comment-${request._id}` };
    const first = await comment(request._id, 'Only once.', client, headers);
    const again = await comment(request._id, 'Only once.', client, headers);
    expect(again.body).toEqual(first.body);
    expect((await detail(request._id, client)).comments).toHaveLength(1);
    expect((await comment(request._id, 'Another.', client, headers)).status).toBe(422);
  });

  it('moves the version, so that no colleague saves over what they have not read', async () => {
    const request = await delegated('support');
    const before = await detail(request._id, support);
    await comment(request._id, 'Please wait.', client);
    const { status, body } = await api.put(
      '/api/support-requests',
      { requestId: request._id, status: 'in_review', version: before.version },
      support.token,
    );
    expect(status).toBe(409);
    expect(body.current.version).toBe(before.version + 1);
  });

  it('keeps internal notes apart: no client ever gets one', async () => {
    const request = await delegated('support');
    await api.put(
      '/api/support-requests',
      { requestId: request._id, supportNotes: 'Internal: margin is thin.' },
      support.token,
    );
    await comment(request._id, 'We are on it.', support);
    const seen = JSON.stringify(await detail(request._id, client));
    expect(seen).toContain('We are on it.');
    expect(seen).not.toContain('margin');
  });
});

describe('A request withdrawn and reopened', () => {
  const withdraw = (id: string, { token }: Person, body = {}) =>
    api.post(`/api/requests/${id}/withdraw`, body, token);
  const reopen = (id: string, reason: string, { token }: Person) =>
    api.post(`/api/requests/${id}/reopen`, { reason }, token);

  it('is withdrawn before its review, and its team is notified', async () => {
    const request = await delegated('support', { projectName: 'Taken back' });
    expect(await detail(request._id, client)).toMatchObject({
      canWithdraw: true,
      canReopen: false,
    });
    const { status, body } = await withdraw(request._id, client, { reason: 'Budget is gone.' });
    expect(status).toBe(200);
    expect(body.request).toMatchObject({
      status: 'withdrawn',
      canWithdraw: false,
      canReopen: true,
    });
    expect(body.entry).toMatchObject({
      text: 'Request withdrawn',
      by: 'You',
      reason: 'Budget is gone.',
    });
    const mail = await stack.mailbox.waitFor({
      to: support.email,
      subject: `Withdrawn: ${request.reference}`,
    });
    expect(mail.text).toContain('Budget is gone.');
    const staffView = await detail(request._id, support);
    expect(staffView.history.at(-1)).toMatchObject({
      by: `${client.firstName} ${client.lastName}`,
    });
  });

  it('leaves the open ones, and is found by its status', async () => {
    const own = await personWithRole(stack, 'client');
    const request = await raise(stack, own.token);
    await withdraw(request._id, own);
    const { body } = await api.get('/api/get-requests?status=withdrawn', own.token);
    expect(body.requests).toHaveLength(1);
    expect(body.stats).toMatchObject({ total: 1, in_progress: 0, completed: 0 });
    const all = await api.get('/api/admin-requests?status=withdrawn&limit=100', admin.token);
    expect(all.body.requests.map(({ _id }: { _id: string }) => _id)).toContain(request._id);
  });

  it('is not withdrawn once its review has begun, nor by anybody else', async () => {
    const request = await delegated('support');
    for (const person of [other, support, admin]) {
      expect((await withdraw(request._id, person)).status).toBe(404);
    }
    const begin = { requestId: request._id, status: 'in_review' };
    await api.put('/api/support-requests', begin, support.token);
    expect(await withdraw(request._id, client)).toMatchObject({
      status: 409,
      body: { code: 'review_has_begun' },
    });
  });

  it('cannot be set to withdrawn by staff', async () => {
    const request = await raise(stack, client.token);
    const change = { requestId: request._id, status: 'withdrawn' };
    const { status, body } = await api.put('/api/admin-requests', change, admin.token);
    expect(status).toBe(422);
    expect(body.errors[0]).toMatchObject({ field: 'status', code: 'unknown_value' });
  });

  it('is taken up again, with a reason, by the team that had it', async () => {
    const request = await delegated('manager', { projectName: 'Once more' });
    const complete = { requestId: request._id, status: 'completed' };
    await api.put('/api/manager-requests', complete, manager.token);
    expect((await reopen(request._id, ' ', client)).body.errors[0]).toMatchObject({
      field: 'reason',
      message: 'Please say what is still to be done.',
    });
    const { status, body } = await reopen(request._id, 'One depot is missing.', client);
    expect(status).toBe(200);
    expect(body.request).toMatchObject({ status: 'assigned', progress: 35, canReopen: false });
    expect(body.entry).toMatchObject({ text: 'Request reopened' });
    await stack.mailbox.waitFor({ to: manager.email, subject: `Reopened: ${request.reference}` });
    expect(await reopen(request._id, 'Again.', client)).toMatchObject({
      status: 409,
      body: { code: 'not_closed' },
    });
  });
});
