import { accountWithRole, linkIn } from './setting';
import {
  askedBy,
  expect,
  expectShown,
  fillSignIn,
  holdBack,
  press,
  reload,
  test,
  visit,
} from './fixtures';
import { CONFIRM, makeOld, openAndConfirm, registered } from './sign-ups';

test('asks for what is missing; all else is one error', async ({ page, stack, expected }) => {
  expected(401);
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectShown(page, 'E-mail is required', 'Password is required');
  await expect(page.getByLabel('E-mail')).toBeFocused();

  const account = await accountWithRole(stack, 'client');
  for (const email of [account.email, `nobody.${account.email}`]) {
    await fillSignIn(page, { email, password: 'not-the-password-7' });
    await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText(
      'Invalid email or password.',
    );
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await page.reload();
  }
});

test('offers an unconfirmed person a new link', async ({ page, stack, expected }) => {
  expected(403);
  const { form } = await registered(stack);
  await makeOld(stack, form.email);
  await page.goto('/signin');
  await fillSignIn(page, form);
  await expect(page.getByRole('alert')).toContainText('Please confirm your e-mail address first');
  await press(page, 'Send a new confirmation link', page.getByRole('alert').getByRole('status'));

  const [newest] = await stack.mailbox.waitForCount(2, { to: form.email, subject: CONFIRM });
  await openAndConfirm(page, linkIn(newest!, '/verify-email?token='));
  await expect(page.getByText('Email verified successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Sign In Now' }).click();
  await fillSignIn(page, form, '**/dashboard');
});

test('on a slow network sends once, and keeps all', async ({ page, stack, expected }) => {
  expected('ERR_INTERNET_DISCONNECTED');
  const account = await accountWithRole(stack, 'client');
  await visit(page, '/signin', page.getByLabel('E-mail'));
  await page.context().setOffline(true);
  await fillSignIn(page, account);
  const form = page.getByRole('form', { name: 'Sign in' });
  await expect(form.getByRole('alert')).toContainText('An error occurred. Please try again.');
  await expect(page.getByLabel('E-mail')).toHaveValue(account.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(account.password);
  await page.context().setOffline(false);
  const calls = askedBy(page, /\/api\/login$/);
  const answer = await holdBack(page, '**/api/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).dblclick();
  await page.getByLabel('E-mail').press('Enter');
  answer();
  await page.waitForURL('**/dashboard');
  expect(calls).toHaveLength(1);
});

test('shows and hides what is typed as the password', async ({ page }) => {
  await page.goto('/signin');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('heron-lantern');
  await expect(password).toHaveAttribute('type', 'password');
  await press(page, 'Show password');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('heron-lantern');
  await press(page, 'Hide password');
  await expect(password).toHaveAttribute('type', 'password');
});

test('shows what a provider left in the address as plain text, and clears it', async ({ page }) => {
  const message = encodeURIComponent('<b id="planted">No</b>');
  await page.goto(`/signin?error=unheard_of&message=${message}`);
  await expect(page.getByRole('alert')).toContainText('Login failed: <b id="planted">No</b>');
  await expect(page.locator('#planted')).toHaveCount(0);
  await expect(page).toHaveURL(/\/signin$/);
});

test('has its own words for what it knows', async ({ page, expected }) => {
  expected(400);
  const alert = page.getByRole('alert');
  for (const [address, words] of Object.entries({
    '/signin?error=account_disabled&message=Call+me': 'this account is disabled.',
    '/signin?token=not-a-code&message=Call+me': 'the sign-in took too long',
    '/dashboard?token=not-a-code': 'the sign-in took too long',
  })) {
    await page.goto(address);
    await expect(alert).toContainText(`Login failed: ${words}`);
    await expect(page.getByText('Call me')).toHaveCount(0);
    await expect(page).toHaveURL(/\/signin$/);
  }
});

test('remembers beyond this browser only when asked to', async ({ newPage, stack }) => {
  const account = await accountWithRole(stack, 'client');
  for (const remember of [false, true]) {
    const page = await newPage();
    await page.goto('/signin');
    await page.getByLabel('Remember me').setChecked(remember);
    await fillSignIn(page, account, '**/dashboard');
    // State after a browser restart: cookies and localStorage, but no sessionStorage.
    const later = await newPage({ storageState: await page.context().storageState() });
    const name = remember ? `Welcome, ${account.firstName}` : 'Welcome back';
    await visit(later, '/dashboard', later.getByRole('heading', { level: 1, name, exact: true }));
    await expect(later).toHaveURL(remember ? /\/dashboard$/ : /\/signin$/);
  }
});

test('returns to the address asked for, and nowhere else', async ({ newPage, stack }) => {
  const account = await accountWithRole(stack, 'client');
  const deepLink = '/dashboard/requests?status=pending';
  const page = await newPage();
  await page.goto(deepLink);
  await page.waitForURL(/\/signin\?next=/);
  await fillSignIn(page, account, `**${deepLink}`);
  await expect(page.getByRole('heading', { name: 'My Requests' })).toBeVisible();

  const other = await newPage();
  await other.goto('/signin?next=https://evil.example/dashboard');
  await fillSignIn(other, account, `${stack.baseUrl}/dashboard`);
});

for (const [clock, hours] of [
  ['fast', 13],
  ['slow', -13],
] as const) {
  test(`signs in with a computer's clock 13 hours ${clock}`, async ({ page, stack }) => {
    const account = await accountWithRole(stack, 'client');
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await page.goto('/signin');
    await fillSignIn(page, account, '**/dashboard');
    await reload(page, page.getByRole('heading', { name: account.firstName }));
  });
}
