import { expect, press, test } from './fixtures';
import { change, changeAsManager, raisedOne, statusOf } from './staff-requests';
import { rowsOf } from './rows';
import { withoutServer } from './routes';

test('an unusual change asks why; a late one is undone', async ({ signedIn, stack, expected }) => {
  expected(409);
  const { page, person } = await signedIn('admin');
  const { tag, requestId, client } = await raisedOne(stack);
  await page.goto(`/dashboard/admin?search=${tag}`);
  const status = page.getByLabel(`Status of ${tag}`);
  await status.selectOption('completed');
  const dialog = page.getByRole('dialog', { name: 'Unusual change of status' });
  await expect(dialog).toContainText('from Pending to Completed');
  await press(dialog, 'Cancel');
  await expect(status).toHaveValue('pending');

  await status.selectOption('completed');
  await dialog.getByLabel('Reason').fill('Solved on the telephone.');
  await press(dialog, 'Change status');
  await expect(status).toHaveValue('completed');
  await expect(page.getByText('Request updated.')).toBeVisible();

  const theirs = await signedIn(client);
  await theirs.page.goto(`/dashboard/requests/${requestId}`);
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
  const { page } = await signedIn('admin');
  const { tag } = await raisedOne(stack);
  await page.goto(`/dashboard/admin?search=${tag}`);
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

test('details keep a note until it is saved', async ({ signedIn, stack, expected }) => {
  expected(409);
  const { page, person } = await signedIn('manager');
  const { tag, requestId } = await raisedOne(stack, 'manager');
  await page.goto(`/dashboard/manager?search=${tag}`);
  const details = page.getByRole('link', { name: tag });
  const note = page.getByRole('dialog', { name: tag }).getByLabel('Manager notes');
  await details.click();
  await page.getByRole('tab', { name: 'Note' }).click();
  await note.fill('Half an hour of typing.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: tag })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await page.reload();
  await details.click();
  await expect(note).toHaveValue('Half an hour of typing.');
  await press(page, 'Cancel');
  await expect(note).toBeHidden();
  await page.reload();
  await details.click();
  await page.getByRole('tab', { name: 'Note' }).click();
  await expect(note).toHaveValue('');

  const dialog = page.getByRole('dialog', { name: tag });
  await dialog.getByLabel('Status').selectOption('in_review');
  await dialog.getByLabel('Manager notes').fill('Half an hour of typing.');
  await changeAsManager(stack, person, requestId, 'approved');
  await press(dialog, 'Update Status');
  await expect(dialog.getByRole('alert')).toContainText('It is now Approved.');
  await expect(dialog.getByLabel('Manager notes')).toHaveValue('Half an hour of typing.');
  await dialog.getByLabel('Status').selectOption('completed');
  await press(dialog, 'Update Status', page.getByText('Request updated.'));
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: tag }).click();
  await dialog.getByRole('tab', { name: 'Note' }).click();
  await expect(dialog.getByLabel('Manager notes')).toHaveValue('');
  expect(await statusOf(stack, requestId)).toBe('completed');
  const notes = await rowsOf(stack, 'request_notes', { request_id: requestId });
  expect(notes).toEqual([expect.objectContaining({ body: 'Half an hour of typing.' })]);
});
