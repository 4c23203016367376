import { expect, expectFineInBothThemes, onDesktop, type Page, press, test } from './fixtures';
import { section, ageSessions } from './profiles';

const tokens = (page: Page) => section(page, 'API tokens');

test('a token is made, read once, used and revoked', async ({ signedIn, stack, expected }) => {
  expected(401, 403, 422);
  const { page, person } = await signedIn('client', onDesktop);
  await ageSessions(stack, person);
  await page.goto('/dashboard/profile#tokens');
  await expect(tokens(page).getByText('You have no API tokens.')).toBeVisible();
  await press(tokens(page), 'New API token');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/leads:read/)).toHaveCount(0);
  await dialog.getByLabel('Name').fill('Billing sync');
  await dialog.getByLabel(/requests:read/).check();
  await dialog.getByLabel('Only from these networks').fill('127.0.0.0/8\n::1/200');
  await press(dialog, 'Create token');
  await dialog.getByLabel('Current password').fill(person.password);
  await press(dialog, 'Create token', dialog.getByText('is no address and no network').first());
  await expectFineInBothThemes(page);
  await dialog.getByLabel('Only from these networks').fill('127.0.0.0/8\n::1');
  await press(dialog, 'Create token', dialog.getByText('It is not shown again.'));
  const token = await dialog.getByText(/^fenw_/).innerText();
  await expectFineInBothThemes(page);
  await press(dialog, 'I have copied it');
  const call = () =>
    fetch(`${stack.baseUrl}/api/v1/get-requests`, {
      headers: { authorization: `Bearer ${token}` },
    }).then(({ status }) => status);
  expect(await call()).toBe(200);
  await page.reload();
  await expect(tokens(page).getByText(/Last used just now/)).toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);
  await press(tokens(page), 'Revoke Billing sync');
  await press(dialog, 'Revoke', tokens(page).getByText('You have no API tokens.'));
  expect(await call()).toBe(401);
});

test('an admin sees everybody’s and revokes one', async ({ signedIn, stack }) => {
  const { person } = await signedIn('client');
  const answer = await fetch(`${stack.baseUrl}/api/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: `Of ${person.firstName}`, scopes: ['files:read'], days: 1 }),
  });
  expect(answer.status).toBe(201);
  const { page } = await signedIn('admin', '/dashboard/admin/api-tokens', onDesktop);
  await expect(page.getByText(`Of ${person.firstName}`)).toBeVisible();
  await expectFineInBothThemes(page);
  await press(page, `Revoke Of ${person.firstName}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText(`Of ${person.firstName}`)).toHaveCount(0);
});
