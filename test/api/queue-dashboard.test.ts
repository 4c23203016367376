import { Api } from '../support/api';
import { personWithRole, type Role } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

const open = async (role: Role) => {
  const person = await personWithRole(stack, role);
  return { person, answer: await api.post('/api/ops/queue-access', undefined, person.token) };
};
const look = (cookie?: string, path = '/ops/queues') =>
  api.call('GET', path, { headers: cookie ? { cookie } : {} });

describe('The queue dashboard', () => {
  it('opens for an admin who asked, with a cookie for its path alone, until the session ends', async () => {
    const { person, answer } = await open('admin');
    expect([answer.status, answer.body]).toEqual([200, { path: '/ops/queues' }]);
    const line = answer.headers.get('set-cookie')!;
    expect(line).toMatch(/Max-Age=600/);
    expect(line).toMatch(/Path=\/ops\/queues/);
    expect(line).toMatch(/HttpOnly/);
    const cookie = line.split(';')[0]!;
    const page = await look(cookie);
    expect(page.status).toBe(200);
    expect(page.body).toContain('static/js/');
    const queues = await look(cookie, '/ops/queues/api/queues');
    expect(queues.body.queues[0].name).toBe('mail');
    await api.post('/api/logout', undefined, person.token);
    expect((await look(cookie)).status).toBe(302);
  });

  it('should not open for anybody else', async () => {
    for (const role of ['client', 'support', 'manager'] as const) {
      expect((await open(role)).answer.status).toBe(403);
    }
    for (const path of ['/ops/queues', '/ops/queues/api/queues', '/ops/queues/static/js/x.js']) {
      const answer = await look(undefined, path);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/dashboard/admin']);
    }
    expect((await look('fenwright-queues=e30.forged')).status).toBe(302);
  });
});
