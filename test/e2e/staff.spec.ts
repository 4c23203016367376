import { randomBytes } from 'node:crypto';
import { Api } from '../support/api';
import { personWithRole, raise } from '../support/people';
import type { SharedStack } from '../support/stack';
import { expect, test, type Page, type Person } from './fixtures';

type Place = Pick<SharedStack, 'baseUrl' | 'sql'>;

test.describe('Filters', () => {
  test('live in the address, as chips that can be taken off', async ({ signedIn, stack }) => {
    const { page } = await signedIn('admin');
    const tag = await raisedTogether(stack, [
      { projectName: 'urgent and small', urgency: 'critical', serviceType: 'other' },
      { projectName: 'urgent and large', urgency: 'critical', serviceType: 'custom-app' },
      { projectName: 'can wait', urgency: 'low', serviceType: 'other' },
    ]);
    await page.goto('/dashboard/admin');
    await page.getByRole('searchbox', { name: 'Search' }).fill(tag);
    await expect(page).toHaveURL(`/dashboard/admin?search=${tag}`);
    await expect(rows(page)).toHaveCount(3);
    await page.getByLabel('Urgency').selectOption('critical');
    await expect(rows(page)).toHaveCount(2);
    await page.getByLabel('Service').selectOption('other');
    await expect(rows(page)).toHaveCount(1);
    await page.getByLabel('Status', { exact: true }).selectOption('pending');
    await expect(page).toHaveURL(
      `/dashboard/admin?search=${tag}&urgency=critical&serviceType=other&status=pending`,
    );
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(tag);

    await page.getByRole('button', { name: 'Remove filter Urgency: Critical' }).click();
    await expect(rows(page)).toHaveCount(2);
    await page.goBack();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear All Filters' }).click();
    await expect(page).toHaveURL('/dashboard/admin');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(0);
  });

  test('that leave nothing say so, and can be cleared', async ({ signedIn }) => {
    const { page } = await signedIn('admin');
    await page.goto('/dashboard/admin?search=nothing-is-called-like-this&status=no-such-status');
    await expect(page.getByText('No requests match')).toBeVisible();
    await expect(page.getByLabel('Status', { exact: true })).toHaveValue('');
    await page.getByRole('main').getByRole('button', { name: 'Clear All Filters' }).last().click();
    await expect(page).toHaveURL('/dashboard/admin');
  });

  test('ten a page; another filter starts at page 1 again', async ({ signedIn, stack }) => {
    const { page } = await signedIn('admin');
    const tag = await raisedTogether(
      stack,
      Array.from({ length: 11 }, (_, index) => ({ projectName: `number ${index + 1}` })),
    );
    await page.goto(`/dashboard/admin?search=${tag}`);
    await expect(page.getByText('Page 1 of 2')).toBeVisible();
    await expect(rows(page)).toHaveCount(10);
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByText(`${tag} number 1`, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await page.getByLabel('Urgency').selectOption('medium');
    await expect(page.getByText('Page 1 of 2')).toBeVisible();
    await expect(page).not.toHaveURL(/page=/);
  });
});

test.describe('Delegating', () => {
  test('lost to a colleague: says who was faster', async ({ signedIn, stack, expected }) => {
    expected(409);
    const { page } = await signedIn('admin');
    const colleague = await personWithRole(stack, 'admin');
    const { tag, requestId } = await raisedOne(stack);
    await page.goto(`/dashboard/admin?search=${tag}`);
    await page.getByRole('button', { name: `Delegate to Manager: ${tag}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Delegate request' });
    await expect(dialog.getByLabel('Manager')).toBeChecked();
    await delegate(stack, colleague, requestId, 'support');
    await dialog.getByRole('button', { name: 'Delegate' }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      `Now with Support, delegated by ${colleague.firstName} Marsh`,
    );
    await expect(dialog.getByRole('button', { name: 'Delegate' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByLabel(`Status of ${tag}`)).toHaveValue('assigned');
    expect(await assigneeOf(stack, requestId)).toBe('support');
  });

  test('lost to a colleague in a list of what is pending: says so too', async ({
    signedIn,
    stack,
    expected,
  }) => {
    expected(409);
    const { page } = await signedIn('admin');
    const colleague = await personWithRole(stack, 'admin');
    const { tag, requestId } = await raisedOne(stack);
    await page.goto(`/dashboard/admin?search=${tag}&status=pending`);
    await page.getByRole('button', { name: `Delegate to Manager: ${tag}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Delegate request' });
    await dialog.getByLabel('Notes').fill('Worth keeping.');
    await delegate(stack, colleague, requestId, 'support');
    await dialog.getByRole('button', { name: 'Delegate' }).click();
    await expect(page.getByText('No requests match')).toBeAttached();
    await expect(page.getByText(/Now with Support, delegated by/)).toBeVisible({ timeout: 2000 });
  });

  test('the other team can be chosen in the dialog', async ({ signedIn, stack }) => {
    const { page } = await signedIn('admin');
    const { tag, requestId } = await raisedOne(stack);
    await page.goto(`/dashboard/admin?search=${tag}`);
    await page.getByRole('button', { name: `Delegate to Manager: ${tag}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Delegate request' });
    await dialog.getByLabel('Support').check();
    await dialog.getByRole('button', { name: 'Delegate' }).click();
    await expect(page.getByText('Delegated to the support team.')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await assigneeOf(stack, requestId)).toBe('support');
  });

  test('only what is pending and free offers it', async ({ signedIn, stack }) => {
    const { page } = await signedIn('admin');
    const { tag, requestId } = await raisedOne(stack);
    await page.goto(`/dashboard/admin?search=${tag}`);
    await expect(page.getByRole('button', { name: /^Delegate to/ })).toHaveCount(2);
    await page.getByLabel(`Status of ${tag}`).selectOption('in_review');
    await expect(page.getByRole('button', { name: /^Delegate to/ })).toHaveCount(0);
    await expect.poll(() => statusOf(stack, requestId)).toBe('in_review');
  });
});

test.describe('A change of status', () => {
  test('off the usual way asks why; the client reads the reason', async ({ signedIn, stack }) => {
    const { page } = await signedIn('admin');
    const { tag, requestId, client } = await raisedOne(stack);
    await page.goto(`/dashboard/admin?search=${tag}`);
    const status = page.getByLabel(`Status of ${tag}`);
    await status.selectOption('completed');
    const dialog = page.getByRole('dialog', { name: 'Unusual change of status' });
    await expect(dialog).toContainText('from Pending to Completed');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(status).toHaveValue('pending');

    await status.selectOption('completed');
    await dialog.getByLabel('Reason').fill('Solved on the telephone.');
    await dialog.getByRole('button', { name: 'Change status' }).click();
    await expect(status).toHaveValue('completed');
    await expect(page.getByText('Request updated.')).toBeVisible();

    const theirs = await signedIn(client);
    await theirs.page.goto(`/dashboard/requests/${requestId}`);
    await expect(theirs.page.getByText('Solved on the telephone.')).toBeVisible();
  });

  test('that comes too late shows what a colleague made of it', async ({
    signedIn,
    stack,
    expected,
  }) => {
    expected(409);
    const { page, person } = await signedIn('admin');
    const { tag, requestId } = await raisedOne(stack);
    await page.goto(`/dashboard/admin?search=${tag}`);
    await expect(page.getByLabel(`Status of ${tag}`)).toHaveValue('pending');
    await change(stack, person, requestId, 'rejected');
    await page.getByLabel(`Status of ${tag}`).selectOption('approved');
    await expect(page.getByText('A colleague changed this request')).toBeVisible();
    await expect(page.getByLabel(`Status of ${tag}`)).toHaveValue('rejected');
    expect(await statusOf(stack, requestId)).toBe('rejected');
  });

  test('that does not reach the server puts the old value back, with a word', async ({
    signedIn,
    ownStack,
    expected,
  }) => {
    expected('ERR_CONNECTION_REFUSED');
    const { page } = await signedIn('admin', { place: ownStack });
    const { tag } = await raisedOne(ownStack);
    await page.goto(`/dashboard/admin?search=${tag}`);
    await expect(page.getByLabel(`Status of ${tag}`)).toHaveValue('pending');
    await ownStack.apis[0]!.stop();
    await page.getByLabel(`Status of ${tag}`).selectOption('approved');
    await expect(page.getByText('The status is unchanged; please try again.')).toBeVisible();
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeEnabled();
    await expect(page.getByLabel(`Status of ${tag}`)).toHaveValue('pending');
    await ownStack.startApi();
    await retry.click();
    await expect(page.getByLabel(`Status of ${tag}`)).toHaveValue('pending');
  });

  test('in the details keeps a typed note when a colleague was faster', async ({
    signedIn,
    stack,
    expected,
  }) => {
    expected(409);
    const { page, person } = await signedIn('manager');
    const { tag, requestId } = await raisedOne(stack, 'manager');
    await page.goto(`/dashboard/manager?search=${tag}`);
    await page.getByRole('button', { name: `View details of ${tag}` }).click();
    const dialog = page.getByRole('dialog', { name: tag });
    await dialog.getByLabel('Status').selectOption('in_review');
    await dialog.getByLabel('Manager notes').fill('Half an hour of typing.');
    await changeAsManager(stack, person, requestId, 'approved');
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    await expect(dialog.getByRole('alert')).toContainText('It is now Approved.');
    await expect(dialog.getByLabel('Manager notes')).toHaveValue('Half an hour of typing.');
    await dialog.getByLabel('Status').selectOption('completed');
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    await expect(dialog).toBeHidden();
    expect(await statusOf(stack, requestId)).toBe('completed');
    expect(
      await stack.sql('SELECT body FROM request_notes WHERE request_id = $1', [requestId]),
    ).toEqual([{ body: 'Half an hour of typing.' }]);
  });

  test('in the details keeps a typed note over Escape, until Cancel', async ({
    signedIn,
    stack,
  }) => {
    const { page } = await signedIn('manager');
    const { tag } = await raisedOne(stack, 'manager');
    await page.goto(`/dashboard/manager?search=${tag}`);
    const details = page.getByRole('button', { name: `View details of ${tag}` });
    const note = page.getByRole('dialog', { name: tag }).getByLabel('Manager notes');
    await details.click();
    await note.fill('Half an hour of typing.');
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await page.reload();
    await details.click();
    await expect(note).toHaveValue('Half an hour of typing.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await details.click();
    await expect(note).toHaveValue('');
  });
});

test.describe('A panel', () => {
  test('of support without tickets says so', async ({ signedIn, ownStack }) => {
    const { page } = await signedIn('support', { place: ownStack });
    await page.goto('/dashboard/support');
    await expect(page.getByText('No support tickets assigned')).toBeVisible();
    await expect(page.getByText('Response Time')).toBeVisible();
  });

  test('that cannot be loaded shows a banner with Retry, not the empty text', async ({
    signedIn,
    ownStack,
    expected,
  }) => {
    expected(500);
    const { page } = await signedIn('support', { place: ownStack });
    await ownStack.sql('ALTER TABLE project_requests RENAME TO hidden_requests');
    try {
      await page.goto('/dashboard/support');
      await expect(page.getByRole('alert')).toContainText('Failed to load tickets');
      await expect(page.getByText('No support tickets assigned')).toHaveCount(0);
    } finally {
      await ownStack.sql('ALTER TABLE hidden_requests RENAME TO project_requests');
    }
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('No support tickets assigned')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('shows a team its own requests only', async ({ signedIn, stack }) => {
    const { tag } = await raisedOne(stack, 'manager');
    const manager = await signedIn('manager');
    await manager.page.goto(`/dashboard/manager?search=${tag}`);
    await expect(rows(manager.page)).toHaveCount(1);
    const support = await signedIn('support');
    await support.page.goto(`/dashboard/support?search=${tag}`);
    await expect(support.page.getByText('No requests match')).toBeVisible();
  });

  test('of somebody else sends one to the dashboard, with a word', async ({ signedIn }) => {
    const { page } = await signedIn('manager');
    for (const panel of ['admin', 'support']) {
      await page.goto(`/dashboard/${panel}`);
      await page.waitForURL('**/dashboard');
      await expect(page.getByText('You do not have access to that page.')).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Manager Panel' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
  });
});

test('dialogs close with Escape and give the focus back', async ({ signedIn, stack }) => {
  const { page } = await signedIn('admin');
  const { tag } = await raisedOne(stack);
  await page.goto(`/dashboard/admin?search=${tag}`);
  const openers = [
    page.getByRole('button', { name: `Delegate to Support: ${tag}` }),
    page.getByRole('button', { name: `View details of ${tag}` }),
  ];
  for (const opener of openers) {
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused({ timeout: 2000 });
  }
  const status = page.getByLabel(`Status of ${tag}`);
  await status.focus();
  await status.selectOption('completed');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(status).toBeFocused();
  await expect(status).toHaveValue('pending');
});

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');

/** Requests of one new client that a search for the returned word finds, and no others. */
async function raisedTogether(
  place: Place,
  requests: readonly Record<string, unknown>[],
): Promise<string> {
  const tag = `tag${randomBytes(5).toString('hex')}`;
  const client = await personWithRole(place, 'client');
  for (const request of requests) {
    const projectName = [tag, request.projectName].join(' ');
    await raise(place, client.token, { ...request, projectName });
  }
  return tag;
}

/** One request whose name is a word that occurs nowhere else; delegated where a team is given. */
async function raisedOne(place: Place, team?: 'manager' | 'support') {
  const tag = `tag${randomBytes(5).toString('hex')}`;
  const client = await personWithRole(place, 'client');
  const { _id: requestId } = await raise(place, client.token, { projectName: tag });
  if (team) await delegate(place, await personWithRole(place, 'admin'), requestId, team);
  return { tag, requestId, client };
}

async function delegate(place: Place, admin: Person, requestId: string, assignTo: string) {
  const body = { requestId, assignTo };
  const { status } = await new Api(place.baseUrl).post('/api/delegate-request', body, admin.token);
  expect(status).toBe(200);
}

const change = (place: Place, admin: Person, requestId: string, status: string) =>
  new Api(place.baseUrl).put('/api/admin-requests', { requestId, status }, admin.token);

const changeAsManager = (place: Place, manager: Person, requestId: string, status: string) =>
  new Api(place.baseUrl).put('/api/manager-requests', { requestId, status }, manager.token);

async function statusOf(place: Place, requestId: string) {
  const [row] = await place.sql('SELECT status FROM project_requests WHERE id = $1', [requestId]);
  return row?.status;
}

async function assigneeOf(place: Place, requestId: string) {
  const [row] = await place.sql('SELECT assigned_to FROM project_requests WHERE id = $1', [
    requestId,
  ]);
  return row?.assigned_to;
}
