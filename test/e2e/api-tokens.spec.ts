import { Api } from './setting';
import { confirm, press, reload, submit, visit } from './steps';
import { expect, expectFine, onDesktop, type Page, test } from './fixtures';
import { section, ageSessions } from './profiles';

const tokens = (page: Page) => section(page, 'API tokens');

test('a token is made, read once, used and revoked', async ({ signedIn, stack, expected }) => {
  expected(401, 403, 422);
  const { page, person } = await signedIn('client', onDesktop);
  await ageSessions(stack, person);
  await visit(page, '/dashboard/profile#tokens', tokens(page).getByText('You have no API tokens.'));
  await press(tokens(page), 'New API token');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/leads:read/)).toHaveCount(0);
  await dialog.getByLabel('Name').fill('Billing sync');
  await dialog.getByLabel(/requests:read/).check();
  await submit(dialog, { 'Only from these networks': '127.0.0.0/8\n::1/200' }, 'Create token');
  await dialog.getByLabel('Current password').fill(person.password);
  await press(dialog, 'Create token', dialog.getByText('is no address and no network').first());
  await expectFine(page);
  await dialog.getByLabel('Only from these networks').fill('127.0.0.0/8\n::1');
  await press(dialog, 'Create token', 'It is not shown again.');
  const token = await dialog.getByText(/^fenw_/).innerText();
  await expectFine(page);
  await press(dialog, 'I have copied it');
  const call = async () => (await new Api(stack.baseUrl).get('/api/v1/get-requests', token)).status;
  expect(await call()).toBe(200);
  await reload(page, tokens(page).getByText(/Last used just now/));
  await expect(page.getByText(token)).toHaveCount(0);
  await press(tokens(page), 'Revoke Billing sync');
  await press(dialog, 'Revoke', tokens(page).getByText('You have no API tokens.'));
  expect(await call()).toBe(401);
});

test('an admin sees everybody’s and revokes one', async ({ signedIn, stack }) => {
  const { person } = await signedIn('client');
  const token = { name: `Of ${person.firstName}`, scopes: ['files:read'], days: 1 };
  const { status } = await new Api(stack.baseUrl).post('/api/tokens', token, person.token);
  expect(status).toBe(201);
  const { page } = await signedIn('admin', '/dashboard/admin/api-tokens', onDesktop);
  await expect(page.getByText(`Of ${person.firstName}`)).toBeVisible();
  await confirm(page, `Revoke Of ${person.firstName}`, 'Revoke');
  await expect(page.getByText(`Of ${person.firstName}`)).toHaveCount(0);
});
