import { randomBytes } from 'node:crypto';
import {
  expect,
  expectAccessible,
  expectFineInBothThemes,
  expectNoOverflow,
  test,
  type Page,
} from './fixtures';
import { wide } from './desk-helpers';
import { personWithRole } from '../support/people';
import { change, raisedOne } from './staff-requests';

const still = { reducedMotion: 'reduce' } as const;

async function expectFine(page: Page) {
  await expectNoOverflow(page);
  await expectAccessible(page);
}

test.describe('At 1440 px', () => {
  test('reports: what they cover is in the address, each chart has its table', async ({
    signedIn,
    stack,
  }) => {
    const { requestId } = await raisedOne(stack, 'support');
    await change(stack, await personWithRole(stack, 'admin'), requestId, 'in_review');
    const { page } = await signedIn('admin', { ...still, viewport: wide });
    await page.goto('/dashboard/admin/reports');
    for (const title of ['Received and answered', 'Time to first reply', 'Replies on time']) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByRole('table', { name: title })).toBeVisible();
      await expect(page.getByRole('img', { name: new RegExp(`^${title} by month`) })).toBeVisible();
    }
    await page.getByLabel('Group by').selectOption('team');
    await expect(page).toHaveURL(/by=team/);
    await page.getByLabel('Team', { exact: true }).selectOption('support');
    await expect(page).toHaveURL(/team=support/);
    const table = page.getByRole('table', { name: 'Received and answered' });
    await expect(table.getByRole('rowheader', { name: 'Support' })).toBeVisible();
    await expect(table.getByRole('rowheader', { name: 'Manager' })).toBeHidden();
    await page.reload();
    await expect(page.getByLabel('Group by')).toHaveValue('team');
    await expect(page.getByRole('img', { name: /^Received and answered by team/ })).toBeVisible();
    await expectFine(page);
    await expectFineInBothThemes(page);
    await page.goBack();
    await expect(page).not.toHaveURL(/team=support/);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /as CSV/ }).click();
    expect((await saved).suggestedFilename()).toMatch(/^report-by-team-.*\.csv$/);
  });

  test('reports: a period without anything says so', async ({ signedIn }) => {
    const { page } = await signedIn('admin', { ...still, viewport: wide });
    await page.goto('/dashboard/admin/reports?from=2020-01-01&to=2020-02-01');
    await expect(page.getByRole('heading', { name: 'Nothing in this period' })).toBeVisible();
    await expectFine(page);
  });

  for (const role of ['admin', 'manager', 'support'] as const) {
    test(`the dashboard of a ${role} begins with what is due`, async ({ signedIn, stack }) => {
      const team = role === 'admin' ? 'support' : role;
      const { tag, requestId } = await raisedOne(stack, team);
      await stack.sql(
        `UPDATE project_requests SET due_at = now() - interval '400 days' - $2 * interval '1 day'
         WHERE id = $1`,
        [requestId, randomBytes(2).readUInt16BE() % 900],
      );
      const { page } = await signedIn(role, { ...still, viewport: wide });
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'Overdue and due today' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Mine', exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: /last 7 days$/ })).toBeVisible();
      const own = page
        .getByRole('region', { name: 'Overdue and due today' })
        .getByRole('link', { name: tag });
      await expect(own).toBeVisible();
      await expect(page.getByText('Submit Your First Request')).toBeHidden();
      await expect(page.getByText('agreed prices of completed projects')).toBeVisible();
      await expectFine(page);
      await expectFineInBothThemes(page);
      await own.click();
      await expect(page).toHaveURL(`/dashboard/requests/${requestId}`);
      await page.goBack();
      await page.getByRole('link', { name: /overdue$/ }).click();
      await expect(page).toHaveURL(new RegExp(`/dashboard/${role}\\?.*due=overdue`));
      await stack.sql(`UPDATE project_requests SET due_at = NULL WHERE id = $1`, [requestId]);
    });
  }

  test('reports are for admins, and a client keeps their dashboard', async ({ signedIn }) => {
    const manager = await signedIn('manager', { ...still, viewport: wide });
    await manager.page.goto('/dashboard');
    await expect(manager.page.getByRole('link', { name: 'Reports' })).toHaveCount(0);
    const { page } = await signedIn('client', { ...still, viewport: wide });
    await page.goto('/dashboard');
    await expect(page.getByText('Submit Your First Request')).toBeVisible();
    await expect(page.getByText('Overdue and due today')).toBeHidden();
    await expectFine(page);
  });
});

test('no amount is broken, at any width', async ({ signedIn }) => {
  const { page } = await signedIn('admin', still);
  await page.route('**/api/reports?*', async (route) => {
    const response = await route.fetch();
    const report = (await response.json()) as { total: object };
    const total = { ...report.total, agreedValue: 12_345_678.5, medianMinutes: 59_999 };
    await route.fulfill({ response, json: { ...report, total } });
  });
  await page.goto('/dashboard/admin/reports');
  const tiles = page.getByRole('definition');
  await expect(tiles.getByText('$12,345,678.50')).toBeVisible();
  for (let width = 320; width <= 1440; width += 40) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page, `${width}`);
    const broken = await tiles.evaluateAll((all) =>
      all
        .filter((tile) => {
          const text = document.createRange();
          text.selectNodeContents(tile);
          const { left, right } = tile.parentElement!.getBoundingClientRect();
          const rows = [...text.getClientRects()];
          return rows.length > 1 || rows[0]!.left < left || rows[0]!.right > right;
        })
        .map((tile) => tile.textContent),
    );
    expect(broken, `${width} px`).toEqual([]);
  }
});
