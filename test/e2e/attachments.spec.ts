import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { delegate, newTag, personWithRole, raise } from './setting';
import { expect, holdBack, onPhone, rowOf, test } from './fixtures';
import { expectAccessible, expectFine, expectFineInBothThemes } from './sound';
import { downloaded, expectShown, fillIn, press, reload, submit } from './steps';

const text = (name: string, content = 'part,stock\n4711,12\n') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});

test('files go with a message, or are cancelled', async ({ signedIn, stack, expected }) => {
  expected('ERR_FAILED', 422);
  const manager = await personWithRole(stack, 'manager');
  const admin = await personWithRole(stack, 'admin');
  const { page, person } = await signedIn('client', onPhone);
  const { _id } = await raise(stack, person.token, { projectName: newTag() });
  await delegate(stack, admin, _id, 'manager');
  await page.goto(`/dashboard/requests/${_id}`);
  const files = page.getByRole('list', { name: 'Files' });
  const input = page.locator('input[type=file]');

  let tries = 0;
  await page.route('**/api/attachments', (route) =>
    (tries += 1) === 1 ? route.abort() : route.continue(),
  );
  await input.setInputFiles(text('stock of the depots.csv'));
  await expect(files.getByText('The connection was lost.')).toBeVisible();
  await expectAccessible(page, 'a file that could not be sent');
  await press(page, 'Try again: stock of the depots.csv', files.getByText('Ready'));

  await input.setInputFiles([text('page.html', '<!doctype html><script>1</script>')]);
  await input.setInputFiles([{ ...text('nothing.csv', ''), buffer: Buffer.alloc(0) }]);
  const refused = page.getByRole('button', { name: 'Remove page.html' });
  await expectShown(files, 'This file is empty.', refused);
  await press(page, 'Remove nothing.csv');
  await press(page, 'Remove page.html');
  await expect(files.getByRole('listitem')).toHaveCount(1);

  await reload(page, files.getByText('stock of the depots.csv'));
  await submit(page, { 'Message to our team': 'Here is the stock.' }, 'Send message', /^Sent, /);
  const sent = page.getByRole('button', { name: 'stock of the depots.csv, download' });
  await expect(sent).toBeVisible();
  await expectFine(page);
  await page.reload();
  await expect(page.getByText('Ready')).toHaveCount(0);

  const { page: theirs } = await signedIn(manager, `/dashboard/requests/${_id}`, onPhone);
  const file = await downloaded(theirs, 'stock of the depots.csv, download');
  expect(file.name).toBe('stock of the depots.csv');
  expect(file.text).toContain('4711,12');

  const release = await holdBack(page, '**/api/attachments');
  await page.locator('input[type=file]').setInputFiles(text('slow.csv'));
  await page.getByLabel('Message to our team').fill('Wait for it.');
  await expect(page.getByText('Wait until all files have arrived.')).toBeVisible();
  await press(page, 'Cancel slow.csv');
  await expect(page.getByText('slow.csv')).toHaveCount(0);
  await expect(page.getByText('Wait until all files have arrived.')).toHaveCount(0);
  release();
});

test('a dropped folder says why it is not sent', async ({ signedIn }) => {
  const { page } = await signedIn('client', '/dashboard/raise-request');
  await fillIn(page, { 'Project name': newTag(), 'Service type': 'other' });
  await submit(page, { Description: 'See the folder.' }, 'Next');
  await submit(page, { Timeline: 'flexible', Budget: 'discuss' }, 'Next');
  const folder = await mkdtemp(join(tmpdir(), 'plans-'));
  const box = (await page.getByRole('form', { name: 'Project request' }).boundingBox())!;
  const browser = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + 20 };
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await browser.send('Input.dispatchDragEvent', { type, ...at, data });
  }
  await expect(page.getByText('Folders cannot be sent.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Try again/ })).toHaveCount(0);
});

test('a file dropped on the wizard; one of a note stays inside', async ({ signedIn, stack }) => {
  const tag = newTag();
  const { page } = await signedIn('client', '/dashboard/raise-request', onPhone);
  await fillIn(page, { 'Project name': tag, 'Service type': 'other' });
  await submit(page, { Description: 'See the file.' }, 'Next');
  await submit(page, { Timeline: 'flexible', Budget: 'discuss' }, 'Next');
  await page.getByRole('form', { name: 'Project request' }).evaluate((form) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['how we plan today'], 'plan.txt', { type: 'text/plain' }));
    form.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
  });
  await expectShown(page, 'plan.txt', 'Ready');
  await expectFineInBothThemes(page);
  await press(page, 'Submit', 'Request submitted successfully!');
  const row = await rowOf(stack, 'project_requests', { project_name: tag });
  const requestId = row!.id as string;
  await delegate(stack, await personWithRole(stack, 'admin'), requestId, 'support');

  const { page: support } = await signedIn('support', `/dashboard/requests/${requestId}`, onPhone);
  await expect(support.getByRole('button', { name: 'plan.txt, download' }).first()).toBeVisible();
  const note = support.getByLabel('Support notes');
  await support.getByRole('tab', { name: 'Note' }).click();
  await support.locator('input[type=file]').setInputFiles(text('our margin.csv'));
  await note.fill('The margin is in the file.');
  await expect(support.getByText('Ready')).toBeVisible();
  await press(support, 'Add note');
  await expect(support.getByRole('button', { name: 'our margin.csv, download' })).toBeVisible();
  await expectFine(support);

  await page.goto(`/dashboard/requests/${requestId}`);
  await expect(page.getByRole('button', { name: 'plan.txt, download' })).toBeVisible();
  await expect(page.getByText('our margin.csv')).toHaveCount(0);
});

test('an admin sees what is held back, and removes it', async ({ signedIn, stack }) => {
  const { page } = await signedIn('admin', '/dashboard/admin/quarantine', onPhone);
  await expect(page.getByRole('heading', { name: 'Files held back', level: 1 })).toBeVisible();
  const name = `${newTag()}.txt`;
  const client = await personWithRole(stack, 'client');
  await stack.sql(
    `INSERT INTO attachments (id, uploader_id, name, bytes, sha256, media_type, storage_key, state, finding)
       VALUES (gen_random_uuid(), $1, $2, 12, sha256('x'), 'text/plain', gen_random_uuid()::text,
         'quarantined', 'Eicar-Test-Signature')`,
    [client.id, name],
  );
  await reload(page, page.getByText('Eicar-Test-Signature').first());
  await press(page, `Remove ${name}`);
  await press(page, 'Remove file', 'The file is removed.');
  await expect(page.getByText(name)).toHaveCount(0);
});
