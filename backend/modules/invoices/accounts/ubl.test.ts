import { XMLParser } from 'fast-xml-parser';
import { brokenRules } from '../../../../test/support/en16931';
import { creditOf, invoiceOf, randomInvoices } from '../../../../test/support/invoice-contents';
import type { Line } from '../../../documents/priced-lines';
import type { InvoiceContent } from '../invoice-content';
import { ublOf } from './ubl';

const LINES: Line[] = [
  { text: 'Analysis', quantity: 2_500, unit: 'day', unitMinor: 80_000, vatRate: 2_000 },
  { text: 'Deduction', quantity: 1_000, unitMinor: -1_000, vatRate: 2_000 },
];

const xmlOf = (content: InvoiceContent): string => {
  const written = ublOf(content);
  if ('refused' in written) throw new Error(written.refused);
  return written.xml;
};

describe('UBL', () => {
  it('keeps the rules of EN 16931 and Peppol on 500 random documents', () => {
    for (const content of randomInvoices(500, 16_931)) {
      expect([content.number, brokenRules(xmlOf(content))]).toEqual([content.number, []]);
    }
  });

  it.each<[string, (xml: string) => string]>([
    ['BR-CO-16', (xml) => xml.replace(/(PayableAmount currencyID="GBP">)2/, '$13')],
    ['BR-CO-10', (xml) => xml.replace('>2000.00</cbc:Line', '>2000.01</cbc:Line')],
    ['BR-S-08', (xml) => xml.replace('<cbc:Percent>20<', '<cbc:Percent>21<')],
    ['PEPPOL-EN16931-R003', (xml) => xml.replace(/<cbc:BuyerReference>.*\n/, '')],
    ['BR-CO-25', (xml) => xml.replace(/<cbc:DueDate>.*\n/, '')],
    ['BR-27', (xml) => xml.replace('>10.00</cbc:Price', '>-10.00</cbc:Price')],
    ['UBL order', (xml) => xml.replace(/(<cbc:ID>INV.*\n)(.*\n)/, '$2$1')],
    ['not well-formed', (xml) => xml.replace('</cbc:ID>', '')],
  ])('is checked: a document that breaks %s is found', (rule, broken) => {
    const xml = xmlOf(invoiceOf(LINES));
    expect(brokenRules(xml)).toEqual([]);
    expect(broken(xml)).not.toBe(xml);
    expect(brokenRules(broken(xml))).toContain(rule);
  });

  it('has the second VAT total in sterling', () => {
    const xml = xmlOf(
      invoiceOf(LINES, {
        currency: 'EUR',
        sterling: { vatMinor: 33_877, rate: '0.8512', day: '2026-11-27' },
      }),
    );
    expect(xml).toContain('<cbc:TaxCurrencyCode>GBP</cbc:TaxCurrencyCode>');
    expect(xml).toContain('<cbc:TaxAmount currencyID="GBP">338.77</cbc:TaxAmount>');
    expect(brokenRules(xml)).toEqual([]);
  });

  it('of a credit note names what it credits, and no account', () => {
    const xml = xmlOf(creditOf(invoiceOf(LINES), 'CN-000007'));
    expect(xml).toContain('<CreditNote ');
    expect(xml).toMatch(
      /<cac:InvoiceDocumentReference>\s+<cbc:ID>INV-000123<\/cbc:ID>\s+<cbc:IssueDate>2026-11-27</,
    );
    expect(xml).not.toContain('PaymentMeans');
    expect(xml).toContain('<cbc:Note>Billed twice. Berth planning</cbc:Note>');
  });

  it('of a reverse charge has its code, and the reason that the invoice states', () => {
    const lines = [{ ...LINES[0]!, vatRate: 0 }];
    const buyer = { ...invoiceOf(lines).buyer, country: 'DE', vatNumber: '123 456 789' };
    const content = invoiceOf(
      lines,
      { buyer, vatNote: 'Reverse charge: the customer accounts for VAT' },
      'AE',
    );
    const xml = xmlOf(content);
    expect(xml).toContain('>VATEX-EU-AE<');
    expect(xml).toContain('>Reverse charge: the customer accounts for VAT<');
    expect(xml).toContain('<cbc:EndpointID schemeID="9930">DE123456789</cbc:EndpointID>');
    expect(brokenRules(xml)).toEqual([]);
  });

  it('of a firm without VAT has no VAT numbers', () => {
    const content = invoiceOf([{ ...LINES[0]!, vatRate: 0 }], {}, 'O');
    const xml = xmlOf({ ...content, seller: { ...content.seller, vatNumber: null } });
    expect(xml).not.toContain('PartyTaxScheme');
    expect(xml).toContain('schemeID="EM">accounts@fenwright.example<');
    expect(brokenRules(xml)).toEqual([]);
  });

  it('writes every character that XML has, and no other', () => {
    const text = `<a> & "b" ]]> 'c' \u0000\u0007\uFFFE\uD800 \u{1F6A2} שלום`;
    const xml = xmlOf(invoiceOf([{ ...LINES[0]!, text }]));
    const parsed = new XMLParser({ removeNSPrefix: true }).parse(xml) as {
      Invoice: { InvoiceLine: { Item: { Name: string } } };
    };
    expect(parsed.Invoice.InvoiceLine.Item.Name).toBe(`<a> & "b" ]]> 'c'  \u{1F6A2} שלום`);
  });

  it.each<[string, Partial<InvoiceContent>]>([
    ['currency', { currency: 'KWD' }],
    ['seller-vat-number', { seller: { ...invoiceOf(LINES).seller, vatNumber: null } }],
    ['buyer-country', { buyer: { ...invoiceOf(LINES).buyer, country: 'Great Britain' } }],
    ['buyer-email', { buyer: { ...invoiceOf(LINES).buyer, email: '' } }],
    [
      'buyer-vat-number',
      {
        vat: [{ rate: 2_000, netMinor: 199_000, vatMinor: 0, category: 'AE' }],
        buyer: { ...invoiceOf(LINES).buyer, vatNumber: '' },
      },
    ],
    [
      'mixed-scope',
      {
        vat: [
          { rate: 2_000, netMinor: 199_000, vatMinor: 39_800, category: 'S' },
          { rate: 0, netMinor: 0, vatMinor: 0, category: 'O' },
        ],
      },
    ],
  ])('is refused: %s', (refused, change) =>
    expect(ublOf(invoiceOf(LINES, change))).toEqual({ refused }),
  );
});
