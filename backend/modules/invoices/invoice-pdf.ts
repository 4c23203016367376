import { countryName } from '../../documents/country';
import { drawLines, moneyIn } from '../../documents/pdf-lines';
import { drawFile } from '../../documents/pdf-file';
import { FIGURE_SIZE, type PdfPage } from '../../documents/pdf-page';
import { dayInWords } from '../../time/words';
import type { InvoiceContent, VatCategory } from './invoice-content';
import { STERLING } from './sterling';

/** `json`: the canonical JSON of the content, which is attached. */
export const drawInvoice = (content: InvoiceContent, json: string): Promise<Buffer> =>
  drawFile(
    {
      title: `${headline(content)} ${content.number}`,
      author: content.seller.legalName,
      attachment: { name: `${content.number}.json`, json },
    },
    (page, endsHere) => {
      drawTop(page, content);
      page.heading('What it is for');
      drawLines(page, content);
      drawVat(page, content);
      drawPayment(page, content);
      drawSeller(page, content);
      endsHere();
      page.footers((number, count) => [
        `${content.number} · ${number}/${count}`,
        `${content.seller.legalName}, company number ${content.seller.companyNumber}`,
      ]);
    },
  );

const headline = ({ kind, seller }: InvoiceContent): string =>
  kind === 'credit' ? 'Credit note' : seller.vatNumber ? 'VAT invoice' : 'Invoice';

function drawTop(page: PdfPage, content: InvoiceContent): void {
  const { buyer, request, credits, issuedOn, taxPoint, totalMinor, dueOn } = content;
  page.letterhead(`${headline(content)} ${content.number}`);
  page.write(headline(content), { bold: true, isGreen: true, gap: 2 });
  page.write(content.number, { size: FIGURE_SIZE, isTitle: true, gap: 10 });
  page.pairs([
    ['For', [buyer.name, buyer.company].filter(Boolean).join(', ')],
    ['Address', [buyer.address.replaceAll('\n', ', '), countryName(buyer.country)].join(', ')],
    ...(buyer.vatNumber ? [['VAT number', buyer.vatNumber] as [string, string]] : []),
    ...(buyer.reference ? [['Your reference', buyer.reference] as [string, string]] : []),
    ['Project', `${request.projectName}, ${request.reference}, ${content.proposal}`],
    ['Date of issue', dayInWords(issuedOn)],
    ...(taxPoint === issuedOn ? [] : [['Tax point', dayInWords(taxPoint)] as [string, string]]),
    ...(credits
      ? ([
          ['Credits', `${credits.number} of ${dayInWords(credits.issuedOn)}`],
          ['Because', `${REASONS[credits.reason]} ${credits.explanation}`],
        ] as [string, string][])
      : []),
  ]);
  const money = moneyIn(content);
  page.panel(
    credits ? 'Credited' : 'To pay',
    dueOn ? `Due on ${dayInWords(dueOn)}.` : 'It is taken off what is open, or given back.',
    money(totalMinor),
  );
}

const REASONS = {
  mistake: 'There was a mistake.',
  reduction: 'The price is less than agreed.',
} as const;

const CATEGORIES: Partial<Record<VatCategory, string>> = {
  Z: 'Zero rated.',
  E: 'Exempt from VAT.',
  AE: 'Reverse charge: the customer accounts for the VAT to the tax authority.',
};

function drawVat(page: PdfPage, { vat, sterling, seller, currency }: InvoiceContent): void {
  const reasons = [...new Set(vat.map(({ category }) => CATEGORIES[category]).filter(Boolean))];
  for (const reason of reasons) page.write(reason!, { isSoft: true });
  if (!seller.vatNumber) {
    page.write('No VAT is added: we are not registered for VAT.', { isSoft: true });
  }
  if (!sterling) return;
  const money = moneyIn({ currency: STERLING });
  page.write(
    `VAT in sterling: ${money(sterling.vatMinor)}, at ${sterling.rate} ${STERLING} for 1 ${currency} on ` +
      `${dayInWords(sterling.day)}.`,
    { isSoft: true },
  );
}

function drawPayment(page: PdfPage, { seller: { bank }, number, credits }: InvoiceContent): void {
  if (!bank || credits) return;
  page.heading('How to pay');
  page.pairs([
    ['Account', `${bank.name}, ${bank.bank}`],
    ['Sort code, number', `${bank.sortCode}, ${bank.account}`],
    ['IBAN, BIC', `${bank.iban}, ${bank.bic}`],
    ['Please quote', number],
  ]);
}

function drawSeller(page: PdfPage, { seller }: InvoiceContent): void {
  page.heading('Who issues this');
  if (seller.isSample) {
    page.write('The numbers below are invented, for a demonstration.', { bold: true });
  }
  page.pairs([
    ['Company', seller.legalName],
    ['Address', seller.address],
    ['Registered', `in ${seller.place}, number ${seller.companyNumber}`],
    ['Registered office', seller.office],
    ['VAT number', seller.vatNumber ?? 'not registered for VAT'],
    ['Questions', seller.email],
  ]);
}
