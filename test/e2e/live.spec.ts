import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { Api, change, personWithRole, raisedOne, raisedTogether, write } from './setting';
import { expect, expireSessions, pick, rowOf, rows, test, visit } from './fixtures';

/** Less than the 30 s between polls, so only the stream can be this fast. `npm run bench:live` measures the delay. */
const SOON = { timeout: 12_000 };

function streamsOf(context: BrowserContext) {
  const opened: Request[] = [];
  const closed = new Set<Request>();
  const isStream = (request: Request) => new URL(request.url()).pathname === '/api/stream';
  context.on('request', (request) => isStream(request) && opened.push(request));
  const close = (request: Request) => isStream(request) && closed.add(request);
  context.on('requestfinished', close);
  context.on('requestfailed', close);
  return {
    opened: () => opened.length,
    open: () => opened.filter((request) => !closed.has(request)).length,
    headers: () => opened[0]!.headers(),
    urls: () => opened.map((request) => request.url()),
  };
}

const isOpen = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/stream') && answer.ok(), {
    // A new server may have to start first.
    timeout: 60_000,
  });

async function openLive(page: Page, path: string) {
  const stream = isOpen(page);
  await page.goto(path);
  await stream;
}

async function openList(page: Page, path: string) {
  await openLive(page, path);
  await expect(rows(page).first()).toBeVisible();
}

test('a colleague’s change appears in an open list', async ({ signedIn, stack }) => {
  const { page } = await signedIn('admin');
  const streams = streamsOf(page.context());
  const { tag, requestId } = await raisedOne(stack);
  await openList(page, `/dashboard/admin?search=${tag}`);
  await expect(page.getByLabel(`Status of ${tag}`)).toHaveValue('pending');
  const colleague = await personWithRole(stack, 'admin');
  await change(stack, colleague, requestId, 'in_review');
  await expect(page.getByLabel(`Status of ${tag}`)).toHaveValue('in_review', SOON);
  expect(streams.headers()['x-background']).toBe('true');
  expect(streams.urls().filter((url) => url.includes('?'))).toEqual([]);
});

test('a row leaves the list of a team that no longer has it', async ({ signedIn, stack }) => {
  const { tag, requestId } = await raisedOne(stack, 'support');
  const { page } = await signedIn('support');
  await openList(page, `/dashboard/support?search=${tag}`);
  const admin = await personWithRole(stack, 'admin');
  const body = { requestId, assignTo: 'manager' };
  await new Api(stack.baseUrl).put('/api/delegate-request', body, admin.token);
  await expect(rows(page)).toHaveCount(0, SOON);
});

test('a client sees our answer, and the bell counts it', async ({ signedIn, stack }) => {
  const { requestId, client } = await raisedOne(stack, 'support');
  const { page } = await signedIn(client);
  await openLive(page, `/dashboard/requests/${requestId}`);
  const support = await personWithRole(stack, 'support');
  await write(stack, support, requestId, 'We begin on Monday.');
  await expect(page.getByText('We begin on Monday.')).toBeVisible(SOON);
  await expect(page.getByRole('button', { name: /^Notifications, \d+ unread/ })).toBeVisible();
});

test('two people who write at once both see both messages', async ({ signedIn, stack }) => {
  const { requestId, client } = await raisedOne(stack, 'support');
  const { page } = await signedIn(client);
  const { page: desk } = await signedIn('support');
  const path = `/dashboard/requests/${requestId}`;
  await openLive(page, path);
  await openLive(desk, path);
  const mine = page.getByRole('region', { name: 'Messages' });
  const theirs = desk.getByRole('region', { name: 'Messages with the client' });
  for (const round of ['first', 'second', 'third']) {
    await mine.getByLabel('Message to our team').fill(`The client’s ${round}.`);
    await theirs.getByLabel('Answer to the client').fill(`Our ${round}.`);
    await Promise.all([
      mine.getByRole('button', { name: 'Send message' }).click(),
      theirs.getByRole('button', { name: 'Send answer' }).click(),
    ]);
    for (const text of [`The client’s ${round}.`, `Our ${round}.`]) {
      await expect(mine.getByRole('listitem').filter({ hasText: text })).toHaveCount(1, SOON);
      await expect(theirs.getByRole('listitem').filter({ hasText: text })).toHaveCount(1, SOON);
    }
  }
  const order = (region: Locator) => region.getByRole('listitem').locator('p + *').allInnerTexts();
  const said = await order(mine);
  expect(said).toHaveLength(6);
  expect(await order(theirs)).toEqual(said);
});

