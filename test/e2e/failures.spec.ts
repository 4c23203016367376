import { portalPatterns } from '../../frontend/portal/paths';
import { raise, type Role } from '../support/people';
import type { SharedStack } from '../support/stack';
import { expect, expireSessions, fillSignIn, test, type Page } from './fixtures';
import { untilWhole } from './profiles';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Screen {
  pattern: string;
  role: Role;
  query?: string;
  call: string;
  heading: string | RegExp;
}

const screens: Screen[] = [
  { pattern: '/dashboard', role: 'client', call: '/api/get-requests', heading: /^Welcome/ },
  {
    pattern: '/dashboard/raise-request',
    role: 'client',
    query: '?service=data-analytics',
    call: '/api/me',
    heading: 'Raise a request',
  },
  {
    pattern: '/dashboard/requests',
    role: 'client',
    query: '?status=pending',
    call: '/api/get-requests',
    heading: 'My Requests',
  },
  {
    pattern: '/dashboard/requests/:id',
    role: 'client',
    call: '/api/requests/',
    heading: 'Tide tables',
  },
  {
    pattern: '/dashboard/company',
    role: 'client',
    call: '/api/company',
    heading: 'My Company',
  },
  {
    pattern: '/dashboard/organisations',
    role: 'support',
    query: '?search=north',
    call: '/api/organisations',
    heading: 'Companies',
  },
  {
    pattern: '/dashboard/organisations/:id',
    role: 'admin',
    call: '/api/organisations/',
    heading: 'Tide tables',
  },
  { pattern: '/dashboard/services', role: 'client', call: '/api/services', heading: 'Services' },
  {
    pattern: '/dashboard/notifications',
    role: 'client',
    query: '?filter=unread',
    call: '/api/notifications',
    heading: 'Notifications',
  },
  { pattern: '/dashboard/profile', role: 'client', call: '/api/me', heading: 'Profile' },
  {
    pattern: '/dashboard/admin',
    role: 'admin',
    query: '?urgency=high',
    call: '/api/admin-requests',
    heading: /Admin/,
  },
  { pattern: '/dashboard/admin/leads', role: 'admin', call: '/api/leads', heading: 'Leads' },
  {
    pattern: '/dashboard/admin/subscribers',
    role: 'admin',
    call: '/api/subscribers',
    heading: 'Subscribers',
  },
  {
    pattern: '/dashboard/admin/people',
    role: 'admin',
    query: '?role=support',
    call: '/api/people',
    heading: 'People',
  },
  { pattern: '/dashboard/admin/audit', role: 'admin', call: '/api/audit', heading: /Audit/ },
  {
    pattern: '/dashboard/admin/reports',
    role: 'admin',
    query: '?by=team',
    call: '/api/reports',
    heading: 'Reports',
  },
  {
    pattern: '/dashboard/admin/quarantine',
    role: 'admin',
    call: '/api/admin/quarantined-files',
    heading: 'Files held back',
  },
  {
    pattern: '/dashboard/admin/api-tokens',
    role: 'admin',
    call: '/api/admin/tokens',
    heading: 'API tokens',
  },
  {
    pattern: '/dashboard/admin/privacy',
    role: 'admin',
    query: '?state=waiting',
    call: '/api/admin/privacy',
    heading: 'Data requests',
  },
  {
    pattern: '/dashboard/admin/webhooks',
    role: 'admin',
    call: '/api/webhooks',
    heading: 'Webhooks',
  },
  {
    pattern: '/dashboard/admin/inbound-mail',
    role: 'admin',
    query: '?state=ignored',
    call: '/api/inbound-mails',
    heading: 'Unmatched mail',
  },
  { pattern: '/dashboard/admin/mail', role: 'admin', call: '/api/ops/mails', heading: 'Mail' },
  {
    pattern: '/dashboard/settings',
    role: 'admin',
    call: '/api/service-levels',
    heading: 'Settings',
  },
  {
    pattern: '/dashboard/manager',
    role: 'manager',
    query: '?status=in_review',
    call: '/api/manager-requests',
    heading: /Manager/,
  },
  {
    pattern: '/dashboard/support',
    role: 'support',
    query: '?status=all',
    call: '/api/support-requests',
    heading: /Support/,
  },
];

/** Answers calls with this path prefix with this status. Returns a function that stops it. */
async function answered(page: Page, path: string, status: 403 | 500): Promise<() => Promise<void>> {
  const isMeant = (url: URL) => url.pathname.startsWith(path);
  const code = status === 403 ? 'forbidden' : 'internal_error';
  await page.route(isMeant, (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status, code, message: 'It failed.' }),
    }),
  );
  return () => page.unroute(isMeant);
}

async function something(stack: SharedStack, token: string): Promise<string> {
  const { _id } = await raise(stack, token, { projectName: 'Tide tables' });
  await stack.sql(`INSERT INTO organisations (id, name) VALUES ($1, 'Tide tables')`, [_id]);
  return _id;
}

test('every signed-in address of the portal is in this table', () => {
  const signedIn = portalPatterns.filter((pattern) => pattern.startsWith('/dashboard'));
  expect(screens.map(({ pattern }) => pattern).sort()).toEqual([...signedIn].sort());
});

for (const { pattern, role, query = '', call, heading } of screens) {
  test.describe(`${pattern}${query}`, () => {
    const opened = async (page: Page) =>
      expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

    test('a 401 leads to sign-in and back, the query included', async ({
      signedIn,
      stack,
      expected,
    }) => {
      expected(401);
      const { page, person } = await signedIn(role);
      const address = pattern.replace(':id', await something(stack, person.token)) + query;
      await expireSessions(stack, person);
      await page.goto(address);
      await page.waitForURL(/\/signin/);
      await expect(page.getByText('Your session has ended.')).toBeVisible();
      await fillSignIn(page, person);
      await page.waitForURL((url) => url.pathname + url.search === address);
      await opened(page);
    });

    test('a 403 leads to the dashboard; a failure stays, says so, and Retry brings it', async ({
      signedIn,
      stack,
      expected,
    }) => {
      expected(403, 500);
      const { page, person } = await signedIn(role);
      const address = pattern.replace(':id', await something(stack, person.token)) + query;
      const mendAccess = await answered(page, call, 403);
      await page.goto(address);
      await expect(page.getByText('You do not have access to that page.')).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
      await mendAccess();

      const failure = page.getByRole('main').getByRole('alert');
      const mend = await answered(page, call, 500);
      await page.goto(address);
      await expect(failure.first()).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname + url.search === address);
      await mend();
      await failure.first().getByRole('button', { name: 'Retry' }).click();
      await expect(failure).toHaveCount(0);
      await opened(page);
    });
  });
}

test('without a network the whole portal says so, and Retry brings the screen', async ({
  signedIn,
  expected,
}) => {
  expected('ERR_INTERNET_DISCONNECTED');
  const { page } = await signedIn('client');
  await page.goto('/dashboard/profile');
  await expect(page.getByLabel('First name')).toBeVisible();
  await untilWhole(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'My Requests' }).first().click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'We cannot reach the server.' }),
  ).toBeVisible();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('It could not be loaded.');
  await expect(page).toHaveURL('/dashboard/requests');
  await page.context().setOffline(false);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(failure).toHaveCount(0);
  await expect(page.getByText('No requests yet')).toBeVisible();
});
