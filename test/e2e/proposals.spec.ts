import { raise } from '../support/people';
import { linkIn } from '../support/mailbox';
import { expect, fillIn, onDesktop, onPhone, type Page, press, test } from './fixtures';
import { expectSoundEverywhere } from './site-forms';

test.slow();

async function fill(page: Page, line: number, text: string, price: string): Promise<void> {
  const item = page.getByRole('region', { name: 'Lines' }).getByRole('listitem').nth(line);
  await fillIn(item, { Description: text, Quantity: '1.5' });
  await item.getByLabel(/^Unit price/).fill(price);
}

async function send(page: Page): Promise<void> {
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await press(page, 'Send to the client');
  await press(page, 'Send it', page.getByText('The proposal is sent.'));
}

async function accept(page: Page, button: string): Promise<void> {
  await page.getByLabel('Your full name').fill('Amira Khan');
  await page.getByLabel(/^I accept the terms/).check();
  await press(page, button, page.getByText(/^Accepted by Amira Khan/));
}

test('from proposal to change order', async ({ signedIn, stack, expected }) => {
  expected(409, 422, 403);
  const { page, person } = await signedIn('client', onPhone);
  const { page: desk } = await signedIn('admin', onDesktop);
  const { _id } = await raise(stack, person.token);

  await desk.goto(`/dashboard/requests/${_id}`);
  await press(desk, 'Write a proposal');
  await desk
    .getByRole('textbox', { name: 'Scope' })
    .fill('## What we do\n\n- A **forecast** for 4,000 parts');
  await expect(desk.getByText('Add a line.').first()).toBeVisible();
  await press(desk, 'Add a line');
  await fill(desk, 0, 'Forecasting model', '8,000.x');
  await expect(desk.getByText('Enter a number.')).toBeVisible();
  await fill(desk, 0, 'Forecasting model', '8,000');
  await expectSoundEverywhere(desk, 'the editor');
  await expect(desk.getByText('Before it can be sent:')).toHaveCount(0);
  await press(desk, 'Preview', desk.getByRole('heading', { name: 'What we do' }));
  await expect(desk.getByText('$14,400')).toBeVisible();
  await send(desk);

  const mail = await stack.mailbox.waitFor({ to: person.email, subject: /^Our proposal PRO-/ });
  await page.goto(`/dashboard/requests/${_id}`);
  await page.getByRole('link', { name: /A proposal waits for your decision/ }).click();
  await expect(page.getByRole('button', { name: 'Accept for $12,000 + VAT' })).toBeVisible();
  await expectSoundEverywhere(page, 'a proposal');
  await press(page, 'Accept for $12,000 + VAT', page.getByText('Accept the terms to go on.'));
  await press(page, 'Ask a question');
  await page.getByRole('textbox', { name: 'Question' }).fill('Is training included?');
  await press(page, 'Send question', page.getByText(/^Your question is sent/));

  await desk.goto(`/dashboard/requests/${_id}`);
  await expect(desk.getByText('Is training included?').first()).toBeVisible();
  await desk.getByRole('link', { name: /^Proposal PRO-/ }).click();
  await press(desk, 'Write a new version');
  await press(desk, 'Add a line');
  await fill(desk, 1, 'Training', '1,000');
  for (const [label, value] of [
    ['Deposit', '30 %'],
    ['% or amount', '40 %'],
  ] as const) {
    await desk.getByLabel(label).first().fill(value);
  }
  await desk.getByLabel('% or amount').nth(1).fill('30 %');
  await send(desk);

  // The page that is open still shows the first version.
  await page.getByLabel('Your full name').fill('Amira Khan');
  await expect(page.getByRole('button', { name: 'Accept for $13,500 + VAT' })).toBeVisible();
  await expect(page.getByText('What changed since version 1 is marked.')).toBeVisible();
  await accept(page, 'Accept for $13,500 + VAT');
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  const download = page.waitForEvent('download');
  await expect(async () => {
    await press(page, 'Download PDF');
    expect((await download).suggestedFilename()).toMatch(/^PRO-\d+-version-2\.pdf$/);
  }).toPass();

  await desk.reload();
  await press(desk, 'Write a change order');
  await desk.getByRole('textbox', { name: 'Scope' }).fill('One more depot.');
  await press(desk, 'Add a line');
  await fill(desk, 0, 'One more depot', '-1,000');
  await send(desk);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Change order PRO-/ }).click();
  await expect(page.getByText('New price, without VAT')).toBeVisible();
  await accept(page, 'Accept for -$1,500 + VAT');
  await desk.goto(`/dashboard/requests/${_id}`);
  await expect(desk.getByText(/\$12,000/).first()).toBeVisible();
  expect(linkIn(mail, '/act#')).toContain('/act#');
});

test('from the mail by one press, and a code', async ({ stack, signedIn, newPage, expected }) => {
  expected(403, 422);
  const { person } = await signedIn('client');
  const { page: desk } = await signedIn('admin');
  const { _id } = await raise(stack, person.token);
  await desk.goto(`/dashboard/requests/${_id}`);
  await press(desk, 'Write a proposal');
  await press(desk, 'Add a line');
  await fill(desk, 0, 'Forecasting model', '8,000');
  await send(desk);
  const mail = await stack.mailbox.waitFor({ to: person.email, subject: /^Our proposal PRO-/ });
  const page = await newPage(onPhone);
  await page.goto(linkIn(mail, '/act#'));
  await page.getByRole('button').first().click();
  await press(page, 'Decline', page.getByRole('dialog').getByLabel('Code from our e-mail'));
  await press(page, 'Cancel');
  await press(page, 'Send me a code');
  const { text } = await stack.mailbox.waitFor({
    to: person.email,
    subject: /^Your code for PRO-/,
  });
  await page.getByLabel('Code from our e-mail').fill(/Code: (\d{6})/.exec(text)![1]!);
  await accept(page, 'Accept for $12,000 + VAT');
});

test('two who open the same draft are warned of each other', async ({ signedIn, stack }) => {
  const { person: client } = await signedIn('client');
  const { page: one, person: first } = await signedIn('admin');
  const { page: other, person: second } = await signedIn('admin');
  const { _id } = await raise(stack, client.token);
  await one.goto(`/dashboard/requests/${_id}`);
  await press(one, 'Write a proposal', one.getByRole('textbox', { name: 'Scope' }));
  await expect(one.getByText(/has this draft open too/)).toHaveCount(0);
  await other.goto(new URL(one.url()).pathname);
  await expect(other.getByText(`${first.firstName} has this draft open too.`)).toBeVisible();
  await expect(one.getByText(`${second.firstName} has this draft open too.`)).toBeVisible();
  await other.getByRole('link', { name: 'All proposals' }).click();
  await expect(one.getByText(/has this draft open too/)).toHaveCount(0);
  await press(one, 'Drop the draft', one.getByText('The client has not seen it.'));
  await press(one, 'Drop it', one.getByText('The draft is dropped.'));
});
