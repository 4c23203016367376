import { expect, test, type Browser, type Page } from '@playwright/test';
import { inviteStaff } from '../support/scripts';
import { linkIn } from '../support/mailbox';
import { newEmail } from '../support/people';
import { sharedStack } from '../support/stack';
import { openDelegation, personOf } from './staff-requests';

const stack = sharedStack();
test.afterAll(() => stack.close());

const PASSWORD = 'heron-lantern-quay-42';
const PROJECT = `Forecast demand ${Date.now()}`;
const DESCRIPTION =
  'Forecast weekly demand for 4,000 spare parts held in three depots, so that planners stop relying on spreadsheets that nobody else understands.';

/** The product's main job, by the five people involved, each in their own browser. */
test('a request lives from sign-up to completed', async ({ browser }) => {
  test.setTimeout(180_000);
  const email = newEmail('amira');
  const client = await newPerson(browser);
  await signUp(client, email);
  await confirmAddress(client, email);
  await signIn(client, email);
  await expect(client.getByRole('heading', { level: 1 })).toContainText('Amira');
  await raiseRequest(client);

  const inbox = await stack.mailbox.waitFor({ subject: PROJECT });
  const [reference = ''] = /REQ-\d{6}/.exec(inbox.subject) ?? [];
  expect(inbox.to).toContain('@');
  await stack.mailbox.waitFor({ to: email, subject: `We have received your request ${reference}` });

  const admin = await staffMember(browser, 'admin');
  const manager = await staffMember(browser, 'manager');
  const support = await staffMember(browser, 'support');
  await delegate(admin.page);
  await stack.mailbox.waitFor({ to: manager.email, subject: reference });
  await stack.mailbox.waitFor({ to: email, subject: `${reference} is now: Assigned to our team` });

  await workOnIt(manager.page, reference);
  const review = await stack.mailbox.waitFor({
    to: email,
    subject: `${reference} is now: In review`,
  });
  await client.goto(linkIn(review, '/act#'));
  await client.waitForURL('**/dashboard/requests/*');
  const requestUrl = client.url();
  await client.getByRole('heading', { name: 'History' }).click();
  await expect(client.getByText('Our review has begun')).toBeVisible();
  await expect(client.getByText('The data sample arrives on Monday')).toHaveCount(0);

  await complete(manager.page, reference);
  await stack.mailbox.waitFor({ to: email, subject: `${reference} is now: Completed` });
  await client.goto('/dashboard');
  await expect(client.getByText('100%')).toBeVisible();

  await refusedElsewhere(support.page);
  await supportSeesNothing(support.page, requestUrl);
  await strangerSeesNothing(browser, requestUrl);
});

async function newPerson(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get started' }).first().click();
  await page.getByLabel('First name').fill('Amira');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Company').fill('Northgate Logistics');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(
    page.getByText('Registration successful! Please check your email to confirm your account.'),
  ).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveCount(0);
}

