import { Api } from '../support/api';
import { accountWithRole } from '../support/people';
import { expect, fillIn, fillSignIn, press, test } from './fixtures';
import { untilWhole } from './profiles';

test('signing out ends the session; Back shows no data', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('client', '/dashboard/profile');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await untilWhole(page);
  await press(page, 'Profile menu');
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL('**/signin');
  await page.goBack();
  await page.waitForURL(/\/signin/);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByText(person.email)).toHaveCount(0);
  await expect
    .poll(async () => (await new Api(stack.baseUrl).get('/api/me', person.token)).status)
    .toBe(401);
});

test('Log Out on My Requests ends it as well', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('client', '/dashboard/requests');
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await page.waitForURL('**/signin');
  await expect
    .poll(async () => (await new Api(stack.baseUrl).get('/api/me', person.token)).status)
    .toBe(401);
});

test('signing out in another tab says so, and leads back', async ({ signedIn, expected }) => {
  // The other tab's stream reconnects once.
  expected(401);
  const { page, person } = await signedIn('client', '/dashboard/requests?status=pending');
  await expect(page.getByRole('heading', { name: 'My Requests' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await press(other, 'Profile menu');
  await other.getByRole('menuitem', { name: 'Sign Out' }).click();
  await other.waitForURL('**/signin');
  await expect(other.getByText('You have signed out')).toHaveCount(0);
  await page.waitForURL(/\/signin\?next=/);
  await expect(page.getByText('You have signed out in another window.')).toBeVisible();
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
  await fillSignIn(page, person);
  await page.waitForURL('**/dashboard/requests?status=pending');
});

test('a session over by the clock says so, and leads back', async ({ signedIn }) => {
  const { page, person } = await signedIn('client', '/dashboard');
  await expect(page.getByRole('heading', { name: person.firstName })).toBeVisible();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('fenwright.session')!) as object;
    const expiresAt = new Date(Date.now() - 1_000).toISOString();
    localStorage.setItem('fenwright.session', JSON.stringify({ ...kept, expiresAt }));
  });
  await page.getByRole('link', { name: 'My Requests' }).first().click();
  await page.waitForURL(/\/signin\?next=%2Fdashboard%2Frequests$/);
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await fillSignIn(page, person);
  await page.waitForURL('**/dashboard/requests');
});

test('a new token goes on in every tab', async ({ newPage, stack }) => {
  const person = await accountWithRole(stack, 'client');
  const page = await newPage();
  await page.goto('/signin');
  await fillSignIn(page, person);
  await page.waitForURL('**/dashboard');
  // Not remembered, so each tab has its own token.
  const other = await page.context().newPage();
  await other.goto('/dashboard/requests');
  await expect(other.getByRole('heading', { name: 'My Requests' })).toBeVisible();
  await page.goto('/dashboard/profile');
  await fillIn(page, {
    'Current password': person.password,
    'New password': 'otter-candle-marsh-19',
  });
  await press(page, 'Change password', page.getByText('Your password was changed.'));
  // Ends the grace period of half a minute for the old token.
  await stack.sql('UPDATE sessions SET ended_at = now() WHERE user_id = $1 AND ended_at > now()', [
    person.id,
  ]);
  await other.getByRole('link', { name: 'Services' }).first().click();
  await expect(other.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
});

test('a session is kept alive by a person, not by polls', async ({ signedIn, expected }) => {
  expected('ERR_FAILED');
  const { page } = await signedIn('support');
  await page.clock.install();
  await page.route('**/api/stream', (route) => route.abort());
  const calls: { path: string; background: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || pathname === '/api/stream') return;
    calls.push({ path: pathname, background: request.headers()['x-background'] });
  });
  const polled = () =>
    page.waitForResponse((answer) => answer.url().includes('/api/notifications'));
  const seen = () => calls.splice(0).map(({ path, background }) => `${path} ${background}`);

  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  // Parts of the dashboard ask as their code comes.
  await expect
    .poll(() => calls.map(({ path }) => path))
    .toEqual(expect.arrayContaining(['/api/proposals', '/api/calls/upcoming']));
  await page.waitForLoadState('networkidle');
  expect(seen().filter((call) => call.endsWith('true'))).toEqual([]);

  await expect(async () => {
    await page.clock.fastForward(31_000);
    expect(calls.map(({ path }) => path)).toContain('/api/notifications');
  }).toPass();
  const asked = seen();
  expect(asked).toContain('/api/notifications true');
  expect(asked.filter((call) => !call.endsWith(' true'))).toEqual([]);

  const comingBack = polled();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await comingBack;
  expect(seen().filter((call) => !call.endsWith(' true'))).toEqual([]);

  // The dashboard may still be asking for the same in the background.
  const list = page.waitForResponse(
    (answer) =>
      answer.url().includes('/api/get-requests') &&
      answer.request().headers()['x-background'] === undefined,
  );
  await page.getByRole('link', { name: 'My Requests' }).first().press('Enter');
  await list;
});
