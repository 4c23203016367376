import { tidyLine } from '../../../validation/characters';
import { decimalsOf, decimalText } from '../../../validation/money';
import type { InvoiceContent, VatCategory } from '../invoice-content';
import { STERLING } from '../sterling';
import { lineCategory } from './signed-amounts';
import { ublLine } from './ubl-lines';
import { cac, cbc, taxCategory } from './ubl-elements';
import { ublParties } from './ubl-parties';
import { xmlDocument, type MaybeElement, type XmlElement } from './xml-writer';

/** A content that EN 16931 has no place for, although it is a valid invoice on paper. */
export type UblRefusal =
  | 'currency'
  | 'mixed-scope'
  | 'seller-vat-number'
  | 'buyer-vat-number'
  | 'buyer-country'
  | 'buyer-email';

const NAMESPACES = {
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};

const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** UNCL 1001: commercial invoice, credit note. */
const TYPE_CODES = { invoice: '380', credit: '381' };

/** UNCL 4461: credit transfer. */
const CREDIT_TRANSFER = '30';

/** UBL 2.1 as Peppol BIS Billing 3.0, of an issued invoice or credit note. */
export function ublOf(content: InvoiceContent): { xml: string } | { refused: UblRefusal } {
  const refused = refusalOf(content);
  if (refused) return { refused };
  const name = content.kind === 'credit' ? 'CreditNote' : 'Invoice';
  const xmlns = `urn:oasis:names:specification:ubl:schema:xsd:${name}-2`;
  const children = [...headOf(content), ...ublParties(content), ...paymentOf(content)];
  const body = [...children, ...taxTotals(content), totalOf(content)];
  const lines = content.lines.map((line, at) =>
    ublLine(line, at + 1, lineCategory(content, line.vatRate), content),
  );
  const root: XmlElement = {
    name,
    attributes: { xmlns, ...NAMESPACES },
    content: [...body, ...lines].filter((one) => one !== null),
  };
  return { xml: xmlDocument(root) };
}

function refusalOf({ currency, vat, seller, buyer }: InvoiceContent): UblRefusal | null {
  const has = (...categories: VatCategory[]) =>
    vat.some((one) => categories.includes(one.category));
  if (decimalsOf(currency) > 2) return 'currency';
  if (has('O') && has('S', 'Z', 'E', 'AE')) return 'mixed-scope';
  if (!has('O') && !seller.vatNumber) return 'seller-vat-number';
  if (has('AE') && !buyer.vatNumber) return 'buyer-vat-number';
  if (!/^[A-Z]{2}$/.test(buyer.country)) return 'buyer-country';
  return buyer.email ? null : 'buyer-email';
}

/** The schemas of the two documents have a different order. */
function headOf(content: InvoiceContent): MaybeElement[] {
  const { number, issuedOn, dueOn, taxPoint, currency, sterling } = content;
  const isCredit = content.kind === 'credit';
  const note = cbc('Note', noteOf(content));
  const taxPointDate = cbc('TaxPointDate', taxPoint);
  return [
    cbc('CustomizationID', CUSTOMIZATION),
    cbc('ProfileID', PROFILE),
    cbc('ID', number),
    cbc('IssueDate', issuedOn),
    ...(isCredit
      ? [taxPointDate, cbc('CreditNoteTypeCode', TYPE_CODES.credit), note]
      : [cbc('DueDate', dueOn), cbc('InvoiceTypeCode', TYPE_CODES.invoice), note, taxPointDate]),
    cbc('DocumentCurrencyCode', currency),
    cbc('TaxCurrencyCode', sterling && STERLING),
    cbc('BuyerReference', content.buyer.reference || content.request.reference),
    cac('BillingReference', [
      cac('InvoiceDocumentReference', [
        cbc('ID', content.credits?.number),
        cbc('IssueDate', content.credits?.issuedOn),
      ]),
    ]),
  ];
}

/** Peppol allows one note. */
const noteOf = ({ credits, vatNote, request }: InvoiceContent): string =>
  tidyLine([credits?.explanation, vatNote, request.projectName].filter(Boolean).join('\n'));

function paymentOf(content: InvoiceContent): MaybeElement[] {
  const { seller, credits, dueOn, number } = content;
  if (credits) {
    const terms = `This reduces what is due for ${credits.number}.`;
    return [cac('PaymentTerms', [cbc('Note', terms)])];
  }
  const { bank } = seller;
  const account =
    bank && withoutSpaces(bank.iban || bank.sortCode.replace(/-/g, '') + bank.account);
  return [
    account
      ? cac('PaymentMeans', [
          cbc('PaymentMeansCode', CREDIT_TRANSFER, { name: 'Credit transfer' }),
          cbc('PaymentID', number),
          cac('PayeeFinancialAccount', [
            cbc('ID', account),
            cbc('Name', bank.name),
            cac('FinancialInstitutionBranch', [cbc('ID', withoutSpaces(bank.bic))]),
          ]),
        ])
      : null,
    dueOn ? null : cac('PaymentTerms', [cbc('Note', 'Due on receipt.')]),
  ];
}

const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

function taxTotals(content: InvoiceContent): MaybeElement[] {
  const { vat, vatMinor, vatNote, currency, sterling } = content;
  const subtotals = vat.map((sum) =>
    cac('TaxSubtotal', [
      amount('TaxableAmount', sum.netMinor, currency),
      amount('TaxAmount', sum.vatMinor, currency),
      taxCategory('TaxCategory', sum.category, sum.rate, vatNote),
    ]),
  );
  return [
    cac('TaxTotal', [amount('TaxAmount', vatMinor, currency), ...subtotals]),
    sterling && cac('TaxTotal', [amount('TaxAmount', sterling.vatMinor, STERLING)]),
  ];
}

const totalOf = ({ netMinor, totalMinor, currency }: InvoiceContent): MaybeElement =>
  cac('LegalMonetaryTotal', [
    amount('LineExtensionAmount', netMinor, currency),
    amount('TaxExclusiveAmount', netMinor, currency),
    amount('TaxInclusiveAmount', totalMinor, currency),
    amount('PayableAmount', totalMinor, currency),
  ]);

const amount = (name: string, minor: number, currency: string): MaybeElement =>
  cbc(name, decimalText(minor, currency), { currencyID: currency });
