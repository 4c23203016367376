import { Api, choose, personWithRole, raise, type SharedStack } from './setting';
import { change, delegate, personOf, raisedOne, setRequest, statusOf } from './staff-requests';
import { confirm, escape, expectShown, finish, pick, press, rows, submit, visit } from './steps';
import { expect, onDesktop, onPhone, rowOf, test } from './fixtures';
import { expectFine, expectNoOverflow } from './sound';

async function tickets(stack: SharedStack, count: number) {
  const client = await personWithRole(stack, 'client');
  const admin = await personWithRole(stack, 'admin');
  const tag = client.firstName;
  const ids: string[] = [];
  for (let n = 1; n <= count; n += 1) {
    const { _id } = await raise(stack, client.token, { projectName: `${tag} ticket ${n}` });
    await delegate(stack, admin, _id, 'support');
    ids.push(_id);
  }
  return { tag, ids, client, admin };
}

const assigneeOf = async (stack: SharedStack, id: string) =>
  (await rowOf(stack, 'project_requests', { id }))!.assignee_id;

test('support is offered no assignment that is always refused', async ({ signedIn, stack }) => {
  const { tag, ids } = await tickets(stack, 2);
  const colleague = await personWithRole(stack, 'support');
  const taken = (userId: string | null) => setRequest(stack, ids[0]!, 'assignee_id = $2', userId);
  const { page, person: me } = await signedIn('support', `/dashboard/support?search=${tag}`);
  const items = page.getByRole('menuitem');
  const offered = async () => {
    await press(rows(page).first(), /: assignee of/, items.first());
    const names = await items.allTextContents();
    await page.keyboard.press('Escape');
    return names;
  };
  expect(await offered()).toEqual(['Take it']);
  await rows(page).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(items).toHaveText(['Me', 'Nobody']);
  await page.keyboard.press('Escape');
  await taken(colleague.id);
  await page.goto(`/dashboard/requests/${ids[0]}?queue=support`);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText(colleague.firstName).first()).toBeVisible();
  await expect(sheet.getByRole('button', { name: /: assignee of/ })).toHaveCount(0);
  await taken(me.id);
  await page.reload();
  await press(sheet, /: assignee of/);
  await expect(items).toHaveText(['Release']);
  await taken(null);
});

