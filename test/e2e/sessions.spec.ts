import { accountWithRole, Api, type Person, type SharedStack } from './setting';
import { arrive, expect, fillSignIn, pick, reload, submit, test, visit } from './fixtures';
import { untilWhole } from './profiles';

const expectEnded = ({ baseUrl }: Pick<SharedStack, 'baseUrl'>, { token }: Person) =>
  expect.poll(async () => (await new Api(baseUrl).get('/api/me', token)).status).toBe(401);

test('signing out ends the session; Back shows no data', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('client', '/dashboard/profile');
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await untilWhole(page);
  await pick(page, 'Profile menu', 'Sign Out');
  await page.waitForURL('**/signin');
  await page.goBack();
  await arrive(page, /\/signin/, page.getByRole('heading', { name: 'Welcome back' }));
  await expect(page.getByText(person.email)).toHaveCount(0);
  await expectEnded(stack, person);
});

test('signing out in another tab says so, leads back', async ({ signedIn, stack, expected }) => {
  // The other tab's stream reconnects once.
  expected(401);
  const { page, person } = await signedIn('client', '/dashboard/requests?status=pending');
  await expect(page.getByRole('heading', { name: 'My Requests' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/dashboard/requests');
  await other.getByRole('button', { name: 'Log Out', exact: true }).click();
  await other.waitForURL('**/signin');
  await expectEnded(stack, person);
  await expect(other.getByText('You have signed out')).toHaveCount(0);
  await arrive(page, /\/signin\?next=/, 'You have signed out in another window.');
  await expect(page.getByText('Your session has ended')).toHaveCount(0);
  await fillSignIn(page, person, '**/dashboard/requests?status=pending');
});

test('Back to a page that the browser kept shows nothing after signing out', async ({
  signedIn,
  expected,
}) => {
  expected(401, 'ERR_FAILED');
  const { page, person } = await signedIn('client');
  // Kept pages are frozen, and hear nothing of other tabs.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await page.route('**/api/stream', (route) => route.abort());
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(person.email);
  const back = () =>
    page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return document.body.hidden;
    });
  expect(await back()).toBe(false);
  const other = await page.context().newPage();
  await other.goto('/dashboard/requests');
  await other.getByRole('button', { name: 'Log Out', exact: true }).click();
  await other.waitForURL('**/signin');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(person.email);
  expect(await back()).toBe(true);
  await arrive(page, /\/signin\?next=/, 'You have signed out in another window.');
  await expect(page.getByText(person.email)).toHaveCount(0);
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
  await fillSignIn(page, person, '**/dashboard/requests');
});

test('a new token goes on in every tab', async ({ newPage, stack }) => {
  const person = await accountWithRole(stack, 'client');
  const page = await newPage();
  await page.goto('/signin');
  await fillSignIn(page, person, '**/dashboard');
  // Not remembered, so each tab has its own token.
  const other = await page.context().newPage();
  await visit(other, '/dashboard/requests', other.getByRole('heading', { name: 'My Requests' }));
  await page.goto('/dashboard/profile');
  const password = 'otter-candle-marsh-19';
  const passwords = { 'Current password': person.password, 'New password': password };
  await submit(page, passwords, 'Change password', 'Your password was changed.');
  // Ends the grace period of half a minute for the old token.
  const end = 'UPDATE sessions SET ended_at = now() WHERE user_id = $1 AND ended_at > now()';
  await stack.sql(end, [person.id]);
  await other.getByRole('link', { name: 'Services' }).first().click();
  await expect(other.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await reload(other, other.getByRole('heading', { level: 1, name: 'Services' }));
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

  await visit(page, '/dashboard', page.getByRole('button', { name: /^Notifications/ }));
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
