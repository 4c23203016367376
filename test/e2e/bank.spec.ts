import { expect, onDesktop, onPhone, test } from './fixtures';
import { issuedDeposit } from './invoices';
import { expectSoundEverywhere } from './sound';
import { follow, press, visit } from './steps';

test.slow();

/** As a bank that nobody has met writes it: other names, other order, other decimal sign. */
const statementWith = (...rows: string[]) => ['Wann;Was;Wieviel', ...rows].join('\n');

test('from a statement of the bank to the balance of a client', async ({ signedIn, stack }) => {
  const { page, person } = await signedIn('client', '/dashboard/invoices', onPhone);
  const { admin, number } = await issuedDeposit(stack, person);
  const mark = `Ref ${number.slice(-4)}x${Date.now() % 1000}`;
  const { page: desk } = await signedIn(admin, '/dashboard/invoicing', onDesktop);
  await follow(desk, 'Bank', desk.getByRole('button', { name: 'Read a statement' }));
  await press(desk, 'Read a statement', desk.getByRole('dialog'));
  await desk.getByLabel('File', { exact: true }).setInputFiles({
    name: 'bank.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      statementWith(
        `05.11.2026;${number} less our fee ${mark};4300,00`,
        `06.11.2026;Somebody ${mark};12,50`,
        `07.11.2026;Coffee;-3,20`,
        `31.02.2026;No such day;1,00`,
      ),
    ),
  });
  await press(desk, 'Read it');
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('Which column is what?');
  await expect(dialog.getByRole('region', { name: 'First lines of the file' })).toContainText(mark);
  await dialog.getByLabel('Bank').fill(`Hausbank ${mark}`);
  await dialog.getByLabel('Day', { exact: true }).selectOption('Wann');
  await dialog.getByLabel('Written as').selectOption('dmy');
  await dialog.getByLabel('Sum, below zero if it went out').selectOption('Wieviel');
  await dialog.getByLabel('Decimal sign').selectOption(',');
  await dialog.getByLabel('Text', { exact: true }).selectOption('Was');
  await expectSoundEverywhere(desk, 'the mapping of a statement');
  await press(dialog, 'Keep and read');
  await expect(dialog).toContainText('2 lines are new, 0 of them matched.');
  await expect(dialog.getByRole('region', { name: 'Lines that could not be read' })).toContainText(
    'Line 5',
  );
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  // The line shows why it may pay the invoice, and people tick it.
  const lines = `/dashboard/invoicing/bank?state=open&search=${mark}`;
  const line = (text: string) => desk.getByRole('link', { name: `${text} ${mark}` });
  await visit(desk, lines, line('less our fee'));
  await expectSoundEverywhere(desk, 'lines of a statement');
  await line('less our fee').click();
  await expect(dialog).toContainText('its number is in the text');
  const tick = dialog.getByRole('checkbox', { name: `It pays ${number}` });
  await expect(tick).not.toBeChecked();
  await tick.check();
  await expect(dialog.getByLabel(`Amount for ${number} (USD)`)).toHaveValue('4300');
  await expectSoundEverywhere(desk, 'a line of a statement');
  await press(desk, 'Record the payment', 'The payment is recorded.');
  await visit(desk, lines, line('Somebody'));
  await line('Somebody').click();
  await press(desk, 'Not for an invoice', 'It is for no invoice.');

  // The client's statement of account has the rest.
  await visit(page, '/dashboard/account', page.getByText('$20', { exact: true }).first());
  await expect(page.getByRole('table')).toContainText(`Payment ${number}`);
  await expectSoundEverywhere(page, 'a statement of account');
  const saving = page.waitForEvent('download');
  await press(page, 'PDF');
  expect((await saving).suggestedFilename()).toMatch(/^statement-.*\.pdf$/);

  // Its month is among the accountant's files.
  await visit(desk, '/dashboard/invoicing/accounts', 'Files of a month');
  await expectSoundEverywhere(desk, "the accountant's files");
  await desk.getByRole('combobox', { name: 'Month' }).selectOption({ index: 0 });
  const file = desk.waitForEvent('download');
  await press(desk, 'Download: For Xero (CSV)');
  expect((await file).suggestedFilename()).toMatch(/^xero-\d{4}-\d{2}\.csv$/);
  await expect(desk.getByRole('table').first()).toContainText('VAT 20%');
});