async function confirmAddress(page: Page, email: string): Promise<void> {
  const mail = await stack.mailbox.waitFor({ to: email, subject: 'Confirm your e-mail address' });
  await page.goto(linkIn(mail, '/verify-email'));
  await page.getByRole('button', { name: 'Confirm my email address' }).click();
  await expect(page.getByText('Email verified successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'Sign In Now' }).click();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

async function raiseRequest(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Raise New Request' }).first().click();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByLabel('Project name').fill(PROJECT);
  await page.getByLabel('Service type').selectOption('machine-learning');
  await page.getByLabel('Description').fill(DESCRIPTION);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await expect(page.getByText('67%', { exact: true })).toBeVisible();
  // Next never blocks; missing fields are reported on submit.
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(
    page.getByText('Please fill in all required fields: Timeline, Budget'),
  ).toBeVisible();
  await page.getByLabel('Timeline').selectOption('2-3-months');
  await page.getByLabel('Budget').selectOption('15k-50k');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Contact email')).toHaveValue(/@test\.example/);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(
    page.getByText("Request submitted successfully! We'll get back to you within 24 hours."),
  ).toBeVisible();
  await page.waitForURL('**/dashboard', { timeout: 10_000 });
  await expect(page.getByRole('link', { name: PROJECT }).first()).toBeVisible();
}

async function staffMember(browser: Browser, role: string): Promise<{ page: Page; email: string }> {
  const email = newEmail(role);
  await inviteStaff(stack, email, role);
  const page = await newPerson(browser);
  const mail = await stack.mailbox.waitFor({ to: email, subject: 'Your staff account' });
  await page.goto(linkIn(mail, '/reset-password'));
  await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('link', { name: 'Sign In Now' }).click();
  await signIn(page, email);
  return { page, email };
}

async function delegate(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Admin' }).first().click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(PROJECT);
  await openDelegation(page, PROJECT, 'Manager');
  const dialog = page.getByRole('dialog', { name: 'Delegate request' });
  await expect(dialog.getByText(`${DESCRIPTION.slice(0, 90)}`, { exact: false })).toBeVisible();
  await dialog.getByLabel('Notes').fill('Please start with a data audit.');
  await dialog.getByRole('button', { name: 'Delegate' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel(`Status of ${PROJECT}`)).toHaveValue('assigned');
  await expect(personOf(page, PROJECT)).toHaveAttribute('title', 'Nobody, Manager');
}

async function workOnIt(page: Page, reference: string): Promise<void> {
  await page.getByRole('link', { name: 'Manager' }).first().click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(reference);
  await expect(page).toHaveURL(new RegExp(`search=${reference}`));
  await page.getByRole('link', { name: PROJECT }).click();
  const dialog = page.getByRole('dialog', { name: PROJECT });
  await expect(dialog.getByText('Please start with a data audit.')).toBeVisible();
  await dialog.getByLabel('Status').selectOption('in_review');
  await dialog.getByRole('tab', { name: 'Note' }).click();
  await dialog.getByLabel('Manager notes').fill('The data sample arrives on Monday.');
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  await expect(page.getByText('Request updated.')).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function complete(page: Page, reference: string): Promise<void> {
  // A queue of open requests would let go of a completed one.
  await page.goto(`/dashboard/manager?status=all&search=${reference}`);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(reference);
  await page.getByLabel(`Status of ${PROJECT}`).selectOption('completed');
  await expect(page.getByLabel(`Status of ${PROJECT}`)).toHaveValue('completed');
}

async function refusedElsewhere(page: Page): Promise<void> {
  for (const panel of ['admin', 'manager']) {
    await page.goto(`/dashboard/${panel}`);
    await page.waitForURL('**/dashboard');
  }
}

async function supportSeesNothing(page: Page, requestUrl: string): Promise<void> {
  await page.goto('/dashboard/support');
  await expect(page.getByText(PROJECT)).toHaveCount(0);
  await page.goto(requestUrl);
  await expect(page.getByText(PROJECT)).toHaveCount(0);
  await expect(page.getByText(/does not exist|not found/i).first()).toBeVisible();
}

async function strangerSeesNothing(browser: Browser, requestUrl: string): Promise<void> {
  const stranger = await newPerson(browser);
  const paths = ['', '/raise-request', '/requests', '/admin', '/manager', '/support', '/profile'];
  for (const target of [...paths.map((path) => `/dashboard${path}`), requestUrl]) {
    await stranger.goto(target);
    await stranger.waitForURL(/\/signin/);
    await expect(stranger.getByText(PROJECT)).toHaveCount(0);
  }
  const id = requestUrl.split('/').at(-1);
  for (const path of ['/api/me', '/api/admin-requests', `/api/requests/${id}`]) {
    const answer = await stranger.request.get(path);
    expect(answer.status()).toBe(401);
  }
}
