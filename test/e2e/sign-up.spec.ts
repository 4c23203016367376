import { linkIn } from '../support/mailbox';
import { registration } from '../support/people';
import type { SharedStack } from '../support/stack';
import { expect, fillIn, type Page, press, test } from './fixtures';
import { registered } from './sign-ups';
import { holdBack } from './routes';

test('keeps what was typed, and says how strong a password is', async ({ page, expected }) => {
  expected(422);
  const form = { ...registration(), password: 'password123' };
  await fillSignUp(page, form);
  await press(page, 'Create account');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription(/too easy to guess/);
  await expect(page.getByLabel('First name')).toHaveValue(form.firstName);
  await expect(page.getByLabel('Last name')).toHaveValue(form.lastName);
  await expect(page.getByLabel('Work email')).toHaveValue(form.email);
  await expect(page.getByLabel('Company')).toHaveValue(form.company);
  await expect(password).toHaveValue(form.password);
  await expect(page.getByLabel('Email').first()).not.toHaveAttribute('aria-invalid', 'true');

  const benefits = [
    'Quick Setup',
    'Enterprise Security',
    'Dedicated Support 24/7',
    'Instant Access',
  ];
  for (const benefit of benefits) {
    await expect(page.getByText(benefit)).toBeVisible();
  }
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('one press makes one registration; mails can be repeated', async ({ page, stack }) => {
  const form = registration();
  let calls = 0;
  page.on('request', (request) => (calls += Number(request.url().endsWith('/api/register'))));
  const answer = await holdBack(page, '**/api/register');
  await fillSignUp(page, form);
  const button = page.getByRole('button', { name: 'Create account' });
  await button.dblclick();
  await page.getByLabel('Company').press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(
    page.getByText('Registration successful! Please check your email to confirm your account.'),
  ).toBeVisible();
  expect(calls).toBe(1);
  await expect(page.getByRole('form', { name: 'Create your account' })).toHaveCount(0);
  await expect(page.locator(':focus').getByRole('status').first()).toContainText('Registration');
  expect(await pending(stack, form.email)).toHaveLength(1);
  await press(page, 'Send a new confirmation link', page.getByRole('status').getByRole('status'));
  await press(page, 'Sign up with another address');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  for (const name of ['First name', 'Work email', 'Company']) {
    await expect(page.getByLabel(name)).toHaveValue('');
  }
});

test('"this was not me" removes a registration by a press', async ({ page, stack }) => {
  const { form, mail } = await registered(stack);
  await page.goto(linkIn(mail, 'cancel='));
  await expect(page.getByRole('heading', { name: 'Was this not you?' })).toBeVisible();
  expect(await pending(stack, form.email)).toHaveLength(1);
  await press(page, 'Cancel this registration', page.getByText('The sign-up was deleted.'));
  expect(await pending(stack, form.email)).toHaveLength(0);
});

const pending = (stack: SharedStack, email: string) =>
  stack.sql('SELECT 1 FROM pending_registrations WHERE email = $1', [email]);

async function fillSignUp(page: Page, form: ReturnType<typeof registration>): Promise<void> {
  await page.goto('/get-started');
  await fillIn(page, {
    'First name': form.firstName,
    'Last name': form.lastName,
    'Work email': form.email,
    Company: form.company,
  });
  await page.getByLabel('Password', { exact: true }).fill(form.password);
}
