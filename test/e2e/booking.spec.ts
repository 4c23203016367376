import { newEmail, personWithRole, raise, type SharedStack } from './setting';
import { expect, expectAccessible, expectNoOverflow, type Page, test } from './fixtures';
import { confirm, expectShown, fillIn, finish, press, submit, visit } from './steps';

test.slow();

const ABOUT = 'What would you like to discuss?';
const CHECK_MAIL = 'Thank you. Please check your e-mail';

/** The only link with which a visitor can change the call. */
async function linkFor(stack: SharedStack, to: string): Promise<string> {
  const mail = await stack.mailbox.waitFor({ to, subject: /^(Your c|C)all with/ });
  return /\/call\/[\w-]+/.exec(mail.text)![0];
}

/** A time of the second day, because few of the first may be left. */
async function choose(page: Page, index: number): Promise<string> {
  const day = page.getByRole('list', { name: 'Days' }).getByRole('link').nth(1);
  await day.click();
  await expect(day).toHaveAttribute('aria-current', 'true');
  const time = page.locator('[aria-labelledby=times]').getByRole('link');
  const words = await time.nth(index).innerText();
  await time.nth(index).click();
  return words;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor books, moves and cancels a call', async ({ page, newPage, stack, expected }) => {
    expected(422);
    await personWithRole(stack, 'manager');
    await page.goto('/book/consultation?about=AI+Consulting');
    await expect(page.getByText('Times in London time')).toBeVisible();
    await expect(page.getByText('About: AI Consulting.')).toBeVisible();
    await choose(page, 0);
    await submit(page, { [ABOUT]: 'Stock runs out.' }, 'Book this call');
    const address = page.getByLabel('Email').first();
    await expect(address).toHaveAccessibleDescription(/Email is required/);
    await expect(page.getByLabel(ABOUT)).toHaveValue('Stock runs out.');
    const email = newEmail('visitor');
    await page.getByLabel('Full name').fill('Amira Khan');
    await address.fill(email);
    await press(page, 'Book this call');
    await expect(page.getByRole('heading', { name: CHECK_MAIL })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cancel the call' })).toHaveCount(0);
    // The accessibility checker needs scripts.
    const reader = await newPage({ javaScriptEnabled: true });
    await reader.goto(page.url());
    await expect(reader.getByRole('heading', { name: CHECK_MAIL })).toBeVisible();
    await expectAccessible(reader, 'what was asked for');
    const link = await linkFor(stack, email);
    await page.goto(link);
    await page.getByRole('link', { name: 'Move the call' }).click();
    await expect(page.getByRole('link', { name: /^Keep / })).toBeVisible();
    const moved = await choose(page, 2);
    await expect(page.locator('s')).toBeVisible();
    await press(page, 'Move the call to this time', page.getByText(moved.slice(0, 5)).first());
    await visit(reader, link, reader.getByRole('link', { name: 'Cancel the call' }));
    await expectAccessible(reader, 'a booked call');
    await page.getByRole('link', { name: 'Cancel the call' }).click();
    await page.getByRole('link', { name: 'Keep the call' }).click();
    await page.getByRole('link', { name: 'Cancel the call' }).click();
    await press(page, 'Cancel the call');
    await expect(page.getByRole('heading', { name: 'Your call is cancelled' })).toBeVisible();
    await stack.mailbox.waitFor({ to: email, subject: /^Cancelled: / });
  });
});

test.describe('with scripts', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('times are in the visitor’s zone, and an arrow key loads nothing', async ({
    page,
    stack,
  }) => {
    await personWithRole(stack, 'manager');
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    await page.goto('/book/consultation');
    await page.getByText('Times in New York time').click();
    const zone = page.getByLabel('Times in');
    await expect(zone).toHaveValue('America/New_York');
    await zone.press('ArrowDown');
    await expect(zone).not.toHaveValue('America/New_York');
    expect(loads).toHaveLength(1);
    await page.reload();
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page);
    }
    await expectAccessible(page, 'times');
    await page.setViewportSize({ width: 390, height: 844 });
    const first = page.locator('[aria-labelledby=times]').getByRole('link').first();
    expect((await first.boundingBox())!.y).toBeLessThanOrEqual(420);
    await choose(page, 0);
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await press(page, 'Book this call');
    await expect(page.getByLabel('Email').first()).toHaveAccessibleDescription(/Email is required/);
    expect(posts.filter((url) => url.includes('/forms/'))).toEqual([]);
    await expectAccessible(page, 'who with errors');
    // A link of the site names the zone, so that the times come in it at once.
    await page.goto('/services');
    const link = page.getByRole('link', { name: /^Book/ }).first();
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await opened.waitForURL(/zone=America\/New_York/);
    await expect(opened.getByText('Times in New York time')).toBeVisible();
  });
});

