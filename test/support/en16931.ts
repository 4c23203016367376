import { XMLParser, XMLValidator } from 'fast-xml-parser';

/**
 * Rules of EN 16931 and of Peppol BIS Billing 3.0, written from their text and without the writer
 * under test. Sums are exact, although the published rules allow for a difference.
 */
export function brokenRules(xml: string): string[] {
  if (XMLValidator.validate(xml) !== true) return ['not well-formed'];
  const [root] = (PARSER.parse(xml) as Raw[]).map(nodeOf).filter(({ name }) => name !== '?xml');
  const document = new Document(root!);
  return Object.entries(RULES).flatMap(([name, holds]) => (holds(document) ? [] : [name]));
}

const PARSER = new XMLParser({
  preserveOrder: true,
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
});

type Raw = Record<string, unknown>;
type Node = { name: string; attributes: Record<string, string>; children: Node[]; text: string };

function nodeOf(raw: Raw): Node {
  const name = Object.keys(raw).find((key) => key !== ':@')!;
  const content = raw[name];
  const children = Array.isArray(content) ? (content as Raw[]) : [];
  const texts = children.filter((one) => '#text' in one).map((one) => String(one['#text']));
  return {
    name,
    attributes: (raw[':@'] ?? {}) as Record<string, string>,
    children: children.filter((one) => !('#text' in one)).map(nodeOf),
    text: texts.join(''),
  };
}

const all = (node: Node, path: string): Node[] =>
  path
    .split('/')
    .reduce(
      (nodes, name) => nodes.flatMap((one) => one.children.filter((c) => c.name === name)),
      [node],
    );
const text = (node: Node, path: string): string => all(node, path)[0]?.text ?? '';

/** Ten-thousandths, so that quantities, rates and amounts can be compared without rounding. */
function exact(decimal: string): bigint {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,4}))?$/.exec(decimal) ?? [];
  if (whole === undefined) throw new Error(`“${decimal}” is not a decimal`);
  return BigInt(`${sign}${whole}${fraction.padEnd(4, '0')}`);
}
const SCALE = 10_000n;
const sum = (values: bigint[]): bigint => values.reduce((total, one) => total + one, 0n);

class Document {
  readonly isCredit: boolean;
  readonly currency: string;
  readonly lines: Node[];
  readonly taxTotals: Node[];
  readonly breakdown: Node[];
  readonly seller: Node;
  readonly buyer: Node;
  readonly totals: Node;

  constructor(readonly root: Node) {
    this.isCredit = root.name === 'CreditNote';
    this.currency = text(root, 'DocumentCurrencyCode');
    this.lines = all(root, this.isCredit ? 'CreditNoteLine' : 'InvoiceLine');
    this.taxTotals = all(root, 'TaxTotal');
    this.breakdown = all(root, 'TaxTotal/TaxSubtotal');
    this.seller = all(root, 'AccountingSupplierParty/Party')[0]!;
    this.buyer = all(root, 'AccountingCustomerParty/Party')[0]!;
    this.totals = all(root, 'LegalMonetaryTotal')[0]!;
  }

  total = (name: string): bigint => exact(text(this.totals, name));
  has = (category: string): boolean => this.categories().includes(category);
  categories = (): string[] => this.breakdown.map((one) => text(one, 'TaxCategory/ID'));
  lineCategories = (): string[] =>
    this.lines.map((one) => text(one, 'Item/ClassifiedTaxCategory/ID'));
  sumOf = (category: string) =>
    this.breakdown.filter((one) => text(one, 'TaxCategory/ID') === category);
  vatNumber = (party: Node): string => text(party, 'PartyTaxScheme/CompanyID');
  nodes(node: Node = this.root): Node[] {
    return [node, ...node.children.flatMap((one) => this.nodes(one))];
  }
}

type Rule = (document: Document) => boolean;
const filled =
  (path: string): Rule =>
  ({ root }) =>
    text(root, path).trim() !== '';
const isDate = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value);

