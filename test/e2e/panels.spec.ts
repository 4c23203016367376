import { expect, expectAccessible, onDesktop, phone, press, test } from './fixtures';
import { choose, personOf, raisedOne, raisedTogether, rows, setRequest } from './staff-requests';
import { delay } from './routes';

test('filters live in the address, as chips', async ({ signedIn, stack }) => {
  const { page } = await signedIn('admin');
  const tag = await raisedTogether(stack, [
    { projectName: 'urgent and small', urgency: 'critical', serviceType: 'other' },
    { projectName: 'urgent and large', urgency: 'critical', serviceType: 'custom-app' },
    { projectName: 'can wait', urgency: 'low', serviceType: 'other' },
  ]);
  await page.goto('/dashboard/admin');
  await expect(page).toHaveURL(/status=pending,assigned,in_review,approved&sort=due/);
  await page.getByRole('searchbox', { name: 'Search' }).fill(tag);
  await expect(page).toHaveURL(new RegExp(`search=${tag}`));
  await expect(rows(page)).toHaveCount(3);
  await choose(page, 'Urgency', 'Critical');
  await expect(rows(page)).toHaveCount(2);
  await choose(page, 'Service', 'Other');
  await expect(rows(page)).toHaveCount(1);
  await choose(page, 'Urgency', 'Low');
  await expect(rows(page)).toHaveCount(2);
  await choose(page, 'Urgency', 'Low');
  await expect(page).toHaveURL(/search=\w+&.*urgency=critical(&|$)/);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(tag);

  await press(page, 'Urgency: Critical, remove filter');
  await expect(rows(page)).toHaveCount(2);
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  await press(page, 'Clear All Filters');
  await expect(page).toHaveURL(/admin\?(status|sort)=/);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
});

test('filters of each list are cleared at once; the order stays', async ({ signedIn }) => {
  const { page } = await signedIn('admin');
  for (const [address, sort] of [
    ['/dashboard/admin', 'sort=client&order=desc'],
    ['/dashboard/manager', 'sort=client&order=desc'],
    ['/dashboard/support', 'sort=client&order=desc'],
    ['/dashboard/admin/people', 'sort=name&order=asc'],
    ['/dashboard/requests', 'sort=project&order=asc'],
  ] as const) {
    await page.goto(`${address}?search=no-such-thing&page=3&${sort}`);
    const clear = page.getByRole('button', { name: 'Clear All Filters' });
    await expect(clear).toHaveCount(2);
    for (const one of [clear.first(), clear.last()]) {
      await one.click();
      await expect(page).toHaveURL(`${address}?${sort}`);
      await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
      await page.goBack();
      await expect(clear).toHaveCount(2);
    }
  }
  await page.goto('/dashboard/admin?search=nothing-is-called-like-this&status=no-such-status');
  await expect(page.getByText('No requests match')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear All Filters' }).last().click();
  await expect(page).toHaveURL(/status=pending,assigned/);
});

test('twenty-five a page; another filter starts at page 1', async ({ signedIn, stack }) => {
  const { page } = await signedIn('admin');
  const tag = await raisedTogether(
    stack,
    Array.from({ length: 26 }, (_, index) => ({ projectName: `number ${index + 1}` })),
  );
  await page.goto(`/dashboard/admin?search=${tag}`);
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await press(page, 'Next', page.getByText('Page 2 of 2'));
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('link', { name: `${tag} number 1` })).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await choose(page, 'Urgency', 'Medium');
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);

  await page.goto(`/dashboard/admin?search=${tag}&sort=client&order=desc&page=7`);
  await expect(page.getByText('No requests on this page')).toBeVisible();
  await press(page, 'Go to Page 1');
  await expect(page).toHaveURL(`/dashboard/admin?search=${tag}&sort=client&order=desc`);
  await expect(rows(page)).toHaveCount(25);
});