test('the queue asks early, and shows fourteen open rows', async ({ signedIn, stack }) => {
  const { tag } = await tickets(stack, 16);
  const { page } = await signedIn('support', onDesktop);
  const asked = page.waitForRequest('**/api/support-requests?*');
  await page.route('**/assets/frame-*.js', async (route) => {
    await asked;
    await route.continue();
  });
  await visit(page, '/dashboard/support', page.getByRole('heading', { level: 1 }));
  await expect(page).toHaveURL(/status=pending,assigned,in_review,approved&sort=due&order=asc/);
  const open = page.getByRole('link', { name: 'Open', exact: true });
  await expect(open).toHaveAttribute('aria-current', 'true');
  await page.getByRole('searchbox', { name: 'Search' }).fill(tag);
  await expect(rows(page)).toHaveCount(16);
  const shown = await rows(page).evaluateAll(
    (all) => all.filter((row) => row.getBoundingClientRect().bottom <= 900).length,
  );
  expect(shown).toBeGreaterThanOrEqual(14);
  const heights = await rows(page).evaluateAll((all) =>
    all.map((row) => Math.round(row.getBoundingClientRect().height)),
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(41);
});

test('all columns are in sight at 1440 px; status is a menu', async ({ signedIn, stack }) => {
  const { tag, ids } = await tickets(stack, 1);
  for (const role of ['support', 'admin'] as const) {
    const { page } = await signedIn(role, onDesktop);
    const table = page.getByRole('table');
    // The clock's own deadline may be stored after ours.
    await expect(async () => {
      await setRequest(stack, ids[0]!, `due_at = now() - interval '49 minutes'`);
      await page.goto(`/dashboard/${role}?search=${tag}`);
      await expect(table).toContainText('Overdue 49 min', { timeout: 3_000 });
    }).toPass();
    for (const name of ['Project', 'Client', 'Service', 'Status', 'Budget', 'Created']) {
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    expect(
      await table.evaluate(({ parentElement: frame }) => frame!.scrollWidth - frame!.clientWidth),
    ).toBe(0);
    const nobody = role === 'admin' ? 'Nobody, Support' : 'Nobody';
    await expect(personOf(page, `${tag} ticket 1`)).toHaveAttribute('title', nobody);
    const status = page.getByLabel(`Status of ${tag} ticket 1`);
    const colour = () =>
      status.evaluate((select) => getComputedStyle(select.parentElement!).backgroundColor);
    const before = await colour();
    await status.selectOption(role === 'support' ? 'in_review' : 'approved');
    await expect.poll(colour).not.toBe(before);
  }
});

test('sixty letters of a title, and all columns at every width', async ({ signedIn, stack }) => {
  const { tag, ids } = await tickets(stack, 1);
  const name = `${tag} and how we answer growers about the weather`.padEnd(60, ' too').slice(0, 60);
  const { page } = await signedIn('admin', `/dashboard/admin?search=${tag}`, onDesktop);
  // The clock's own deadline may be stored after ours.
  await expect(async () => {
    const columns = `project_name = $2, due_at = now() - interval '46 minutes'`;
    await setRequest(stack, ids[0]!, columns, name);
    await page.reload();
    await expect(page.getByRole('table')).toContainText('Overdue 46 min', { timeout: 3_000 });
  }).toPass();
  const title = page.getByRole('link', { name });
  expect(await title.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
  const reference = rows(page).first().getByText(/^REQ-/);
  expect(await reference.evaluate((line) => getComputedStyle(line).fontSize)).toBe('12px');
  await expect(rows(page).getByText('Forecasts')).toHaveCount(0);
  for (const width of [390, 700, 1024, 1200, 1440, 1680]) {
    await page.setViewportSize({ width, height: 900 });
    const status = page.getByLabel(`Status of ${name}`);
    await expect(status).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Overdue 46 min')).toBeInViewport({ ratio: 1 });
    const header = page.getByRole('columnheader', { name: 'Project' });
    if (width < 700) await expect(header).not.toBeInViewport();
    else await expect(header).toBeInViewport();
    await expectNoOverflow(page, `${width} px`);
    if (width >= 1200) {
      const bar = page.getByRole('main').getByRole('search');
      const first = await bar.getByRole('button', { name: 'Service' }).boundingBox();
      const last = await bar.getByRole('button', { name: 'Columns' }).boundingBox();
      expect(last!.y).toBe(first!.y);
    }
  }
  await expect(rows(page).first()).toContainText('Machine Learning');
});

test('a phone shows nine rows, views, filters and who takes them', async ({ signedIn, stack }) => {
  const { tag, ids } = await tickets(stack, 10);
  const { page, person: me } = await signedIn('support', '/dashboard/support', onPhone);
  await expect(rows(page).nth(9)).toBeVisible();
  const bar = await page.getByRole('navigation', { name: 'Portal', exact: true }).boundingBox();
  const boxes = await rows(page).evaluateAll((all) =>
    all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect(boxes.filter(({ bottom }) => bottom <= bar!.y).length).toBeGreaterThanOrEqual(9);
  for (const { height } of boxes) expect(Math.round(height)).toBe(72);
  await expectFine(page);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Unassigned' }).click();
  await expect(page).toHaveURL(/assignee=none/);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await choose(page, 'Urgency', 'Critical');
  await expect(page).toHaveURL(/urgency=critical/);
  await expectShown(page, page.getByRole('button', { name: 'Urgency: Critical, remove filter' }));
  await expect(page.getByRole('region', { name: 'Figures' })).toContainText('Response Time');

  await page.goto(`/dashboard/support?search=${tag}`);
  await personOf(page, `${tag} ticket 2`).click();
  await press(page, page.getByRole('menuitem', { name: 'Take it' }), 'It is yours now.');
  expect(await assigneeOf(stack, ids[1]!)).toBe(me.id);
  await personOf(page, `${tag} ticket 2`).click();
  await page.getByRole('menuitem', { name: 'Release' }).click();
  await expect.poll(() => assigneeOf(stack, ids[1]!)).toBeNull();
});

test('on touch a list shows the description and e-mail, on a phone a tap does', async ({
  signedIn,
  stack,
}) => {
  const [client, admin] = [
    await personWithRole(stack, 'client'),
    await personWithRole(stack, 'admin'),
  ];
  const contactEmail = `touch-${client.email}`;
  const description = `Our planners lose ${'many '.repeat(20)}hours a week.`;
  const projectName = `${client.firstName} touch`;
  const { _id } = await raise(stack, client.token, { projectName, description, contactEmail });
  await delegate(stack, admin, _id, 'support');
  const address = `/dashboard/support?search=${client.firstName}`;
  const touch = { hasTouch: true, isMobile: true };
  const tablet = { viewport: { width: 1180, height: 820 }, ...touch };
  const { page } = await signedIn('support', address, tablet);
  await expect(page.getByText(`${contactEmail} · Our planners lose many`)).toBeVisible();
  const { page: onSmall } = await signedIn('support', address, { ...onPhone, ...touch });
  await onSmall.getByRole('link', { name: projectName }).tap();
  await expect(onSmall.getByText(description).first()).toBeVisible();
  await expect(onSmall.getByRole('link', { name: client.email })).toBeVisible();
  await expect(onSmall.getByText(contactEmail, { exact: true })).toBeVisible();
});

test('J and K mark rows; many change and are undone', async ({ signedIn, stack }) => {
  const { tag, ids, admin } = await tickets(stack, 3);
  const { page } = await signedIn('support', `/dashboard/support?search=${tag}`, onDesktop);
  await expect(rows(page)).toHaveCount(3);
  const look = (n: number) =>
    rows(page)
      .nth(n)
      .evaluate((row) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(row);
        return `${backgroundColor} ${outlineStyle}`;
      });
  const plain = await look(0);
  await page.keyboard.press('j');
  const reached = await look(0);
  expect(reached).not.toBe(plain);
  expect(reached).toContain('solid');
  await page.keyboard.press('j');
  expect([await look(0), await look(1)]).toEqual([plain, reached]);
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await look(0)).not.toBe(plain);
  expect(await look(1)).toBe(plain);
  await escape(page, page.getByRole('dialog'));

  for (const n of [1, 2, 3]) {
    await page.getByRole('checkbox', { name: `Select ${tag} ticket ${n}` }).check();
  }
  await expect(page.getByText('3 requests selected')).toBeVisible();
  await change(stack, admin, ids[0]!, 'approved');
  const bar = page.getByRole('region', { name: 'Selected requests' });
  await pick(bar, 'Urgency', 'Critical', page.getByText('2 requests changed.'));
  await expect(bar).toContainText('1 request could not be changed');
  await expect(bar).toContainText('A colleague changed it in the meantime.');
  await press(page, 'Undo', '2 changes undone.');
  for (const id of ids) {
    expect((await rowOf(stack, 'project_requests', { id }))?.urgency).not.toBe('critical');
  }
});

test('the queue opens with a saved view; the menu finds one', async ({ signedIn, stack }) => {
  const { tag } = await tickets(stack, 1);
  const all = '/dashboard/support?status=all&urgency=critical';
  const { page } = await signedIn('support', all, onDesktop);
  await choose(page, 'Due', 'Overdue', 'Today');
  await press(page, 'Save view');
  const dialog = page.getByRole('dialog', { name: 'Save this view' });
  await dialog.getByLabel('Name').fill('Fires');
  await dialog.getByLabel('Open my queue with it').check();
  await press(dialog, 'Save view', page.getByText('View saved.'));
  await page.goto('/dashboard/support');
  await expect(page).toHaveURL(/due=overdue,today/);
  await expect(page.getByRole('link', { name: 'Fires' })).toHaveAttribute('aria-current', 'true');
  await confirm(page, 'Delete the view Fires', 'Delete view');
  await expect(page.getByRole('link', { name: 'Fires' })).toHaveCount(0);

  const field = page.getByPlaceholder('Search requests, views and actions');
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeVisible({ timeout: 500 });
  }).toPass();
  await field.fill('support panel');
  await expect(page.getByRole('option', { name: 'Requests', exact: true })).toBeVisible();
  for (const typed of ['set up', 'set-up', 'setup']) {
    await field.fill(typed);
    await expect(page.getByRole('option', { name: 'Settings', exact: true })).toBeVisible();
  }
  await field.fill('queue');
  await expect(page.getByRole('option', { name: 'Requests', exact: true })).toBeVisible();
  await field.fill(tag);
  await expect(page.getByRole('option', { name: `${tag} ticket 1` })).toBeVisible();
  await expect(page.getByText('Nothing found.')).toHaveCount(0);
  await page.getByRole('option', { name: `${tag} ticket 1` }).click();
  await expect(page.getByRole('dialog', { name: `${tag} ticket 1` })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('a request closes after an update, or leads to the next', async ({ signedIn, stack }) => {
  const { tag, ids } = await tickets(stack, 2);
  const { page } = await signedIn('support', onDesktop);
  const open = page.getByRole('link', { name: `${tag} ticket 1` });
  const work = page.getByRole('region', { name: 'Your team’s work' });
  await page.goto(`/dashboard/support?search=${tag}&sort=created&order=asc`);
  await open.click();
  await work.getByLabel('Status').selectOption('completed');
  await finish(work, 'Cancel');
  expect(await statusOf(stack, ids[0]!)).toBe('assigned');
  await open.click();
  await work.getByLabel('Status').selectOption('in_review');
  await finish(work, 'Update Status');
  await expect(page.getByLabel(`Status of ${tag} ticket 1`)).toHaveValue('in_review');
  await expect(page).toHaveURL(/\/dashboard\/support\?/);

  await open.click();
  const first = page.getByRole('dialog', { name: `${tag} ticket 1` });
  await submit(first, { Status: 'approved' }, 'Update and next');
  const second = page.getByRole('dialog', { name: `${tag} ticket 2` });
  await expect(second).toBeVisible();
  await expect(second.getByRole('button', { name: 'Update and next' })).toHaveCount(0);
  await expect(second.getByRole('button', { name: 'Update Status' })).toBeVisible();
});

test('a request shows who looks; is answered, set and noted', async ({ signedIn, stack }) => {
  const { tag, requestId } = await raisedOne(stack, 'support');
  const address = `/dashboard/requests/${requestId}?queue=support&search=${tag}`;
  const { page, person } = await signedIn('support', onDesktop);
  const { page: other, person: colleague } = await signedIn('support', onDesktop);
  await page.goto(address);
  const sheet = page.getByRole('dialog', { name: tag });
  await expect(sheet).toBeVisible();
  await visit(other, address, `${person.firstName} is looking at this`);
  await expect(page.getByText(`${colleague.firstName} is looking at this`)).toBeVisible();

  await sheet.getByLabel('Answer to the client').fill('We look into it.');
  await pick(sheet, 'Send and set status', 'Send and set In review', 'We look into it.');
  await expect.poll(() => statusOf(stack, requestId)).toBe('in_review');
  await sheet.getByLabel('Answer to the client').fill('Could you send a sample?');
  await sheet.getByLabel('an answer').check();
  await press(sheet, 'Send answer', sheet.getByRole('log').getByText('Could you send a sample?'));
  await expect(sheet.getByLabel('an answer')).toBeChecked();

  const note = sheet.getByLabel('Support notes');
  await sheet.getByRole('tab', { name: 'Note' }).click();
  await expect(note).toBeFocused();
  await note.fill(`Please look, @${colleague.firstName}`);
  await sheet.getByRole('option', { name: `@${colleague.firstName} Marsh` }).click();
  await expect(note).toHaveValue(`Please look, @${colleague.firstName} Marsh `);
  await page.keyboard.press('Control+Enter');
  await expect(sheet.getByText(/^Sent, /)).toBeVisible();
  await expect(sheet.getByRole('list', { name: 'Internal notes' })).toContainText('Please look');
  const told = async () => {
    const { body } = await new Api(stack.baseUrl).get('/api/notifications', colleague.token);
    return (body.notifications as { title: string }[]).map(({ title }) => title);
  };
  await expect.poll(told).toContain('You were mentioned');
});
