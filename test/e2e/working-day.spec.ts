import { personWithRole, raise } from '../support/people';
import { expect, onDesktop, type Page, test } from './fixtures';
import { delegate, rows } from './staff-requests';

const TICKETS = 8;

function counting(page: Page) {
  const count = { keys: 0 };
  const press = async (key: string) => {
    count.keys += 1;
    await page.keyboard.press(key);
  };
  return { count, press };
}

test('eight tickets are resolved by keyboard alone', async ({ signedIn, stack }) => {
  const client = await personWithRole(stack, 'client');
  const admin = await personWithRole(stack, 'admin');
  const ids: string[] = [];
  for (let n = 1; n <= TICKETS; n += 1) {
    const { _id } = await raise(stack, client.token, {
      projectName: `${client.firstName} no ${n}`,
    });
    await delegate(stack, admin, _id, 'support');
    ids.push(_id);
  }
  const { page, person } = await signedIn(
    'support',
    `/dashboard/support?search=${client.firstName}&sort=due&order=asc`,
    onDesktop,
  );
  await expect(rows(page)).toHaveCount(TICKETS);
  const { count, press } = counting(page);
  const sheet = page.locator('section[role=dialog]');
  await press('j');
  await press('Enter');
  for (let n = 1; n <= TICKETS; n += 1) {
    await expect(sheet.getByLabel('Answer to the client')).toBeVisible();
    await expect(sheet.getByRole('button', { name: /^Nobody: assignee of/ })).toBeVisible();
    await press('a');
    await expect(page.getByRole('menuitem', { name: 'Take it' })).toBeFocused();
    await press('Enter');
    await expect(sheet.getByRole('button', { name: /^Robin.*: assignee of/ })).toBeVisible();
    await press('r');
    await expect(sheet.getByLabel('Answer to the client')).toBeFocused();
    await page.keyboard.type('Done: please look at it.');
    await press('Control+Shift+Enter');
    await expect(page.getByRole('menuitem', { name: /wait for the client/ })).toBeFocused();
    const items = await page.getByRole('menuitem').allTextContents();
    await press(`${items.indexOf('Send and set Completed') + 1}`);
    await expect(sheet.getByText('Done: please look at it.')).toBeVisible();
    await expect(sheet.getByText(/^.Completed$/).first()).toBeVisible();
    if (n < TICKETS) await press('e');
  }
  const done = () =>
    stack.sql(
      `SELECT count(*)::int AS done FROM project_requests
       WHERE id = ANY($1) AND status = 'completed' AND assignee_id = $2`,
      [ids, person.id],
    );
  await expect.poll(done).toEqual([{ done: TICKETS }]);
  // Per request, without leaving the screen.
  expect(count.keys).toBeLessThanOrEqual(TICKETS * 7 + 2);
});