/** The order of UBL 2.1's schemas, as far as our documents use it. */
const ORDER: Record<string, string> = {
  Invoice:
    'CustomizationID ProfileID ID IssueDate DueDate InvoiceTypeCode Note TaxPointDate DocumentCurrencyCode TaxCurrencyCode BuyerReference BillingReference AccountingSupplierParty AccountingCustomerParty PaymentMeans PaymentTerms TaxTotal LegalMonetaryTotal InvoiceLine',
  CreditNote:
    'CustomizationID ProfileID ID IssueDate TaxPointDate CreditNoteTypeCode Note DocumentCurrencyCode TaxCurrencyCode BuyerReference BillingReference AccountingSupplierParty AccountingCustomerParty PaymentMeans PaymentTerms TaxTotal LegalMonetaryTotal CreditNoteLine',
  Party: 'EndpointID PostalAddress PartyTaxScheme PartyLegalEntity Contact',
  PostalAddress: 'StreetName AdditionalStreetName CityName PostalZone AddressLine Country',
  PartyTaxScheme: 'CompanyID TaxScheme',
  PartyLegalEntity: 'RegistrationName CompanyID CompanyLegalForm',
  Contact: 'Name ElectronicMail',
  PaymentMeans: 'PaymentMeansCode PaymentID PayeeFinancialAccount',
  PayeeFinancialAccount: 'ID Name FinancialInstitutionBranch',
  TaxTotal: 'TaxAmount TaxSubtotal',
  TaxSubtotal: 'TaxableAmount TaxAmount TaxCategory',
  TaxCategory: 'ID Percent TaxExemptionReasonCode TaxExemptionReason TaxScheme',
  ClassifiedTaxCategory: 'ID Percent TaxScheme',
  LegalMonetaryTotal: 'LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount PayableAmount',
  InvoiceLine: 'ID InvoicedQuantity LineExtensionAmount Item Price',
  CreditNoteLine: 'ID CreditedQuantity LineExtensionAmount Item Price',
  Item: 'Description Name ClassifiedTaxCategory',
  InvoiceDocumentReference: 'ID IssueDate',
};

function isInOrder({ name, children }: Node): boolean {
  const order = ORDER[name]?.split(' ');
  if (!order) return children.length <= 1;
  const places = children.map((one) => order.indexOf(one.name));
  return places.every((place, at) => place >= 0 && place >= (places[at - 1] ?? 0));
}

const categoryIs = (node: Node, category: string): boolean => text(node, 'ID') === category;

/** Of the categories that have a rate, or none. */
const categoryRules = (
  category: string,
  name: string,
  { isZero, needsReason }: { isZero: boolean; needsReason: boolean },
): Record<string, Rule> => ({
  [`BR-${name}-01`]: (d) => d.lineCategories().includes(category) === d.has(category),
  [`BR-${name}-05`]: (d) =>
    d.lines
      .flatMap((line) => all(line, 'Item/ClassifiedTaxCategory'))
      .filter((one) => categoryIs(one, category))
      .every((one) =>
        category === 'O'
          ? all(one, 'Percent').length === 0
          : isZero === (exact(text(one, 'Percent')) === 0n),
      ),
  [`BR-${name}-08`]: (d) =>
    d.sumOf(category).every((one) => {
      const percent = text(one, 'TaxCategory/Percent');
      const own = d.lines.filter(
        (line) =>
          text(line, 'Item/ClassifiedTaxCategory/ID') === category &&
          text(line, 'Item/ClassifiedTaxCategory/Percent') === percent,
      );
      const nets = own.map((line) => exact(text(line, 'LineExtensionAmount')));
      return own.length > 0 && sum(nets) === exact(text(one, 'TaxableAmount'));
    }),
  [`BR-${name}-09`]: (d) =>
    !isZero || d.sumOf(category).every((one) => exact(text(one, 'TaxAmount')) === 0n),
  [`BR-${name}-10`]: (d) =>
    d
      .sumOf(category)
      .every(
        (one) => needsReason === text(one, 'TaxCategory/TaxExemptionReason').trim().length > 0,
      ),
});

const COUNTRIES = /^(?:GB|DE|FR|IE|US|JP)$/;

