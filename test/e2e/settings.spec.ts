import { officeDay } from '../support/desk';
import { newTag, personWithRole } from './setting';
import { expect, fillIn, finish, onPhone, type Page, press, rows, test } from './fixtures';
import { expectFine } from './sound';

const ADDRESS = '/dashboard/settings';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('an admin sets targets and keeps calendars', async ({ signedIn, stack, expected }) => {
  const { page } = await signedIn('admin', ADDRESS, onPhone);
  await expect(rows(page, 'Targets by urgency')).toHaveCount(4);
  await expect(page.getByText('The portal promises a first reply within')).toBeVisible();
  const holidays = page.getByText(/^\d+ holidays$/);
  await press(page, holidays.first(), page.getByText(/\d{4}-12-25 Christmas Day/).first());
  await expectFine(page);

  await press(page, 'Change targets');
  const targets = dialog(page, 'Change targets');
  const first = targets.getByRole('group', { name: 'First reply' }).getByLabel('Medium');
  await first.fill('soon');
  await expect(targets.getByText('Write a time such as 9 h').first()).toBeVisible();
  await first.fill('9 h 1 min');
  expected(422);
  await press(targets, 'Save targets', targets.getByText(/so this can't be longer/).first());
  await expectFine(page);
  await page.keyboard.press('Escape');

  const name = newTag();
  await press(page, 'Add calendar');
  const calendar = dialog(page, 'Add a calendar');
  await fillIn(calendar, { Name: name, 'Working hours': 'Mon 9-18' });
  await expect(calendar.getByText('“Mon 9-18” is not clear.').first()).toBeVisible();
  await fillIn(calendar, {
    'Working hours': 'Mon 09:00-12:30, 13:30-18:00',
    Holidays: '2027-06-01 Founders’ day',
  });
  await expectFine(page);
  await finish(calendar, 'Save calendar');
  await press(page, `Edit the calendar ${name}`);
  const edited = dialog(page, 'Edit the calendar');
  await expect(edited.getByLabel('Holidays')).toHaveValue('2027-06-01 Founders’ day');
  await edited.getByLabel('Working hours').fill('Tue 10:00-16:00');
  await finish(edited, 'Save calendar');
  await expect(page.getByText('Tue 10:00-16:00')).toBeVisible();
  await stack.sql(`DELETE FROM calendars WHERE name = $1`, [name]);
});

test('an admin keeps the canned replies', async ({ signedIn, expected }) => {
  const title = newTag();
  const { page } = await signedIn('admin', ADDRESS, onPhone);
  await press(page, 'Add reply');
  const adding = dialog(page, 'Add a canned reply');
  await fillIn(adding, { Title: title, Text: 'Dear {{surname}}' });
  expected(422);
  await press(adding, 'Save reply', adding.getByText(/can't be filled in/).first());
  await expectFine(page);
  await adding.getByLabel('Text').fill('Dear {{firstName}}');
  await press(adding, 'Save reply', page.getByRole('listitem').filter({ hasText: title }));
  await press(page, `Edit the reply ${title}`);
  const editing = dialog(page, 'Edit the canned reply');
  await editing.getByLabel('Text').fill('Hello {{firstName}}, about {{reference}}');
  await press(editing, 'Save reply', page.getByText('Hello {{firstName}}, about {{reference}}'));
  await press(page, `Delete the reply ${title}`);
  await press(dialog(page, 'Delete this reply?'), 'Delete');
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeHidden();
});

test('staff enter their own absence, and only look at the rest', async ({ signedIn, stack }) => {
  const deputy = await personWithRole(stack, 'support');
  const { page, person } = await signedIn('support', ADDRESS, onPhone);
  await expect(rows(page, 'Targets by urgency')).toHaveCount(4);
  await expect(page.getByText('Only admins can change these.')).toBeVisible();
  for (const name of ['Change targets', 'Add calendar', 'Add reply']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await press(page, 'Enter an absence');
  const entering = dialog(page, 'Enter an absence');
  await expect(entering.getByLabel('Who is away')).toHaveCount(0);
  await fillIn(entering, { 'First day': officeDay(2), 'Last day, included': officeDay(4) });
  await entering.getByLabel('Deputy').selectOption(deputy.id);
  await expectFine(page);
  await press(entering, 'Enter absence');
  const mine = rows(page, 'Absences').filter({ hasText: person.firstName });
  await expect(mine).toContainText(deputy.firstName);
  const remove = `Remove the absence of ${person.firstName} Marsh`;
  await press(page, remove);
  const removing = dialog(page, 'Remove this absence?');
  await press(removing, 'Remove');
  await expect(mine).toHaveCount(0);
});
