import { Api, mailedLink, newTag, personWithRole, raise } from './setting';
import { companiesAt } from '../support/company';
import { arrive, expect, finish, onDesktop, onPhone, press, submit, test, visit } from './fixtures';
import { expectFine, expectFineInBothThemes } from './sound';

test('a client sets up a company and shares on a phone', async ({ signedIn, stack }) => {
  const colleague = await personWithRole(stack, 'client');
  const tag = newTag();
  const { page, person } = await signedIn('client', '/dashboard/company', onPhone);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Company');
  await expectFineInBothThemes(page);
  await submit(page, { 'Company name': tag }, 'Set up my company');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tag);

  await press(page, 'Invite a colleague');
  const inviting = page.getByRole('dialog', { name: 'Invite a colleague' });
  await inviting.getByLabel('E-mail address').fill(colleague.email);
  await expectFine(page);
  await press(inviting, 'Send invitation', page.getByText('Invited as member'));

  const { api, mine } = companiesAt(stack);
  const [{ _id: invitationId }] = (await mine(colleague)).invitations;
  await api.post('/api/company/join', { invitationId }, colleague.token);
  const { _id } = await raise(stack, colleague.token, { projectName: `${tag} tides` });
  await expect(page.getByLabel(`Role of ${colleague.firstName}`)).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('dialog').getByText('Every member', { exact: true }).click();
  await expectFine(page);
  await press(page.getByRole('dialog'), 'Save');
  await page.getByRole('link', { name: `${tag} tides` }).click();
  await expect(page.getByRole('region', { name: 'People' })).toContainText(
    `Everybody at ${tag} sees this request, too.`,
  );
  await expect(page.getByRole('button', { name: 'Edit request' })).toHaveCount(0);
  await expectFine(page);
  await page.getByLabel('Message to our team').fill('We count three depots.');
  const stored = page.waitForResponse(/\/comments$/);
  await press(page, 'Send', 'We count three depots.');
  await stored;
  await page.reload();
  await expect(page.getByRole('region', { name: 'People' })).toContainText('You');

  await page.goto('/dashboard/company');
  await press(page, `Remove ${colleague.firstName}`);
  const removing = page.getByRole('dialog');
  await expect(removing).toContainText('They will no longer see the company’s requests.');
  await finish(removing, 'Remove');
  const { body } = await new Api(stack.baseUrl).get(`/api/requests/${_id}`, person.token);
  expect(body.request.userId._id).toBe(person.id);
});

test('staff see a company, its requests and people', async ({ signedIn, stack, expected }) => {
  expected(422);
  const { company } = companiesAt(stack);
  const { _id, lead } = await company('everyone');
  const tag = newTag();
  await raise(stack, lead.token, { projectName: tag });
  const { page } = await signedIn('admin', '/dashboard/organisations?search=northgate', onPhone);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Companies');
  await expect(page.getByRole('link', { name: /Northgate/ }).first()).toBeVisible();
  await visit(page, `/dashboard/organisations/${_id}`, page.getByRole('link', { name: tag }));
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mail domains').fill('gmail.com');
  await press(dialog, 'Save', dialog.getByText(/belongs to no company/).first());
  await dialog.getByLabel('Mail domains').fill(`${tag.toLowerCase()}.example`);
  await finish(dialog, 'Save');
  await expect(page.getByText(`${tag.toLowerCase()}.example`)).toBeVisible();
});

test('a client without a company invites a reader', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('client', onDesktop);
  const { page: theirs, person: reader } = await signedIn('client', onDesktop);
  const { _id, reference } = await raise(stack, person.token);
  await page.goto(`/dashboard/requests/${_id}`);
  await press(page, 'Invite a reader');
  const dialog = page.getByRole('dialog', { name: 'Invite a reader' });
  await dialog.getByLabel('E-mail address').fill(reader.email);
  await expectFine(page);
  await press(dialog, 'Send invitation');
  const people = page.getByRole('region', { name: 'People' });
  await expect(people).toContainText(`${reader.email} (invited)`);

  const subject = `Read the request ${reference}`;
  await theirs.goto(await mailedLink(stack, reader.email, subject, 'invitation='));
  await press(theirs, 'Accept the invitation');
  await arrive(theirs, `**/dashboard/requests/${_id}`, theirs.getByLabel('Message to our team'));
  await expect(people).toContainText(reader.firstName);
  await expect(people).not.toContainText('(invited)');

  await press(page, 'Invite a reader');
  await submit(dialog, { 'E-mail address': 'nobody@test.example' }, 'Send invitation');
  await press(people, 'Revoke the invitation of nobody@test.example');
  const asking = page.getByRole('dialog', { name: 'Revoke this invitation?' });
  await press(asking, /^Revoke/);
  await expect(people).not.toContainText('nobody@test.example');
});
