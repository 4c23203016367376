import { Api, linkIn, newEmail } from './setting';
import { expect, expireSessions, fillSignIn, type Page, phone, test, wide } from './fixtures';
import { expectAccessible, expectFine } from './sound';
import { arrive, expectShown, fillIn, press } from './steps';
import { rowOf } from './rows';
import { openProfile, section, signInWith, ageSessions } from './profiles';
import { openAndConfirm } from './sign-ups';

const LONG_AGENT = `Mozilla/5.0 (X11; Linux x86_64) Firefox/133.0 ${'Unusual/1.0 '.repeat(40)}`;

const details = (page: Page) => section(page, 'Edit Profile');
const save = (page: Page) => details(page).getByRole('button', { name: 'Save changes' });

for (const [role, viewport] of [
  ['client', phone],
  ['support', wide],
] as const) {
  test(`a ${role} at ${viewport.width}: labels and sections`, async ({ signedIn, stack }) => {
    const { page, person } = await signedIn(role, { viewport });
    await signInWith(stack, person, LONG_AGENT);
    await stack.sql(
      `UPDATE users SET created_at = '2024-03-05', pending_email = $2 WHERE id = $1`,
      [person.id, `${'a-very-long-name-before-the-sign'.repeat(3)}@test.example`],
    );
    await openProfile(page);
    await expectShown(page, 'Member since March 2024', 'Verified account');
    await expect(page.getByText('Premium')).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Support', { exact: true })).toHaveCount(
      role === 'support' ? 1 : 0,
    );
    await expectShown(page, 'Waiting for you to confirm', 'Firefox on Linux');
    await page.getByLabel('New password').fill('password1');
    await expect(page.getByText('Password strength:')).toBeVisible();
    if (role === 'client') await expectFine(page, `${role}, ${viewport.width}`);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    if (viewport.width < 1000) return expect(contents).toBeHidden();
    await contents.getByRole('link', { name: 'Devices' }).click();
    await expect(page).toHaveURL(/\/dashboard\/profile#devices$/);
    await expect(section(page, 'Devices').getByRole('heading')).toBeInViewport();
  });
}

test('details are saved, and then the dashboard comes', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('client');
  await openProfile(page);
  await fillIn(page, { 'First name': 'Imogen', Phone: '+44 1632 960123' });
  await save(page).dblclick();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await arrive(page, '**/dashboard', page.getByRole('heading', { level: 1, name: 'Imogen' }));
  const saved = { first_name: 'Imogen', phone: '+44 1632 960123', version: 2 };
  expect(await rowOf(stack, 'users', { id: person.id })).toMatchObject(saved);
});

test('details say what is missing', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('client');
  await stack.sql(`UPDATE users SET company = '' WHERE id = $1`, [person.id]);
  await openProfile(page);
  await expect(page.getByText('Complete Your Profile')).toBeVisible();
  await expect(page.getByText('Please fill in all required fields to continue')).toBeVisible();
  await press(page, save(page), 'Company is required');
  await expect(page.getByLabel('Company')).toBeFocused();
});

test('details wait while one signs in again', async ({ signedIn, stack, expected }) => {
  expected(401);
  const { page, person } = await signedIn('client');
  await openProfile(page);
  await page.getByLabel('Company').fill('Fenn & Daughters');
  await expireSessions(stack, person);
  await save(page).click();
  await page.waitForURL(/\/signin\?next=%2Fdashboard%2Fprofile$/);
  await fillSignIn(page, person, '**/dashboard/profile');
  await expect(page.getByLabel('Company')).toHaveValue('Fenn & Daughters');
  await press(page, save(page), 'Profile updated successfully!');
});

