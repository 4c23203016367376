import { inviteStaff } from '../support/scripts';
import { linkIn } from '../support/mailbox';
import { newEmail, registration } from '../support/people';
import { expect, fillIn, fillSignIn, type Page, press, test } from './fixtures';
import { openDelegation, personOf } from './staff-requests';

const { password, ...amira } = registration(newEmail('amira'));
const PROJECT = `Forecast demand ${Date.now()}`;
const DESCRIPTION =
  'Forecast weekly demand for 4,000 spare parts held in three depots, so that planners stop relying on spreadsheets that nobody else understands.';

/** The product's main job, by the five people involved, each in their own browser. */
test('a request lives from sign-up to completed', async ({ newPage, stack, expected }) => {
  test.setTimeout(180_000);
  expected(403, 404);
  const { email } = amira;
  const client = await newPage();
  await test.step('a client signs up and confirms the address', async () => {
    await client.goto('/');
    await client.getByRole('link', { name: 'Get started' }).first().click();
    await fillIn(client, {
      'First name': amira.firstName,
      'Last name': amira.lastName,
      'Work email': email,
      Company: amira.company,
    });
    await client.getByLabel('Password', { exact: true }).fill(password);
    await press(client, 'Create account');
    await expect(client.getByText(/^Registration successful! Please check your/)).toBeVisible();
    await expect(client.getByLabel('First name')).toHaveCount(0);
    const mail = await stack.mailbox.waitFor({ to: email, subject: 'Confirm your e-mail address' });
    await client.goto(linkIn(mail, '/verify-email'));
    await press(client, 'Confirm my email address');
    await expect(client.getByText('Email verified successfully!')).toBeVisible();
    await client.getByRole('link', { name: 'Sign In Now' }).click();
    await fillSignIn(client, { email, password });
    await client.waitForURL('**/dashboard');
    await expect(client.getByRole('heading', { level: 1 })).toContainText(amira.firstName);
  });

  await test.step('raises a request', () => raiseRequest(client));
  const inbox = await stack.mailbox.waitFor({ subject: PROJECT });
  const [reference = ''] = /REQ-\d{6}/.exec(inbox.subject) ?? [];
  expect(inbox.to).toContain('@');
  await stack.mailbox.waitFor({ to: email, subject: `We have received your request ${reference}` });

  const staffMember = async (role: string) => {
    const to = newEmail(role);
    await inviteStaff(stack, to, role);
    const page = await newPage();
    const mail = await stack.mailbox.waitFor({ to, subject: 'Your staff account' });
    await page.goto(linkIn(mail, '/reset-password'));
    await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill(password);
    await press(page, 'Save password');
    await page.getByRole('link', { name: 'Sign In Now' }).click();
    await fillSignIn(page, { email: to, password });
    await page.waitForURL('**/dashboard');
    return { page, email: to };
  };
  const { page: admin } = await staffMember('admin');
  const { page: manager, email: managerEmail } = await staffMember('manager');
  const { page: support } = await staffMember('support');

  await test.step('an admin delegates it', async () => {
    await admin.getByRole('link', { name: 'Admin' }).first().click();
    await admin.getByRole('searchbox', { name: 'Search' }).fill(PROJECT);
    await openDelegation(admin, PROJECT, 'Manager');
    const dialog = admin.getByRole('dialog', { name: 'Delegate request' });
    await expect(dialog.getByText(DESCRIPTION.slice(0, 90))).toBeVisible();
    await dialog.getByLabel('Notes').fill('Please start with a data audit.');
    await press(dialog, 'Delegate');
    await expect(dialog).toBeHidden();
    await expect(admin.getByLabel(`Status of ${PROJECT}`)).toHaveValue('assigned');
    await expect(personOf(admin, PROJECT)).toHaveAttribute('title', 'Nobody, Manager');
    await stack.mailbox.waitFor({ to: managerEmail, subject: reference });
    await stack.mailbox.waitFor({
      to: email,
      subject: `${reference} is now: Assigned to our team`,
    });
  });

  await test.step('a manager works on it, and the client reads how far it is', async () => {
    await manager.getByRole('link', { name: 'Manager' }).first().click();
    await manager.getByRole('searchbox', { name: 'Search' }).fill(reference);
    await expect(manager).toHaveURL(new RegExp(`search=${reference}`));
    await manager.getByRole('link', { name: PROJECT }).click();
    const dialog = manager.getByRole('dialog', { name: PROJECT });
    await expect(dialog.getByText('Please start with a data audit.')).toBeVisible();
    await dialog.getByLabel('Status').selectOption('in_review');
    await dialog.getByRole('tab', { name: 'Note' }).click();
    await dialog.getByLabel('Manager notes').fill('The data sample arrives on Monday.');
    await press(dialog, 'Update Status', manager.getByText('Request updated.'));
    await expect(dialog).toBeHidden();
    const subject = `${reference} is now: In review`;
    await client.goto(linkIn(await stack.mailbox.waitFor({ to: email, subject }), '/act#'));
    await client.waitForURL('**/dashboard/requests/*');
    await client.getByRole('heading', { name: 'History' }).click();
    await expect(client.getByText('Our review has begun')).toBeVisible();
    await expect(client.getByText('The data sample arrives on Monday')).toHaveCount(0);
  });

  const requestUrl = client.url();
  await test.step('the manager completes it', async () => {
    // A queue of open requests would let go of a completed one.
    await manager.goto(`/dashboard/manager?status=all&search=${reference}`);
    await expect(manager.getByRole('searchbox', { name: 'Search' })).toHaveValue(reference);
    await manager.getByLabel(`Status of ${PROJECT}`).selectOption('completed');
    await expect(manager.getByLabel(`Status of ${PROJECT}`)).toHaveValue('completed');
    await stack.mailbox.waitFor({ to: email, subject: `${reference} is now: Completed` });
    await client.goto('/dashboard');
    await expect(client.getByText('100%')).toBeVisible();
  });

  await test.step('another team and a stranger see nothing of it', async () => {
    for (const panel of ['admin', 'manager']) {
      await support.goto(`/dashboard/${panel}`);
      await support.waitForURL('**/dashboard');
    }
    await support.goto('/dashboard/support');
    await expect(support.getByText(PROJECT)).toHaveCount(0);
    await support.goto(requestUrl);
    await expect(support.getByText(PROJECT)).toHaveCount(0);
    await expect(support.getByText(/does not exist|not found/i).first()).toBeVisible();
    const stranger = await newPage();
    const paths = ['', '/raise-request', '/requests', '/admin', '/manager', '/support', '/profile'];
    for (const target of [...paths.map((path) => `/dashboard${path}`), requestUrl]) {
      await stranger.goto(target);
      await stranger.waitForURL(/\/signin/);
      await expect(stranger.getByText(PROJECT)).toHaveCount(0);
    }
    const id = requestUrl.split('/').at(-1);
    for (const path of ['/api/me', '/api/admin-requests', `/api/requests/${id}`]) {
      expect((await stranger.request.get(path)).status()).toBe(401);
    }
  });
});

async function raiseRequest(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Raise New Request' }).first().click();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByLabel('Project name').fill(PROJECT);
  await page.getByLabel('Service type').selectOption('machine-learning');
  await page.getByLabel('Description').fill(DESCRIPTION);
  await press(page, 'Next', page.getByText('Step 2 of 3'));
  await expect(page.getByText('67%', { exact: true })).toBeVisible();
  // Next never blocks; missing fields are reported on submit.
  await press(page, 'Next');
  await press(page, 'Submit');
  await expect(
    page.getByText(/^Please fill in all required fields: Timeline, Budget/),
  ).toBeVisible();
  await page.getByLabel('Timeline').selectOption('2-3-months');
  await page.getByLabel('Budget').selectOption('15k-50k');
  await press(page, 'Next');
  await expect(page.getByLabel('Contact email')).toHaveValue(/@test\.example/);
  await press(page, 'Submit', page.getByText(/^Request submitted successfully! We'll get back/));
  await page.waitForURL('**/dashboard', { timeout: 10_000 });
  await expect(page.getByRole('link', { name: PROJECT }).first()).toBeVisible();
}
