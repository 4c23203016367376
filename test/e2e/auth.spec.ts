import { Api } from '../support/api';
import { linkIn } from '../support/mailbox';
import { accountWithRole, registration } from '../support/people';
import type { SharedStack } from '../support/stack';
import { expect, expireSessions, fillSignIn, test, type Page } from './fixtures';

const CONFIRM = 'Confirm your e-mail address';

test.describe('Sign-in', () => {
  test('says the same for a wrong password and an unknown address', async ({
    page,
    stack,
    expected,
  }) => {
    expected(401);
    const account = await accountWithRole(stack, 'client');
    await page.goto('/signin');
    for (const email of [account.email, `nobody.${account.email}`]) {
      await fillSignIn(page, { email, password: 'not-the-password-7' });
      await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText(
        'Invalid email or password.',
      );
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await page.reload();
    }
  });

  test('asks for what is missing beside the field, without a call', async ({ page }) => {
    await page.goto('/signin');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
  });

  test('offers an unconfirmed person a new link, which arrives and works', async ({
    page,
    stack,
    expected,
  }) => {
    expected(403);
    const { form } = await registered(stack);
    await makeOld(stack, form.email);
    await page.goto('/signin');
    await fillSignIn(page, form);
    await expect(page.getByRole('alert')).toContainText('Please confirm your e-mail address first');
    await page.getByRole('button', { name: 'Send a new confirmation link' }).click();
    await expect(page.getByRole('alert').getByRole('status')).toBeVisible();

    const [newest] = await stack.mailbox.waitForCount(2, { to: form.email, subject: CONFIRM });
    await page.goto(linkIn(newest!, '/verify-email?token='));
    await expect(page.getByText('Email verified successfully!')).toBeVisible();
    await page.getByRole('link', { name: 'Sign In Now' }).click();
    await fillSignIn(page, form);
    await page.waitForURL('**/dashboard');
  });

  test('shows what a provider left in the address as plain text, and clears it', async ({
    page,
  }) => {
    const message = `<b id="planted">No</b> see https://evil.example/x ${'z'.repeat(500)}`;
    await page.goto(`/signin?error=access_denied&message=${encodeURIComponent(message)}`);
    const alert = page.getByRole('alert').getByRole('paragraph');
    await expect(alert).toContainText('Login failed: <b id="planted">No</b> see z');
    await expect(page.locator('#planted')).toHaveCount(0);
    await expect(alert).not.toContainText('evil.example');
    expect((await alert.innerText()).length).toBeLessThanOrEqual('Login failed: '.length + 200);
    await expect(page).toHaveURL(/\/signin$/);
    await page.goto('/signin?error=unheard_of');
    await expect(alert).toHaveText('Login failed: unheard_of');
  });

  test('verified=true clears the message', async ({ page }) => {
    await page.goto('/signin?error=server_error&message=Old+news&verified=true');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(page).toHaveURL(/\/signin$/);
    await expect(page.getByText('Login failed')).toHaveCount(0);
  });

  test('remembers the session beyond this browser only when asked to', async ({
    newPage,
    stack,
  }) => {
    const account = await accountWithRole(stack, 'client');
    for (const remember of [false, true]) {
      const page = await newPage();
      await page.goto('/signin');
      await page.getByLabel('Remember me').setChecked(remember);
      await fillSignIn(page, account);
      await page.waitForURL('**/dashboard');
      // What a restart of the browser leaves: cookies and localStorage, not sessionStorage.
      const later = await newPage({ storageState: await page.context().storageState() });
      await later.goto('/dashboard');
      await expect(
        later.getByRole('heading', { level: 1, name: 'Welcome back', exact: !remember }),
      ).toBeVisible();
      await expect(later).toHaveURL(remember ? /\/dashboard$/ : /\/signin$/);
    }
  });

  test('returns to the address that was asked for, and to nowhere else', async ({
    newPage,
    stack,
  }) => {
    const account = await accountWithRole(stack, 'client');
    const deepLink = '/dashboard/requests?status=pending';
    const page = await newPage();
    await page.goto(deepLink);
    await page.waitForURL(/\/signin\?next=/);
    await fillSignIn(page, account);
    await page.waitForURL(`**${deepLink}`);
    await expect(page.getByRole('heading', { name: 'My Requests' })).toBeVisible();

    const other = await newPage();
    await other.goto('/signin?next=https://evil.example/dashboard');
    await fillSignIn(other, account);
    await other.waitForURL(`${stack.baseUrl}/dashboard`);
  });

  test('signing out ends the session; Back shows no data', async ({ signedIn, stack }) => {
    const { page, person } = await signedIn('client');
    await page.goto('/dashboard/profile');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await page.getByRole('button', { name: 'Profile menu' }).click();
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

  test('a session that the server ended leads to sign-in and back', async ({
    signedIn,
    stack,
    expected,
  }) => {
    expected(401);
    const { page, person } = await signedIn('client');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: person.firstName })).toBeVisible();
    await expireSessions(stack, person);
    await page.goto('/dashboard/profile');
    await page.waitForURL(/\/signin\?next=%2Fdashboard%2Fprofile$/);
    await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
    await fillSignIn(page, person);
    await page.waitForURL('**/dashboard/profile');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
  });
});

