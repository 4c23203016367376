import { randomBytes } from 'node:crypto';
import { downloaded, expect, expectShown, onDesktop, rewrite, test } from './fixtures';
import { expectFine, expectNoOverflow } from './sound';
import { change, personWithRole, raisedOne, setRequest } from './setting';

test('reports live in the address; charts have tables', async ({ signedIn, stack }) => {
  const colleague = await personWithRole(stack, 'admin');
  // A share of fewer replies is not shown.
  for (let replies = 0; replies < 5; replies += 1) {
    const { requestId } = await raisedOne(stack, 'support');
    await change(stack, colleague, requestId, 'in_review');
  }
  const { page } = await signedIn('admin', '/dashboard/admin/reports', onDesktop);
  for (const title of ['Received and answered', 'Time to first reply', 'Replies on time']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('img', { name: new RegExp(`^${title} by month`) })).toBeVisible();
  }
  const table = page.getByRole('table', { name: 'Figures', exact: true });
  await expect(table).toBeHidden();
  await page.getByText('All figures as a table').click();
  for (const column of ['Received', 'Median first reply', 'On time', 'Agreed value']) {
    await expect(table.getByRole('columnheader', { name: column })).toBeVisible();
  }
  await page.getByLabel('Group by').selectOption('team');
  await expect(page).toHaveURL(/by=team/);
  await page.getByLabel('Team', { exact: true }).selectOption('support');
  await expect(page).toHaveURL(/team=support/);
  await expect(table.getByRole('rowheader', { name: 'Support' })).toBeVisible();
  await expect(table.getByRole('rowheader', { name: 'Manager' })).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Group by')).toHaveValue('team');
  await expect(page.getByRole('img', { name: /^Received and answered by team/ })).toBeVisible();
  // Figures of the previous filters are paler.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectFine(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/team=support/);
  expect((await downloaded(page, /as CSV/)).name).toMatch(/^report-by-team-.*\.csv$/);

  await page.goto('/dashboard/admin/reports?from=2020-01-01&to=2020-02-01');
  await expect(page.getByRole('heading', { name: 'Nothing in this period' })).toBeVisible();
  await expectFine(page);
});

