import { Api, change, delegate, personWithRole, raise, write } from './setting';
import { type Place, raisedOne, setRequest, statusOf } from './staff-requests';
import { confirm, escape, expectWords, fillIn, press, reload, submit } from './steps';
import { expect, onDesktop, type Person, rowsOf, test } from './fixtures';
import { expectAccessible, expectFine, expectFineInBothThemes } from './sound';

test('messages go to the other side and back', async ({ signedIn, stack }) => {
  const { requestId, client } = await raisedOne(stack, 'manager');
  const theirs = await signedIn(client, `/dashboard/requests/${requestId}`);
  const messages = theirs.page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText('Nothing yet.')).toBeVisible();
  await messages.getByLabel('Message to our team').fill('The sample is there.\nTwo files.');
  await press(messages, 'Send message');
  await expect(messages.getByRole('listitem')).toContainText(['The sample is there.']);
  await expect(messages.getByText(/^Sent, /)).toBeVisible();
  await expect(messages.getByLabel('Message to our team')).toHaveValue('');

  const { page, person } = await signedIn('manager', `/dashboard/requests/${requestId}`);
  const answers = page.getByRole('region', { name: 'Messages with the client' });
  await expect(answers.getByRole('listitem')).toContainText([`${client.firstName} Marsh`]);
  await answers.getByLabel('Answer to the client').fill('Thank you, we begin on Monday.');
  await press(answers, 'Send answer');
  await expect(answers.getByRole('listitem')).toHaveCount(2);

  await theirs.page.reload();
  await expectWords(messages.getByRole('listitem').last(), `${person.firstName} from our team`);
  await expect(messages.getByText('we begin on Monday.')).toBeVisible();

  for (const times of [1, 2]) {
    await submit(messages, { 'Message to our team': 'Thank you.' }, 'Send message');
    await expect(messages.getByText('Thank you.', { exact: true })).toHaveCount(times);
  }
});

