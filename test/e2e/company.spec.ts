import { linkIn } from '../support/mailbox';
import { companiesAt } from '../support/company';
import { Api } from '../support/api';
import { personWithRole, raise } from '../support/people';
import { newTag } from './desk-helpers';
import { expect, expectFineInBothThemes, onDesktop, onPhone, press, test } from './fixtures';

test('a client sets up a company and shares on a phone', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('client', onPhone);
  const colleague = await personWithRole(stack, 'client');
  const tag = newTag();
  await page.goto('/dashboard/company');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Company');
  await expectFineInBothThemes(page);
  await page.getByLabel('Company name').fill(tag);
  await press(page, 'Set up my company');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tag);

  await press(page, 'Invite a colleague');
  const inviting = page.getByRole('dialog', { name: 'Invite a colleague' });
  await inviting.getByLabel('E-mail address').fill(colleague.email);
  await expectFineInBothThemes(page);
  await press(inviting, 'Send invitation', page.getByText('Invited as member'));

  const { api, mine } = companiesAt(stack);
  const [{ _id: invitationId }] = (await mine(colleague)).invitations;
  await api.post('/api/company/join', { invitationId }, colleague.token);
  const { _id } = await raise(stack, colleague.token, { projectName: `${tag} tides` });
  await expect(page.getByLabel(`Role of ${colleague.firstName}`)).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('dialog').getByText('Every member', { exact: true }).click();
  await expectFineInBothThemes(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: `${tag} tides` }).click();
  await expect(page.getByRole('region', { name: 'People' })).toContainText(
    `Everybody at ${tag} sees this request, too.`,
  );
  await expect(page.getByRole('button', { name: 'Edit request' })).toHaveCount(0);
  await expectFineInBothThemes(page);
  await page.getByLabel('Message to our team').fill('We count three depots.');
  await press(page, 'Send', page.getByText('We count three depots.'));
  await page.reload();
  await expect(page.getByRole('region', { name: 'People' })).toContainText('You');

  await page.goto('/dashboard/company');
  await press(page, `Remove ${colleague.firstName}`);
  const removing = page.getByRole('dialog');
  await expect(removing).toContainText('They see nothing of the company any more');
  await press(removing, 'Remove');
  await expect(removing).toBeHidden();
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
  await expectFineInBothThemes(page);
  await page.goto(`/dashboard/organisations/${_id}`);
  await expect(page.getByRole('link', { name: tag })).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mail domains').fill('gmail.com');
  await press(dialog, 'Save', dialog.getByText(/belongs to no company/).first());
  await dialog.getByLabel('Mail domains').fill(`${tag.toLowerCase()}.example`);
  await press(dialog, 'Save');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${tag.toLowerCase()}.example`)).toBeVisible();
  await expectFineInBothThemes(page);
});

test('a client without a company invites a reader', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('client', onDesktop);
  const reader = await signedIn('client', onDesktop);
  const { _id, reference } = await raise(stack, person.token);
  await page.goto(`/dashboard/requests/${_id}`);
  await press(page, 'Invite a reader');
  const dialog = page.getByRole('dialog', { name: 'Invite a reader' });
  await dialog.getByLabel('E-mail address').fill(reader.person.email);
  await expectFineInBothThemes(page);
  await press(dialog, 'Send invitation');
  const people = page.getByRole('region', { name: 'People' });
  await expect(people).toContainText(`${reader.person.email} (invited)`);
  await expectFineInBothThemes(page);

  const mail = await stack.mailbox.waitFor({
    to: reader.person.email,
    subject: `Read the request ${reference}`,
  });
  await reader.page.goto(linkIn(mail, 'invitation='));
  await press(reader.page, 'Accept the invitation');
  await reader.page.waitForURL(`**/dashboard/requests/${_id}`);
  await expect(reader.page.getByLabel('Message to our team')).toBeVisible();
  await expect(people).toContainText(reader.person.firstName);
  await expect(people).not.toContainText('(invited)');

  await press(page, 'Invite a reader');
  await dialog.getByLabel('E-mail address').fill('nobody@test.example');
  await press(dialog, 'Send invitation');
  await people
    .getByRole('button', { name: 'Revoke the invitation of nobody@test.example' })
    .click();
  const asking = page.getByRole('dialog', { name: 'Revoke this invitation?' });
  await press(asking, /^Revoke/);
  await expect(people).not.toContainText('nobody@test.example');
});
