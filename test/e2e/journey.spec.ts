import { inviteStaff } from '../support/scripts';
import { CONFIRM, fillSignUp, openAndConfirm } from './sign-ups';
import { mailedLink, newEmail, openDelegation, personOf, registration } from './setting';
import { expect, fillSignIn, type Page, test } from './fixtures';
import { fillIn, finish, follow, press, submit, visit } from './steps';

const { password, ...amira } = registration(newEmail('amira'));
const PROJECT = `Forecast demand ${Date.now()}`;
const DESCRIPTION =
  'Forecast weekly demand for 4,000 spare parts held in three depots, so that planners stop relying on spreadsheets that nobody else understands.';

test('a request lives from sign-up to completed', async ({ newPage, stack, expected }) => {
  test.setTimeout(180_000);
  expected(403, 404);
  const { email } = amira;
  const client = await newPage();
  await test.step('a client signs up and confirms the address', async () => {
    await client.goto('/');
    await client.getByRole('link', { name: 'Get started' }).first().click();
    await fillSignUp(client, { ...amira, password });
    await press(client, 'Create account', /^Registration successful! Please check your/);
    await expect(client.getByLabel('First name')).toHaveCount(0);
    await openAndConfirm(client, await mailedLink(stack, email, CONFIRM, '/verify-email'));
    await expect(client.getByText('Email verified successfully!')).toBeVisible();
    await client.getByRole('link', { name: 'Sign In Now' }).click();
    await fillSignIn(client, { email, password }, '**/dashboard');
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
    await page.goto(await mailedLink(stack, to, 'Your staff account', '/reset-password'));
    await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill(password);
    await press(page, 'Save password');
    await page.getByRole('link', { name: 'Sign In Now' }).click();
    await fillSignIn(page, { email: to, password }, '**/dashboard');
    return { page, email: to };
  };
  const { page: admin } = await staffMember('admin');
  const { page: manager, email: managerEmail } = await staffMember('manager');
  const { page: support } = await staffMember('support');

  await test.step('an admin delegates it', async () => {
    await follow(admin, /^Requests$/);
    await admin.getByRole('searchbox', { name: 'Search' }).fill(PROJECT);
    await openDelegation(admin, PROJECT, 'Manager');
    const dialog = admin.getByRole('dialog', { name: 'Delegate request' });
    await expect(dialog.getByText(DESCRIPTION.slice(0, 90))).toBeVisible();
    await dialog.getByLabel('Notes').fill('Please start with a data audit.');
    await finish(dialog, 'Delegate');
    await expect(admin.getByLabel(`Status of ${PROJECT}`)).toHaveValue('assigned');
    await expect(personOf(admin, PROJECT)).toHaveAttribute('title', 'Nobody, Manager');
    await stack.mailbox.waitFor({ to: managerEmail, subject: reference });
    const subject = `${reference} is now: Assigned to our team`;
    await stack.mailbox.waitFor({ to: email, subject });
  });

  await test.step('a manager works on it, and the client reads how far it is', async () => {
    await follow(manager, /^Requests$/);
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
    await client.goto(await mailedLink(stack, email, subject, '/act#'));
    await client.waitForURL('**/dashboard/requests/*');
    await press(client, client.getByRole('heading', { name: 'History' }), 'Our review has begun');
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
    await visit(client, '/dashboard', '100%');
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
  });
});

async function raiseRequest(page: Page): Promise<void> {
  await press(page, page.getByRole('link', { name: 'Raise New Request' }).first(), 'Step 1 of 3');
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await fillIn(page, { 'Project name': PROJECT, 'Service type': 'machine-learning' });
  await page.getByLabel('Description').fill(DESCRIPTION);
  await press(page, 'Next', 'Step 2 of 3', page.getByText('67%', { exact: true }));
  await press(page, 'Next');
  await press(page, 'Submit', /^Please fill in all required fields: Timeline, Budget/);
  await submit(page, { Timeline: '2-3-months', Budget: '15k-50k' }, 'Next');
  await expect(page.getByLabel('Contact e-mail')).toHaveValue(/@test\.example/);
  await press(page, 'Submit', /^Request submitted successfully! We'll get back/);
  await page.waitForURL('**/dashboard', { timeout: 10_000 });
  await expect(page.getByRole('link', { name: PROJECT }).first()).toBeVisible();
}
