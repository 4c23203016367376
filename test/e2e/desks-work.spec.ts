import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Api } from '../support/api';
import { contactForm } from '../support/forms';
import { newEmail } from '../support/people';
import { enquire, mailIn, newTag, rows, subscribe } from './desk-helpers';
import { expect, type Page, test } from './fixtures';
import { rowOf, rowsOf } from './rows';

async function downloaded(page: Page, button: RegExp) {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await waiting;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}

test('a lead keeps state and notes, whoever changes them', async ({
  signedIn,
  stack,
  expected,
}) => {
  expected(409);
  const { id, name } = await enquire(stack);
  const { page, person } = await signedIn('admin', `/dashboard/admin/leads?lead=${id}`);
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel('Note').fill('Half an hour of typing.');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/dashboard/admin/leads');
  await page.goto(`/dashboard/admin/leads?lead=${id}`);
  await expect(dialog.getByLabel('Note')).toHaveValue('Half an hour of typing.');
  await dialog.getByLabel('State').selectOption('contacted');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Lead updated.')).toBeVisible();
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
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('It is now Lost.');
  await expect(dialog.getByLabel('Note')).toHaveValue('They rang back.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('They rang back.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  expect(await rowOf(stack, 'leads', { id })).toMatchObject({ state: 'lost' });
});

test('a lead becomes a request of somebody new, never of staff', async ({
  signedIn,
  stack,
  expected,
}) => {
  expected(409, 422);
  const { id, email, tag } = await enquire(stack);
  const { page, person } = await signedIn('admin', `/dashboard/admin/leads?lead=${id}`);
  await page.getByRole('button', { name: 'Make it a request…' }).click();
  await expect(page.getByLabel('Service type')).toHaveValue('ai-integration');
  await page.getByLabel('Project name').fill(`Forecasts ${tag}`);
  await page.getByLabel('Urgency').selectOption('high');
  await page.getByRole('button', { name: 'Back to the lead' }).click();
  await page.getByRole('button', { name: 'Make it a request…' }).click();
  await expect(page.getByLabel('Project name')).toHaveValue(`Forecasts ${tag}`);
  await page.getByRole('button', { name: 'Make the request' }).click();
  const made = page.getByRole('dialog', { name: 'Request made' });
  await expect(made).toContainText(`an invitation is on its way to ${email}`);
  await stack.mailbox.waitFor({ to: email, subject: 'Your enquiry is now' });
  await made.getByRole('link', { name: 'Open the request' }).click();
  await expect(page.getByRole('heading', { name: `Forecasts ${tag}` })).toBeVisible();
  await page.goto(`/dashboard/admin/leads?lead=${id}`);
  await expect(page.getByText('This lead became a request.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make it a request…' })).toHaveCount(0);

  const api = new Api(stack.baseUrl);
  const visitor = newEmail('visitor');
  const { body } = await api.post('/api/forms/notify', { email: visitor, topic: 'demo' });
  await page.goto(`/dashboard/admin/leads?lead=${body.id}`);
  await page.getByRole('button', { name: 'Make it a request…' }).click();
  await page.getByLabel('Service type').selectOption('other');
  await page.getByLabel('Description').fill('A demo.');
  await page.getByRole('button', { name: 'Make the request' }).click();
  await expect(page.getByText('First name is required to open an account').last()).toBeVisible();
  await page.getByLabel('First name').fill('Ada');
  await page.getByRole('button', { name: 'Make the request' }).click();
  await expect(page.getByRole('dialog', { name: 'Request made' })).toBeVisible();

  const ours = await enquire(stack, { email: person.email });
  await page.goto(`/dashboard/admin/leads?lead=${ours.id}`);
  await page.getByRole('button', { name: 'Make it a request…' }).click();
  await page.getByRole('button', { name: 'Make the request' }).click();
  await expect(page.getByRole('alert')).toContainText('belongs to a member of staff');
});

test('set apart as spam is shown when asked for, as plain text, and can be rescued', async ({
  signedIn,
  stack,
}) => {
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
  await dialog.getByLabel('State').selectOption('new');
  await dialog.getByRole('button', { name: 'Save' }).click();
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
  await page.getByRole('button', { name: 'Erase this lead…' }).click();
  const ask = page.getByRole('dialog', { name: 'Erase this lead?' });
  await ask.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByText('No leads match')).toBeVisible();
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
  for (const [action, state] of [
    ['Unsubscribe', 'unsubscribed'],
    ['Record a complaint', 'suppressed'],
    ['Lift suppression', 'unsubscribed'],
  ] as const) {
    await page.getByRole('button', { name: `${action}…` }).click();
    await page.getByRole('button', { name: action, exact: true }).click();
    await expect(page.getByRole('dialog', { name: email })).toBeVisible();
    expect(await rowOf(stack, 'subscribers', { email })).toMatchObject({ state });
  }
  await page.getByRole('button', { name: 'Erase this person…' }).click();
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
  await page.getByRole('button', { name: `Reveal the recipient ${dead.masked}` }).click();
  await expect(page.locator(':focus')).toHaveText(dead.email);
  const reveal = { type: 'mail.recipient-revealed', subject_id: dead.id, actor_id: person.id };
  expect(await rowsOf(stack, 'events', reveal)).toHaveLength(1);

  const press = (what: string, { masked }: { masked: string }) =>
    page.getByRole('button', { name: new RegExp(`^${what}: .*${masked.slice(4)}`) }).click();
  await page.goto(list);
  await press('Retry', dead);
  await expect(page.getByText('It will be tried again at once.')).toBeVisible();
  await stack.mailbox.waitForCount(2, { to: dead.email, subject: 'Thank you' });
  await press('Cancel', waiting);
  const { id: mailId } = waiting;
  await expect
    .poll(() => rowOf(stack, 'outbox_mails', { id: mailId }))
    .toMatchObject({ state: 'cancelled' });
  await expect(rows(page, 'Mails').filter({ hasText: waiting.masked })).toContainText('Cancelled');
  await expect(page.locator(':focus')).toHaveText('Retry');
  await moved.set('sent');
  await press('Retry', moved);
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
  await row.getByRole('button', { name: 'Retry: Lead' }).click();
  await expect(page.getByText('The provider will be told again at once.')).toBeVisible();
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
  await retry.click();
  await expect(page.getByText('It will be retried at once.')).toBeVisible();
  // The list reloads every ten seconds.
  await expect(failed).toHaveCount(0, { timeout: 25_000 });
  expect(await rowOf(stack, 'event_queue', { sequence: event!.sequence })).toBeUndefined();
});
