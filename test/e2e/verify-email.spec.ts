import { Api } from '../support/api';
import { linkIn } from '../support/mailbox';
import { expect, test } from './fixtures';
import { CONFIRM, makeOld, registered } from './sign-ups';

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

  test('while the server cannot be reached, can be tried again in place', async ({
    page,
    stack,
    expected,
  }) => {
    expected('ERR_INTERNET_DISCONNECTED');
    const { mail } = await registered(stack);
    await page.route('**/api/verify-email', (route) => route.abort('internetdisconnected'));
    await page.goto(linkIn(mail, '/verify-email?token='));
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toContainText('An error occurred during verification. Please try again.');
    await page.unroute('**/api/verify-email');
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Email verified successfully!')).toBeVisible();
  });
});
