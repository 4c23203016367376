import type { BankAccount, Firm } from '../../documents/firm';
import type { PricedLine, VatSum } from '../../documents/priced-lines';
import type { Day } from '../../time/days';

export const INVOICE_KINDS = ['deposit', 'stage', 'final', 'credit'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/**
 * Codes of EN 16931 (UNCL 5305): standard and reduced rates, zero rate, exempt, reverse charge, and
 * outside the scope, which is also what a firm without a VAT number charges.
 */
export const VAT_CATEGORIES = ['S', 'Z', 'E', 'AE', 'O'] as const;
export type VatCategory = (typeof VAT_CATEGORIES)[number];

/** `country`: ISO 3166-1 alpha-2. `address`: lines parted by line feeds, without the country. */
export type Buyer = {
  name: string;
  company: string;
  address: string;
  country: string;
  vatNumber: string;
  email: string;
  /** Purchase order or other reference that the buyer asked us to quote. */
  reference: string;
};

/** VAT in sterling, by the rate of a day: sterling for one unit of the invoice's currency. */
export type Sterling = { vatMinor: number; rate: string; day: Day };

export type Credited = {
  number: string;
  issuedOn: Day;
  reason: 'mistake' | 'reduction';
  explanation: string;
};

/**
 * The frozen text of an issued invoice or credit note. Amounts are in minor units, and positive on
 * credit notes as well. VAT is rounded once per rate. Lines have thousandths as quantities and
 * hundredths of a percent as rates.
 */
export type InvoiceContent = {
  schema: 1;
  number: string;
  kind: InvoiceKind;
  issuedOn: Day;
  taxPoint: Day;
  /** Null for a credit note. */
  dueOn: Day | null;
  currency: string;
  seller: Firm & { email: string; bank: BankAccount | null };
  buyer: Buyer;
  request: { reference: string; projectName: string };
  proposal: string;
  /** The invoice that a credit note credits. */
  credits: Credited | null;
  lines: PricedLine[];
  vat: (VatSum & { category: VatCategory })[];
  vatNote: string;
  netMinor: number;
  vatMinor: number;
  totalMinor: number;
  /** Null if the currency is sterling or there is no VAT. */
  sterling: Sterling | null;
};
