import brand from '../../../../brand.json';
import type { BankAccount, Firm } from '../../../documents/firm';
import { drawFile } from '../../../documents/pdf-file';
import { moneyIn } from '../../../documents/pdf-lines';
import type { PdfPage } from '../../../documents/pdf-page';
import type { Day } from '../../../time/days';
import { dayInWords } from '../../../time/words';
import type { StatedAccountDto, AccountEntryKind, AccountStatementDto } from '../dto/account.dto';

/** `words`: of the kinds of entries, given so that the thread need not load the API's classes. */
export type AccountPaper = AccountStatementDto & {
  firm: Firm;
  bank: BankAccount | null;
  words: Record<AccountEntryKind, string>;
};

const TITLE = 'Statement of account';

/** `json`: the statement as canonical JSON, which is attached. */
export const drawAccount = (paper: AccountPaper, json: string): Promise<Buffer> =>
  drawFile(
    {
      title: `${TITLE}, ${paper.to}`,
      author: paper.firm.legalName,
      attachment: { name: `statement-${paper.to}.json`, json },
    },
    (page, endsHere) => {
      const { firm, bank, holder, from, to, accounts } = paper;
      page.letterhead(TITLE);
      page.write(TITLE, { size: 26, isTitle: true, gap: 10 });
      page.pairs([
        ['For', holder],
        ['Days', `${dayInWords(from as Day)} to ${dayInWords(to as Day)}`],
        ['From', `${firm.legalName}, ${firm.address}`],
      ]);
      if (accounts.length === 0) page.write('There is nothing to state.', { isSoft: true });
      for (const account of accounts) drawEntries(page, account, paper);
      if (bank && accounts.some(({ closingMinor }) => closingMinor > 0)) drawBank(page, bank);
      endsHere();
      page.footers((number, count) => [
        `${TITLE} · ${number}/${count}`,
        `${firm.legalName}, company number ${firm.companyNumber}`,
      ]);
    },
  );

const LOOK = { shares: [0.22, 0.38, 0.2, 0.2], left: [0, 1] };

function drawEntries(
  page: PdfPage,
  account: StatedAccountDto,
  { from, to, words }: AccountPaper,
): void {
  const { currency, openingMinor, entries, closingMinor } = account;
  const money = moneyIn({ currency });
  const owed = closingMinor >= 0 ? 'To pay' : 'In your favour';
  page.panel(`${owed}, ${currency}`, `On ${dayInWords(to as Day)}.`, money(Math.abs(closingMinor)));
  page.row(['Date', 'What', 'Amount', 'Balance'], { ...LOOK, isSoft: true });
  page.row([dayInWords(from as Day), 'Brought forward', '', money(openingMinor)], LOOK);
  for (const { day, kind, number, minor, balanceMinor } of entries) {
    const what = [words[kind], number].filter(Boolean).join(' ');
    page.row([dayInWords(day as Day), what, money(minor), money(balanceMinor)], LOOK);
  }
  page.row(['', 'Balance', '', money(closingMinor)], { ...LOOK, bold: true });
}

function drawBank(page: PdfPage, bank: BankAccount): void {
  page.heading('How to pay');
  page.pairs([
    ['Account', `${bank.name}, ${bank.bank}`],
    ['Sort code', bank.sortCode],
    ['Account number', bank.account],
    ['IBAN', bank.iban],
    ['BIC', bank.bic],
    ['Reference', 'The number of each invoice that you pay'],
  ]);
  page.write(`Questions: ${brand.email}`, { isSoft: true });
}
