import { personWithRole } from '../support/people';
import { assigneeOf, delegate, openDelegation, personOf, raisedOne, statusOf } from './setting';
import { expect, press, test } from './fixtures';

test('lost to a colleague says who was faster', async ({ signedIn, stack, expected }) => {
  expected(409);
  const colleague = await personWithRole(stack, 'admin');
  const { tag, requestId } = await raisedOne(stack);
  const { page } = await signedIn('admin', `/dashboard/admin?search=${tag}`);
  await openDelegation(page, tag, 'Manager');
  const dialog = page.getByRole('dialog', { name: 'Delegate request' });
  await expect(dialog.getByLabel('Manager')).toBeChecked();
  await delegate(stack, colleague, requestId, 'support');
  await press(dialog, 'Delegate');
  await expect(dialog.getByRole('alert')).toContainText(
    `Now with Support, delegated by ${colleague.firstName} Marsh`,
  );
  await expect(dialog.getByRole('button', { name: 'Delegate' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByLabel(`Status of ${tag}`)).toHaveValue('assigned');
  expect(await assigneeOf(stack, requestId)).toBe('support');

  const next = await raisedOne(stack);
  await page.goto(`/dashboard/admin?search=${next.tag}&status=pending`);
  await openDelegation(page, next.tag, 'Manager');
  await dialog.getByLabel('Notes').fill('Worth keeping.');
  await delegate(stack, colleague, next.requestId, 'support');
  await press(dialog, 'Delegate');
  await expect(page.getByText('No requests match')).toBeAttached();
  // The row has left the list, and its dialog stays.
  await expect(dialog.getByRole('alert')).toContainText(
    `Now with Support, delegated by ${colleague.firstName} Marsh`,
  );
  await expect(dialog.getByLabel('Notes')).toHaveValue('Worth keeping.');
  expect(await assigneeOf(stack, next.requestId)).toBe('support');
});

test('is offered once, keeps notes, and can be corrected', async ({ signedIn, stack }) => {
  const { tag, requestId } = await raisedOne(stack);
  const { page } = await signedIn('admin', `/dashboard/admin?search=${tag}`);
  await personOf(page, tag).click();
  const offers = ['Delegate to Manager', 'Delegate to Support'];
  await expect(page.getByRole('menuitem')).toHaveText(offers);
  await page.keyboard.press('Escape');

  const dialog = page.getByRole('dialog', { name: 'Delegate request' });
  await openDelegation(page, tag, 'Manager');
  await dialog.getByLabel('Support').check();
  await press(dialog, 'Delegate', page.getByText('Delegated to the support team.'));
  await expect(dialog).toBeHidden();
  expect(await assigneeOf(stack, requestId)).toBe('support');

  await page.getByRole('link', { name: tag }).click();
  const details = page.getByRole('dialog', { name: tag });
  await press(details, 'Reassign');
  const correction = page.getByRole('dialog', { name: 'Reassign request' });
  await expect(correction.getByLabel('Manager')).toBeChecked();
  await correction.getByLabel('Notes').fill('Bigger than it looked.');
  await press(correction, 'Reassign', page.getByText('Handed on to the manager team.'));
  await expect.poll(() => assigneeOf(stack, requestId)).toBe('manager');
  await expect(details.getByText('Bigger than it looked.')).toBeVisible();

  const begun = await raisedOne(stack);
  await page.goto(`/dashboard/admin?search=${begun.tag}`);
  await page.getByLabel(`Status of ${begun.tag}`).selectOption('in_review');
  await expect(personOf(page, begun.tag)).toHaveCount(0);
  await expect.poll(() => statusOf(stack, begun.requestId)).toBe('in_review');
});
