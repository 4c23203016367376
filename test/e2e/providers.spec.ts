import { startIdentityStandIn, type IdentityStandIn } from '../../dev/identity/stand-in.mts';
import { newEmail } from './setting';
import { startStack, type Stack } from '../support/stack';
import { delay, expect, fillIn, type Page, phone, press, test, visit } from './fixtures';
import { expectAccessible, expectFine } from './sound';

const buttons = (page: Page) => page.getByRole('button', { name: /^Continue with/ });

test.describe('With the stand-in for Google and Facebook', () => {
  test.describe.configure({ mode: 'serial' });
  let standIn: IdentityStandIn;
  let place: Stack;
  test.beforeAll(async () => {
    standIn = await startIdentityStandIn();
    place = await startStack({ env: standIn.env });
  });
  test.afterAll(async () => {
    await place.stop();
    await standIn.stop();
  });

  const openSignIn = async (page: Page) => {
    await page.goto(`${place.baseUrl}/signin`);
    await expect(buttons(page)).toHaveText(['Continue with Google', 'Continue with Facebook']);
  };

  test('a person signs in with Google, at 390', async ({ page }) => {
    await page.setViewportSize(phone);
    await openSignIn(page);
    await expectAccessible(page);
    await press(page, 'Continue with Google');
    await expect(page.getByRole('heading', { name: 'This is not Google' })).toBeVisible();
    await expect(page.getByText('It is a stand-in on this machine')).toBeVisible();
    await expectFine(page);
    await fillIn(page, { 'First name': 'Greta', 'E-mail address': newEmail('greta') });
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL(`${place.baseUrl}/dashboard`);
    await expect(page.getByRole('heading', { name: 'Welcome, Greta' })).toBeVisible();
  });

  test('the same address is the same person, led where they wished', async ({ page }) => {
    const email = newEmail('again');
    for (const firstName of ['Ines', 'Somebody else']) {
      await page.goto(`${place.baseUrl}/dashboard/services`);
      await press(page, 'Continue with Google');
      await fillIn(page, { 'First name': firstName, 'E-mail address': email });
      await page.keyboard.press('Enter');
      await page.waitForURL(`${place.baseUrl}/dashboard/services`);
      await expect(page.getByRole('button', { name: /Ines/ })).toBeVisible();
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
  });

  test('Cancel, and an address that nobody vouches for', async ({ page }) => {
    await openSignIn(page);
    await press(page, 'Continue with Facebook');
    await expect(page.getByRole('heading', { name: 'This is not Facebook' })).toBeVisible();
    await expectAccessible(page);
    await press(page, 'Cancel');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Login failed: you declined the request at the provider.');
    await expect(alert).toContainText('Try Facebook again below');
    await press(page, 'Continue with Facebook');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Your e-mail' })).toBeVisible();

    await press(page, 'Continue with Google');
    await page.getByLabel('E-mail address').fill(newEmail('unvouched'));
    await page.getByLabel('Google vouches for this address').uncheck();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(alert).toContainText('the provider has not verified your e-mail address');
  });

  test('the form below does not jump when the buttons are known late', async ({ page }) => {
    await delay(page, '**/api/auth/providers', 300);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as PerformanceEntry & { value: number }).value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openSignIn(page);
    const shifts = await page.evaluate(
      () => (window as Window & { shifts?: number[] }).shifts ?? [],
    );
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
  });
});

test('one signs in without providers, known or not', async ({ page, signedIn, expected }) => {
  expected(500, 'ERR_INTERNET_DISCONNECTED');
  await page.goto('/signin?error=provider_unavailable&provider=google');
  await expect(page.getByRole('alert')).toContainText('the provider cannot be reached');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(buttons(page)).toHaveCount(0);
  await expect(page.getByText('or with your e-mail address')).toHaveCount(0);
  await expect(page.getByText('again below')).toHaveCount(0);
  await visit(page, '/get-started', page.getByLabel('Work e-mail'));
  await expect(buttons(page)).toHaveCount(0);
  const { page: own } = await signedIn('client', '/dashboard/profile');
  await expect(own.getByText('No other way to sign in is set up here.')).toBeVisible();
  await expect(own.getByRole('button', { name: /Google|Facebook/ })).toHaveCount(0);

  for (const isOffline of [false, true]) {
    await page.route('**/api/auth/providers', (route) =>
      isOffline ? route.abort('internetdisconnected') : route.fulfill({ status: 500 }),
    );
    await visit(page, '/signin', page.getByRole('button', { name: 'Sign in', exact: true }));
    await page.unrouteAll();
  }
});
