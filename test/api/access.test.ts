import { Api } from '../support/api';
import { operations } from '../support/openapi-contract';
import { personWithRole, type Role } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

/** Repeats the role map on purpose, so a slip in it shows here. */
const ALLOWED: Record<string, Role[]> = {
  'account:use': ['client', 'support', 'manager', 'admin'],
  'privacy:own': ['client', 'support', 'manager', 'admin'],
  'privacy:manage': ['admin'],
  'request:read-own': ['client', 'support', 'manager', 'admin'],
  'request:raise': ['client', 'support', 'manager', 'admin'],
  'request:read': ['client', 'support', 'manager', 'admin'],
  'request:read-notes': ['support', 'manager', 'admin'],
  'company:use': ['client'],
  'organisation:read': ['support', 'manager', 'admin'],
  'organisation:manage': ['manager', 'admin'],
  'file:use': ['client', 'support', 'manager', 'admin'],
  'file:manage-quarantine': ['admin'],
  'request:administer': ['admin'],
  'request:delegate': ['admin'],
  'request:work-as-manager': ['manager', 'admin'],
  'request:work-as-support': ['support', 'admin'],
  'request:work': ['support', 'manager', 'admin'],
  'request:assign-others': ['manager', 'admin'],
  'proposal:write': ['manager', 'admin'],
  'invoice:read-own': ['client', 'support', 'manager', 'admin'],
  // Managers may be given it: `test/api/invoices-money.test.ts`.
  finance: ['admin'],
  'invoice:write-off': ['admin'],
  'billing:own': ['client'],
  'service-levels:manage': ['admin'],
  'canned-replies:manage': ['admin'],
  'reports:read': ['admin'],
  'operations:watch-queues': ['admin'],
  'operations:manage-mail': ['admin'],
  'lead:manage': ['admin'],
  'subscriber:manage': ['admin'],
  'newsletter:send': ['admin'],
  'people:manage': ['admin'],
  'audit:read': ['admin'],
  'api-tokens:manage': ['admin'],
  'event:read': ['admin'],
  'webhook:manage': ['admin'],
  'set-up:manage': ['admin'],
};
const ROLES: Role[] = ['client', 'support', 'manager', 'admin'];
const routes = operations.map(({ method, path, operation }) => ({
  name: `${method.toUpperCase()} ${path}`,
  method: method.toUpperCase(),
  url: path
    .replace('{provider}', 'google')
    .replace(/\{\w+\}/g, '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77'),
  permission: operation['x-permission']!,
  hasBody: operation.requestBody !== undefined,
}));
const guarded = routes.filter(({ permission }) => permission !== 'public');

describe('Every route', () => {
  it('has an access rule that this test knows', () => {
    expect(routes.length).toBeGreaterThan(25);
    for (const { name, permission } of routes) {
      expect([name, permission === 'public' || permission in ALLOWED]).toEqual([name, true]);
    }
  });

  it.each(guarded)('$name refuses a stranger', async ({ method, url, hasBody }) => {
    const { status, body } = await api.call(method, url, { body: hasBody ? {} : undefined });
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
  });

  it.each(ROLES)('answers a %s as the role map says', async (role) => {
    for (const { name, method, url, permission, hasBody } of guarded) {
      const { token } = await personWithRole(stack, role);
      const { status } = await api.call(method, url, { token, body: hasBody ? {} : undefined });
      const allowed = ALLOWED[permission]!.includes(role);
      expect([name, role, status === 403]).toEqual([name, role, !allowed]);
      expect(status).toBeLessThan(500);
    }
  });

  it('keeps a record of a refused call', async () => {
    const person = await personWithRole(stack, 'client');
    await api.get('/api/admin-requests', person.token);
    const [entry] = await stack.sql(
      `SELECT type, subject_id FROM events WHERE actor_id = $1 AND type = 'access.denied'`,
      [person.id],
    );
    expect(entry).toEqual({ type: 'access.denied', subject_id: 'request:administer' });
  });
});

describe('The panels', () => {
  it.each([
    ['client', []],
    ['support', ['support']],
    ['manager', ['manager']],
    ['admin', ['admin', 'manager', 'support']],
  ] as const)('of a %s are %p', async (role, panels) => {
    const { token } = await personWithRole(stack, role);
    expect((await api.get('/api/check-user-role', token)).body).toEqual({
      role,
      dashboardAccess: panels,
      grants: role === 'admin' ? ['finance'] : [],
    });
    expect((await api.get('/api/admin-auth', token)).body).toEqual({ isAdmin: role === 'admin' });
  });
});
