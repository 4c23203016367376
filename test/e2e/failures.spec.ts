import { expect, finish, press, test } from './fixtures';
import { untilWhole } from './profiles';

test('without a network the portal says so; Retry helps', async ({ signedIn, expected }) => {
  expected('ERR_INTERNET_DISCONNECTED');
  const { page } = await signedIn('client', '/dashboard/profile');
  await expect(page.getByLabel('First name')).toBeVisible();
  await untilWhole(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'My Requests' }).first().click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'We cannot reach the server.' }),
  ).toBeVisible();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('It could not be loaded.');
  await expect(page).toHaveURL('/dashboard/requests');
  await page.context().setOffline(false);
  await finish(failure, 'Retry');
  await expect(page.getByText('No requests yet')).toBeVisible();
});

test('code that does not arrive costs its own part', async ({ signedIn, expected }) => {
  expected('ERR_INTERNET_DISCONNECTED', 'Failed to fetch dynamically imported module');
  const { page } = await signedIn('admin', '/dashboard/admin/people');
  const invite = page.getByRole('button', { name: 'Invite a colleague' });
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.context().setOffline(true);
  await press(page, invite, 'A part of this page could not be loaded.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.context().setOffline(false);
  await press(page, invite, page.getByRole('dialog').getByLabel('E-mail'));
});
