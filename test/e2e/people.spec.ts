import { Api, newTag, type SharedStack } from './setting';
import { accountWithRole, newEmail, personWithRole, type Role, signIn } from '../support/people';
import { escape, expectShown, expectValues, expectWords, reload, submit } from './steps';
import { expect, fillIn, follow, onDesktop, onPhone, press, rows, test, visit } from './fixtures';
import { answerWith } from './routes';
import { rowOf } from './rows';
import { expectFine, expectFineInBothThemes } from './sound';

async function somebody(stack: SharedStack, role: Role, company = newTag()) {
  const person = await accountWithRole(stack, role);
  await stack.sql('UPDATE users SET company = $2 WHERE id = $1', [person.id, company]);
  return { ...person, tag: company, name: `${person.firstName} Marsh` };
}

const stateOf = (stack: SharedStack, id: string) => rowOf(stack, 'users', { id });

test('people are found in the address; Back closes one', async ({ signedIn, stack }) => {
  const { tag, name, email, id } = await somebody(stack, 'manager');
  await somebody(stack, 'client', tag);
  const { page } = await signedIn('admin', '/dashboard/admin/people', onPhone);
  await page.getByRole('searchbox', { name: 'Search' }).fill(tag);
  await expect(page).toHaveURL(`/dashboard/admin/people?search=${tag}`);
  await expect(page.getByText('2 people', { exact: true })).toBeVisible();
  await fillIn(page, { Access: 'manager', State: 'active', Sort: 'By name' });
  await expect(page).toHaveURL(/sort=name/);
  await page.reload();
  await expect(rows(page, 'People')).toHaveCount(1);
  await expect(rows(page, 'People')).toContainText('Never signed in');
  await expect(page.getByRole('button', { name: /, remove filter$/ })).toHaveCount(3);
  await expectFineInBothThemes(page);

  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`person=${id}`));
  const dialog = page.getByRole('dialog', { name });
  await expectShown(dialog, dialog.getByRole('link', { name: email }), 'No device at the moment.');
  await expectFineInBothThemes(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('a colleague is invited; what was typed survives', async ({ signedIn, stack, expected }) => {
  expected(409);
  const email = newEmail('colleague');
  const { page } = await signedIn('admin', '/dashboard/admin/people', onPhone);
  const open = page.getByRole('button', { name: 'Invite a colleague' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  await press(dialog, 'Send the invitation', 'E-mail is required');
  await expectFine(page);
  const colleague = await accountWithRole(stack, 'manager');
  await fillIn(dialog, { 'E-mail': colleague.email, Access: 'Support' });
  await expect(dialog.getByText('requests delegated to support')).toBeVisible();
  await press(dialog, 'Send the invitation');
  await expect(dialog.getByRole('alert')).toContainText('a colleague with manager access');
  await escape(page, dialog);
  await expect(open).toBeFocused();
  await open.click();
  await expect(dialog.getByLabel('E-mail')).toHaveValue(colleague.email);
  await submit(dialog, { 'E-mail': email }, 'Send the invitation');
  await expect(page.getByText(`An invitation is on its way to ${email}.`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(rows(page, 'People').filter({ hasText: email })).toContainText('Invited');
  await stack.mailbox.waitFor({ to: email, subject: 'Your staff account' });

  await page.getByRole('link', { name: email }).click();
  const person = page.getByRole('dialog', { name: email });
  await expect(person.getByText('Invited; has not signed in yet.')).toBeVisible();
  await press(person, 'Send a new invitation…');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await stack.mailbox.waitForCount(2, { to: email, subject: 'Your staff account' });
});

test('inviting an existing account asks first', async ({ signedIn, stack, expected }) => {
  expected(409, 429);
  const client = await somebody(stack, 'client');
  const { page } = await signedIn('admin', '/dashboard/admin/people', onPhone);
  const open = page.getByRole('button', { name: 'Invite a colleague' });
  await open.click();
  const form = page.getByRole('dialog', { name: 'Invite a colleague' });
  const typed = client.email.toUpperCase();
  await fillIn(form, { 'E-mail': typed, Access: 'Manager', 'Last name': 'Typed' });
  await page.keyboard.press('Enter');

  const question = page.getByRole('dialog', { name: 'This address already has an account' });
  await expect(question).toHaveAccessibleDescription(/before you give it manager access/);
  const facts = question.getByRole('definition');
  const known = [client.name, client.tag, client.email, 'Client', /\d{4}/, 'Never signed in'];
  await expect(facts).toHaveText(known);
  await expect(question).toContainText('anybody can sign up with one that looks like');
  await expectFine(page);
  await page.keyboard.press('Escape');
  await expect(form.getByLabel('E-mail')).toBeFocused();
  await expectValues(form, { 'E-mail': typed, Access: 'manager', 'Last name': 'Typed' });
  expect(await stateOf(stack, client.id)).toMatchObject({ role: 'client' });

  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Back', exact: true }).click();
  await press(form, 'Send the invitation');
  await press(question, `Give ${client.name} manager access`);
  await expect(page.getByText(`${client.name} has manager access now.`)).toBeVisible();
  await expect(question).toBeHidden();
  await expect(open).toBeFocused();
  expect(await stateOf(stack, client.id)).toMatchObject({ role: 'manager' });
  await open.click();
  await expect(form.getByLabel('E-mail')).toHaveValue('');

  const first = await somebody(stack, 'client');
  const second = await somebody(stack, 'client');
  await fillIn(form, { 'E-mail': first.email, Access: 'Support' });
  await press(form, 'Send the invitation', question.getByText(first.tag));
  await stack.sql('UPDATE users SET email = $2 WHERE id = $1', [first.id, newEmail('moved')]);
  await stack.sql('UPDATE users SET email = $2 WHERE id = $1', [second.id, first.email]);
  await press(question, `Give ${first.name} support access`);
  await expect(question.getByRole('alert')).toContainText('Look at whose it is');
  await expect(question.getByText(second.tag)).toBeVisible();
  expect(await stateOf(stack, second.id)).toMatchObject({ role: 'client' });

  const message = 'This address has had many mails from us.';
  const many = { code: 'too_many_mails', message };
  await answerWith(page, '**/api/people/invitations', 429, many);
  await press(question, `Give ${second.name} support access`);
  await expect(question.getByRole('alert')).toContainText(message);
  await question.getByRole('button', { name: 'Back', exact: true }).click();
  await press(form, 'Send the invitation');
  await expect(form.getByRole('alert')).toContainText(message);
  await expect(page.locator(':focus')).toContainText(message);
  await expect(page.locator(':focus').getByRole('alert')).toHaveCount(1);
});

test('access is given, and the account closed and opened', async ({ signedIn, stack }) => {
  const { id, name, ...person } = await somebody(stack, 'client');
  const token = await signIn(stack, person);
  const { page } = await signedIn('admin', `/dashboard/admin/people?person=${id}`, onPhone);
  const dialog = page.getByRole('dialog', { name, exact: true });
  await submit(dialog, { Access: 'Manager' }, 'Change access…');
  const giving = page.getByRole('dialog', { name: `Give ${name} manager access?` });
  await expect(giving).toContainText('signed out everywhere at once');
  await expectFine(page);
  await press(giving, 'Cancel');
  await expect(dialog.getByLabel('Access')).toHaveValue('manager');
  await press(dialog, 'Change access…');
  await press(giving, 'Give manager access', dialog.getByText('Access: Client → Manager'));
  expect((await new Api(stack.baseUrl).get('/api/me', token)).status).toBe(401);

  await press(dialog, 'Deactivate this account…');
  const closing = page.getByRole('dialog', { name: `Deactivate ${name}?` });
  await expect(closing).toContainText('Nobody can sign in to this account');
  await expectFine(page);
  await press(closing, 'Deactivate', dialog.getByText('Nobody can sign in to this account.'));
  const closed = { role: 'manager', disabled_at: expect.any(Date) as Date };
  expect(await stateOf(stack, id)).toMatchObject(closed);
  await expectFine(page);
  await press(dialog, 'Reactivate…');
  await page.getByRole('button', { name: 'Reactivate', exact: true }).click();
  await expect(dialog.getByText('Reactivated an account')).toBeVisible();
  expect(await stateOf(stack, id)).toMatchObject({ role: 'manager', disabled_at: null });
});

test('the audit log has filters, words, links and a check', async ({ signedIn, stack }) => {
  const { id, name } = await somebody(stack, 'client');
  const { page, person: admin } = await signedIn('admin', onPhone);
  const api = new Api(stack.baseUrl);
  await api.put(`/api/people/${id}/role`, { role: 'support' }, admin.token);
  await api.put(`/api/people/${id}/active`, { isActive: false }, admin.token);
  await page.goto('/dashboard/admin/audit');
  await fillIn(page, { 'What happened': 'Accounts', 'Done to': 'Account' });
  await expect(page).toHaveURL(/\?.+=.+&.+=.+/);
  await page.goto(`${page.url()}&person=${id}`);
  await reload(page, page.getByText('2 entries', { exact: true }));
  const row = rows(page, 'Audit log').last();
  await expectWords(row, 'Changed somebody’s access', 'Access: Client → Support');
  await expect(row).toContainText(`${admin.firstName} Marsh`);
  await expect(page.getByRole('button', { name: `Person: ${name}, remove filter` })).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('2199-01-01');
  await expect(page.getByText('No entries match')).toBeVisible();
  await press(page, 'From: 1 January 2199, remove filter');
  await expect(rows(page, 'Audit log')).toHaveCount(2);
  const check = page.getByRole('region', { name: 'Integrity check' });
  await press(check, 'Check the log');
  // Other tests write rows directly, so the log may or may not be intact.
  await expect(check.getByText(/^The log (is intact|has been tampered with)/)).toBeVisible();
  await follow(row, `Account ${name}`, page.getByRole('dialog', { name }));
});

test('a device, a change in between, one’s own access', async ({ signedIn, stack, expected }) => {
  expected(401, 409);
  const person = await personWithRole(stack, 'client');
  const address = `/dashboard/admin/people?person=${person.id}`;
  const { page, person: admin } = await signedIn('admin', address);
  await press(page, /^Sign out /);
  const asked = page.getByRole('dialog', { name: /^Sign out .*\?$/ });
  await press(asked, 'Sign out', page.getByText('No device at the moment.'));
  expect((await new Api(stack.baseUrl).get('/api/me', person.token)).status).toBe(401);

  const name = `${person.firstName} Marsh`;
  const dialog = page.getByRole('dialog', { name, exact: true });
  await submit(dialog, { Access: 'Support' }, 'Change access…');
  const { token } = await personWithRole(stack, 'admin');
  const api = new Api(stack.baseUrl);
  await api.put(`/api/people/${person.id}/role`, { role: 'manager' }, token);
  await press(page, 'Give support access', 'This account was changed in the meantime.');
  expect(await stateOf(stack, person.id)).toMatchObject({ role: 'manager' });
  await press(page, 'Cancel', dialog.getByText('Access: Client → Manager'));

  await page.goto(`/dashboard/admin/people?person=${admin.id}`);
  const own = page.getByRole('dialog', { name: `${admin.firstName} Marsh`, exact: true });
  await expect(own).toContainText('This is you.');
  await submit(own, { Access: 'Client' }, 'Change access…');
  await expect(page.getByText('This is your own account: you are signed out')).toBeVisible();
  await press(page, 'Remove access');
  await page.waitForURL('**/signin**');
  expect(await stateOf(stack, admin.id)).toMatchObject({ role: 'client' });
});

test('at 1440 px a row of the audit log and of people is one line', async ({ signedIn }) => {
  const { page } = await signedIn('admin', onDesktop);
  for (const [address, name] of Object.entries({ audit: 'Audit log', people: 'People' })) {
    await visit(page, `/dashboard/admin/${address}`, rows(page, name).first());
    const heights = await rows(page, name).evaluateAll((all) =>
      all.map((row) => Math.round(row.getBoundingClientRect().height)).sort((a, b) => a - b),
    );
    expect(heights.length, address).toBeLessThanOrEqual(25);
    expect(heights[Math.floor(heights.length / 2)], address).toBeLessThanOrEqual(46);
  }
  await page.goto('/dashboard/admin/audit');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await rows(page, 'Audit log').getByRole('button', { name: 'Copy trace id' }).first().click();
  await expect(page.getByText('Copied the trace id.')).toBeVisible();
  await expectFineInBothThemes(page);
});
