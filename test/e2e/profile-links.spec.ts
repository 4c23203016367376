import { newEmail, personWithRole } from './setting';
import { someone, startWithProviders, type ProviderStack } from '../support/providers';
import { expect, type Page, type Person, press, rowOf, submit, test } from './fixtures';
import { expectAccessible } from './sound';
import { ageSessions } from './profiles';

let claims = someone();
let place: ProviderStack;

test.describe.configure({ timeout: 120_000 });
test.beforeAll(async () => {
  place = await startWithProviders(() => claims);
});
test.afterAll(() => place.stop());

const connected = (page: Page) => page.getByRole('region', { name: 'Connected accounts' });
const row = (page: Page, name: string) =>
  connected(page).getByRole('listitem').filter({ hasText: name });
test('Google is linked there and back, and unlinked by a question', async ({ signedIn }) => {
  claims = someone({ email: newEmail('private') });
  const person = await personWithRole(place.stack, 'client');
  const { page } = await signedIn(person, '/dashboard/profile', { place: place.stack });
  await expect(row(page, 'Facebook')).toContainText('Not linked');
  await press(row(page, 'Google'), 'Link Google');
  await expect(page.getByText('Linked. You can sign in either way now.')).toBeVisible();
  await expect(row(page, 'Google')).toContainText('Linked since');
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await expectAccessible(page);

  await press(row(page, 'Google'), 'Unlink Google');
  const dialog = page.getByRole('dialog', { name: 'Unlink Google?' });
  await press(dialog, 'Unlink Google', page.getByText('Google was unlinked.'));
  await expect(row(page, 'Google')).toContainText('Not linked');
});

test('an old session is asked for the password in place', async ({ signedIn, expected }) => {
  expected(403, 422);
  claims = someone();
  const person = await personWithRole(place.stack, 'client');
  const { page } = await signedIn(person, { place: place.stack });
  await ageSessions(place.stack, person);
  await page.goto('/dashboard/profile');
  await press(row(page, 'Google'), 'Link Google');
  const link = page.getByRole('dialog', { name: 'Link Google' });
  await expectAccessible(page);
  await submit(link, { 'Current password': 'not-it-at-all' }, 'Link Google');
  const password = link.getByLabel('Current password');
  await expect(password).toHaveAccessibleDescription(/This is not your current password/);
  await submit(link, { 'Current password': person.password }, 'Link Google');
  await expect(row(page, 'Google')).toContainText('Linked since');

  await ageSessions(place.stack, person);
  await press(row(page, 'Google'), 'Unlink Google');
  const unlink = page.getByRole('dialog', { name: 'Unlink Google?' });
  await press(unlink, 'Unlink Google');
  await submit(unlink, { 'Current password': person.password }, 'Unlink Google');
  await expect(row(page, 'Google')).toContainText('Not linked');
});

test('without a password the last way in stays', async ({ newPage, expected }) => {
  expected(403);
  claims = someone();
  const page = await newPage({ baseURL: place.stack.baseUrl });
  await page.goto('/signin');
  await press(page, 'Continue with Google');
  await page.waitForURL('**/dashboard');
  await page.goto('/dashboard/profile');
  const unlink = row(page, 'Google').getByRole('button', { name: 'Unlink Google' });
  await expect(unlink).toHaveAttribute('aria-disabled', 'true');
  await expect(row(page, 'Google')).toContainText('This is your only way to sign in.');
  await expectAccessible(page);

  const person = await rowOf(place.stack, 'users', { email: claims.email });
  await ageSessions(place.stack, person as Person);
  const details = page.getByRole('region', { name: 'Edit Profile' });
  await details.getByLabel('Company').fill('Ouse & Co');
  const email = newEmail('moved');
  await submit(details, { 'E-mail': email }, 'Save changes');
  await press(details, 'Sign in again with Google');
  await page.waitForURL('**/dashboard/profile');
  await expect(details.getByLabel('E-mail')).toHaveValue(email);
  await press(details, 'Save changes');
  await expect(page.getByText('Waiting for you to confirm')).toContainText(email);

  await press(page, 'Send me a link to set a password', 'We have sent you a link.');
  await place.stack.mailbox.waitFor({ to: String(claims.email), subject: 'Reset your password' });
});

test('what goes wrong at the provider is said here', async ({ signedIn }) => {
  const person = await personWithRole(place.stack, 'client');
  const address = '/dashboard/profile?link=google&error=access_denied';
  const { page } = await signedIn(person, address, { place: place.stack });
  await expect(connected(page).getByRole('alert')).toContainText(
    'Google was not linked. You did not give permission, so nothing was changed.',
  );
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
});
