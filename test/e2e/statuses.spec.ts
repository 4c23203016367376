import { expect, press, submit, test, withoutServer } from './fixtures';
import { change, raisedOne, statusOf } from './setting';

test('an unusual change asks why; a late one is undone', async ({ signedIn, stack, expected }) => {
  expected(409);
  const { tag, requestId, client } = await raisedOne(stack);
  const { page, person } = await signedIn('admin', `/dashboard/admin?search=${tag}`);
  const status = page.getByLabel(`Status of ${tag}`);
  await status.selectOption('completed');
  const dialog = page.getByRole('dialog', { name: 'Unusual change of status' });
  await expect(dialog).toContainText('from Pending to Completed');
  await press(dialog, 'Cancel');
  await expect(status).toHaveValue('pending');

  await status.selectOption('completed');
  await submit(dialog, { Reason: 'Solved on the telephone.' }, 'Change status');
  await expect(status).toHaveValue('completed');
  await expect(page.getByText('Request updated.')).toBeVisible();

  const theirs = await signedIn(client, `/dashboard/requests/${requestId}`);
  await expect(theirs.page.getByText('Solved on the telephone.')).toBeVisible();

  const late = await raisedOne(stack);
  await page.goto(`/dashboard/admin?search=${late.tag}`);
  await expect(page.getByLabel(`Status of ${late.tag}`)).toHaveValue('pending');
  // The other change is made while ours is in flight; otherwise the live stream would show it
  // first.
  await page.route('**/api/admin-requests', async (route) => {
    if (route.request().method() === 'PUT') await change(stack, person, late.requestId, 'rejected');
    await route.continue();
  });
  await page.getByLabel(`Status of ${late.tag}`).selectOption('approved');
  await expect(page.getByText('A colleague changed this request')).toBeVisible();
  await expect(page.getByLabel(`Status of ${late.tag}`)).toHaveValue('rejected');
  expect(await statusOf(stack, late.requestId)).toBe('rejected');
});

test('a change that is lost puts the old value back', async ({ signedIn, stack, expected }) => {
  expected('ERR_CONNECTION_REFUSED');
  const { tag } = await raisedOne(stack);
  const { page } = await signedIn('admin', `/dashboard/admin?search=${tag}`);
  await expect(page.getByLabel(`Status of ${tag}`)).toHaveValue('pending');
  const comeBack = await withoutServer(page);
  await page.getByLabel(`Status of ${tag}`).selectOption('approved');
  await expect(page.getByText('we do not know whether this was done')).toBeVisible();
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeEnabled();
  await expect(page.getByLabel(`Status of ${tag}`)).toHaveValue('pending');
  await comeBack();
  await retry.click();
  await expect(page.getByLabel(`Status of ${tag}`)).toHaveValue('pending');
});
