import { randomUUID } from 'node:crypto';
import { desks, enquire, mailIn, subscribe } from './setting';
import { arrive, escape, expectWords, fillIn, press, rows, submit } from './steps';
import { answerWith, expect, onDesktop, onPhone, test } from './fixtures';
import { expectFine, expectFineInBothThemes } from './sound';

test('leads are filtered in the address; Back closes one', async ({ signedIn, stack }) => {
  const { tag, name, email, id } = await enquire(stack, { service: 'Machine Learning' });
  await enquire(stack, { company: tag });
  const { page } = await signedIn('admin', '/dashboard/admin/leads?search=nobody', onDesktop);
  await page.getByRole('searchbox', { name: 'Search' }).fill(tag);
  await expect(page).toHaveURL(`/dashboard/admin/leads?search=${tag}`);
  await expect(rows(page, 'Leads')).toHaveCount(2);
  await page.getByLabel('Service').selectOption('Machine Learning');
  await expect(rows(page, 'Leads')).toHaveCount(1);
  await fillIn(page, { Form: 'service', State: 'new' });
  await expect(page).toHaveURL(/state=new/);
  await page.reload();
  await expect(page.getByRole('button', { name: /, remove filter$/ })).toHaveCount(4);
  await expect(page.getByText('1 lead', { exact: true })).toBeVisible();

  const link = page.getByRole('link', { name });
  await link.click();
  await expect(page).toHaveURL(new RegExp(`lead=${id}`));
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByText('Planners rely on spreadsheets.')).toBeVisible();
  const mail = dialog.getByRole('link', { name: email });
  await expect(mail).toHaveAttribute('href', `mailto:${email}`);
  const call = dialog.getByRole('link', { name: /960-123/ });
  await expect(call).toHaveAttribute('href', 'tel:+441632960123');
  await expectFine(page);
  await press(dialog, 'Convert to a request…');
  await expect(page.getByLabel('Project name')).toHaveValue(`Machine Learning for ${tag}`);
  await expectFine(page);
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('subscribers are found, with the evidence', async ({ signedIn, stack }) => {
  const { email, tag } = await subscribe(stack);
  const { page } = await signedIn('admin', `/dashboard/admin/subscribers?search=${tag}`, onDesktop);
  await fillIn(page, { State: 'confirmed', Topic: 'newsletter' });
  await expect(rows(page, 'Subscribers')).toHaveCount(1);
  await expect(rows(page, 'Subscribers')).toContainText('Newsletter: confirmed');
  await page.getByRole('link', { name: email }).click();
  const dialog = page.getByRole('dialog', { name: email });
  await expect(dialog.getByText('Confirmed by the button on our page')).toBeVisible();
  await expect(dialog.getByText(/on \/insights · network 127\.0\.0\.0\/24/)).toBeVisible();
  await expect(dialog.getByText(/You can unsubscribe at any time/).first()).toBeVisible();
  await expectFine(page);
  await press(dialog, 'Record a complaint…');
  await expect(page.getByRole('dialog', { name: 'Record a complaint?' })).toBeVisible();
  await expectFine(page);
});

test('mail has figures, filters, rows and the clean-up', async ({ signedIn, stack }) => {
  const { masked } = await mailIn(stack, 'dead');
  const { page } = await signedIn('admin', '/dashboard/admin/mail', onDesktop);
  const figures = page.getByRole('region', { name: 'E-mails on their way' });
  await expect(figures).toContainText('in the last hour');
  await fillIn(page, { State: 'dead', Template: 'lead-received' });
  await expect(page).toHaveURL('/dashboard/admin/mail?state=dead&template=lead-received');
  const row = rows(page, 'E-mails').filter({ hasText: masked });
  await expectWords(row, 'Thank you for your inquiry', '452 Mailbox full');
  await expect(page.getByRole('heading', { name: 'Nightly clean-up' })).toBeVisible();
  await expectFine(page);
});

test('desks and panels of others send a manager away', async ({ signedIn, expected }) => {
  expected(403);
  const { page } = await signedIn('manager');
  const lists = [...desks, 'people', 'audit'].map((name) => `admin/${name}`);
  for (const address of ['admin', 'support', ...lists]) {
    await page.goto(`/dashboard/${address}`);
    await arrive(page, '**/dashboard', 'You do not have access to that page.');
    await expect(page.getByRole('link', { name: 'Leads' })).toHaveCount(0);
  }
  await expect(page.getByRole('link', { name: 'Manager Panel' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
});

// All lists share the look; frontend/portal/failures.test.tsx opens every screen without its data.
test('a list: nothing yet, or a failure with Retry', async ({ signedIn, expected }) => {
  expected(500);
  const { page } = await signedIn('admin');
  const call = '**/api/leads?*';
  const nothing = { currentPage: 1, totalPages: 0, total: 0, isCapped: false };
  await answerWith(page, call, 500, { code: 'internal' });
  await page.goto('/dashboard/admin/leads');
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to load leads' });
  await expect(failed).toBeVisible();
  await expectFineInBothThemes(page);
  await answerWith(page, call, 200, { leads: [], pagination: nothing });
  await press(failed, 'Retry', page.getByText('No leads yet'));
  await expectFine(page);
});

test('a complaint has its own states, and makes no request', async ({ signedIn, stack }) => {
  const [lead] = await stack.sql<{ id: string }>(
    `INSERT INTO leads (id, form, service, full_name, email, message, details, body_hash, search_text)
       VALUES (gen_random_uuid(), 'complaint', 'Complaint', 'Ada Byron', 'ada@complaint.example',
               'Nobody answered.', '{"topic":"Other"}', 'x', 'ada') RETURNING id`,
  );
  const { page } = await signedIn('admin', `/dashboard/admin/leads?lead=${lead!.id}`);
  const dialog = page.getByRole('dialog', { name: 'Ada Byron' });
  await expect(dialog.getByText('Nobody answered.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Convert to a request…' })).toHaveCount(0);
  await submit(dialog, { State: 'Upheld' }, 'Save', 'Set to Upheld');
});

test('desks are reached by the menu, and say what is gone', async ({ signedIn, expected }) => {
  expected(404);
  const { page } = await signedIn('admin', '/dashboard', onPhone);
  await page.getByRole('link', { name: 'Admin Panel' }).click();
  // A menu opened before the next screen has loaded is closed by its arrival.
  await expect(page.getByRole('heading', { level: 1, name: 'Requests' })).toBeFocused();
  for (const name of ['Leads', 'Subscribers', 'Mail', 'Audit log', 'People']) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Portal, small screen' });
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  }
  await page.goto(`/dashboard/admin/leads?lead=${randomUUID()}`);
  await expect(page.getByText('This lead does not exist, or was erased.')).toBeVisible();
  await page.goto(`/dashboard/admin/people?person=${randomUUID()}`);
  await expect(page.getByText('This person does not exist, or was erased.')).toBeVisible();
  await escape(page, page.getByRole('dialog'));
});
