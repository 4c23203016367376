import { Api } from '../support/api';
import { newEmail, personWithRole, type Role } from '../support/people';
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

  it.each([
    'abc.%C3%A9%C3%A9%C3%A9',
    `e30.${'%C3%A9'.repeat(43)}`,
    `e30.${'a'.repeat(43)}`,
    'e30.%',
    '.',
    'a.b.c',
    '%00.%FF',
  ])('takes a malformed cookie as none: %s', async (value) => {
    const cookie = ['queues', 'device', 'offer', 'browser', 'round-trip']
      .map((name) => `fenwright-${name}=${value}`)
      .join('; ');
    expect((await look(cookie)).status).toBe(302);
    expect((await look(cookie, '/api/auth/google/callback?code=x')).status).toBe(302);
    const login = await api.call('POST', '/api/login', {
      headers: { cookie },
      body: { email: newEmail(), password: 'no-such-password' },
    });
    expect(login.status).toBe(401);
    const exchange = await api.call('POST', '/api/auth/exchange', {
      headers: { cookie },
      body: { code: 'no-such-code' },
    });
    expect(exchange.status).toBe(400);
    const email = await api.call('POST', '/api/auth/email', {
      headers: { cookie },
      body: { email: newEmail() },
    });
    expect(email.status).toBe(410);
  });

  it('only shows, and answers its failures without a stack trace', async () => {
    const { answer } = await open('admin');
    const cookie = answer.headers.get('set-cookie')!.split(';')[0]!;
    const calls = ['pause', 'obliterate', 'empty', 'retry/failed', 'clean/failed', 'add'];
    for (const call of calls) {
      const path = `/ops/queues/api/queues/mail/${call}`;
      for (const method of ['PUT', 'POST']) {
        const refused = await api.call(method, path, { headers: { cookie }, body: {} });
        expect([400, 404, 405]).toContain(refused.status);
        expect(JSON.stringify(refused.body)).not.toMatch(/node_modules|\.js:\d/);
      }
    }
    const paused = await api.call('PUT', '/ops/queues/api/queues/mail/pause', {
      headers: { cookie },
      body: {},
    });
    expect(paused.status).toBe(405);
    const missing = await look(cookie, '/ops/queues/api/queues/none/1');
    expect(JSON.stringify(missing.body)).not.toMatch(/node_modules|\.js:\d/);
  });
});