test('a column sorts by a press, or by a choice on a phone', async ({ signedIn, stack }) => {
  const { page } = await signedIn('admin');
  const tag = await raisedTogether(stack, [
    { projectName: 'beta', budget: 'over-100k' },
    { projectName: 'Alpha', budget: 'under-5k' },
    { projectName: 'gamma', budget: '5k-15k' },
  ]);
  const inOrder = (...names: string[]) =>
    expect(rows(page)).toContainText(names.map((name) => `${tag} ${name}`));
  await page.goto(`/dashboard/admin?search=${tag}`);
  await inOrder('gamma', 'Alpha', 'beta');
  await page.getByRole('button', { name: 'Budget', exact: true }).click();
  await inOrder('beta', 'gamma', 'Alpha');
  await expect(page.getByRole('columnheader', { name: 'Budget' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(page).toHaveURL(/sort=budget&order=desc/);
  await page.getByRole('button', { name: 'Budget', exact: true }).press('Enter');
  await inOrder('Alpha', 'gamma', 'beta');
  await page.reload();
  await inOrder('Alpha', 'gamma', 'beta');
  await page.goBack();
  await inOrder('beta', 'gamma', 'Alpha');
  await page.getByRole('button', { name: 'Created', exact: true }).click();
  await inOrder('gamma', 'Alpha', 'beta');

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Sort').selectOption('Project, Z to A');
  await inOrder('gamma', 'beta', 'Alpha');
  await expect(page).toHaveURL(/sort=project&order=desc/);
});

test('what cannot be loaded has Retry, not the empty text', async ({
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
  await press(page, 'Retry', page.getByText('No support tickets assigned'));
  await expect(page.getByText('Response Time')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a panel shows a team its own requests only', async ({ signedIn, stack }) => {
  const { tag } = await raisedOne(stack, 'manager');
  const manager = await signedIn('manager');
  await manager.page.goto(`/dashboard/manager?search=${tag}`);
  await expect(rows(manager.page)).toHaveCount(1);
  await expect(manager.page.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
  const support = await signedIn('support');
  await support.page.goto(`/dashboard/support?search=${tag}`);
  await expect(support.page.getByText('No requests match')).toBeVisible();
});

test('the open request is in the address; focus comes back', async ({ signedIn, stack }) => {
  const { page } = await signedIn('admin');
  const { tag, requestId } = await raisedOne(stack);
  await page.goto(`/dashboard/admin?search=${tag}`);
  await page.getByRole('link', { name: tag }).click();
  const dialog = page.getByRole('dialog', { name: tag });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/requests/${requestId}?search=${tag}&queue=admin`);
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/dashboard/admin?search=${tag}`);
  await page.getByRole('link', { name: tag }).press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: tag })).toBeFocused();

  const opener = personOf(page, tag);
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delegate to Support' }).press('Enter');
  const delegation = page.getByRole('dialog');
  await expect(delegation).toBeVisible();
  await expect(delegation.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(delegation).toBeHidden();
  await expect(opener).toBeFocused({ timeout: 2000 });
  const status = page.getByLabel(`Status of ${tag}`);
  await status.focus();
  await status.selectOption('completed');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(status).toBeFocused();
  await expect(status).toHaveValue('pending');
});

test('an assignee is called what is written on the button', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('manager');
  const { requestId, tag } = await raisedOne(stack, 'manager');
  await setRequest(stack, requestId, 'assignee_id = $2', person.id);
  await page.goto(`/dashboard/manager?search=${tag}`);
  const name = new RegExp(`^${person.firstName}: assignee of`);
  await expect(page.getByRole('button', { name })).toHaveText(person.firstName);
  await expectAccessible(page);
});

for (const width of ['wide', 'narrow']) {
  test(`a ${width} rail comes with the page`, async ({ signedIn }) => {
    const { page } = await signedIn('admin', onDesktop);
    await page.addInitScript((chosen) => {
      localStorage.setItem('fenwright.rail', chosen);
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const main = document.querySelector('#main');
        if (!main) return;
        const rail = document.querySelector('nav[aria-label="Portal"] [aria-expanded]');
        const now = `${main.getBoundingClientRect().left}, ${rail ? 'with' : 'without'} its rail`;
        if (seen.at(-1) !== now) seen.push(now);
      }).observe(document, { subtree: true, childList: true });
    }, width);
    for (const slow of ['**/api/check-user-role', '**/staff-rail*']) {
      await delay(page, slow, 300);
    }
    for (const path of ['/dashboard', '/dashboard/services', '/dashboard/admin']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect(seen, path).toEqual([`${width === 'wide' ? 184 : 56}, with its rail`]);
    }
  });
}

test('the rail has four groups and one queue, whole at 900 px', async ({ signedIn }) => {
  const { page } = await signedIn('admin', '/dashboard/admin', onDesktop);
  const rail = page.getByRole('navigation', { name: 'Portal', exact: true });
  for (const [group, entry] of [
    ['Work', 'Leads'],
    ['People', 'Companies'],
    ['Connections', 'Webhooks'],
    ['System', 'Audit log'],
  ] as const) {
    await expect(rail.getByText(group, { exact: true }).first()).toBeVisible();
    await expect(rail.getByRole('list', { name: group }).getByText(entry)).toBeVisible();
  }
  await expect(rail.getByRole('link', { name: 'Queue' })).toHaveCount(1);
  expect(await rail.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBe(0);
  for (const scope of ['Support', 'Manager', 'Admin']) {
    const link = rail.getByRole('link', { name: scope, exact: true });
    const cut = await link.evaluate((one) => {
      const nav = one.closest('nav')!.getBoundingClientRect();
      return one.getBoundingClientRect().right > nav.right;
    });
    expect(cut, scope).toBe(false);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: `${scope} Panel` })).toBeVisible();
    await expect(rail.getByRole('link', { name: scope, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
});
