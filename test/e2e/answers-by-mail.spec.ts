import { mailOf, newMessageId, postMail, replyAddressIn, settled } from '../support/inbound-mail';
import { personWithRole, raise } from './setting';
import { confirm, expect, finish, onPhone, press, test, visit } from './fixtures';
import { expectFine, expectFineInBothThemes } from './sound';

test('a client answers by mail, with a file', async ({ newPage, signedIn, stack }) => {
  const { page, person } = await signedIn('client', onPhone);
  const { _id } = await raise(stack, person.token);
  const mail = await stack.mailbox.waitFor({ to: person.email, subject: 'We have received' });
  const inbox = await newPage(onPhone);
  await inbox.goto(`/dev/mailbox?id=${mail.id}`);
  await inbox.getByText('Reply', { exact: true }).click();
  await inbox.getByLabel(/^Your reply/).fill('Two of the depots are new.\n\nAmira');
  await inbox.getByLabel('A file (optional)').setInputFiles({
    name: 'depots.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Leeds, York'),
  });
  await expectFineInBothThemes(inbox);
  await press(inbox, 'Send reply', 'The reply is on its way.');

  await visit(page, `/dashboard/requests/${_id}`, 'Two of the depots are new.');
  await expect(page.getByText('by e-mail', { exact: true })).toBeVisible();
  await expect(page.getByText('Please write your reply above')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'depots.txt, download' })).toBeVisible();
  await expectFine(page);
});

test('the rest of a mail is shown on request', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('client', onPhone);
  const { _id } = await raise(stack, person.token);
  const to = await replyAddressIn(stack, person.email, 'We have received');
  const messageId = newMessageId();
  const said = 'On 1 May 2026, Fenwright <hello@fenwright.example> wrote:';
  const text = `Two of the depots are new.\n\n${said}\n> Which depots are new?\n> In which region?`;
  await postMail(stack, mailOf({ from: person.email, to, text, messageId }));
  await settled(stack, messageId);
  await visit(page, `/dashboard/requests/${_id}`, 'Two of the depots are new.');
  await expect(page.getByText('Which depots are new?')).toHaveCount(0);
  await press(page, 'Show the rest of this e-mail', 'Which depots are new?');
  await expectFine(page);
  await press(page, 'Hide the rest of this e-mail');
  await expect(page.getByText('Which depots are new?')).toHaveCount(0);
});

test('an admin lets in, attaches or dismisses mails', async ({ signedIn, stack, expected }) => {
  expected(422);
  const client = await personWithRole(stack, 'client');
  const request = await raise(stack, client.token);
  const to = await replyAddressIn(stack, client.email, 'We have received');
  const from = `Amira at home <home.${newMessageId().slice(1, 9)}@elsewhere.example>`;
  const tag = newMessageId().slice(1, 9);
  const send = async (subject: string, address: string) => {
    const messageId = newMessageId();
    const text = `What I mean by ${subject}: the depots in the north.`;
    await postMail(stack, mailOf({ from, to: address, subject, text, messageId }));
    await settled(stack, messageId);
  };
  await send(`Held ${tag}`, to);
  await send(`Unmatched ${tag}`, 'hello@fenwright.example');
  await send(`Spam ${tag}`, 'hello@fenwright.example');

  const { page } = await signedIn('admin', '/dashboard/admin/inbound-mail', onPhone);
  await expect(page.getByRole('heading', { name: 'Unmatched mail', level: 1 })).toBeVisible();
  await expect(page.getByText(`Held ${tag}`, { exact: true })).toBeVisible();

  await press(page, `Accept: Held ${tag}`, `as a message from ${client.firstName}`);
  await expectFine(page);
  await press(page.getByRole('dialog'), 'Accept');
  await expect(page.getByText(`Held ${tag}`, { exact: true })).toHaveCount(0);

  await press(page, `Attach to… a request: Unmatched ${tag}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reference of the request').fill('REQ-999999');
  await press(dialog, 'Attach', dialog.getByText('There is no such request.').first());
  await expectFine(page);
  await dialog.getByLabel('Reference of the request').fill(request.reference);
  await finish(dialog, 'Attach');

  await confirm(page, `Dismiss: Spam ${tag}`, 'Dismiss');
  await expect(page.getByText(`Spam ${tag}`, { exact: true })).toHaveCount(0);
  await page.goto('/dashboard/admin/inbound-mail?state=dismissed');
  await expect(page.getByText(`Spam ${tag}`, { exact: true })).toBeVisible();

  await visit(page, `/dashboard/requests/${request._id}`, `What I mean by Held ${tag}`);
  await expect(page.getByText(`What I mean by Unmatched ${tag}`)).toBeVisible();
});