test('a client withdraws, and reopens before a review', async ({ signedIn, stack, expected }) => {
  expected(422, 409);
  const { page, person } = await signedIn('client');
  const { _id } = await raise(stack, person.token, { projectName: 'Second thoughts' });
  await page.goto(`/dashboard/requests/${_id}`);
  await press(page, 'Withdraw request');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason (optional)').fill('We wait a quarter.');
  await escape(page, dialog);
  await press(page, 'Withdraw request');
  await expect(dialog.getByLabel('Reason (optional)')).toHaveValue('We wait a quarter.');
  await press(dialog, 'Withdraw request', page.getByText('Your request is withdrawn.'));
  await expect(page.getByText(/^You have withdrawn this request/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('We wait a quarter.');

  await press(page, 'Reopen request');
  await press(dialog, 'Reopen request');
  await expect(dialog.getByText('Please say what is still to be done.').first()).toBeVisible();
  await dialog.getByLabel('What is still to be done').fill('The quarter is over.');
  await press(dialog, 'Reopen request', page.getByText('Your request is open again.'));
  expect(await statusOf(stack, _id)).toBe('pending');

  await press(page, 'Withdraw request');
  await change(stack, await personWithRole(stack, 'admin'), _id, 'in_review');
  await press(dialog, 'Withdraw request');
  await expect(dialog.getByRole('alert')).toContainText('The review of this request has begun');
  await page.keyboard.press('Escape');
  await expect(page.locator('[aria-current=step]')).toContainText('In review');
  await expect(page.getByRole('button', { name: 'Withdraw request' })).toHaveCount(0);
});

test('staff change status, price and notes after others', async ({ signedIn, stack, expected }) => {
  expected(409);
  const { tag, requestId, client } = await raisedOne(stack, 'support');
  await raise(stack, client.token, { projectName: `${tag} other` });
  const { page } = await signedIn('support', `/dashboard/requests/${requestId}`, onDesktop);
  await expect(page.getByRole('link', { name: '← Requests' })).toBeVisible();
  const work = page.getByRole('region', { name: 'Your team’s work' });
  await expect(work.getByRole('button', { name: 'Reassign' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Note' }).click();
  await page.getByLabel('Support notes').fill('Half an hour of typing.');
  const colleague = await personWithRole(stack, 'support');
  const begin = { requestId, status: 'in_review' };
  await new Api(stack.baseUrl).put('/api/support-requests', begin, colleague.token);
  // The newer status has arrived, but the note was begun before it.
  await expect(page.getByText('In review').first()).toBeVisible();
  await expect(work.getByLabel('Status')).toHaveValue('assigned');
  await press(
    work,
    'Update Status',
    work.getByRole('group', { name: 'Status' }).getByText('In review'),
  );
  await expect(page.getByLabel('Support notes')).toHaveValue('Half an hour of typing.');
  await press(work, 'Keep mine');
  await expect(page.getByLabel('Support notes')).toHaveValue('');
  await fillIn(work, { Status: 'approved', 'Agreed price': 'about a lot' });
  await expect(work.getByText('Enter an amount such as $12,000.')).toBeVisible();
  await work.getByLabel('Agreed price').fill('$12,000');
  await page.getByLabel('Support notes').fill('Agreed by telephone.');
  await press(work, 'Update Status', page.getByText('Request updated.'), 'Agreed by telephone.');
  await expect(page.getByLabel('Support notes')).toHaveValue('');
  await expect(page.getByText('$12,000', { exact: true })).toBeVisible();
  expect(await statusOf(stack, requestId)).toBe('approved');
  const card = page.getByRole('region', { name: 'Client', exact: true });
  await expect(card).toContainText('Marsh Ltd');
  await expect(card).toContainText('No other requests visible to you');
  await expectFine(page);
});

test('an admin delegates, reassigns and sees other requests', async ({ signedIn, stack }) => {
  const { tag, requestId, client } = await raisedOne(stack);
  await raise(stack, client.token, { projectName: `${tag} other` });
  const { page } = await signedIn('admin', `/dashboard/requests/${requestId}`);
  await confirm(page, `Support: delegate ${tag}`, 'Delegate', 'Delegated to the support team.');
  await confirm(page, 'Reassign', 'Reassign');
  await expectWords(page.getByRole('region', { name: 'History' }), 'Handed on to the manager team');
  await page.getByRole('link', { name: `${tag} other` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${tag} other`);
});

test('Upcoming shows the reply that is due, until there is one', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('client', '/dashboard');
  await expect(page.getByText('No requests yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Upcoming' })).toHaveCount(0);
  const { _id } = await raise(stack, person.token, { projectName: 'Waiting for you' });
  await page.reload();
  const upcoming = page.getByRole('region', { name: 'Upcoming' });
  await expect(upcoming.getByRole('link', { name: 'Waiting for you' })).toBeVisible();
  await expectWords(upcoming, 'Our first reply', /By \d+ \w+ \d{4}, \d\d:\d\d/);
  await setRequest(stack, _id, `reply_due_at = now() - interval '12 days'`);
  await page.reload();
  await expect(upcoming).toContainText('Was due');

  const { person: admin } = await signedIn('admin');
  await delegate(stack, admin, _id, 'support');
  const { person: support } = await signedIn('support');
  await write(stack, support, _id, 'Here we are.');
  await reload(page, page.getByRole('link', { name: 'Waiting for you' }));
  await expect(upcoming).toHaveCount(0);

  await write(stack, person, _id, 'And when?');
  await page.reload();
  await expect(upcoming).toContainText('Our next answer');
  await expect(upcoming).not.toContainText('Our first reply');
});

const addMessages = (stack: Place, requestId: string, { id }: Person, count: number) =>
  stack.sql(
    `INSERT INTO request_comments (id, request_id, author_id, is_from_staff, body, created_at)
     SELECT gen_random_uuid(), $1, $2, false, 'Message number ' || n || '.',
            now() + n * interval '1 microsecond'
     FROM generate_series(1, $3) n`,
    [requestId, id, count],
  );

test('earlier messages are shown where one reads', async ({ signedIn, stack, expected }) => {
  expected('ERR_INTERNET_DISCONNECTED');
  const { page, person } = await signedIn('client');
  const { _id: id } = await raise(stack, person.token);
  await addMessages(stack, id, person, 65);
  await page.goto(`/dashboard/requests/${id}`);
  const messages = page.getByRole('region', { name: 'Messages' });
  const items = messages.getByRole('listitem');
  const earlier = messages.getByRole('button', { name: 'Show earlier messages' });
  const showEarlier = async (first: number, count: number) => {
    await expect(items.first()).toContainText(`Message number ${first}.`);
    const text = messages.getByText(`Message number ${first}.`, { exact: true });
    const place = async () => (await text.boundingBox())!.y;
    await earlier.scrollIntoViewIfNeeded();
    await earlier.focus();
    const before = await place();
    await page.keyboard.press('Enter');
    await expect(items).toHaveCount(count);
    expect(Math.abs((await place()) - before)).toBeLessThan(3);
  };

  await test.step('it opens at the newest message, with the earlier ones folded', async () => {
    await expect(items).toHaveCount(3);
    await expect(items.last()).toBeInViewport({ ratio: 1 });
    const write = messages.getByLabel('Message to our team');
    expect((await write.boundingBox())!.height).toBeLessThan(60);
    const [newest, composer] = [await items.last().boundingBox(), await write.boundingBox()];
    expect(newest!.y + newest!.height).toBeLessThanOrEqual(composer!.y);
    await press(messages, 'Show 17+ earlier messages');
    await expect(items).toHaveCount(20);
    await expect(items.last()).toContainText('Message number 65.');
  });

  await test.step('a failure says so, and can be tried again', async () => {
    await expect(earlier).toBeVisible();
    await page.context().setOffline(true);
    await earlier.click();
    await expectWords(messages.getByRole('alert'), 'The earlier messages could not be loaded.');
    await expect(items).toHaveCount(20);
    await page.context().setOffline(false);
    await showEarlier(46, 40);
    await expect(messages.getByRole('alert')).toBeHidden();
    await expect(earlier).toBeFocused();
    await expect(messages.getByText('20 earlier messages shown.')).toBeAttached();
  });

  await test.step('a new message does not load the old ones again', async () => {
    const reads: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      // Proposals and calls are not messages: they may be asked for again after any change.
      const isOther = /\/(proposals|calls)$/.test(pathname);
      const isRead = request.method() === 'GET' && pathname.startsWith(`/api/requests/${id}`);
      if (isRead && !isOther) reads.push(pathname);
    });
    await submit(messages, { 'Message to our team': 'One more.' }, 'Send message', /^Sent, /);
    await expect(items).toHaveCount(41);
    await expect(items.last()).toContainText('One more.');
    await expect(items.last()).toBeInViewport();
    await page.waitForTimeout(500);
    expect(reads).toEqual([]);
  });

  await test.step('the rest follows, and the end is said', async () => {
    await showEarlier(26, 61);
    await expect(earlier).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(items).toHaveCount(66);
    await expect(earlier).toBeHidden();
    await expect(messages.getByText('All messages are shown.')).toBeFocused();
    await expect(items.first()).toContainText('Message number 1.');
    await expectAccessible(page);
  });
});

test('a long conversation keeps its place in a panel', async ({ signedIn, stack }) => {
  const { tag, requestId, client } = await raisedOne(stack, 'manager');
  await addMessages(stack, requestId, client, 30);
  await stack.sql(
    `INSERT INTO request_notes (id, request_id, team, body, created_at)
       SELECT gen_random_uuid(), $1, 'manager', 'Note number ' || n || '.', now() + n * interval '1 microsecond'
       FROM generate_series(1, 25) n`,
    [requestId],
  );
  await stack.sql(
    `INSERT INTO events (id, type, subject_type, subject_id, data, at)
       SELECT gen_random_uuid(), 'request.priced', 'request', $1,
              jsonb_build_object('after', jsonb_build_object('agreedPrice', n)),
              now() + n * interval '1 microsecond'
       FROM generate_series(1, 25) n`,
    [requestId],
  );
  const { page } = await signedIn('manager', `/dashboard/manager?search=${tag}`);
  await page.getByRole('link', { name: tag }).click();
  const dialog = page.getByRole('dialog');
  const notes = dialog.getByRole('list', { name: 'Internal notes' });
  await expect(notes.getByRole('listitem')).toHaveCount(20);
  await press(dialog, 'Show earlier notes', notes.getByText('Note number 1.', { exact: true }));
  await dialog.getByText('History (20+)').click();
  await press(dialog, 'Show earlier entries', 'Request raised');
  const messages = dialog.getByRole('region', { name: 'Messages with the client' });
  const kept = messages.getByText('Message number 11.', { exact: true });
  await press(messages, 'Show 17+ earlier messages');
  const earlier = messages.getByRole('button', { name: 'Show earlier messages' });
  await earlier.scrollIntoViewIfNeeded();
  const before = (await kept.boundingBox())!.y;
  await earlier.click();
  await expect(messages.getByRole('listitem')).toHaveCount(30);
  expect(Math.abs((await kept.boundingBox())!.y - before)).toBeLessThan(3);
});

test('the composer asks for words late, and has canned replies', async ({ signedIn, stack }) => {
  const { requestId, client } = await raisedOne(stack, 'support');
  const { person: admin } = await signedIn('admin');
  const title = `Sample ${requestId.slice(0, 8)}`;
  const reply = { title, body: 'Dear {{firstName}}, please send a sample.' };
  await new Api(stack.baseUrl).post('/api/canned-replies', reply, admin.token);
  const { page } = await signedIn('support', `/dashboard/requests/${requestId}`);
  const box = page.getByLabel('Answer to the client');
  const missing = page.getByText('Write something first.');
  await expect(box).toBeVisible();
  await expect(missing).toHaveCount(0);
  // One line until it is used.
  await expect(page.getByRole('button', { name: 'Send answer' })).toBeHidden();
  await box.focus();
  await press(page, 'Send answer', missing);
  await expect(box).toHaveAttribute('aria-invalid', 'true');

  await box.fill('Good morning.');
  await expect(missing).toHaveCount(0);
  await box.press('Enter');
  await page.keyboard.type(`/${title.toLowerCase()}`);
  const option = page.getByRole('option', { name: title });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await box.press('Enter');
  const text = `Good morning.\nDear ${client.firstName}, please send a sample.`;
  await expect(box).toHaveValue(text);
  await expect(option).toHaveCount(0);
  await box.press('Control+Enter');
  await expect(page.getByText(/^Sent, /)).toBeVisible();
  const rows = await rowsOf(stack, 'request_comments', { request_id: requestId });
  expect(rows).toEqual([expect.objectContaining({ body: text })]);
});

test('the composer keeps a reply and a note apart', async ({ signedIn, stack }) => {
  const { tag, requestId } = await raisedOne(stack, 'support');
  const address = `/dashboard/requests/${requestId}?queue=support&search=${tag}`;
  const { page } = await signedIn('support', address, onDesktop);
  const sheet = page.getByRole('dialog', { name: tag });
  const reply = sheet.getByLabel('Answer to the client');
  const note = sheet.getByLabel('Support notes');
  await expect(reply).toBeVisible();
  await expect(sheet).toBeFocused();
  await page.keyboard.press('r');
  await expect(reply).toBeFocused();
  await page.keyboard.type('For the client.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(note).toBeFocused();
  await expect(note).toHaveValue('');
  await expect(reply).toHaveCount(0);
  await page.keyboard.type('For us.');
  const ground = () =>
    note.evaluate((box) => getComputedStyle(box.closest('form')!).backgroundColor);
  const amber = await ground();
  await expectFineInBothThemes(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await sheet.getByRole('tab', { name: 'Note' }).press('ArrowLeft');
  await expect(sheet.getByRole('tab', { name: 'Reply' })).toBeFocused();
  await expect(reply).toHaveValue('For the client.');
  expect(
    await reply.evaluate((box) => getComputedStyle(box.closest('form')!).backgroundColor),
  ).not.toBe(amber);
  await page.reload();
  await expect(reply).toHaveValue('For the client.');
  await sheet.getByRole('tab', { name: 'Note · draft' }).click();
  await expect(note).toHaveValue('For us.');
  await press(sheet, 'Add note');
  await expect(sheet.getByRole('list', { name: 'Internal notes' })).toContainText('For us.');
  await sheet.getByRole('tab', { name: 'Reply' }).click();
  await expect(reply).toHaveValue('For the client.');
  const rows = await rowsOf(stack, 'request_comments', { request_id: requestId });
  expect(rows).toEqual([]);
});
