import { Api } from '../support/api';
import { personWithRole, raise } from '../support/people';
import type { SharedStack } from '../support/stack';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  type Page,
  phone,
  test,
  wide,
} from './fixtures';

test.describe.configure({ mode: 'parallel' });

const sizes = [wide, phone];

test.describe('Without a session', () => {
  const addresses = [
    '/no-such-page',
    '/signin',
    '/signin?error=access_denied&provider=google',
    '/get-started',
    '/verify-email',
    '/forgot-password',
    '/reset-password',
    '/reset-password?token=any',
    '/act',
  ];
  for (const address of addresses) {
    test(address, async ({ page, expected }) => {
      expected(404);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFineEverywhere(page);
    });
  }

  test('sign-up with complaints', async ({ page }) => {
    await page.goto('/get-started');
    await page.getByLabel('Password', { exact: true }).fill('password');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Company is required')).toBeVisible();
    await expect(page.getByText('Password strength:')).toBeVisible();
    await expectFineEverywhere(page);
  });
});

test.describe('A client', () => {
  test('without requests', async ({ signedIn }) => {
    const { page } = await signedIn('client');
    for (const address of ['/dashboard', '/dashboard/requests']) {
      await page.goto(address);
      await expect(page.getByText('No requests yet')).toBeVisible();
      await expectFineEverywhere(page);
    }
  });

  test('with requests of every status', async ({ signedIn, stack }) => {
    const { page, person } = await signedIn('client');
    await raiseOneOfEach(stack, person.token);
    for (const address of ['/dashboard', '/dashboard/requests']) {
      await page.goto(address);
      await expect(page.getByRole('link', { name: 'Now completed' })).toBeVisible();
      await expectFineEverywhere(page);
    }
  });

  test('one request and its history', async ({ signedIn, stack }) => {
    const { page, person } = await signedIn('client');
    const id = await raiseOneOfEach(stack, person.token);
    await page.goto(`/dashboard/requests/${id}`);
    // Its history is open, because its last step has a reason.
    await page.getByRole('heading', { name: 'What you asked for' }).click();
    await expect(page.getByText('Request raised')).toBeVisible();
    await expectFineEverywhere(page);
  });

  test('the steps of the wizard, empty and with complaints', async ({ signedIn }) => {
    const { page } = await signedIn('client', '/dashboard/raise-request');
    for (const step of [1, 2, 3]) {
      await expect(page.getByText(`Step ${step} of 3`)).toBeVisible();
      await expectFineEverywhere(page);
      if (step < 3) await page.getByRole('button', { name: 'Next' }).click();
    }
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Please fill in all required fields')).toBeVisible();
    await expectFineEverywhere(page);
  });

  test('profile and services', async ({ signedIn }) => {
    const { page } = await signedIn('client', '/dashboard/profile');
    await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
    await expectFineEverywhere(page);
    await page.goto('/dashboard/services');
    await expect(page.getByRole('heading', { name: 'Machine Learning' })).toBeVisible();
    await expectFineEverywhere(page);
  });

  test('the menus', async ({ signedIn }) => {
    const { page } = await signedIn('client', '/dashboard');
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
    await expectFineEverywhere(page);
    await page.keyboard.press('Escape');
    await page.setViewportSize(sizes[1]!);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Portal, small screen' })).toBeVisible();
    await expectFineIn(page, 'light');
    await expectFineIn(page, 'dark');
  });
});

test.describe('Staff', () => {
  test('the admin panel and its dialogs', async ({ signedIn, stack }) => {
    const client = await personWithRole(stack, 'client');
    await raiseOneOfEach(stack, client.token);
    const { page } = await signedIn(
      'admin',
      `/dashboard/admin?search=${encodeURIComponent(client.firstName)}`,
    );
    const opener = page.getByRole('button', { name: 'assignee of Now pending' });
    await expect(opener).toBeVisible();
    await expectFineEverywhere(page);

    await opener.click();
    await expectFineEverywhere(page);
    await page.getByRole('menuitem', { name: 'Delegate to Manager' }).click();
    await expect(page.getByRole('dialog', { name: 'Delegate request' })).toBeVisible();
    await expectFineEverywhere(page);
    await page.keyboard.press('Escape');
    await page.getByLabel('Status of Now completed').selectOption('pending');
    await expect(page.getByRole('dialog', { name: 'Unusual change of status' })).toBeVisible();
    await expectFineEverywhere(page);
  });

  for (const team of ['manager', 'support'] as const) {
    test(`the ${team} panel and the details dialog`, async ({ signedIn, stack }) => {
      const client = await personWithRole(stack, 'client');
      await delegateOne(stack, client.token, team);
      const { page } = await signedIn(
        team,
        `/dashboard/${team}?search=${encodeURIComponent(client.firstName)}`,
      );
      await page.getByRole('link', { name: 'Handed over' }).click();
      const dialog = page.getByRole('dialog', { name: 'Handed over' });
      await expect(dialog.getByText('Please look at it.')).toBeVisible();
      await dialog.getByText('History (2)').click();
      await expectFineEverywhere(page);
      await page.goto(`/dashboard/${team}?search=${encodeURIComponent(client.firstName)}`);
      await expect(dialog).toBeHidden();
      await expectFineEverywhere(page);
    });
  }
});

async function expectFineEverywhere(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectFineIn(page, size.width > 1000 ? 'light' : 'dark');
  }
}

async function expectFineIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const where = `${page.url()}, ${page.viewportSize()?.width} px, ${colorScheme}`;
  await expectNoOverflow(page, where);
  await expectAccessible(page, where);
}

async function raiseOneOfEach(stack: SharedStack, token: string): Promise<string> {
  const admin = await personWithRole(stack, 'admin');
  const statuses = ['pending', 'in_review', 'approved', 'rejected', 'completed'];
  let id = '';
  for (const [index, status] of statuses.entries()) {
    const urgency = ['low', 'medium', 'high', 'critical'][index % 4];
    const request = await raise(stack, token, { projectName: `Now ${status}`, urgency });
    id = request._id;
    const change = { requestId: id, status, reason: 'It was agreed on the telephone.' };
    await new Api(stack.baseUrl).put('/api/admin-requests', change, admin.token);
  }
  return id;
}

async function delegateOne(stack: SharedStack, token: string, assignTo: string): Promise<void> {
  const admin = await personWithRole(stack, 'admin');
  const { _id: requestId } = await raise(stack, token, { projectName: 'Handed over' });
  const body = { requestId, assignTo, notes: 'Please look at it.' };
  await new Api(stack.baseUrl).post('/api/delegate-request', body, admin.token);
}