test('a time that goes leaves what was typed', async ({ page, stack, expected }) => {
  expected(409);
  const host = await personWithRole(stack, 'manager');
  const slug = `race-${Date.now()}`;
  await stack.sql(
    `INSERT INTO call_types (id, slug, title, summary, minutes, buffer_minutes, notice_hours,
       horizon_days, daily_limit, hosts, host_ids)
     VALUES (gen_random_uuid(), $1, 'Review', 'A look.', 30, 0, 0, 30, 9, 'team', $2)`,
    [slug, [host.id]],
  );
  await page.goto(`/book/${slug}`);
  await choose(page, 3);
  const at = new URL(page.url()).searchParams.get('at');
  const other = { slug, at, zone: 'UTC', name: 'Somebody Else', email: newEmail('other') };
  await page.request.post('/api/calls', { data: other });
  const email = newEmail('visitor');
  await page.getByLabel('Full name').fill('Amira Khan');
  await page.getByLabel('Email').first().fill(email);
  await press(page, 'Book this call', page.getByText('This time has just been taken.').first());
  await expect(page.getByLabel('Full name')).toHaveValue('Amira Khan');
  const nearest = page.getByRole('list', { name: 'Nearest free times' }).getByRole('button');
  await expect(nearest).toHaveCount(3);
  const kept = () => page.evaluate(() => sessionStorage.getItem('fenwright.form.booking'));
  expect(await kept()).toContain(email);
  await press(page, nearest.first(), page.getByRole('heading', { name: CHECK_MAIL }));
  await expect.poll(kept).toBeNull();

  await page.goto(await linkFor(stack, email));
  await page.getByRole('link', { name: 'Move the call' }).click();
  await choose(page, 6);
  const to = new URL(page.url()).searchParams.get('at');
  await page.request.post('/api/calls', { data: { ...other, at: to, email: newEmail('third') } });
  const action = 'Move the call to this time';
  await press(page, action, page.getByText('This time has just been taken.').first());
  const times = page.getByRole('list', { name: 'Nearest free times' }).getByRole('link');
  await expect(times).toHaveCount(3);
  await press(page, times.first(), page.getByRole('button', { name: action }));
});

