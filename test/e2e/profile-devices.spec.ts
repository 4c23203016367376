import { signIn } from '../support/people';
import { expect, fillIn, fillSignIn, press, test } from './fixtures';
import { openProfile, section } from './profiles';

const NEW_PASSWORD = 'otter-candle-marsh-19';

test('a new password signs out the others alone', async ({ signedIn, stack, expected }) => {
  expected(401, 422);
  const { page, person } = await signedIn('client');
  const { page: elsewhere } = await signedIn({ ...person, token: await signIn(stack, person) });
  await elsewhere.goto('/dashboard');
  await expect(elsewhere.getByRole('heading', { name: person.firstName })).toBeVisible();
  await openProfile(page);
  const form = section(page, 'Password');
  await expect(section(page, 'Devices').getByRole('listitem')).toHaveCount(2);
  await fillIn(form, { 'Current password': 'not-it-at-all', 'New password': NEW_PASSWORD });
  await expect(form.getByText('Password strength: Strong.')).toBeVisible();
  await press(form, 'Change password');
  await expect(form.getByLabel('Current password')).toHaveAccessibleDescription(
    /This is not your current password/,
  );
  await expect(form.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
  await form.getByLabel('Current password').fill(person.password);
  await press(form, 'Change password', form.getByText('Your password was changed.'));
  await expect(page.locator(':focus').getByRole('status')).toContainText('was changed');
  await expect(form.getByLabel('New password')).toHaveCount(0);
  await expect(section(page, 'Devices').getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible();

  await elsewhere.waitForURL('**/signin');
  await expect(elsewhere.getByText('Your session has ended.')).toBeVisible();
  await fillSignIn(elsewhere, { ...person, password: NEW_PASSWORD });
  await elsewhere.waitForURL('**/dashboard');
});
