import { Api } from '../support/api';
import { linkIn } from '../support/mailbox';
import { accountWithRole, projectRequest, registration, signIn } from '../support/people';
import { inviteStaffIn, verifyAudit } from '../support/scripts';
import { startStack, type Stack } from '../support/stack';

/** A process without write access, like a container with a read-only root. */
const READ_ONLY = '--permission --allow-fs-read=* --allow-addons';

const ORIGIN = 'https://portal.fenwright.example';

let stack: Stack;
let api: Api;
beforeAll(async () => {
  stack = await startStack({ production: true, env: { NODE_OPTIONS: READ_ONLY } });
  api = new Api(stack.baseUrl);
});
afterAll(() => stack.stop());

/**
 * Secret of the link in the newest matching mail; also checks that links use the public address.
 */
async function secretIn(to: string, subject: string): Promise<string> {
  const link = new URL(linkIn(await stack.mailbox.waitFor({ to, subject }), 'token='));
  expect(link.origin).toBe(ORIGIN);
  return link.searchParams.get('token')!;
}

describe('The built product with the settings of a deployment', () => {
  it('walks from the first admin to a completed request', async () => {
    const adminEmail = 'first.admin@fenwright.example';
    const printed = await inviteStaffIn(stack.env, adminEmail, 'admin');
    const [, invitation] = /token=([\w-]+)/.exec(printed) ?? [];
    const password = 'lantern-of-the-first-admin';
    await api.post('/api/reset-password', { token: invitation, password });
    const admin = await signIn(stack, { email: adminEmail, password });

    const form = registration();
    expect((await api.post('/api/register', form)).status).toBe(201);
    const confirm = await secretIn(form.email, 'Confirm your e-mail address');
    expect((await api.post('/api/verify-email', { token: confirm })).status).toBe(200);
    const client = await signIn(stack, form);
    const raised = await api.post('/api/raise-request', projectRequest(), client);
    expect(raised.status).toBe(201);
    const requestId = raised.body.request._id as string;

    const colleague = await accountWithRole(stack, 'manager');
    const manager = await signIn(stack, colleague);
    const delegated = await api.post(
      '/api/delegate-request',
      { requestId, assignTo: 'manager', notes: 'Please start with an audit.' },
      admin,
    );
    expect(delegated.status).toBe(200);
    for (const status of ['in_review', 'completed']) {
      const moved = await api.put('/api/manager-requests', { requestId, status }, manager);
      expect(moved.status).toBe(200);
    }
    await api.post(`/api/requests/${requestId}/comments`, { text: 'It is done.' }, manager);
    const { body } = await api.get(`/api/requests/${requestId}`, client);
    expect(body.request.status).toBe('completed');
    await stack.mailbox.waitFor({ to: form.email, subject: /completed/i });
    expect(await verifyAudit(stack)).toMatch(/\d/);
  });

  it('answers over TLS only as far as browsers are told', async () => {
    const page = await fetch(`${stack.baseUrl}/`);
    expect(page.headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
    expect(page.headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
    const person = await accountWithRole(stack, 'admin');
    const login = await api.post('/api/login', person);
    const queues = await api.post('/api/ops/queue-access', undefined, login.body.token);
    const cookies = [login, queues].flatMap(({ headers }) => headers.getSetCookie());
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-fenwright-device',
      '__Secure-fenwright-queues',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/);
    }
  });

  it('keeps to itself what is nobody else’s business', async () => {
    expect((await fetch(`${stack.baseUrl}/metrics`)).status).toBe(401);
    const wrong = await fetch(`${stack.baseUrl}/ops/queues`, {
      redirect: 'manual',
      headers: { cookie: '__Secure-fenwright-queues=abc.%C3%A9%C3%A9' },
    });
    expect(wrong.status).toBe(302);
    const broken = await api.post('/api/login', '{"email":');
    expect(JSON.stringify(broken.body)).not.toMatch(/node_modules|\.js:\d/);
  });

  it('believes its proxy and nobody else about who calls, and limits each of them', async () => {
    const signUp = (ip: string) =>
      api.post('/api/register', registration(), undefined, { 'x-forwarded-for': ip });
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await signUp('203.0.113.9')).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await signUp('203.0.113.10')).status).toBe(201);
  });
});
