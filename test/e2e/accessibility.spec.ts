import { change, delegate, personWithRole, raise, type SharedStack } from './setting';
import { expect, type Page, phone, press, test, visit } from './fixtures';
import { expectFineInBothThemes, expectSoundEverywhere } from './sound';

test.describe.configure({ mode: 'parallel' });
test.slow();

async function expectScreens(page: Page, screens: Record<string, string | RegExp>) {
  for (const [address, words] of Object.entries(screens)) {
    await visit(page, address, page.getByText(words).first());
    await expectSoundEverywhere(page);
  }
}

test('without a session', async ({ page, expected }) => {
  // Also that a link without a valid token has no account.
  expected(400, 404);
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
    await visit(page, address, page.getByRole('heading', { level: 1 }));
    await expectSoundEverywhere(page);
  }
  await page.goto('/get-started');
  await page.getByLabel('Password', { exact: true }).fill('password');
  await press(page, 'Create account', 'Company is required', 'Password strength:');
  await expectSoundEverywhere(page);
});

test('a client without requests', async ({ signedIn }) => {
  const { page } = await signedIn('client');
  await expectScreens(page, {
    '/dashboard': 'No requests yet',
    '/dashboard/requests': 'No requests yet',
    '/dashboard/profile': 'Edit Profile',
    '/dashboard/services': 'Machine Learning',
  });
  await press(page, 'Profile menu', page.getByRole('menuitem', { name: 'Sign Out' }));
  await expectSoundEverywhere(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Portal, small screen' })).toBeVisible();
  await expectFineInBothThemes(page, 'the menu');
});

test('the steps of the wizard, empty and with complaints', async ({ signedIn }) => {
  const { page } = await signedIn('client', '/dashboard/raise-request');
  for (const step of [1, 2, 3]) {
    await expect(page.getByText(`Step ${step} of 3`)).toBeVisible();
    await expectSoundEverywhere(page);
    if (step < 3) await page.getByRole('button', { name: 'Next' }).click();
  }
  await press(page, 'Submit', 'Please fill in all required fields');
  await expectSoundEverywhere(page);
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
  await press(page, page.getByRole('heading', { name: 'What you asked for' }), 'Request raised');
  await expectSoundEverywhere(page);
});

test('the admin panel and its dialogs', async ({ signedIn, stack }) => {
  const client = await personWithRole(stack, 'client');
  await raiseOneOfEach(stack, client.token);
  const { page } = await signedIn('admin', `/dashboard/admin?search=${client.firstName}`);
  const opener = page.getByRole('button', { name: 'assignee of Now pending' });
  await expect(opener).toBeVisible();
  await expectSoundEverywhere(page);

  await opener.click();
  await expectSoundEverywhere(page);
  await page.getByRole('menuitem', { name: 'Delegate to Manager' }).click();
  await expect(page.getByRole('dialog', { name: 'Delegate request' })).toBeVisible();
  await expectSoundEverywhere(page);
  await page.keyboard.press('Escape');
  await page.getByLabel('Status of Now completed').selectOption('pending');
  await expect(page.getByRole('dialog', { name: 'Unusual change of status' })).toBeVisible();
  await expectSoundEverywhere(page);
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
    await expectSoundEverywhere(page);
    await visit(page, panel, page.getByRole('link', { name: 'Handed over' }));
    await expect(dialog).toBeHidden();
    await expectSoundEverywhere(page);
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
