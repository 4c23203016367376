import { newEmail, personWithRole, raise } from '../support/people';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  fillIn,
  type Page,
  press,
  test,
} from './fixtures';

test.slow();

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

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, timezoneId: 'America/New_York' });

    test('a visitor books, moves and cancels a call', async ({ page, stack, expected }) => {
      expected(422);
      await personWithRole(stack, 'manager');
      await page.goto('/book/consultation?about=AI+Consulting');
      const zone = page.getByLabel('Times in');
      await expect(zone).toHaveValue(javaScriptEnabled ? 'America/New_York' : 'Europe/London');
      await expect(page.getByText('About: AI Consulting.')).toBeVisible();
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoOverflow(page);
      }
      if (javaScriptEnabled) await expectAccessible(page, 'times');
      await choose(page, 0);
      await page.getByLabel('What it is about').fill('Stock runs out.');
      await press(page, 'Book the call');
      await expect(page.getByLabel('Email').first()).toHaveAccessibleDescription(
        /Email is required/,
      );
      await expect(page.getByLabel('What it is about')).toHaveValue('Stock runs out.');
      if (javaScriptEnabled) await expectAccessible(page, 'who with errors');
      const email = newEmail('visitor');
      await page.getByLabel('Full name').fill('Amira Khan');
      await page.getByLabel('Email').first().fill(email);
      await press(page, 'Book the call');
      await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
      const mail = await stack.mailbox.waitFor({ to: email, subject: /is booked/ });
      const [address] = /https?:\/\/\S+\/call\/[\w-]+/.exec(mail.text)!;
      expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);

      await page.getByRole('link', { name: 'Move the call' }).click();
      const moved = await choose(page, 2);
      await press(page, 'Move the call to this time', page.getByText(moved.slice(0, 5)).first());
      if (javaScriptEnabled) await expectAccessible(page, 'a booked call');
      await press(page, 'Cancel the call');
      await expect(page.getByRole('heading', { name: 'Your call is cancelled' })).toBeVisible();
      await stack.mailbox.waitFor({ to: email, subject: /is cancelled/ });
    });
  });
}

test('a time that goes leaves what was typed, and three others', async ({
  page,
  stack,
  expected,
}) => {
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
  await press(page, 'Book the call', page.getByText('This time has just been taken.').first());
  await expect(page.getByLabel('Full name')).toHaveValue('Amira Khan');
  const nearest = page.getByRole('list', { name: 'Nearest free times' }).getByRole('button');
  await expect(nearest).toHaveCount(3);
  await nearest.first().click();
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeVisible();
});

test('a client books on a request; its host hands it over', async ({ signedIn, stack }) => {
  await personWithRole(stack, 'manager');
  const client = await signedIn('client');
  const request = await raise(stack, client.person.token);
  await client.page.goto(`/dashboard/requests/${request._id}`);
  await press(client.page, 'Book a call');
  const dialog = client.page.getByRole('dialog', { name: 'Book a call' });
  await dialog
    .getByRole('group', { name: /^Times on/ })
    .getByRole('radio')
    .first()
    .check({ force: true });
  await dialog.getByLabel('What it is about').fill('About the data.');
  await expectAccessible(client.page, 'booking on a request');
  await press(dialog, 'Book the call');
  await expect(dialog).toBeHidden();
  await expect(client.page.getByText('About the data.')).toBeVisible();
  await expect(client.page.getByRole('button', { name: /^Cancel: call/ })).toBeVisible();
  await client.page.goto('/dashboard');
  await expect(client.page.getByRole('heading', { name: 'Upcoming calls' })).toBeVisible();

  const [call] = await stack.sql<{ id: string; day: string }>(
    `SELECT id, lower(during)::date::text AS day FROM calls WHERE request_id = $1`,
    [request._id],
  );
  const admin = await signedIn('admin');
  await admin.page.goto(`/dashboard/calls?from=${call!.day}`);
  // Twice in the list if its host came from another test and has left.
  const listed = admin.page.getByRole('link', { name: request.reference });
  await expect(listed.first()).toBeVisible();
  await expectAccessible(admin.page, 'calls');
  await admin.page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(admin.page);
  await stack.sql(
    `INSERT INTO absences (id, user_id, first_day, last_day)
     SELECT gen_random_uuid(), host_id, $2::date, $2::date FROM calls WHERE id = $1`,
    [call!.id, call!.day],
  );
  await admin.page.reload();
  const lost = admin.page.getByRole('region', { name: 'Without anybody to take them' });
  await lost
    .getByRole('listitem')
    .filter({ hasText: request.reference })
    .getByRole('button', { name: /^Give to a colleague/ })
    .click();
  await expect(lost.getByText(request.reference)).toHaveCount(0);
});

test('staff set hours, link and feed; admins kinds of call', async ({ signedIn, expected }) => {
  expected(422);
  const { page } = await signedIn('admin', '/dashboard/calls');
  await page.getByRole('button', { name: 'Change', exact: true }).first().click();
  const settings = page.getByRole('dialog', { name: 'How you take calls' });
  await settings.getByLabel('Your hours').fill('1 09:00-12:00\n1 11:00-13:00');
  await press(settings, 'Save', settings.getByText(/and not overlap/).first());
  await fillIn(settings, {
    'Your hours': '1 09:00-12:00',
    'Meeting link': 'https://meet.example/room',
  });
  await press(settings, 'Save', page.getByText('1 09:00-12:00'));
  await press(page, 'Make an address', page.getByText(/\/calls\/feed\/[\w-]+\.ics/));
  await press(page, 'I have copied it');
  await press(page, 'Change Discovery call');
  const kind = page.getByRole('dialog', { name: 'Change Discovery call' });
  await kind.getByLabel('Least notice, in hours').fill('6');
  await expectAccessible(page, 'a kind of call');
  await press(kind, 'Save', page.getByText(/20 minutes, at least 6 hours ahead/));
});
