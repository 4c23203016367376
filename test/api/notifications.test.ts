import { randomUUID } from 'node:crypto';
import { Api } from '../support/api';
import { dispatched } from '../support/drained';
import { personWithRole, projectRequest, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

type Told = { _id: string; title: string; message: string; requestId: string | null; type: string };

type Answer = {
  notifications: (Told & { isRead: boolean })[];
  unread: number;
  pagination: { total: number };
};

async function told({ token }: Person, query = ''): Promise<Answer> {
  await dispatched(stack);
  return (await api.get(`/api/notifications?limit=100${query}`, token)).body as Answer;
}
const raise = async (client: Person, projectName = `Lode ${randomUUID().slice(0, 8)}`) =>
  (await api.post('/api/raise-request', projectRequest({ projectName }), client.token)).body
    .request as { _id: string; projectName: string; reference: string };
const about = async (person: Person, requestId: string) =>
  (await told(person)).notifications.filter((one) => one.requestId === requestId);

let admin: Person;
let manager: Person;
beforeAll(async () => {
  admin = await personWithRole(stack, 'admin');
  manager = await personWithRole(stack, 'manager');
});

describe('Notifications', () => {
  it('inform client and staff about a request, each about their part', async () => {
    const client = await personWithRole(stack, 'client');
    const support = await personWithRole(stack, 'support');
    const colleague = await personWithRole(stack, 'admin');
    const { _id, projectName, reference } = await raise(client);
    expect((await about(client, _id)).map(({ title }) => title)).toEqual(['Request received']);
    expect(await about(admin, _id)).toMatchObject([
      { title: 'New request', type: 'info', isRead: false },
    ]);
    await api.post('/api/delegate-request', { requestId: _id, assignTo: 'manager' }, admin.token);
    await api.put(
      '/api/manager-requests',
      { requestId: _id, status: 'rejected', reason: 'We have no capacity.' },
      manager.token,
    );
    expect(await about(client, _id)).toMatchObject([
      {
        title: 'Request rejected',
        type: 'warning',
        message: `“${projectName}” (${reference}) is now rejected. We have no capacity.`,
      },
      { title: 'Request assigned to our team', type: 'info' },
      { title: 'Request received', type: 'success' },
    ]);
    expect(await about(manager, _id)).toMatchObject([{ title: 'Delegated to your team' }]);
    expect(await about(support, _id)).toEqual([]);
    expect(await about(colleague, _id)).toMatchObject([{ title: 'New request' }]);
  });

  it('are not written where the change is not', async () => {
    const client = await personWithRole(stack, 'client');
    const { _id } = await raise(client);
    const change = { requestId: _id, status: 'assigned' };
    expect((await api.put('/api/admin-requests', change, admin.token)).status).toBe(422);
    expect(await about(client, _id)).toHaveLength(1);
  });

  it('report changes of the account', async () => {
    const client = await personWithRole(stack, 'client');
    const changed = await api.post(
      '/api/change-password',
      { currentPassword: client.password, newPassword: 'otter-candle-marsh-19' },
      client.token,
    );
    const { notifications } = await told({ ...client, token: changed.body.token as string });
    expect(notifications).toMatchObject([{ title: 'Password changed', type: 'warning' }]);
  });

  it('are counted until they are read: one, some, all; never those of others', async () => {
    const client = await personWithRole(stack, 'client');
    const other = await personWithRole(stack, 'client');
    for (let i = 0; i < 3; i += 1) await raise(client);
    await raise(other);
    const before = await told(client);
    expect([before.unread, before.pagination.total]).toEqual([3, 3]);
    const ids = before.notifications.map(({ _id }) => _id);
    const one = await api.put('/api/notifications/read', { ids: [ids[0]] }, client.token);
    expect(one.body).toEqual({ unread: 2 });
    const again = await api.put('/api/notifications/read', { ids: [ids[0]] }, client.token);
    expect(again.body).toEqual({ unread: 2 });
    const foreign = await api.put('/api/notifications/read', { ids }, other.token);
    expect([foreign.body.unread, (await told(client)).unread]).toEqual([1, 2]);
    const unread = await told(client, '&filter=unread');
    expect([unread.notifications.length, unread.pagination.total]).toEqual([2, 2]);
    expect((await api.put('/api/notifications/read', { all: true }, client.token)).body).toEqual({
      unread: 0,
    });
    expect((await told(client)).notifications.every(({ isRead }) => isRead)).toBe(true);
    expect((await told(other)).unread).toBe(1);
  });

  it('are for who is signed in, and refuse what they do not know', async () => {
    expect((await api.get('/api/notifications')).status).toBe(401);
    const client = await personWithRole(stack, 'client');
    const answers = [
      await api.get('/api/notifications?filter=old', client.token),
      await api.put('/api/notifications/read', { ids: ['x'] }, client.token),
      await api.put('/api/notifications/read', { ids: 'x' }, client.token),
      await api.put(
        '/api/notifications/read',
        { ids: Array.from({ length: 101 }, () => randomUUID()) },
        client.token,
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    expect((await api.put('/api/notifications/read', {}, client.token)).body).toEqual({
      unread: 0,
    });
  });
});