test('an own message from another device appears', async ({ signedIn, stack }) => {
  const { requestId, client } = await raisedOne(stack, 'support');
  const { page } = await signedIn(client);
  await openLive(page, `/dashboard/requests/${requestId}`);
  await write(stack, client, requestId, 'Sent from my phone.');
  await expect(page.getByText('Sent from my phone.')).toBeVisible(SOON);
});

test('nothing moves under the pointer; it changes in place', async ({ signedIn, stack }) => {
  const tag = await raisedTogether(stack, [{ projectName: 'one' }, { projectName: 'two' }]);
  const { page } = await signedIn('admin');
  await openList(page, `/dashboard/admin?search=${tag}&sort=status&order=asc`);
  const names = () =>
    rows(page)
      .locator('[data-key=open]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('title')!));
  const before = await names();
  await rows(page).nth(1).hover();
  const first = await rowOf(stack, 'project_requests', { project_name: before[0] });
  await change(stack, await personWithRole(stack, 'admin'), first!.id as string, 'in_review');
  await expect(page.getByLabel(`Status of ${before[0]}`)).toHaveValue('in_review', SOON);
  expect(await names()).toEqual(before);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(names).toEqual(before.toReversed());
});

test('two tabs share one stream; the other goes on', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('admin');
  const streams = streamsOf(page.context());
  const { tag, requestId } = await raisedOne(stack);
  await openList(page, `/dashboard/admin?search=${tag}`);
  const other = await page.context().newPage();
  await visit(other, `/dashboard/admin?search=${tag}`, rows(other).first());
  expect([streams.opened(), streams.open()]).toEqual([1, 1]);
  await change(stack, person, requestId, 'in_review');
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await expect(rows(tab).first()).toContainText('In review', SOON);
  }
  await page.close();
  await expect.poll(streams.opened).toBe(2);
  await change(stack, person, requestId, 'approved');
  await expect(rows(other).first()).toContainText('Approved', { timeout: 4_000 });
});

test('a broken stream opens again and catches up', async ({ signedIn, ownStack, expected }) => {
  expected('ERR_');
  const { page, person } = await signedIn('admin', { place: ownStack });
  const { tag, requestId } = await raisedOne(ownStack);
  await openList(page, `/dashboard/admin?search=${tag}`);
  await ownStack.apis[0]!.kill();
  const again = isOpen(page);
  await ownStack.startApi();
  await change(ownStack, person, requestId, 'in_review');
  await again;
  await expect(rows(page).first()).toContainText('In review', { timeout: 3_000 });
});

test('without a stream the page asks by itself', async ({ signedIn, stack, expected }) => {
  expected('ERR_FAILED');
  const { page, person } = await signedIn('admin');
  await page.clock.install();
  await page.route('**/api/stream', (route) => route.abort());
  const { tag, requestId } = await raisedOne(stack);
  await visit(page, `/dashboard/admin?search=${tag}`, rows(page).first());
  await change(stack, person, requestId, 'in_review');
  await page.clock.fastForward(31_000);
  await page.clock.runFor(2_000);
  await expect(rows(page).first()).toContainText('In review');
});

test('a session that ends leads to sign-in', async ({ signedIn, stack, expected }) => {
  expected(401);
  const { page, person } = await signedIn('support');
  await openLive(page, '/dashboard');
  await expireSessions(stack, person);
  await page.waitForURL(/\/signin/, { timeout: 8_000 });
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
});

test('signing out closes the stream and opens none', async ({ signedIn }) => {
  const { page } = await signedIn('client');
  const streams = streamsOf(page.context());
  await openLive(page, '/dashboard');
  await pick(page, 'Profile menu', 'Sign Out');
  await page.waitForURL('**/signin');
  await expect.poll(streams.open).toBe(0);
  await page.waitForTimeout(2_500);
  expect(streams.opened()).toBe(1);
});