test('a client books on a request; its host hands it over', async ({
  signedIn,
  stack,
  expected,
}) => {
  expected(409);
  await personWithRole(stack, 'manager');
  const client = await personWithRole(stack, 'client');
  const { _id: requestId, reference } = await raise(stack, client.token);
  const { page } = await signedIn(client, `/dashboard/requests/${requestId}`);
  await press(page, 'Book a call');
  const dialog = page.getByRole('dialog', { name: 'Book a call' });
  const times = dialog.getByRole('group', { name: /^Times on/ }).getByRole('radio');
  await times.first().check({ force: true });
  await dialog.getByLabel('What would you like to discuss?').fill('About the data.');
  await expectAccessible(page, 'booking on a request');
  const days = dialog.getByRole('group', { name: 'Day' }).getByRole('radio');
  await days.nth(1).check({ force: true });
  await expect(dialog.getByRole('button', { name: 'Book this call' })).toBeDisabled();
  await times.first().check({ force: true });
  await stack.sql(
    `INSERT INTO busy_times (id, user_id, during)
     SELECT gen_random_uuid(), id, tstzrange($1, $1::timestamptz + interval '15 minutes')
     FROM users WHERE role <> 'client'`,
    [await times.first().getAttribute('value')],
  );
  const nearest = dialog.getByRole('group', { name: 'Nearest free times' }).getByRole('radio');
  await press(dialog, 'Book this call', nearest.first());
  await expect(dialog.getByRole('button', { name: 'Book this call' })).toBeDisabled();
  await nearest.first().check({ force: true });
  await finish(dialog, 'Book this call');
  await expectShown(page, 'About the data.', page.getByRole('button', { name: /^Cancel: call/ }));
  await visit(page, '/dashboard', page.getByRole('heading', { name: 'Upcoming calls' }));
  const second = await raise(stack, client.token);
  await page.reload();
  await press(page, 'Book a call');
  await dialog.getByLabel('Request').selectOption(requestId);
  await dialog.getByLabel('Request').selectOption(second._id);
  await times.last().check({ force: true });
  await finish(dialog, 'Book this call');
  const upcoming = page.getByRole('region', { name: 'Upcoming calls' });
  await expect(upcoming.getByRole('link', { name: reference })).toHaveCount(1);
  await expect(upcoming.getByRole('link', { name: second.reference })).toHaveCount(1);

  const [call] = await stack.sql<{ id: string; day: string }>(
    `SELECT id, starts_at::date::text AS day FROM calls WHERE request_id = $1`,
    [requestId],
  );
  const { page: admin } = await signedIn('admin', `/dashboard/calls?from=${call!.day}&who=all`);
  const block = admin.locator(`a[href$="call=${call!.id}"]`);
  await expect(block).toBeVisible();
  const firstHour = admin.getByRole('region').first().getByRole('list');
  expect((await firstHour.boundingBox())!.y).toBeLessThanOrEqual(200);
  await expectAccessible(admin, 'a week of calls');
  await press(admin, block, admin.getByRole('dialog').getByRole('link', { name: reference }));
  await expectAccessible(admin, 'a call');
  await admin.keyboard.press('Escape');
  await expect(block).toBeFocused();
  await admin.setViewportSize({ width: 390, height: 844 });
  await expect(block).toBeVisible();
  await expectNoOverflow(admin);
  await expectAccessible(admin, 'calls of a week as a list');
  await stack.sql(
    `INSERT INTO absences (id, user_id, first_day, last_day)
     SELECT gen_random_uuid(), host_id, $2::date, $2::date FROM calls WHERE id = $1`,
    [call!.id, call!.day],
  );
  await admin.reload();
  const lost = admin.getByRole('region', { name: 'Calls without a host' });
  await press(lost.getByRole('listitem').filter({ hasText: reference }), /^Give to a colleague/);
  await expect(lost.getByText(reference)).toHaveCount(0);
});

test('staff set hours, link and feed; admins kinds of call', async ({ signedIn, expected }) => {
  expected(422);
  const { page } = await signedIn('admin', '/dashboard/settings/calls');
  await page.getByRole('button', { name: 'Change', exact: true }).first().click();
  const settings = page.getByRole('dialog', { name: 'How you take calls' });
  await settings.getByLabel('Your hours').fill('Mon 09:00-12:00, 11:00-13:00');
  await press(settings, 'Save', settings.getByText(/and not overlap/).first());
  await fillIn(settings, {
    'Your hours': 'Mon 09:00-12:00',
    'Meeting link': 'https://meet.example/room',
  });
  await press(settings, 'Save', page.getByText('Mon 09:00-12:00'));
  await press(page, 'Create a private link', /\/calls\/feed\/[\w-]+\.ics/);
  await press(page, 'I have copied it');
  await confirm(page, 'Replace the link', 'Replace the link');
  await press(page, 'I have copied it');
  await confirm(page, 'Turn it off', 'Cancel', page.getByText('A private link is in use'));
  await confirm(page, 'Turn it off', 'Turn it off', page.getByText('Not subscribed'));
  await press(page, 'Change Discovery call');
  const kind = page.getByRole('dialog', { name: 'Change Discovery call' });
  await kind.getByLabel('Minimum notice, in hours').fill('6');
  await expectAccessible(page, 'a kind of call');
  await press(kind, 'Save', page.getByText(/20 minutes, at least 6 hours ahead/));
});
