import { randomUUID } from 'node:crypto';
import { Api, enquire, mailIn, newEmail, newTag, subscribe } from './setting';
import { contactForm } from '../support/forms';
import { downloaded, follow, press, rows, submit, visit } from './steps';
import { expect, rowOf, rowsOf, test } from './fixtures';

test('a lead keeps its state and its notes', async ({ signedIn, stack, expected }) => {
  expected(409);
  const { id, name } = await enquire(stack);
  const { page, person } = await signedIn('admin', `/dashboard/admin/leads?lead=${id}`);
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel('Note').fill('Half an hour of typing.');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/dashboard/admin/leads');
  await page.goto(`/dashboard/admin/leads?lead=${id}`);
  await expect(dialog.getByLabel('Note')).toHaveValue('Half an hour of typing.');
  await submit(dialog, { State: 'contacted' }, 'Save', page.getByText('Lead updated.'));
  await expect(dialog.getByLabel('Note')).toHaveValue('');
  const history = dialog.getByRole('listitem');
  await expect(history.filter({ hasText: 'Half an hour of typing.' })).toContainText(
    `${person.firstName} Marsh`,
  );
  await expect(history.filter({ hasText: 'Set to Contacted' })).toHaveCount(1);
  expect(await rowOf(stack, 'leads', { id })).toMatchObject({ state: 'contacted' });

  await dialog.getByLabel('Note').fill('They rang back.');
  const api = new Api(stack.baseUrl);
  await api.put(`/api/leads/${id}`, { state: 'lost' }, person.token);
  await press(dialog, 'Save');
  await expect(dialog.getByRole('group', { name: 'State' })).toContainText('Lost');
  await expect(dialog.getByLabel('Note')).toHaveValue('They rang back.');
  await press(dialog, 'Keep mine', 'They rang back.');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  expect(await rowOf(stack, 'leads', { id })).toMatchObject({ state: 'lost' });
});

test('a lead becomes a request, though never of staff', async ({ signedIn, stack, expected }) => {
  expected(409, 422);
  const { id, email, tag } = await enquire(stack);
  const { page, person } = await signedIn('admin', `/dashboard/admin/leads?lead=${id}`);
  await press(page, 'Convert to a request…');
  await expect(page.getByLabel('Service type')).toHaveValue('ai-integration');
  await submit(page, { 'Project name': `Forecasts ${tag}`, Urgency: 'high' }, 'Back to the lead');
  await press(page, 'Convert to a request…');
  await expect(page.getByLabel('Project name')).toHaveValue(`Forecasts ${tag}`);
  await press(page, 'Create the request');
  const made = page.getByRole('dialog', { name: 'Request created' });
  await expect(made).toContainText(`an invitation is on its way to ${email}`);
  await stack.mailbox.waitFor({ to: email, subject: 'Your enquiry is now' });
  await follow(made, 'Open the request', page.getByRole('heading', { name: `Forecasts ${tag}` }));
  await visit(page, `/dashboard/admin/leads?lead=${id}`, 'This lead became a request.');
  await expect(page.getByRole('button', { name: 'Convert to a request…' })).toHaveCount(0);

  const api = new Api(stack.baseUrl);
  const visitor = newEmail('visitor');
  const { body } = await api.post('/api/forms/notify', { email: visitor, topic: 'demo' });
  await page.goto(`/dashboard/admin/leads?lead=${body.id}`);
  await press(page, 'Convert to a request…');
  await submit(page, { 'Service type': 'other', Description: 'A demo.' }, 'Create the request');
  await expect(page.getByText('First name is required to open an account').last()).toBeVisible();
  await page.getByLabel('First name').fill('Ada');
  await press(page, 'Create the request', page.getByRole('dialog', { name: 'Request created' }));

  const ours = await enquire(stack, { email: person.email });
  await page.goto(`/dashboard/admin/leads?lead=${ours.id}`);
  await press(page, 'Convert to a request…');
  await press(page, 'Create the request');
  await expect(page.getByRole('alert')).toContainText('belongs to a member of staff');
});

