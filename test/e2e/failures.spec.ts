import { raise, type Role } from '../support/people';
import type { SharedStack } from '../support/stack';
import { expect, expireSessions, fillSignIn, type Page, press, test } from './fixtures';
import { untilWhole } from './profiles';

type Screen = readonly [pattern: string, role: Role, call: string, heading: string | RegExp];

/** One screen of each kind; frontend/portal/failures.test.tsx opens all of them. */
const screens: Screen[] = [
  ['/dashboard/raise-request?service=data-analytics', 'client', '/api/me', 'Raise a request'],
  ['/dashboard/requests?status=pending', 'client', '/api/get-requests', 'My Requests'],
  ['/dashboard/requests/:id', 'client', '/api/requests/', 'Tide tables'],
  ['/dashboard/company', 'client', '/api/company', 'My Company'],
  ['/dashboard/admin/reports?by=team', 'admin', '/api/reports', 'Reports'],
  ['/dashboard/support?status=all', 'support', '/api/support-requests', /Support/],
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

async function addressOf(pattern: string, stack: SharedStack, token: string) {
  if (!pattern.includes(':id')) return pattern;
  const { _id } = await raise(stack, token, { projectName: 'Tide tables' });
  return pattern.replace(':id', _id);
}

for (const [pattern, role, call, heading] of screens) {
  test(pattern, async ({ signedIn, stack, expected }) => {
    expected(401, 403, 500);
    const { page, person } = await signedIn(role);
    const address = await addressOf(pattern, stack, person.token);
    const isThere = (url: URL) => url.pathname + url.search === address;
    const title = page.getByRole('heading', { level: 1, name: heading });
    const failure = page.getByRole('main').getByRole('alert');

    await test.step('a 401 leads to sign-in and back, the query included', async () => {
      await expireSessions(stack, person);
      await page.goto(address);
      await page.waitForURL(/\/signin/);
      await expect(page.getByText('Your session has ended.')).toBeVisible();
      await fillSignIn(page, person);
      await page.waitForURL(isThere);
      await expect(title).toBeVisible();
    });

    await test.step('a 403 leads to the dashboard', async () => {
      const mend = await answered(page, call, 403);
      await page.goto(address);
      await expect(page.getByText('You do not have access to that page.')).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
      await mend();
    });

    await test.step('a failure stays, says so, and Retry brings the screen', async () => {
      const mend = await answered(page, call, 500);
      await page.goto(address);
      await expect(failure.first()).toBeVisible();
      await expect(page).toHaveURL(isThere);
      await mend();
      await failure.first().getByRole('button', { name: 'Retry' }).click();
      await expect(failure).toHaveCount(0);
      await expect(title).toBeVisible();
    });
  });
}

test('without a network the portal says so; Retry helps', async ({ signedIn, expected }) => {
  expected('ERR_INTERNET_DISCONNECTED');
  const { page } = await signedIn('client', '/dashboard/profile');
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
  await press(failure, 'Retry');
  await expect(failure).toHaveCount(0);
  await expect(page.getByText('No requests yet')).toBeVisible();
});

test('code that does not arrive costs its own part', async ({ signedIn, expected }) => {
  expected('ERR_INTERNET_DISCONNECTED', 'Failed to fetch dynamically imported module');
  const { page } = await signedIn('admin', '/dashboard/admin/people');
  const invite = page.getByRole('button', { name: 'Invite a colleague' });
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.context().setOffline(true);
  await invite.click();
  await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.context().setOffline(false);
  await invite.click();
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
});
