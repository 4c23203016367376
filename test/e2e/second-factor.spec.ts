import { signIn } from './setting';
import { codeOf, forgetSteps } from '../support/second-factor';
import { expect, fillSignIn, type Page, phone, type Stack, test as base, wide } from './fixtures';
import { expectFine, expectFineInBothThemes } from './sound';
import { arrive, finish, press, submit, visit } from './steps';
import { section } from './profiles';
import { startStack } from '../support/stack';

/** Passkeys need a host name, so this stack is reached by one; its staff need a second step. */
const test = base.extend<object, { place: Stack }>({
  place: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const place = await startStack({ hostname: 'localhost', env: { REQUIRE_STAFF_MFA: 'true' } });
      await use(place);
      await place.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const factors = (page: Page) => section(page, 'Two-step sign-in');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** An authenticator that verifies its user. Returns what it holds. */
async function plugIn(page: Page, { hasResidentKey = true } = {}) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: hasResidentKey ? 'internal' : 'usb',
      hasResidentKey,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () =>
    (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
}

async function leave(page: Page, address: string): Promise<void> {
  await page.goto('/privacy');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(address);
}

async function takeCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' });
  const codes = (await dialog.locator('code').innerText()).split('\n');
  expect(codes).toHaveLength(10);
  await finish(dialog, 'I have copied it');
  return codes;
}

test('a passkey is added, signs in alone, and is the second step', async ({ signedIn, place }) => {
  const { page, person } = await signedIn('client', { viewport: phone, place });
  await plugIn(page);
  await page.goto('/dashboard/profile#second-factor');
  await expect(factors(page).getByText('Two-step sign-in is off.')).toBeVisible();
  await button(page, 'Add a passkey').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Work laptop');
  await expectFine(page);
  await press(dialog, 'Add a passkey');
  await expect(page.getByRole('dialog', { name: 'Your recovery codes' })).toBeVisible();
  await expectFine(page, 'recovery codes');
  await takeCodes(page);
  await expect(factors(page).getByText('10 codes left')).toBeVisible();
  await expectFine(page);

  await leave(page, '/signin');
  await expect(button(page, 'Sign in with a passkey')).toBeVisible();
  await expectFine(page);
  await button(page, 'Sign in with a passkey').click();
  await page.waitForURL('**/dashboard');

  await leave(page, '/dashboard/profile');
  await fillSignIn(page, person, '**/signin/second-factor?next=%2Fdashboard%2Fprofile');
  await expect(button(page, 'Use a passkey')).toBeVisible();
  await expectFineInBothThemes(page);
  await button(page, 'Use a passkey').click();
  await arrive(page, '**/dashboard/profile', factors(page).getByText(/Last used just now/));
  await button(page, 'Remove Work laptop').click();
  await press(dialog, 'Remove', factors(page).getByText('Two-step sign-in is off.'));
});

test('a key that cannot keep a passkey is not taken for one', async ({ signedIn, place }) => {
  const { page } = await signedIn('client', '/dashboard/profile#second-factor', { place });
  const held = await plugIn(page, { hasResidentKey: false });
  await button(page, 'Add a passkey').click();
  const dialog = page.getByRole('dialog');
  await press(
    dialog,
    'Add a passkey',
    dialog.getByText('not every security key can keep passkeys'),
  );
  expect(await held()).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(factors(page).getByText('Two-step sign-in is off.')).toBeVisible();
});

test('a device hears of another name and of removed passkeys', async ({
  signedIn,
  place,
  expected,
}) => {
  expected(401);
  const { page, person } = await signedIn('client', '/dashboard/profile#second-factor', { place });
  const held = await plugIn(page);
  const add = async (name: string) => {
    await button(page, 'Add a passkey').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await press(dialog, 'Add a passkey');
  };
  await add('First');
  await takeCodes(page);
  const names = async () => (await held()).map((one) => one.userDisplayName);
  expect(await names()).toEqual([`${person.firstName} ${person.lastName}`]);

  await place.sql(`UPDATE users SET last_name = 'Renamed' WHERE id = $1`, [person.id]);
  await page.reload();
  await expect.poll(names).toEqual([`${person.firstName} Renamed`]);

  await place.sql('DELETE FROM authenticators WHERE user_id = $1', [person.id]);
  await leave(page, '/signin');
  await button(page, 'Sign in with a passkey').click();
  await expect(page.getByText('This passkey is no longer known here.')).toBeVisible();
  await expect.poll(names).toEqual([]);

  await fillSignIn(page, person, '**/dashboard');
  await page.goto('/dashboard/profile#second-factor');
  await add('Second');
  await takeCodes(page);
  expect(await names()).toHaveLength(1);
  await button(page, 'Remove Second').click();
  await press(
    page.getByRole('dialog'),
    'Remove',
    factors(page).getByText('Two-step sign-in is off.'),
  );
  await expect.poll(names).toEqual([]);
});

test('an app’s code or a recovery code signs in', async ({ signedIn, place, expected }) => {
  expected(403, 422);
  const { page, person } = await signedIn('client', { viewport: wide, place });
  const elsewhere = { ...person, token: await signIn(place, person) };
  const { page: other } = await signedIn(elsewhere, '/dashboard/notifications', { place });
  await page.goto('/dashboard/profile#second-factor');
  await button(page, 'Set up an authenticator app').click();
  const dialog = page.getByRole('dialog');
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectFineInBothThemes(page);
  await submit(dialog, { 'Code that the app shows': codeOf(secret) }, 'Turn it on');
  const [recovery = ''] = await takeCodes(page);

  // A session opened before the factor was added must now provide it.
  await other.reload();
  await expect(other).toHaveURL(/second-factor\?next=%2Fdashboard%2Fnotifications/);
  await other.getByLabel('Code from your app').fill('000 000');
  await other.keyboard.press('Enter');
  await expect(other.getByText('This code is wrong, or was used before.').first()).toBeVisible();
  await expectFine(other);
  await forgetSteps(place, person);
  await other.getByLabel('Code from your app').fill(codeOf(secret));
  await other.keyboard.press('Enter');
  await other.waitForURL('**/dashboard/notifications');

  await leave(page, '/dashboard/requests');
  await fillSignIn(page, person, /second-factor/);
  await page.reload();
  await button(page, 'Use a recovery code instead').click();
  await page.getByLabel('Recovery code').fill(recovery.toLowerCase());
  await button(page, 'Continue').click();
  await page.waitForURL('**/dashboard/requests');

  await leave(page, '/signin');
  await fillSignIn(page, person, /second-factor/);
  await button(page, 'Sign out').click();
  await page.waitForURL('**/signin');
  await page.goto('/dashboard');
  await page.waitForURL('**/signin');
});

test('staff set it up, helped by an admin', async ({ signedIn, place, expected }) => {
  expected(401, 403, 409);
  const { page, person } = await signedIn('support', { place });
  await plugIn(page);
  await visit(page, '/dashboard', /^Set up two-step sign-in by/);
  await expectFineInBothThemes(page);
  await place.sql('UPDATE users SET factor_due_at = now() WHERE id = $1', [person.id]);
  await leave(page, '/dashboard');
  await fillSignIn(page, person);
  await expect(page.getByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible();
  await expectFine(page);
  await button(page, 'Add a passkey').click();
  await press(page.getByRole('dialog'), 'Add a passkey');
  await takeCodes(page);
  await page.waitForURL('**/dashboard');
  await expect(page.getByText(/^Set up two-step sign-in by/)).toHaveCount(0);
  await page.goto('/dashboard/profile#second-factor');
  // A second step stays fresh for ten minutes.
  const old = `UPDATE sessions SET factor_at = now() - interval '1 hour' WHERE user_id = $1`;
  await place.sql(old, [person.id]);
  await page.reload();
  await button(page, 'Remove This device').click();
  await expect(page.getByRole('dialog', { name: 'Is it you?' })).toBeVisible();
  await expectFine(page);
  await button(page, 'Use a passkey').click();
  await press(page.getByRole('dialog'), 'Remove');
  await expect(page.getByText(/Staff keep at least one passkey or app/)).toBeVisible();

  const { page: admin } = await signedIn('admin', { place });
  await admin.goto(`/dashboard/admin/people?person=${person.id}`);
  await button(admin, 'Reset two-step sign-in…').click();
  await expectFine(admin);
  await press(admin, button(admin, 'Reset two-step sign-in'), 'Not set up');
});
