import { ApiProperty } from '@nestjs/swagger';
import { nameChoices } from '../../../openapi/choice-words';
import { Choice, Day, Id } from '../../../validation/fields';

/** Invoices and returned money add to the balance; the others take from it. */
export const ACCOUNT_ENTRIES = [
  'invoice',
  'credit_note',
  'payment',
  'refund',
  'dispute',
  'write_off',
] as const;
export type AccountEntryKind = (typeof ACCOUNT_ENTRIES)[number];

export const ACCOUNT_ENTRY_WORDS = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
  payment: 'Payment',
  refund: 'Refund',
  dispute: 'Card dispute',
  write_off: 'Written off',
} satisfies Record<AccountEntryKind, string>;
nameChoices('AccountEntryKind', ACCOUNT_ENTRY_WORDS);

const FORMATS = ['pdf', 'csv'] as const;
export const MAX_ENTRIES = 1_000;
/** Clients have one, rarely two. */
const MAX_CURRENCIES = 20;
const MINOR = { type: 'integer', example: 120_000 } as const;

export class AccountStatementQuery {
  /** A year before the last day by default. */
  @Day({ label: 'From', example: '2026-01-01', optional: true, parameter: 'StatementFrom' })
  from?: Day;

  /** Today by default. */
  @Day({ label: 'To', example: '2026-11-30', optional: true, parameter: 'StatementTo' })
  to?: Day;

  /** For staff: an invoice of the client. */
  @Id({ label: 'Invoice', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77', optional: true })
  invoiceId?: string;
}

export class AccountStatementFileQuery extends AccountStatementQuery {
  @Choice(FORMATS, 'StatementFormat', { label: 'Format', example: 'pdf' })
  format: (typeof FORMATS)[number];
}

export class AccountEntryDto {
  @ApiProperty({ format: 'date' })
  day: string;

  @ApiProperty({ enum: ACCOUNT_ENTRIES, enumName: 'AccountEntryKind' })
  kind: AccountEntryKind;

  /** Number of the document, or of the invoices that have the payment. */
  @ApiProperty({ example: 'INV-000012' })
  number: string;

  /** Null for payments. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  invoiceId: string | null;

  /** Change of the balance; below zero if it gets smaller. */
  @ApiProperty(MINOR)
  minor: number;

  /** Balance after it; below zero in favour of the client. */
  @ApiProperty(MINOR)
  balanceMinor: number;
}

export class StatedAccountDto {
  @ApiProperty({ example: 'GBP' })
  currency: string;

  /** Balance before the first day. */
  @ApiProperty(MINOR)
  openingMinor: number;

  @ApiProperty({ type: [AccountEntryDto], maxItems: MAX_ENTRIES })
  entries: AccountEntryDto[];

  /** Balance after the last day. */
  @ApiProperty(MINOR)
  closingMinor: number;
}

export class AccountStatementDto {
  @ApiProperty({ format: 'date' })
  from: string;

  @ApiProperty({ format: 'date' })
  to: string;

  /** The company or person that it is for. */
  @ApiProperty({ example: 'Northgate Ltd' })
  holder: string;

  /** One for each currency. */
  @ApiProperty({ type: [StatedAccountDto], maxItems: MAX_CURRENCIES })
  accounts: StatedAccountDto[];
}
