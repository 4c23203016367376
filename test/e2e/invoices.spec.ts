import { expect, onDesktop, onPhone, test } from './fixtures';
import { draftedDeposit } from './invoices';
import { expectSoundEverywhere } from './sound';
import { follow, press, visit } from './steps';

test.slow();

test('from a draft to a paid invoice', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('client', '/dashboard/invoices', onPhone);
  await expect(page.getByText('No invoices yet')).toBeVisible();
  const { admin, invoiceId, requestId } = await draftedDeposit(stack, person);
  const address = `/dashboard/invoices/${invoiceId}`;

  // Staff complete the draft, by the links to what is missing, and issue it.
  const { page: desk } = await signedIn(admin, '/dashboard/invoicing', onDesktop);
  await desk.locator(`a[href="${address}"]`).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Draft invoice');
  await expect(desk.getByText('2 things missing').first()).toBeVisible();
  await expectSoundEverywhere(desk, 'a draft');
  await follow(desk, /^Say how much sterling/);
  await expect(desk.getByLabel('Rate to sterling')).toBeFocused();
  await desk.keyboard.type('0.8');
  await press(desk, 'Save the draft', 'Draft saved.', '1 thing missing');
  await press(desk, 'Change billing details');
  const billing = desk.getByRole('dialog');
  await billing.getByLabel('Address').fill('1 High Street\nLeeds');
  await press(billing, 'Save');
  await expect(billing).toHaveCount(0);
  await press(desk, 'Issue', desk.getByRole('dialog').getByText('1 High Street'));
  await expect(desk.getByRole('dialog')).toContainText(`${person.email} gets it, for $4,320.`);
  await press(desk, 'Issue it', 'The invoice is issued.');
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(/^Invoice INV-\d+$/);
  const number = (await desk.getByRole('heading', { level: 1 }).innerText()).replace(
    'Invoice ',
    '',
  );
  await expectSoundEverywhere(desk, 'an issued invoice');

  // The client sees what to pay, and asks.
  await visit(page, '/dashboard/invoices', /^in 1[345] days$/);
  await follow(page, `Invoice ${number}`, page.getByText('$4,320').first());
  await expect(page.getByRole('region', { name: 'Pay by bank transfer' })).toContainText(number);
  await press(page, 'Ask a question');
  await page.getByRole('textbox', { name: 'Question' }).fill('What is the deposit for?');
  await press(page, 'Send question', /^A question about this invoice/);
  await visit(page, `/dashboard/requests/${requestId}`, '$4,320 of $14,400 invoiced, $0 paid');

  // Staff answer, and record a part and then the rest.
  await visit(desk, address, desk.getByRole('button', { name: 'Remind again' }));
  await press(desk, 'Remind again');
  await press(desk, 'Record a payment');
  await desk.getByRole('dialog').getByLabel('Amount (USD)').fill('1,000');
  await press(desk, 'Record the payment', 'The payment is recorded.', '$3,320');
  await press(desk, 'Record a payment', desk.getByRole('dialog'));
  await expect(desk.getByRole('dialog').getByLabel('Amount (USD)')).toHaveValue('3320');
  await press(desk, 'Record the payment', desk.getByText('Paid').first());

  await visit(desk, '/dashboard/invoicing/payments', desk.getByText(number).first());
  await visit(page, address, page.getByText('Paid', { exact: true }).first());
  await visit(page, `/dashboard/requests/${requestId}`, '$4,320 of $14,400 invoiced, $4,320 paid');
});