const RULES: Record<string, Rule> = {
  'UBL order': (d) => d.nodes().every(isInOrder),
  'BR-01': ({ root }) =>
    text(root, 'CustomizationID').startsWith('urn:cen.eu:en16931:2017#compliant#') &&
    text(root, 'CustomizationID').endsWith('urn:fdc:peppol.eu:2017:poacc:billing:3.0'),
  'BR-02': filled('ID'),
  'BR-03': ({ root }) => [text(root, 'IssueDate'), text(root, 'TaxPointDate')].every(isDate),
  'BR-04, BR-CL-01': ({ root, isCredit }) =>
    isCredit ? text(root, 'CreditNoteTypeCode') === '381' : text(root, 'InvoiceTypeCode') === '380',
  'BR-05, BR-CL-04': ({ currency }) => /^(?:GBP|EUR|USD|JPY)$/.test(currency),
  'BR-06': ({ seller }) => text(seller, 'PartyLegalEntity/RegistrationName') !== '',
  'BR-07': ({ buyer }) => text(buyer, 'PartyLegalEntity/RegistrationName') !== '',
  'BR-08, BR-09': ({ seller }) => text(seller, 'PostalAddress/Country/IdentificationCode') === 'GB',
  'BR-10, BR-11, BR-CL-14': ({ buyer }) =>
    COUNTRIES.test(text(buyer, 'PostalAddress/Country/IdentificationCode')),
  'BR-12 to BR-15': ({ totals }) =>
    ['LineExtensionAmount', 'TaxExclusiveAmount', 'TaxInclusiveAmount', 'PayableAmount'].every(
      (name) => text(totals, name) !== '',
    ),
  'BR-16': ({ lines }) => lines.length > 0,
  'BR-21 to BR-26': ({ lines, isCredit }) =>
    lines.every((line) =>
      [
        'ID',
        isCredit ? 'CreditedQuantity' : 'InvoicedQuantity',
        'LineExtensionAmount',
        'Item/Name',
        'Price/PriceAmount',
      ].every((path) => text(line, path) !== ''),
    ) && new Set(lines.map((line) => text(line, 'ID'))).size === lines.length,
  'BR-23, BR-CL-23': ({ lines }) =>
    lines.every(({ children }) =>
      /^(?:DAY|H87|LS|C62)$/.test(
        children.find(({ name }) => name.endsWith('Quantity'))!.attributes.unitCode ?? '',
      ),
    ),
  'BR-27': ({ lines }) => lines.every((line) => exact(text(line, 'Price/PriceAmount')) >= 0n),
  'BR-45 to BR-48': ({ breakdown }) =>
    breakdown.every(
      (one) =>
        text(one, 'TaxableAmount') !== '' &&
        text(one, 'TaxAmount') !== '' &&
        (text(one, 'TaxCategory/Percent') !== '') === (text(one, 'TaxCategory/ID') !== 'O'),
    ),
  'BR-50, BR-61': ({ root }) =>
    all(root, 'PaymentMeans').every(
      (one) =>
        text(one, 'PaymentMeansCode') === '30' &&
        /^[A-Z0-9]{8,34}$/.test(text(one, 'PayeeFinancialAccount/ID')),
    ),
  'BR-53': ({ root, taxTotals }) => {
    const given = text(root, 'TaxCurrencyCode');
    const second = taxTotals.slice(1).map((one) => all(one, 'TaxAmount')[0]!.attributes.currencyID);
    return given === '' ? second.length === 0 : given === 'GBP' && second.join() === 'GBP';
  },
  'BR-55': ({ root, isCredit }) =>
    isCredit === (text(root, 'BillingReference/InvoiceDocumentReference/ID') !== ''),
  'BR-CO-04': (d) => d.lineCategories().every((one) => /^(?:S|Z|E|AE|O)$/.test(one)),
  'BR-CO-09': (d) =>
    [d.seller, d.buyer].every((party) => /^(?:[A-Z]{2}.+)?$/.test(d.vatNumber(party))),
  'BR-CO-10': (d) =>
    sum(d.lines.map((line) => exact(text(line, 'LineExtensionAmount')))) ===
    d.total('LineExtensionAmount'),
  'BR-CO-13': (d) => d.total('TaxExclusiveAmount') === d.total('LineExtensionAmount'),
  'BR-CO-14': (d) =>
    sum(d.breakdown.map((one) => exact(text(one, 'TaxAmount')))) ===
    exact(text(d.taxTotals[0]!, 'TaxAmount')),
  'BR-CO-15': (d) =>
    d.total('TaxInclusiveAmount') ===
    d.total('TaxExclusiveAmount') + exact(text(d.taxTotals[0]!, 'TaxAmount')),
  'BR-CO-16': (d) => d.total('PayableAmount') === d.total('TaxInclusiveAmount'),
  'BR-CO-17': (d) =>
    d.breakdown.every((one) => {
      const percent = text(one, 'TaxCategory/Percent') || '0';
      const product = exact(text(one, 'TaxableAmount')) * exact(percent);
      const difference = product - exact(text(one, 'TaxAmount')) * SCALE * 100n;
      // Half of the smallest unit of the currency.
      const half = (d.currency === 'JPY' ? SCALE : SCALE / 100n) * SCALE * 50n;
      return (difference < 0n ? -difference : difference) <= half;
    }),
  'BR-CO-18': ({ breakdown }) => breakdown.length > 0,
  'BR-CO-25': ({ root }) => text(root, 'DueDate') !== '' || text(root, 'PaymentTerms/Note') !== '',
  'BR-CO-26': (d) =>
    text(d.seller, 'PartyLegalEntity/CompanyID') !== '' || d.vatNumber(d.seller) !== '',
  'BR-DEC': (d) =>
    d
      .nodes()
      .filter(({ name }) => name.endsWith('Amount') && name !== 'PriceAmount')
      .every((one) =>
        (one.attributes.currencyID === 'JPY' ? /^-?\d+$/ : /^-?\d+\.\d\d$/).test(one.text),
      ),
  'BR-CL-03': (d) =>
    d
      .nodes()
      .filter(({ name }) => name.endsWith('Amount'))
      .every(({ attributes }) => [d.currency, 'GBP'].includes(attributes.currencyID ?? '')),
  'BR-CL-22': ({ breakdown }) =>
    breakdown.every((one) =>
      /^(?:VATEX-EU-AE|VATEX-EU-O)?$/.test(text(one, 'TaxCategory/TaxExemptionReasonCode')),
    ),
  'BR-CL-25': ({ seller, buyer }) =>
    [seller, buyer].every((party) =>
      /^(?:9932|9930|9957|9935|EM)$/.test(all(party, 'EndpointID')[0]?.attributes.schemeID ?? ''),
    ),
  ...categoryRules('S', 'S', { isZero: false, needsReason: false }),
  ...categoryRules('Z', 'Z', { isZero: true, needsReason: false }),
  ...categoryRules('E', 'E', { isZero: true, needsReason: true }),
  ...categoryRules('AE', 'AE', { isZero: true, needsReason: true }),
  ...categoryRules('O', 'O', { isZero: true, needsReason: true }),
  'BR-S-02, BR-Z-02, BR-E-02': (d) => d.has('O') || d.vatNumber(d.seller) !== '',
  'BR-AE-02': (d) => !d.has('AE') || d.vatNumber(d.buyer) !== '',
  'BR-O-02': (d) => !d.has('O') || (d.vatNumber(d.seller) === '' && d.vatNumber(d.buyer) === ''),
  'BR-O-11 to BR-O-14': (d) => !d.has('O') || d.categories().length === 1,
  'PEPPOL-EN16931-R001, R007': ({ root }) =>
    text(root, 'ProfileID') === 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  'PEPPOL-EN16931-R002': ({ root }) => all(root, 'Note').length <= 1,
  'PEPPOL-EN16931-R003': filled('BuyerReference'),
  'PEPPOL-EN16931-R008': (d) =>
    d.nodes().every(({ children, text: own }) => children.length > 0 || own.trim() !== ''),
  'PEPPOL-EN16931-R010, R020': ({ seller, buyer }) =>
    text(seller, 'EndpointID') !== '' && text(buyer, 'EndpointID') !== '',
  'PEPPOL-EN16931-R055': ({ taxTotals }) =>
    new Set(taxTotals.map((one) => exact(text(one, 'TaxAmount')) < 0n)).size === 1,
  'PEPPOL-EN16931-R120': (d) =>
    d.lines.every((line) => {
      const quantity = line.children.find(({ name }) => name.endsWith('Quantity'))!.text;
      const product = exact(quantity) * exact(text(line, 'Price/PriceAmount'));
      return product === exact(text(line, 'LineExtensionAmount')) * SCALE;
    }),
};
