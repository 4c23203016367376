import { Api } from '../support/api';
import { signIn } from '../support/people';
import { expect, expectAccessible, fillSignIn, test, fillIn, press } from './fixtures';
import { openProfile, section, signInWith } from './profiles';

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

test('devices are signed out one by one, or all the others', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('client');
  const phone = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.1 Mobile Safari/604.1';
  const tokens = [await signInWith(stack, person, phone)];
  for (let more = 0; more < 8; more += 1)
    tokens.push(await signInWith(stack, person, 'curl/8.5.0'));
  await openProfile(page);
  const devices = section(page, 'Devices');
  await expect(devices.getByRole('listitem')).toHaveCount(10);
  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  await press(devices, /^Sign out Safari on iPhone/);
  const dialog = page.getByRole('dialog', { name: 'Sign out this device?' });
  await expectAccessible(page);
  await press(dialog, 'Sign out');
  await expect(devices.getByRole('listitem')).toHaveCount(9);
  expect((await new Api(stack.baseUrl).get('/api/me', tokens[0])).status).toBe(401);
  expect((await new Api(stack.baseUrl).get('/api/me', tokens[1])).status).toBe(200);

  await press(devices, 'Sign out everywhere else');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible();
  expect((await new Api(stack.baseUrl).get('/api/me', tokens[1])).status).toBe(401);
  expect((await new Api(stack.baseUrl).get('/api/me', person.token)).status).toBe(200);
});