test.describe('Sign-up', () => {
  test('keeps what was typed after a refusal, and names the field', async ({ page, expected }) => {
    expected(422);
    const form = { ...registration(), password: 'password123' };
    await fillSignUp(page, form);
    await page.getByRole('button', { name: 'Create account' }).click();
    const password = page.getByLabel('Password', { exact: true });
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toHaveAccessibleDescription(/too easy to guess/);
    await expect(page.getByLabel('First name')).toHaveValue(form.firstName);
    await expect(page.getByLabel('Last name')).toHaveValue(form.lastName);
    await expect(page.getByLabel('Work email')).toHaveValue(form.email);
    await expect(page.getByLabel('Company')).toHaveValue(form.company);
    await expect(password).toHaveValue(form.password);
    await expect(page.getByLabel('Email').first()).not.toHaveAttribute('aria-invalid', 'true');
  });

  test('says how strong the password is while it is typed', async ({ page }) => {
    await page.goto('/get-started');
    const password = page.getByLabel('Password', { exact: true });
    await password.pressSequentially('password');
    await expect(page.getByText('Password strength: Too easy to guess.')).toBeVisible();
    await password.fill('');
    await password.pressSequentially('heron-lantern-quay-42');
    await expect(page.getByText('Password strength: Strong.')).toBeVisible();
  });

  test('links to the terms, the privacy notice and sign-in', async ({ page }) => {
    await page.goto('/get-started');
    for (const benefit of ['Quick Setup', 'Enterprise Security', 'Instant Access']) {
      await expect(page.getByText(benefit)).toBeVisible();
    }
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });

  test('"this was not me" removes the registration after a press, not by opening', async ({
    page,
    stack,
  }) => {
    const { form, mail } = await registered(stack);
    await page.goto(linkIn(mail, 'cancel='));
    await expect(page.getByRole('heading', { name: 'Was this not you?' })).toBeVisible();
    expect(await pending(stack, form.email)).toHaveLength(1);
    await page.getByRole('button', { name: 'Cancel this registration' }).click();
    await expect(page.getByText('The sign-up was deleted.')).toBeVisible();
    expect(await pending(stack, form.email)).toHaveLength(0);
  });
});

