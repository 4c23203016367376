import { mailedLink, raise } from './setting';
import { expect, onDesktop, onPhone, type Page, test } from './fixtures';
import { fillIn, follow, press, visit } from './steps';

test.slow();

async function fill(page: Page, line: number, text: string, price: string): Promise<void> {
  const item = page.getByRole('region', { name: 'Lines' }).getByRole('listitem').nth(line);
  await fillIn(item, { Description: text, Quantity: '1.5' });
  await item.getByLabel(/^Price/).fill(price);
}

/** A day for each milestone of a new proposal. */
async function dueOn(page: Page): Promise<void> {
  for (const at of [0, 1]) {
    const day = new Date(Date.now() + (at + 1) * 20 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Due').nth(at).fill(day);
  }
}

async function send(page: Page): Promise<void> {
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await press(page, 'Send to the client');
  await press(page, 'Send it', /^The (proposal|change order) is sent\.$/);
}

async function accept(page: Page, button: string, agreed = /is agreed at/): Promise<void> {
  await page.getByLabel('Your full name').fill('Amira Khan');
  await page.getByLabel(/^I accept the terms/).check();
  await press(page, button, page.getByRole('heading', { level: 1, name: /^Signed\. Thank you/ }));
  await expect(page.locator(':focus')).toContainText('Signed');
  await expect(page.getByText(agreed)).toBeVisible();
  await follow(page, 'Read what you signed', /^Accepted by Amira Khan on .* (GMT|BST)/);
}

test('from proposal to change order', async ({ signedIn, stack, expected }) => {
  expected(409, 422, 403);
  const { page, person } = await signedIn('client', onPhone);
  const { _id } = await raise(stack, person.token);

  const { page: desk } = await signedIn('admin', `/dashboard/requests/${_id}`, onDesktop);
  await press(desk, 'Write a proposal');
  const scope = desk.getByRole('textbox', { name: 'Scope' });
  await scope.fill('## What we do\n\n- A **forecast** for 4,000 parts');
  await press(desk, desk.getByRole('link', { name: 'Add a line.' }));
  await expect(desk.getByRole('button', { name: 'Add a line' })).toBeFocused();
  await press(desk, 'Add a line');
  await expect(desk.getByLabel('Description')).toBeFocused();
  await fill(desk, 0, 'Forecasting model', '8,000.x');
  await expect(desk.getByText('Enter a number, such as 1.5.')).toBeVisible();
  await fill(desk, 0, 'Forecasting model', '8,000');
  await dueOn(desk);
  const bar = desk.getByRole('region', { name: 'Send to the client' });
  await expect(bar).toContainText('$14,400 $12,000 + VAT');
  await expect(bar.getByText(/missing$/)).toHaveCount(0);
  const beside = desk.getByRole('region', { name: 'As the client will see it' });
  await expect(beside.getByRole('heading', { name: 'What we do' })).toBeVisible();
  await expect(beside).toContainText('1.5 days × $8,000');
  await press(desk, 'Send to the client', person.email, '$14,400 ($12,000 + VAT)');
  await press(desk, 'Send it', 'The proposal is sent.');

  await mailedLink(stack, person.email, /^Our proposal PRO-/, '/act#');
  await page.goto(`/dashboard/requests/${_id}`);
  await page.getByRole('link', { name: 'Read and decide' }).click();
  await expect(page.getByRole('button', { name: 'Accept $14,400 ($12,000 + VAT)' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Your decision')).toBeHidden();
  await expect(page.getByText('Total with VAT')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await press(page, 'Accept $14,400 ($12,000 + VAT)', 'Accept the terms to continue.');
  await press(page, 'Ask a question');
  await page.getByRole('textbox', { name: 'Question' }).fill('Is training included?');
  await press(page, 'Send question', /^Your question is sent/);

  await visit(desk, `/dashboard/requests/${_id}`, desk.getByText('Is training included?').first());
  await desk.getByRole('link', { name: /^Proposal PRO-/ }).click();
  await press(desk, 'Write a new version');
  await press(desk, 'Add a line');
  await fill(desk, 1, 'Training', '1,000');
  await press(desk, 'Add a line');
  await press(desk, 'Remove line 3');
  await expect(desk.getByRole('button', { name: 'Add a line' })).toBeFocused();
  for (const [label, value] of Object.entries({ Deposit: '30%', '% or amount': '40%' })) {
    await desk.getByLabel(label).first().fill(value);
  }
  await desk.getByLabel('% or amount').nth(1).fill('30%');
  await send(desk);

  await page.getByLabel('Your full name').fill('Amira Khan');
  await expect(page.getByRole('button', { name: 'Accept $16,200 ($13,500 + VAT)' })).toBeVisible();
  await expect(page.getByText('Changes since version 1 are marked.')).toBeVisible();
  await accept(page, 'Accept $16,200 ($13,500 + VAT)');
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
  await follow(page, /^Change order PRO-/, 'New price, without VAT');
  await accept(page, 'Accept -$1,800 (-$1,500 + VAT)', /Its price is now \$12,000, without VAT/);
  await visit(desk, `/dashboard/requests/${_id}`, desk.getByText(/\$12,000/).first());
});

test('from the mail by one press, and a code', async ({ stack, signedIn, newPage, expected }) => {
  expected(403, 422);
  const { person } = await signedIn('client');
  const { _id } = await raise(stack, person.token);
  const { page: desk } = await signedIn('admin', `/dashboard/requests/${_id}`);
  await press(desk, 'Write a proposal');
  await desk.getByRole('textbox', { name: 'Scope' }).fill('A forecast of parts');
  await press(desk, 'Add a line');
  await fill(desk, 0, 'Forecasting model', '8,000');
  await dueOn(desk);
  await send(desk);
  const page = await newPage(onPhone);
  await page.goto(await mailedLink(stack, person.email, /^Our proposal PRO-/, '/act#'));
  await page.getByRole('button').first().click();
  await press(page, 'Decline', page.getByRole('dialog').getByLabel('Code from our e-mail'));
  await press(page, 'Cancel');
  await press(page, 'Send me a code');
  const code = { to: person.email, subject: /^Your code for PRO-/ };
  const { text } = await stack.mailbox.waitFor(code);
  await page.getByLabel('Code from our e-mail').fill(/Code: (\d{6})/.exec(text)![1]!);
  await accept(page, 'Accept $14,400 ($12,000 + VAT)');

  const { pathname } = new URL(desk.url());
  for (const timezoneId of ['Pacific/Auckland', 'America/New_York', 'Asia/Kolkata']) {
    const { page: reader } = await signedIn(person, { timezoneId });
    // No row may be changed so that it was signed late in the evening.
    await reader.route('**/api/proposals/*', async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      const body = text.replace(
        /("decision":\{[^}]*"at":")[^"]*/,
        (_, before: string) => `${before}2026-11-27T23:30:00.000Z`,
      );
      await route.fulfill({ response: answer, body });
    });
    await reader.goto(pathname);
    const signed = 'Accepted by Amira Khan on 27 Nov 2026, 23:30 GMT.';
    await expect(reader.getByText(signed), timezoneId).toBeVisible();
  }
});

test('two who open the same draft are warned, and send no text they have not seen', async ({
  signedIn,
  stack,
  expected,
}) => {
  expected(409);
  const { person: client } = await signedIn('client');
  const { page: other, person: second } = await signedIn('admin');
  const { _id } = await raise(stack, client.token);
  const { page: one, person: first } = await signedIn('admin', `/dashboard/requests/${_id}`);
  await press(one, 'Write a proposal', one.getByRole('textbox', { name: 'Scope' }));
  await expect(one.getByText(/has this draft open too/)).toHaveCount(0);
  await visit(other, new URL(one.url()).pathname, `${first.firstName} has this draft open too.`);
  await expect(one.getByText(`${second.firstName} has this draft open too.`)).toBeVisible();
  await other.getByRole('textbox', { name: 'Scope' }).fill('A forecast of parts');
  await dueOn(other);
  await press(other, 'Add a line');
  await fill(other, 0, 'Forecasting model', '8,000');
  await expect(one.getByText(`${second.firstName} saved this draft`)).toBeVisible();
  await expect(one.getByText(/missing$/)).toHaveCount(0);
  await press(one, 'Send to the client', `${second.firstName} has saved this draft while`);
  await press(one, 'Take theirs');
  await expect(one.getByRole('textbox', { name: 'Scope' })).toHaveValue('A forecast of parts');
  await other.getByRole('link', { name: 'All proposals' }).click();
  await expect(one.getByText(/has this draft open too/)).toHaveCount(0);
  await press(one, 'Discard the draft', 'The client has not seen it.');
  await press(one, 'Discard it', 'The draft is discarded.');
});
