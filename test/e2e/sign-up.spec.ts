import { linkIn, registration, type SharedStack } from './setting';
import { askedBy, expect, holdBack, test } from './fixtures';
import { expectShown, expectValues, follow, press } from './steps';
import { fillSignUp, registered } from './sign-ups';

test('keeps what was typed, and says how strong a password is', async ({ page, expected }) => {
  expected(422);
  const form = { ...registration(), password: 'password123' };
  await page.goto('/get-started');
  await fillSignUp(page, form);
  await press(page, 'Create account');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription(/too easy to guess/);
  await expectValues(page, { 'First name': form.firstName, 'Last name': form.lastName });
  await expectValues(page, { 'Work e-mail': form.email, Company: form.company });
  await expect(password).toHaveValue(form.password);
  await expect(page.getByLabel('E-mail').first()).not.toHaveAttribute('aria-invalid', 'true');

  await expectShown(page, 'Quick Setup', 'Enterprise Security', 'Dedicated Support 24/7');
  await expectShown(page, 'Instant Access');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  await follow(page, 'Sign in', page.getByRole('heading', { name: 'Welcome back' }));
});

test('one press makes one registration; mails can be repeated', async ({ page, stack }) => {
  const form = registration();
  const calls = askedBy(page, /\/api\/register$/);
  const answer = await holdBack(page, '**/api/register');
  await page.goto('/get-started');
  await fillSignUp(page, form);
  const button = page.getByRole('button', { name: 'Create account' });
  await button.dblclick();
  await page.getByLabel('Company').press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(
    page.getByText('Registration successful! Please check your email to confirm your account.'),
  ).toBeVisible();
  expect(calls).toHaveLength(1);
  await expect(page.getByRole('form', { name: 'Create your account' })).toHaveCount(0);
  await expect(page.locator(':focus').getByRole('status').first()).toContainText('Registration');
  expect(await pending(stack, form.email)).toHaveLength(1);
  await press(page, 'Send a new confirmation link', page.getByRole('status').getByRole('status'));
  await press(page, 'Sign up with another address');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const name of ['First name', 'Work e-mail', 'Company']) {
    await expect(page.getByLabel(name)).toHaveValue('');
  }
});

test('"this was not me" removes a registration by a press', async ({ page, stack }) => {
  const { form, mail } = await registered(stack);
  await page.goto(linkIn(mail, 'cancel='));
  await expect(page.getByRole('heading', { name: 'Was this not you?' })).toBeVisible();
  expect(await pending(stack, form.email)).toHaveLength(1);
  await press(page, 'Cancel this registration', 'The sign-up was deleted.');
  expect(await pending(stack, form.email)).toHaveLength(0);
});

const pending = (stack: SharedStack, email: string) =>
  stack.sql('SELECT 1 FROM pending_registrations WHERE email = $1', [email]);
