import { accountWithRole, mailedLink } from './setting';
import { expect, fillSignIn, press, submit, test } from './fixtures';

const NEW_PASSWORD = 'otter-candle-marsh-19';

test('is replaced by mail; the link works once', async ({ page, stack, expected }) => {
  expected(400, 401, 410);
  const account = await accountWithRole(stack, 'client');
  await page.goto('/signin');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The sign-in page has a field of the same name, so wait for the new page.
  await page.waitForURL('**/forgot-password');
  await page.getByRole('button', { name: 'Send reset link' }).waitFor();
  await submit(
    page,
    { 'E-mail': account.email },
    'Send reset link',
    'If this address has an account',
  );

  const link = await mailedLink(stack, account.email, 'Reset your password', '/reset-password');
  await page.goto(link);
  // Laid out, or password managers pass over it.
  const name = page.locator('form:visible input[autocomplete="username"]');
  await expect(name).toHaveValue(account.email);
  expect((await name.boundingBox())?.width).toBeGreaterThan(0);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await press(page, 'Save password', 'Your password was changed.');
  await page.getByRole('link', { name: 'Sign In Now' }).click();
  await fillSignIn(page, account);
  await expect(page.getByText('Invalid email or password.')).toBeVisible();
  await fillSignIn(page, { ...account, password: NEW_PASSWORD }, '**/dashboard');

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('a-third-password-64');
  await press(page, 'Save password');
  await page.getByRole('alert').getByRole('link', { name: 'Request a new link' }).click();
  await page.waitForURL('**/forgot-password');
});

test('says the same of an unknown address, and what a broken link lacks', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail').fill('nobody-here@test.example');
  await press(page, 'Send reset link', 'If this address has an account');
  await press(page, 'Send it again');
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody-here@test.example');

  await page.goto('/reset-password');
  await expect(page.getByRole('alert')).toContainText('This link is incomplete.');
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
});