test('details changed elsewhere let one choose', async ({ signedIn, stack, expected }) => {
  expected(409);
  const { page, person } = await signedIn('client');
  await openProfile(page);
  const others = { firstName: 'Other', lastName: 'Window', email: person.email };
  const change = (company: string) =>
    new Api(stack.baseUrl).put('/api/update-profile', { ...others, company }, person.token);
  await change('From elsewhere');
  await page.getByLabel('Company').fill('Typed here');
  await save(page).click();
  const alert = details(page).getByRole('alert');
  const company = details(page).getByRole('group', { name: 'Company' });
  await expect(company).toContainText('From elsewhere');
  await expect(company).toContainText('Typed here');
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Typed here');
  await press(details(page), 'Take theirs');
  await expect(page.getByLabel('First name')).toHaveValue('Other');
  await expect(alert).toHaveCount(0);

  await change('Once more');
  await page.getByLabel('Company').fill('Typed here');
  await save(page).click();
  await press(details(page), 'Keep mine', page.getByText('Profile updated successfully!'));
  const saved = { company: 'Typed here' };
  expect(await rowOf(stack, 'users', { id: person.id })).toMatchObject(saved);
});

test('a new address asks for the password, and waits', async ({ signedIn, stack, expected }) => {
  // Reverting the address ends the session, which the first tab's stream notices.
  expected(401, 403, 422);
  const { page, person } = await signedIn('client');
  await ageSessions(stack, person);
  await openProfile(page);
  const email = newEmail('moved');
  await details(page).getByLabel('E-mail').fill(email);
  await page.getByLabel('First name').fill('Imogen');
  await save(page).click();
  await expect(details(page).getByRole('alert')).toContainText('Please give your current password');
  const password = details(page).getByLabel('Current password');
  await expect(details(page).getByLabel('E-mail')).toHaveValue(email);
  await password.fill('not-it-at-all');
  await save(page).click();
  await expect(password).toHaveAccessibleDescription(/This is not your current password/);
  await expect(password).toBeFocused();
  await password.fill(person.password);
  await press(page, save(page), 'Profile updated successfully!');
  await expect(page.getByText('Waiting for you to confirm')).toContainText(email);
  await expect(details(page).getByLabel('E-mail')).toHaveValue(person.email);
  await expect(page.getByLabel('First name')).toHaveValue('Imogen');

  const mail = await stack.mailbox.waitFor({ to: email, subject: 'Confirm your new e-mail' });
  const other = await page.context().newPage();
  await openAndConfirm(other, linkIn(mail, '/verify-email?token='));
  await expect(other.getByText('Email verified successfully!')).toBeVisible();

  const told = await stack.mailbox.waitFor({ to: person.email, subject: 'is being changed' });
  await other.goto(linkIn(told, '/verify-email?token='));
  await expect(other.getByRole('heading', { name: 'Keep your e-mail address?' })).toBeVisible();
  await expect(other.getByText('we send you a link to choose a new one')).toBeVisible();
  await expectAccessible(other);
  const keep = other.getByRole('button', { name: 'Keep this address' });
  await expect(keep).toBeFocused();
  await keep.click();
  await expect(other.getByRole('heading', { name: 'Your address is kept' })).toBeFocused();
  await expect(other.getByText('We have sent you a link to choose a new')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Sign In Now' })).toHaveCount(0);
  await expect(other.getByText('verified')).toHaveCount(0);
  await other.reload();
  await press(other, keep, 'Your address stays as it was: this link was used');
});

test('a section that fails can be tried again', async ({ signedIn, expected }) => {
  expected(500);
  const { page } = await signedIn('client');
  await page.route('**/api/sessions', (route) => route.fulfill({ status: 500, body: '' }));
  await page.route('**/api/auth/methods', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/dashboard/profile');
  for (const [name, words] of Object.entries({
    Password: 'How you sign in could not be loaded',
    'Connected accounts': 'Your connected accounts could not be loaded',
    Devices: 'Your devices could not be loaded',
  })) {
    await expect(section(page, name).getByRole('alert')).toContainText(words);
  }
  await expect(page.getByLabel('First name')).toBeEnabled();
  await page.unrouteAll();
  await press(section(page, 'Devices'), 'Retry');
  await expect(section(page, 'Devices').getByRole('listitem')).toContainText('This device');
  await press(section(page, 'Password'), 'Retry');
  await expect(section(page, 'Password').getByLabel('Current password')).toBeVisible();
  await expect(page.getByText('No other way to sign in is set up here.')).toBeVisible();
});