test.describe('The link of the confirmation mail', () => {
  test('confirms once, and says so when it is opened again', async ({ page, stack }) => {
    const { mail } = await registered(stack);
    await page.goto(linkIn(mail, '/verify-email?token='));
    await expect(page.getByText('Email verified successfully!')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign In Now' })).toHaveAttribute(
      'href',
      '/signin',
    );
    await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    await page.reload();
    await expect(page.getByText('Email already verified.')).toBeVisible();
  });

  test('without a token, mistyped, expired or replaced: says which, and helps', async ({
    page,
    stack,
    expected,
  }) => {
    expected(400, 410);
    const expired = await registered(stack);
    await stack.sql(`UPDATE one_time_tokens SET expires_at = now() WHERE email = $1`, [
      expired.form.email,
    ]);
    const replaced = await registered(stack);
    await new Api(stack.baseUrl).post('/api/register', replaced.form);
    const failures = [
      ['/verify-email', 'Invalid verification link. No token provided.'],
      ['/verify-email?token=mistyped', 'This link is not valid.'],
      [linkIn(expired.mail, '/verify-email?token='), 'This link has expired.'],
      [linkIn(replaced.mail, '/verify-email?token='), 'A newer link was sent.'],
    ] as const;
    for (const [address, sentence] of failures) {
      await page.goto(address);
      await expect(page.getByRole('alert')).toContainText(sentence);
      await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute(
        'href',
        '/signin',
      );
      await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
      await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
        'href',
        '/contact',
      );
    }
  });

  test('once expired, a new one can be asked for on the spot', async ({
    page,
    stack,
    expected,
  }) => {
    expected(410);
    const { form, mail } = await registered(stack);
    await makeOld(stack, form.email);
    await stack.sql(`UPDATE one_time_tokens SET expires_at = now() WHERE email = $1`, [form.email]);
    await page.goto(linkIn(mail, '/verify-email?token='));
    await page.getByLabel('Email').fill(form.email);
    await page.getByRole('button', { name: 'Send a new confirmation link' }).click();
    const [newest] = await stack.mailbox.waitForCount(2, { to: form.email, subject: CONFIRM });
    await page.goto(linkIn(newest!, '/verify-email?token='));
    await expect(page.getByText('Email verified successfully!')).toBeVisible();
  });
});

test.describe('A forgotten password', () => {
  const NEW_PASSWORD = 'otter-candle-marsh-19';

  test('is replaced by mail; the link works once', async ({ page, stack, expected }) => {
    expected(400, 401, 410);
    const account = await accountWithRole(stack, 'client');
    await page.goto('/signin');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // Sign-in has a field of the same name: it must be gone before one types.
    await page.waitForURL('**/forgot-password');
    await page.getByRole('button', { name: 'Send reset link' }).waitFor();
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText('If this address has an account')).toBeVisible();

    const mail = await stack.mailbox.waitFor({
      to: account.email,
      subject: 'Reset your password',
    });
    const link = linkIn(mail, '/reset-password');
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Your password was changed.')).toBeVisible();
    await page.getByRole('link', { name: 'Sign In Now' }).click();
    await fillSignIn(page, account);
    await expect(page.getByText('Invalid email or password.')).toBeVisible();
    await fillSignIn(page, { ...account, password: NEW_PASSWORD });
    await page.waitForURL('**/dashboard');

    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('a-third-password-64');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Request a new link' }).click();
    await page.waitForURL('**/forgot-password');
  });

  test('answers the same for an address without an account', async ({ page }) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('nobody-here@test.example');
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText('If this address has an account')).toBeVisible();
  });

  test('a link without its token says so', async ({ page }) => {
    await page.goto('/reset-password');
    await expect(page.getByRole('alert')).toContainText('This link is incomplete.');
    await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  });
});

/** Somebody who has signed up and not yet opened the mail. */
async function registered(stack: SharedStack) {
  const form = registration();
  const { status } = await new Api(stack.baseUrl).post('/api/register', form);
  expect(status).toBe(201);
  return { form, mail: await stack.mailbox.waitFor({ to: form.email, subject: CONFIRM }) };
}

/** Links go out a minute apart at the earliest: this one went out before that. */
async function makeOld(stack: SharedStack, email: string): Promise<void> {
  await stack.sql(
    `UPDATE one_time_tokens SET created_at = now() - interval '5 minutes' WHERE email = $1`,
    [email],
  );
}

const pending = (stack: SharedStack, email: string) =>
  stack.sql('SELECT 1 FROM pending_registrations WHERE email = $1', [email]);

async function fillSignUp(page: Page, form: ReturnType<typeof registration>): Promise<void> {
  await page.goto('/get-started');
  await page.getByLabel('First name').fill(form.firstName);
  await page.getByLabel('Last name').fill(form.lastName);
  await page.getByLabel('Work email').fill(form.email);
  await page.getByLabel('Company').fill(form.company);
  await page.getByLabel('Password', { exact: true }).fill(form.password);
}
