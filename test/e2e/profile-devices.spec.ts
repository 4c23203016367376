import { signIn } from './setting';
import { arrive, expect, fillIn, fillSignIn, press, reload, test, visit } from './fixtures';
import { openProfile, section } from './profiles';

const NEW_PASSWORD = 'otter-candle-marsh-19';

test('a new password signs out the others alone', async ({ signedIn, stack, expected }) => {
  expected(401, 422);
  const { page, person } = await signedIn('client');
  const { page: elsewhere } = await signedIn({ ...person, token: await signIn(stack, person) });
  await visit(elsewhere, '/dashboard', elsewhere.getByRole('heading', { name: person.firstName }));
  await openProfile(page);
  const form = section(page, 'Password');
  await expect(section(page, 'Devices').getByRole('listitem')).toHaveCount(2);
  await fillIn(form, { 'Current password': 'not-it-at-all', 'New password': NEW_PASSWORD });
  await expect(form.getByText('Password strength: Strong.')).toBeVisible();
  await press(form, 'Change password');
  const current = form.getByLabel('Current password');
  await expect(current).toHaveAccessibleDescription(/This is not your current password/);
  await expect(form.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
  await form.getByLabel('Current password').fill(person.password);
  await press(form, 'Change password', 'Your password was changed.');
  await expect(page.locator(':focus').getByRole('status')).toContainText('was changed');
  await expect(form.getByLabel('New password')).toHaveCount(0);
  await expect(section(page, 'Devices').getByRole('listitem')).toHaveCount(1);
  await reload(page, 'You are signed in on this device only.');

  await arrive(elsewhere, '**/signin', 'Your session has ended.');
  await fillSignIn(elsewhere, { ...person, password: NEW_PASSWORD }, '**/dashboard');
});
