import { delegate, personWithRole, raise } from './setting';
import { deskAt } from '../support/desk';
import { expect, expectShown, onDesktop, type Page, rows, test } from './fixtures';

const TICKETS = 8;

function counting(page: Page) {
  const count = { keys: 0 };
  const type = async (key: string) => {
    count.keys += 1;
    await page.keyboard.press(key);
  };
  return { count, type };
}

test('eight tickets are resolved by keyboard alone', async ({ signedIn, stack }) => {
  const client = await personWithRole(stack, 'client');
  const admin = await personWithRole(stack, 'admin');
  const ids: string[] = [];
  for (let n = 1; n <= TICKETS; n += 1) {
    const projectName = `${client.firstName} no ${n}`;
    const { _id } = await raise(stack, client.token, { projectName });
    await delegate(stack, admin, _id, 'support');
    ids.push(_id);
  }
  const address = `/dashboard/support?search=${client.firstName}&sort=due&order=asc`;
  const { page, person } = await signedIn('support', address, onDesktop);
  await expect(rows(page)).toHaveCount(TICKETS);
  const { count, type } = counting(page);
  const sheet = page.locator('section[role=dialog]');
  await expect(async () => {
    await type('j');
    await expect(rows(page).first().locator(':focus')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await type('Enter');
  for (let n = 1; n <= TICKETS; n += 1) {
    await expect(sheet.getByLabel('Answer to the client')).toBeVisible();
    await expect(sheet.getByRole('button', { name: /^Nobody: assignee of/ })).toBeVisible();
    await type('a');
    await expect(page.getByRole('menuitem', { name: 'Take it' })).toBeFocused();
    await type('Enter');
    await expect(sheet.getByRole('button', { name: /^Robin.*: assignee of/ })).toBeVisible();
    await type('r');
    await expect(sheet.getByLabel('Answer to the client')).toBeFocused();
    await page.keyboard.type('Done: please look at it.');
    await type('Control+Shift+Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    const items = await page.getByRole('menuitem').allTextContents();
    await type(`${items.indexOf('Send and set Completed') + 1}`);
    await expectShown(sheet, 'Done: please look at it.', sheet.getByText(/^.Completed$/).first());
    if (n < TICKETS) await type('e');
  }
  const done = () =>
    stack.sql(
      `SELECT count(*)::int AS done FROM project_requests
       WHERE id = ANY($1) AND status = 'completed' AND assignee_id = $2`,
      [ids, person.id],
    );
  await expect.poll(done).toEqual([{ done: TICKETS }]);
  expect(count.keys).toBeLessThanOrEqual(TICKETS * 7 + 2);
});

test('a ticket is opened from the dashboard, and answered with four keys', async ({
  signedIn,
  stack,
}) => {
  const client = await personWithRole(stack, 'client');
  const admin = await personWithRole(stack, 'admin');
  const { page, person } = await signedIn('support', onDesktop);
  const desk = deskAt(stack);
  for (let n = 1; n <= 3; n += 1) {
    const { _id } = await raise(stack, client.token, {
      projectName: `${client.firstName} no ${n}`,
    });
    await delegate(stack, admin, _id, 'support');
    await desk.assign(person, _id, person.id);
  }
  await page.goto('/dashboard');
  const { count, type } = counting(page);
  const mine = page.getByRole('region', { name: 'My next three' });
  await expect(mine.getByRole('listitem')).toHaveCount(3);
  await type('j');
  await expect(mine.getByRole('link').nth(1)).toBeFocused();
  await type('j');
  await type('k');
  await expect(mine.getByRole('link').nth(1)).toBeFocused();
  await type('Enter');
  const answer = page.getByLabel('Answer to the client');
  await expect(answer).toBeVisible();
  count.keys = 0;
  await type('r');
  await page.keyboard.type('Thank you, we look at it today.');
  await page.getByLabel('an answer').check();
  await type('Control+Enter');
  const log = page.getByRole('log');
  await expect(log.getByText('Thank you, we look at it today.')).toBeInViewport();
  await expect(page.getByText(/^Sent, \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByLabel('an answer')).toBeChecked();
  await type('Escape');
  expect(count.keys).toBeLessThanOrEqual(4);
});
