import { personWithRole, raise } from '../support/people';
import type { SharedStack } from '../support/stack';
import { expect, expectFine, type Page, phone, press, test, wide } from './fixtures';
import { change, delegate } from './staff-requests';

test.describe.configure({ mode: 'parallel' });
test.slow();

async function expectFineEverywhere(page: Page): Promise<void> {
  for (const [size, colorScheme] of [
    [wide, 'light'],
    [phone, 'dark'],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await expectFine(page, `${page.url()}, ${size.width} px, ${colorScheme}`);
  }
}

/** Opens each address, waits for its words, and looks at it everywhere. */
async function expectScreens(page: Page, screens: Record<string, string | RegExp>) {
  for (const [address, words] of Object.entries(screens)) {
    await page.goto(address);
    await expect(page.getByText(words).first()).toBeVisible();
    await expectFineEverywhere(page);
  }
}

test('without a session', async ({ page, expected }) => {
  expected(404);
  for (const address of [
    '/no-such-page',
    '/signin',
    '/signin?error=access_denied&provider=google',
    '/get-started',
    '/verify-email',
    '/forgot-password',
    '/reset-password',
    '/reset-password?token=any',
    '/act',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFineEverywhere(page);
  }
  await page.goto('/get-started');
  await page.getByLabel('Password', { exact: true }).fill('password');
  await press(page, 'Create account', page.getByText('Company is required'));
  await expect(page.getByText('Password strength:')).toBeVisible();
  await expectFineEverywhere(page);
});

test('a client without requests', async ({ signedIn }) => {
  const { page } = await signedIn('client');
  await expectScreens(page, {
    '/dashboard': 'No requests yet',
    '/dashboard/requests': 'No requests yet',
    '/dashboard/profile': 'Edit Profile',
    '/dashboard/services': 'Machine Learning',
  });
  await page.setViewportSize(wide);
  await press(page, 'Profile menu', page.getByRole('menuitem', { name: 'Sign Out' }));
  await expectFineEverywhere(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Portal, small screen' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectFine(page, `the menu, ${colorScheme}`);
  }
});

test('the steps of the wizard, empty and with complaints', async ({ signedIn }) => {
  const { page } = await signedIn('client', '/dashboard/raise-request');
  for (const step of [1, 2, 3]) {
    await expect(page.getByText(`Step ${step} of 3`)).toBeVisible();
    await expectFineEverywhere(page);
    if (step < 3) await page.getByRole('button', { name: 'Next' }).click();
  }
  await press(page, 'Submit', page.getByText('Please fill in all required fields'));
  await expectFineEverywhere(page);
});

test('a client with requests of every status, and one request', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('client');
  const id = await raiseOneOfEach(stack, person.token);
  await expectScreens(page, {
    '/dashboard': 'Now completed',
    '/dashboard/requests': 'Now completed',
  });
  await page.goto(`/dashboard/requests/${id}`);
  // Its history is open, because its last step has a reason.
  await page.getByRole('heading', { name: 'What you asked for' }).click();
  await expect(page.getByText('Request raised')).toBeVisible();
  await expectFineEverywhere(page);
});

test('the admin panel and its dialogs', async ({ signedIn, stack }) => {
  const client = await personWithRole(stack, 'client');
  await raiseOneOfEach(stack, client.token);
  const { page } = await signedIn('admin', `/dashboard/admin?search=${client.firstName}`);
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
    const { _id } = await raise(stack, client.token, { projectName: 'Handed over' });
    const notes = 'Please look at it.';
    await delegate(stack, await personWithRole(stack, 'admin'), _id, team, notes);
    const panel = `/dashboard/${team}?search=${client.firstName}`;
    const { page } = await signedIn(team, panel);
    await page.getByRole('link', { name: 'Handed over' }).click();
    const dialog = page.getByRole('dialog', { name: 'Handed over' });
    await expect(dialog.getByText(notes)).toBeVisible();
    await dialog.getByText('History (2)').click();
    await expectFineEverywhere(page);
    await page.goto(panel);
    await expect(dialog).toBeHidden();
    await expectFineEverywhere(page);
  });
}

async function raiseOneOfEach(stack: SharedStack, token: string): Promise<string> {
  const admin = await personWithRole(stack, 'admin');
  const statuses = ['pending', 'in_review', 'approved', 'rejected', 'completed'];
  let id = '';
  for (const [index, status] of statuses.entries()) {
    const urgency = ['low', 'medium', 'high', 'critical'][index % 4];
    ({ _id: id } = await raise(stack, token, { projectName: `Now ${status}`, urgency }));
    await change(stack, admin, id, status, 'It was agreed on the telephone.');
  }
  return id;
}
