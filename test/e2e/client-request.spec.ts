import { delegate, newTag, personWithRole, raise } from './setting';
import { escape, expect, finish, onDesktop, onPhone, press, test } from './fixtures';
import { expectFine } from './sound';

test('a client reads where it stands, and edits it on a phone', async ({ signedIn, stack }) => {
  const admin = await personWithRole(stack, 'admin');
  const { page, person } = await signedIn('client', onPhone);
  const tag = newTag();
  const { _id } = await raise(stack, person.token, { projectName: tag });
  await page.goto(`/dashboard/requests/${_id}`);
  const standing = page.getByRole('region', { name: 'Where it stands' });
  await expect(standing).toContainText('choosing who looks at it. Next: our answer by');
  const stages = page.getByRole('list', { name: 'Stages' });
  await expect(stages.getByRole('listitem')).toHaveCount(5);
  await expect(stages.locator('[aria-current=step]')).toHaveText('Received20%');
  const facts = page.locator('details', { hasText: 'What you asked for' });
  await expect(facts.getByText('Machine learning')).toBeHidden();
  const talk = await page.getByLabel('Message to our team').boundingBox();
  expect(talk!.y).toBeLessThan((await facts.boundingBox())!.y);
  await press(facts, facts.locator('summary'), 'Machine learning');
  await expectFine(page);

  await press(page, 'Edit request');
  const dialog = page.getByRole('dialog', { name: 'Edit your request' });
  const name = dialog.getByLabel('Project name');
  await expect(name).toHaveValue(tag);
  await name.fill('');
  await press(dialog, 'Save changes');
  await expect(name).toBeFocused();
  await expect(dialog.getByText('Project name is required').first()).toBeVisible();
  await name.fill(`${tag} by rail`);
  await dialog.getByLabel('Budget').selectOption('over-100k');
  await expectFine(page);
  await escape(page, dialog);
  await page.reload();
  await press(page, 'Edit request');
  await expect(name).toHaveValue(`${tag} by rail`);
  await finish(dialog, 'Save changes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${tag} by rail`);
  await page.getByText('History', { exact: true }).click();
  await expect(
    page.getByText('Changed the budget from $15,000–$50,000 to Over $100,000 and the project name'),
  ).toBeVisible();

  await delegate(stack, admin, _id, 'manager');
  await expect(standing).toContainText('Our team has your request.');
  await expect(stages.locator('[aria-current=step]')).toHaveText('With our team35%');
});

test('at 1440 px the composer is in sight, and facts are folded', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('client', onDesktop);
  const { _id } = await raise(stack, person.token, { projectName: newTag() });
  await page.goto(`/dashboard/requests/${_id}`);
  const write = page.getByLabel('Message to our team');
  await expect(write).toBeInViewport({ ratio: 1 });
  const send = page.getByRole('button', { name: 'Send message' });
  await expect(send).toBeHidden();
  await write.focus();
  await expect(send).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Machine learning')).toBeHidden();
  await expect(page.getByText('Request raised')).toBeHidden();
  const sentence = page.getByText(/choosing who looks at it/);
  expect(await sentence.evaluate((element) => getComputedStyle(element).fontSize)).toBe('26px');
});