test('spam is shown when asked for, as text, and rescued', async ({ signedIn, stack }) => {
  const tag = newTag();
  const message = `<b>${tag}</b> http://evil.example`;
  const form = contactForm({ website: 'x', message });
  const { body } = await new Api(stack.baseUrl).post('/api/forms/contact', form);
  const { page } = await signedIn('admin', `/dashboard/admin/leads?search=${tag}`);
  await expect(page.getByText('No leads match')).toBeVisible();
  await page.getByLabel('State').selectOption('spam');
  await page.getByRole('link', { name: 'Ada Byron' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ada Byron' });
  await expect(dialog).toContainText('a field that people cannot see');
  await expect(dialog.getByText(message, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('link', { name: /evil/ })).toHaveCount(0);
  await submit(dialog, { State: 'new' }, 'Save');
  await expect.poll(async () => (await rowOf(stack, 'leads', { id: body.id }))?.state).toBe('new');
});

test('filtered leads are exported; one is erased', async ({ signedIn, stack }) => {
  const { id, tag, name, email } = await enquire(stack);
  await enquire(stack);
  const { page } = await signedIn('admin', `/dashboard/admin/leads?search=${tag}`);
  const file = await downloaded(page, /Export these/);
  expect(file.name).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
  expect(file.text.trim().split('\n')).toHaveLength(2);
  expect(file.text).toContain(email);
  await page.getByRole('link', { name }).click();
  await press(page, 'Erase this lead…');
  const ask = page.getByRole('dialog', { name: 'Erase this lead?' });
  await press(ask, 'Erase', page.getByText('No leads match'));
  await expect(page).toHaveURL(`/dashboard/admin/leads?search=${tag}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await rowOf(stack, 'leads', { id })).toBeUndefined();
});

test('a subscriber is silenced, released and erased', async ({ signedIn, stack }) => {
  const { email, tag } = await subscribe(stack);
  const { page } = await signedIn('admin', `/dashboard/admin/subscribers?search=${tag}`);
  const file = await downloaded(page, /Export these/);
  expect(file.text.trim().split('\n')).toHaveLength(2);
  await page.getByRole('link', { name: email }).click();
  for (const [action, state] of Object.entries({
    Unsubscribe: 'unsubscribed',
    'Record a complaint': 'suppressed',
    'Lift suppression': 'unsubscribed',
  })) {
    await press(page, `${action}…`);
    await page.getByRole('button', { name: action, exact: true }).click();
    await expect(page.getByRole('dialog', { name: email })).toBeVisible();
    expect(await rowOf(stack, 'subscribers', { email })).toMatchObject({ state });
  }
  await press(page, 'Erase this person…');
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(page.getByText('No subscribers match')).toBeVisible();
  expect(await rowOf(stack, 'subscribers', { email })).toBeUndefined();
});

const list = '/dashboard/admin/mail?template=lead-received';

test('a mail is revealed, retried and cancelled', async ({ signedIn, stack, expected }) => {
  expected(409);
  const dead = await mailIn(stack, 'dead');
  const waiting = await mailIn(stack, 'waiting');
  const moved = await mailIn(stack, 'dead');
  const { page, person } = await signedIn('admin', list);
  await press(page, `Reveal the recipient ${dead.masked}`);
  await expect(page.locator(':focus')).toHaveText(dead.email);
  const reveal = { type: 'mail.recipient-revealed', subject_id: dead.id, actor_id: person.id };
  expect(await rowsOf(stack, 'events', reveal)).toHaveLength(1);

  const pressOf = (what: string, { masked }: { masked: string }) =>
    page.getByRole('button', { name: new RegExp(`^${what}: .*${masked.slice(4)}`) }).click();
  await page.goto(list);
  await pressOf('Retry', dead);
  await expect(page.getByText('It will be tried again at once.')).toBeVisible();
  await stack.mailbox.waitForCount(2, { to: dead.email, subject: 'Thank you' });
  await pressOf('Cancel', waiting);
  const stored = () => rowOf(stack, 'outbox_mails', { id: waiting.id });
  await expect.poll(stored).toMatchObject({ state: 'cancelled' });
  await expect(rows(page, 'E-mails').filter({ hasText: waiting.masked })).toContainText(
    'Cancelled',
  );
  await expect(page.locator(':focus')).toHaveText('Retry');
  await moved.set('sent');
  await pressOf('Retry', moved);
  await expect(page.getByText('It is now: Sent.')).toBeVisible();
});

test('refused contacts and failed events are retried', async ({ signedIn, stack }) => {
  const id = randomUUID();
  await stack.sql(
    `INSERT INTO contact_syncs (id, kind, subject_id, state, last_error, updated_at)
       VALUES ($1, 'lead', $1, 'refused', '400 invalid_parameter', now() + interval '1 minute')`,
    [id],
  );
  const { page, person } = await signedIn('admin', '/dashboard/admin/mail');
  const row = rows(page, 'Contacts').filter({ hasText: '400 invalid_parameter' });
  await expect(row).toContainText('Refused');
  await press(row, 'Retry: Lead', page.getByText('It will be sent to the provider again.'));
  await stack.sql('DELETE FROM contact_syncs WHERE id = $1', [id]);

  const [event] = await stack.sql<{ id: string; sequence: string }>(
    `INSERT INTO events (id, type, subject_type, subject_id) VALUES ($1, 'account.deactivated', 'user', $2)
       RETURNING id, sequence`,
    [randomUUID(), person.id],
  );
  await stack.sql(
    `INSERT INTO event_queue (sequence, attempts, next_attempt_at, last_error)
       VALUES ($1, 3, now() + interval '1 hour', 'notice of-the-test: could not be written')`,
    [event!.sequence],
  );
  await page.reload();
  const failed = rows(page, 'Events that failed').filter({ hasText: 'of-the-test' });
  await expect(failed).toContainText('account.deactivated');
  const retry = failed.getByRole('button', { name: /^Retry: / });
  await press(page, retry, 'It will be retried at once.');
  // The list reloads every ten seconds.
  await expect(failed).toHaveCount(0, { timeout: 25_000 });
  expect(await rowOf(stack, 'event_queue', { sequence: event!.sequence })).toBeUndefined();
});
