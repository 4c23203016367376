import { Api, change, newEmail, raise, write } from './setting';
import { expect, expectShown, expectWords, follow, onPhone, phone, test, visit } from './fixtures';
import { expectFine, expectFineInBothThemes, expectNoOverflow } from './sound';

test('somebody without requests is shown where to start', async ({ signedIn }) => {
  const { page, person } = await signedIn('client');
  for (const address of ['/dashboard', '/dashboard/requests']) {
    await visit(page, address, 'No requests yet', 'Start by submitting your first project request');
  }
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${person.firstName}`);
  const raise = page.getByRole('main').getByRole('link', { name: /request/i });
  await expect(raise).toHaveText(['Raise New Request', 'View All Requests']);
  await expect(page.getByRole('region', { name: 'Your projects' })).toHaveCount(0);
  const stages = page.getByRole('list', { name: 'What happens next' }).getByRole('listitem');
  await expect(stages).toHaveCount(3);
  await expect(stages.nth(1)).toContainText('Within 24 hours');
  await expectFineInBothThemes(page);
  await page.setViewportSize(phone);
  await expectNoOverflow(page);
  await visit(page, '/dashboard/requests', 'No requests yet');
  await expectFine(page);
  await page.getByRole('link', { name: 'Submit Your First Request' }).click();
  await page.waitForURL('**/dashboard/raise-request');
});

test('the dashboard counts, and shows the three newest', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('client');
  for (const projectName of ['Oldest', 'Second', 'Third', 'Newest']) {
    await raise(stack, person.token, { projectName });
  }
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Newest', 'Third', 'Second']);
  const figures = page.getByLabel('Your projects');
  await expect(figures.getByText(/Total Projects/)).toBeVisible();
  await expectWords(figures, '4', '$0');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Welcome back, ${person.firstName}`,
  );
  await expect(page.getByRole('link', { name: 'Raise New Request' })).toHaveCount(1);
});

test('search and status live in the address', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('client');
  await raise(stack, person.token, { projectName: 'Café menu translation' });
  await raise(stack, person.token, { projectName: 'Stock counting' });
  const manager = await signedIn('admin');
  const { _id } = await raise(stack, person.token, { projectName: 'Invoice reading' });
  await change(stack, manager.person, _id, 'approved');
  const names = page.getByRole('list', { name: 'Requests' }).getByRole('heading');

  await page.goto('/dashboard/requests');
  await expect(names).toHaveText(['Invoice reading', 'Stock counting', 'Café menu translation']);
  // Three are seen at a glance.
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveCount(0);
  await page.goto('/dashboard/requests?search=invoice');
  await expect(names).toHaveText(['Invoice reading']);
  await page.getByRole('searchbox', { name: 'Search' }).fill('cafe MENU');
  await expect(names).toHaveText(['Café menu translation']);
  await expect(page).toHaveURL(/search=cafe/);
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await page.getByLabel('Status', { exact: true }).selectOption('approved');
  await expect(names).toHaveText(['Invoice reading']);
  await expect(page).toHaveURL(/\/dashboard\/requests\?status=approved$/);
  await page.reload();
  await expect(names).toHaveText(['Invoice reading']);
  await follow(page, 'Invoice reading', page.getByRole('heading', { name: 'History' }));
  await page.goBack();
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('approved');
  await expect(names).toHaveText(['Invoice reading']);
});

test('a request shows all but internal notes', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('client');
  const { person: admin } = await signedIn('admin');
  const { person: manager } = await signedIn('manager');
  const { _id: requestId, reference } = await raise(stack, person.token, {
    projectName: 'Bridge inspection photos',
    description: 'First line.\nSecond line.',
    teamSize: 'About 12',
  });
  const api = new Api(stack.baseUrl);
  const delegation = { requestId, assignTo: 'manager', notes: 'Secret one' };
  await api.post('/api/delegate-request', delegation, admin.token);
  const change = { requestId, status: 'in_review', managerNotes: 'Secret two' };
  await api.put('/api/manager-requests', change, manager.token);

  await page.goto('/dashboard/requests');
  await page.getByRole('link', { name: 'Bridge inspection photos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bridge inspection photos');
  await expect(page.getByText(reference)).toBeVisible();
  await page.getByText('What you asked for').click();
  await expectShown(page, 'First line.\nSecond line.', 'About 12');
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '50');
  const now = page.locator('[aria-current=step]');
  await expect(now).toContainText('In review50%');
  const filled = await now.evaluate((stage) => {
    const fill = stage.querySelector<HTMLElement>('[style]')!;
    return fill.offsetWidth / (stage as HTMLElement).offsetWidth;
  });
  expect(filled).toBeCloseTo(0.5, 1);
  await page.getByText('History', { exact: true }).click();
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(history).toHaveCount(3);
  await expect(history.first()).toContainText('Our review has begun');
  await expect(page.getByText(/Secret/)).toHaveCount(0);
});

test('strange and mistyped requests look the same', async ({ signedIn, stack, expected }) => {
  expected(404, 422);
  const owner = await signedIn('client');
  const { _id } = await raise(stack, owner.person.token, { projectName: 'Nobody else’s business' });
  const { page } = await signedIn('client');
  for (const id of [_id, '00000000-0000-7000-8000-000000000000', 'not-an-id']) {
    await visit(page, `/dashboard/requests/${id}`, 'This request does not exist');
    await expect(page.getByText('Nobody else’s business')).toHaveCount(0);
  }
});

test('the longest texts fit a phone', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('client', onPhone);
  const contactEmail = `${'n'.repeat(40)}.${newEmail()}`;
  const { _id } = await raise(stack, person.token, {
    projectName: 'W'.repeat(120),
    description: `${'d'.repeat(400)} ${'word '.repeat(900)}`.slice(0, 5000).trim(),
    currentChallenges: 'c'.repeat(2000),
    contactEmail,
    teamSize: 't'.repeat(40),
  });
  const text = `${'w'.repeat(300)}\n${'word '.repeat(900)}`.slice(0, 5000).trim();
  await write(stack, person, _id, text);
  for (const address of ['/dashboard', '/dashboard/requests', `/dashboard/requests/${_id}`]) {
    await visit(page, address, page.getByText('W'.repeat(120)).first());
    await expectNoOverflow(page);
  }
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByRole('listitem')).toHaveCount(1);
  await expectFine(page);
});

test('on paper a request has no frame, no field and no button, and nothing is folded', async ({
  signedIn,
  stack,
}) => {
  const { page, person } = await signedIn('client');
  const { _id } = await raise(stack, person.token, { projectName: 'For the board' });
  await visit(page, `/dashboard/requests/${_id}`, 'For the board');
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  for (const role of ['banner', 'textbox', 'button'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByText('Request raised')).toBeVisible();
});
