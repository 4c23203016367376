import { delay, expect, expectAccessible, onDesktop, phone, test } from './fixtures';
import { escape, press, reload, rows, visit } from './steps';
import { choose, personOf, raisedOne, raisedTogether, setRequest } from './setting';

test('filters live in the address, as chips', async ({ signedIn, stack }) => {
  const tag = await raisedTogether(stack, [
    { projectName: 'urgent and small', urgency: 'critical', serviceType: 'other' },
    { projectName: 'urgent and large', urgency: 'critical', serviceType: 'custom-app' },
    { projectName: 'can wait', urgency: 'low', serviceType: 'other' },
  ]);
  const { page } = await signedIn('admin', '/dashboard/admin');
  await expect(page).toHaveURL(/status=pending,assigned,in_review,approved&sort=due/);
  await page.getByRole('searchbox', { name: 'Search' }).fill(tag);
  await expect(page).toHaveURL(new RegExp(`search=${tag}`));
  await expect(rows(page)).toHaveCount(3);
  await choose(page, 'Urgency', 'Critical');
  await expect(rows(page)).toHaveCount(2);
  await choose(page, 'Service', 'Other');
  await expect(rows(page)).toHaveCount(1);
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

test('twenty-five a page; another filter starts at page 1', async ({ signedIn, stack }) => {
  const many = Array.from({ length: 26 }, (_, index) => ({ projectName: `number ${index + 1}` }));
  const tag = await raisedTogether(stack, many);
  const { page } = await signedIn('admin', `/dashboard/admin?search=${tag}`);
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(rows(page)).toHaveCount(25);
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await press(page, 'Next', 'Page 2 of 2');
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
  const budget = page.getByRole('columnheader', { name: 'Budget' });
  await expect(budget).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(/sort=budget&order=desc/);

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Sort').selectOption('Project, Z to A');
  await inOrder('gamma', 'beta', 'Alpha');
  await expect(page).toHaveURL(/sort=project&order=desc/);
});

test('a panel shows a team its own requests only', async ({ signedIn, stack }) => {
  const { tag } = await raisedOne(stack, 'manager');
  const { page } = await signedIn('manager', `/dashboard/manager?search=${tag}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
  const { page: support } = await signedIn('support', `/dashboard/support?search=${tag}`);
  await expect(support.getByText('No requests match')).toBeVisible();
});

test('the open request is in the address; focus comes back', async ({ signedIn, stack }) => {
  const { tag, requestId } = await raisedOne(stack);
  const { page } = await signedIn('admin', `/dashboard/admin?search=${tag}`);
  await page.getByRole('link', { name: tag }).click();
  const dialog = page.getByRole('dialog', { name: tag });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/requests/${requestId}?search=${tag}&queue=admin`);
  await expect(rows(page)).toHaveCount(1);
  await reload(page, dialog);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`/dashboard/admin?search=${tag}`);
  await page.getByRole('link', { name: tag }).press('Enter');
  await expect(dialog).toBeVisible();
  await escape(page, dialog);
  await expect(page.getByRole('link', { name: tag })).toBeFocused();

  const opener = personOf(page, tag);
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delegate to Support' }).press('Enter');
  const delegation = page.getByRole('dialog');
  await expect(delegation).toBeVisible();
  await expect(delegation.locator(':focus')).toHaveCount(1);
  await escape(page, delegation);
  await expect(opener).toBeFocused({ timeout: 2000 });
  const status = page.getByLabel(`Status of ${tag}`);
  await status.focus();
  await status.selectOption('completed');
  await expect(page.getByRole('dialog')).toBeVisible();
  await escape(page, page.getByRole('dialog'));
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
      await visit(page, path, page.getByRole('heading', { level: 1 }));
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect(seen, path).toEqual([`${width === 'wide' ? 184 : 56}, with its rail`]);
    }
  });
}

test('a queue without requests leads back to the dashboard', async ({ signedIn }) => {
  const { page } = await signedIn('support');
  await page.route('**/api/support-requests?*', (route) =>
    route.fulfill({
      json: {
        requests: [],
        stats: { total: 0, open: 0, resolved: 0, avg_response_time: '2h' },
        pagination: { currentPage: 1, totalPages: 1, totalRequests: 0 },
      },
    }),
  );
  await visit(page, '/dashboard/support', 'No support tickets assigned');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('without an answer about the role, what the session remembered opens nothing', async ({
  signedIn,
  expected,
}) => {
  expected(500);
  const { page } = await signedIn('admin', '/dashboard', onDesktop);
  const panel = page.getByRole('link', { name: 'Admin Panel' });
  await expect(panel).toBeVisible();
  const rail = page.getByRole('navigation', { name: 'Portal', exact: true });
  await expect(rail.getByRole('link', { name: 'Requests', exact: true })).toBeVisible();
  await page.route('**/api/check-user-role', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await expect(page.getByRole('link', { name: 'My Requests' }).first()).toBeVisible();
  await expect(panel).toHaveCount(0);
  await expect(rail.getByRole('link', { name: 'Requests', exact: true })).toHaveCount(0);
  await visit(page, '/dashboard/admin', page.getByRole('button', { name: 'Retry' }));
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('the rail has four groups and one queue, whole at 900 px', async ({ signedIn }) => {
  const { page } = await signedIn('admin', '/dashboard/admin', onDesktop);
  const rail = page.getByRole('navigation', { name: 'Portal', exact: true });
  for (const [group, entry] of Object.entries({
    Work: 'Leads',
    People: 'Companies',
    Connections: 'Webhooks',
    System: 'Audit log',
  })) {
    await expect(rail.getByText(group, { exact: true }).first()).toBeVisible();
    await expect(rail.getByRole('list', { name: group }).getByText(entry)).toBeVisible();
  }
  await expect(rail.getByRole('link', { name: 'Requests', exact: true })).toHaveCount(1);
  expect(await rail.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBe(0);
  for (const scope of ['Support', 'Manager', 'Admin']) {
    const link = rail.getByRole('link', { name: scope, exact: true });
    const cut = await link.evaluate((one) => {
      const nav = one.closest('nav')!.getBoundingClientRect();
      return one.getBoundingClientRect().right > nav.right;
    });
    expect(cut, scope).toBe(false);
    await press(page, link, page.getByText(`${scope} Panel`, { exact: true }));
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
});
