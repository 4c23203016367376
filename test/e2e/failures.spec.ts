import { portalPatterns } from '../../frontend/portal/paths';
import { raise, type Role } from '../support/people';
import { expect, expireSessions, fillSignIn, test, type Page } from './fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Screen {
  pattern: string;
  role: Role;
  /** With a query, which has to be there again afterwards. */
  query?: string;
  /** The call without which the screen has nothing to show. */
  call: string;
  heading: string | RegExp;
}

/** Every signed-in address of the portal. */
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
  { pattern: '/dashboard/admin/mail', role: 'admin', call: '/api/ops/mails', heading: 'Mail' },
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
    call: '/api/support-requests',
    heading: /Support/,
  },
];

const codes: Record<number, string> = {
  401: 'token_revoked',
  403: 'forbidden',
  500: 'internal_error',
};

/** From now on the calls whose path begins so fail. Returns what mends them. */
async function fail(
  page: Page,
  path: string,
  how: number | 'offline',
): Promise<() => Promise<void>> {
  const isMeant = (url: URL) => url.pathname.startsWith(path);
  await page.route(isMeant, (route) =>
    how === 'offline'
      ? route.abort('internetdisconnected')
      : route.fulfill({
          status: how,
          contentType: 'application/problem+json',
          body: JSON.stringify({ status: how, code: codes[how], message: 'It failed.' }),
        }),
  );
  return () => page.unroute(isMeant);
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
      const { _id } = await raise(stack, person.token, { projectName: 'Tide tables' });
      const address = pattern.replace(':id', _id) + query;
      await expireSessions(stack, person);
      await page.goto(address);
      await page.waitForURL(/\/signin/);
      await expect(page.getByText('Your session has ended.')).toBeVisible();
      await fillSignIn(page, person);
      await page.waitForURL((url) => url.pathname + url.search === address);
      await opened(page);
    });

    test('a 403 leads to the dashboard; 500 and no network stay, say so, and Retry brings it', async ({
      signedIn,
      stack,
      expected,
    }) => {
      expected(403, 500, 'ERR_INTERNET_DISCONNECTED');
      const { page, person } = await signedIn(role);
      const { _id } = await raise(stack, person.token, { projectName: 'Tide tables' });
      const address = pattern.replace(':id', _id) + query;
      const mendAccess = await fail(page, call, 403);
      await page.goto(address);
      await expect(page.getByText('You do not have access to that page.')).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
      await mendAccess();

      const banner = page.getByRole('alert').filter({ hasText: 'We cannot reach the server.' });
      const failure = page.getByRole('main').getByRole('alert');
      for (const how of [500, 'offline'] as const) {
        const mend = await fail(page, call, how);
        await page.goto(address);
        await expect(failure.first()).toBeVisible();
        if (how === 'offline') await expect(banner).toBeVisible();
        else await expect(banner).toHaveCount(0);
        await expect(page).toHaveURL((url) => url.pathname + url.search === address);
        await mend();
        const place = how === 'offline' ? banner : failure.first();
        await place.getByRole('button', { name: 'Retry' }).click();
        await expect(failure).toHaveCount(0);
        await expect(banner).toHaveCount(0);
        await opened(page);
      }
    });
  });
}