for (const role of ['admin', 'manager', 'support'] as const) {
  test(`the dashboard of a ${role} begins with what is due`, async ({ signedIn, stack }) => {
    const team = role === 'admin' ? 'support' : role;
    const { tag, requestId } = await raisedOne(stack, team);
    const late = `due_at = now() - interval '400 days' - $2 * interval '1 day'`;
    await setRequest(stack, requestId, late, randomBytes(2).readUInt16BE() % 900);
    const { page } = await signedIn(role, '/dashboard', onDesktop);
    await expect(page.getByRole('heading', { name: 'Overdue and due today' })).toBeVisible();
    const other = role === 'support' ? 'My next three' : 'Open requests per person';
    await expect(page.getByRole('heading', { name: other })).toBeVisible();
    await expect(page.getByRole('heading', { name: /last 7 days$/ })).toBeVisible();
    const due = page.getByRole('region', { name: 'Overdue and due today' });
    const own = due.getByRole('link', { name: tag });
    await expect(own).toBeVisible();
    await expect(page.getByText('No requests yet')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Upcoming' })).toHaveCount(0);
    if (role === 'support') {
      const figures = page.getByRole('region', { name: 'Your projects' });
      await expect(figures.getByText('$0', { exact: true })).toBeVisible();
    }
    await expect(page.getByText('paid; $0 invoiced of $0 agreed')).toBeVisible();
    if (role === 'admin') await expectFine(page);
    await own.click();
    await expect(page).toHaveURL(`/dashboard/requests/${requestId}`);
    await page.goBack();
    await page.getByRole('link', { name: /overdue$/ }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/${role}\\?.*due=overdue`));
    await setRequest(stack, requestId, 'due_at = NULL');
  });
}

test('reports are for admins, and a client keeps their dashboard', async ({ signedIn }) => {
  const manager = await signedIn('manager', '/dashboard', onDesktop);
  await expect(manager.page.getByRole('link', { name: 'Reports' })).toHaveCount(0);
  const { page } = await signedIn('client', '/dashboard', onDesktop);
  await expect(page.getByText('Start by submitting your first project request')).toBeVisible();
  await expect(page.getByText('Overdue and due today')).toBeHidden();
});

test('reports say what a rate is of, and hours people read', async ({ signedIn }) => {
  const { page } = await signedIn('admin', { viewport: { width: 390, height: 844 } });
  await rewrite(page, '**/api/reports?*', () => {
    const figures = { received: 5, answered: 5, medianMinutes: 0, p90Minutes: 2_000 };
    const total = { ...figures, promised: 5, onTime: 5, agreedValue: 1_250_000 };
    const row = { ...total, key: '2026-11', label: '2026-11' };
    const few = { ...row, answered: 1, promised: 1, onTime: 1, key: '2026-10', label: '2026-10' };
    return { from: '2026-10-01', to: '2026-11-24', by: 'month', rows: [row, few], total };
  });
  await page.goto('/dashboard/admin/reports');
  const figures = page.getByRole('region', { name: 'Figures of the whole period' });
  await expect(figures.getByText('of 5 replies since Oct 2026')).toHaveCount(2);
  const chart = page.getByRole('img', { name: /^Time to first reply/ });
  await expect(chart.locator('text').filter({ hasText: /^\d/ })).toHaveText([
    '0 min',
    '8 h',
    '16 h',
    '24 h',
    '32 h',
    '40 h',
  ]);

  // A phone shows the table at once, with the names of columns and rows in view.
  const frame = page.getByRole('region', { name: 'All figures as a table' });
  const table = frame.getByRole('table');
  await expect(table.getByRole('columnheader', { name: 'Month' })).toBeVisible();
  await expect(table.getByRole('row').nth(1)).toContainText('100% of 5');
  const few = table.getByRole('row').nth(2);
  await expect(few.getByText('1 reply so far')).toHaveCount(3);
  await expect(few).not.toContainText('%');
  await frame.scrollIntoViewIfNeeded();
  await frame.evaluate((element) => element.scrollTo({ left: 400 }));
  await expect(table.getByRole('columnheader', { name: 'Agreed value' })).toBeInViewport();
  await expect(table.getByRole('rowheader', { name: 'Nov 2026' })).toBeInViewport({ ratio: 1 });
  await expectFine(page);
});

test('support replies to the next three, which are listed once', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('support', onDesktop);
  for (const days of [1, 2, 3, 4]) {
    const { requestId } = await raisedOne(stack, 'support');
    const late = `assignee_id = $2, due_at = now() - interval '2000 days' + $3 * interval '1 day'`;
    await setRequest(stack, requestId, late, person.id, days);
  }
  await page.goto('/dashboard');
  const next = page.getByRole('region', { name: 'My next three' });
  await expect(next.getByRole('listitem')).toHaveCount(3);
  const due = page.getByRole('region', { name: 'Overdue and due today' });
  await expect(due.getByRole('listitem').first()).toBeVisible();
  const names = (place: typeof next) => place.locator('[href^="/dashboard/requests/"]');
  const hrefs = (place: typeof next) =>
    names(place).evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  const [mine, others] = [await hrefs(next), await hrefs(due)];
  expect(others.filter((href) => mine.includes(href))).toEqual([]);
  await expectFine(page);
  const replies = next.getByRole('link', { name: /^Reply: / });
  await replies.first().click();
  await expect(page).toHaveURL(mine[0]!);
  await stack.sql('UPDATE project_requests SET due_at = NULL WHERE assignee_id = $1', [person.id]);
});

test('managers see who has how much, admins open figures', async ({ signedIn, stack }) => {
  const manager = await signedIn('manager', onDesktop);
  for (const _ of [1, 2]) {
    const { requestId } = await raisedOne(stack, 'manager');
    await setRequest(stack, requestId, 'assignee_id = $2', manager.person.id);
  }
  const { page } = manager;
  type Answer = { colleagues: { _id: string }[] };
  await rewrite(page, '**/api/colleagues', ({ colleagues, ...rest }: Answer) => {
    const [own] = colleagues.filter(({ _id }) => _id === manager.person.id);
    const away = { ...own, _id: 'b', firstName: 'Wilhelmina', isAway: true, openRequests: 10_000 };
    return { ...rest, colleagues: [own, away] };
  });
  await page.goto('/dashboard');
  const load = page.getByRole('region', { name: 'Open requests per person' });
  await expect(load.getByRole('listitem').first()).toContainText('away today · 10,000');
  const own = load.getByRole('listitem').filter({ hasText: manager.person.firstName });
  await expect(own.last()).toContainText('2');
  await expectFine(page);
  await own.last().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/manager\\?.*assignee=${manager.person.id}`));

  const admin = await signedIn('admin', '/dashboard', onDesktop);
  await expect(admin.page.getByRole('heading', { name: 'Overdue and due today' })).toBeVisible();
  await expect(admin.page.getByText(/on the website (is|are) unconfirmed/)).toHaveCount(0);
  // Leave first: a reload would discard an answer that the route is still reading.
  await admin.page.goto('about:blank');
  const figures = { unconfirmedFigures: 41 };
  await rewrite(admin.page, '**/api/staff-dashboard', (answer) => ({ ...answer, ...figures }));
  await admin.page.goto('/dashboard');
  await expectShown(admin.page, '41 figures on the website are unconfirmed.');
});

test('no amount is broken, at any width', async ({ signedIn }) => {
  const { page } = await signedIn('admin');
  const amounts = { agreedValue: 12_345_678.5, medianMinutes: 59_999 };
  await rewrite(page, '**/api/reports?*', (report: { total: object }) => ({
    ...report,
    total: { ...report.total, ...amounts },
  }));
  await page.goto('/dashboard/admin/reports');
  const figures = page.getByRole('region', { name: 'Figures of the whole period' });
  const tiles = figures.getByRole('definition');
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
