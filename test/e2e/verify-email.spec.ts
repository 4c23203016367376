import { Api, linkIn } from './setting';
import { expect, holdBack, type Page, press, submit, test, visit } from './fixtures';
import { CONFIRM, makeOld, openAndConfirm, registered } from './sign-ups';

function changesOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(`${request.method()} ${request.url()}`);
  });
  return calls;
}

test('a link confirms once, by a press, and says so', async ({ page, stack }) => {
  const { form, mail } = await registered(stack);
  const calls = changesOf(page);
  await page.goto(linkIn(mail, '/verify-email?token='));
  const button = page.getByRole('button', { name: 'Confirm my e-mail address' });
  await expect(button).toBeFocused();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  const accounts = () => stack.sql('SELECT id FROM users WHERE email = $1', [form.email]);
  expect(await accounts()).toHaveLength(0);

  const answer = await holdBack(page, '**/api/verify-email');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Verifying your e-mail address' })).toBeFocused();
  answer();
  await expect(page.getByRole('heading', { name: 'E-mail address verified' })).toBeFocused();
  expect(await accounts()).toHaveLength(1);

  await expect(page.getByText('Email verified successfully!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In Now' })).toHaveAttribute('href', '/signin');
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  await page.unrouteAll();
  await page.reload();
  await press(page, button, 'Email already verified.');
});

test('no link of any mail changes something by being opened', async ({ page, expected }) => {
  expected(400, 404, 410);
  const calls = changesOf(page);
  const addresses = [
    '/verify-email?token=any',
    '/verify-email?cancel=any',
    '/reset-password?token=any',
    '/reset-password?token=any&invited=1',
    '/verify-subscription?token=any',
    '/unsubscribe?token=any',
    '/unsubscribe?token=any&undo=1',
    '/newsletter/preferences?token=any',
  ];
  for (const address of addresses) {
    await visit(page, address, page.getByRole('heading', { level: 1 }));
    await page.waitForLoadState('networkidle');
  }
  // These read by POST, so that no log has the token.
  const account = expect.stringMatching(/^POST .*\/api\/reset-password\/account$/);
  const preferences = expect.stringMatching(/^POST .*\/api\/newsletter\/preferences$/);
  expect(calls).toEqual([account, account, preferences]);
});

test('a link that fails says which, and helps', async ({ page, stack, expected }) => {
  expected(400, 410);
  const expired = await registered(stack);
  await makeOld(stack, expired.form.email);
  const expire = `UPDATE one_time_tokens SET expires_at = now() WHERE email = $1`;
  await stack.sql(expire, [expired.form.email]);
  const replaced = await registered(stack);
  await makeOld(stack, replaced.form.email);
  // A second sign-up adds links; requesting again replaces them.
  await new Api(stack.baseUrl).post('/api/resend-verification', { email: replaced.form.email });
  const failures = [
    ['/verify-email', 'Invalid verification link. No token provided.'],
    ['/verify-email?token=mistyped', 'This link is not valid.'],
    [linkIn(expired.mail, '/verify-email?token='), 'This link has expired.'],
    [linkIn(replaced.mail, '/verify-email?token='), 'A newer link was sent.'],
  ] as const;
  for (const [address, sentence] of failures) {
    await page.goto(address);
    if (address.includes('token=')) await press(page, 'Confirm my e-mail address');
    await expect(page.getByRole('alert')).toContainText(sentence);
    for (const [name, href] of Object.entries({
      'Try Again': '/signin',
      'Go Home': '/',
      'Contact Support': '/contact',
    })) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  }

  const { form, mail } = expired;
  await openAndConfirm(page, linkIn(mail, '/verify-email?token='));
  await submit(page, { 'E-mail': form.email }, 'Send a new confirmation link');
  const [newest] = await stack.mailbox.waitForCount(2, { to: form.email, subject: CONFIRM });
  await openAndConfirm(page, linkIn(newest!, '/verify-email?token='));
  await expect(page.getByText('Email verified successfully!')).toBeVisible();
});

test('a dead link of a change has its own words', async ({ page, expected }) => {
  expected(400);
  for (const [kind, button, failed, hint] of [
    ['new', 'Confirm my e-mail address', 'Verification failed', 'in your profile for another'],
    ['undo', 'Keep this address', 'Your address could not be kept', 'works once, for 72 hours'],
  ] as const) {
    await page.goto(`/verify-email?token=mistyped&${kind}=1`);
    await press(page, button);
    await expect(page.getByRole('heading', { level: 1, name: failed })).toBeFocused();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This link is not');
    await expect(page.getByText(hint)).toBeVisible();
    await expect(page.getByRole('button', { name: /confirmation link/ })).toHaveCount(0);
  }
});

test('while offline, can be tried again', async ({ page, stack, expected }) => {
  expected('ERR_INTERNET_DISCONNECTED');
  const { mail } = await registered(stack);
  await page.goto(linkIn(mail, '/verify-email?token='));
  const confirm = page.getByRole('button', { name: 'Confirm my e-mail address' });
  await expect(confirm).toBeVisible();
  await page.context().setOffline(true);
  await confirm.click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('An error occurred during verification. Please try again.');
  await page.context().setOffline(false);
  await press(failure, 'Retry', page.getByText('Email verified successfully!'));
});
