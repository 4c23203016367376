import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { nameChoices } from '../../../openapi/choice-words';
import { Choice, Text, withCode } from '../../../validation/fields';
import { VAT_CATEGORIES, type VatCategory } from '../invoice-content';

export const ACCOUNT_FILES = ['sales', 'payments', 'xero', 'quickbooks', 'pdfs'] as const;
export type AccountFile = (typeof ACCOUNT_FILES)[number];

nameChoices('AccountFile', {
  sales: 'Invoices and credit notes (CSV)',
  payments: 'Payments (CSV)',
  xero: 'For Xero (CSV)',
  quickbooks: 'For QuickBooks (ZIP of CSV files)',
  pdfs: 'All PDFs (ZIP)',
} satisfies Record<AccountFile, string>);

const VAT_STEPS = ['month', 'quarter'] as const;

export class AccountFileQuery {
  @Text({ label: 'Month', example: '2026-11', min: 7, max: 7 })
  @Matches(/^20\d{2}-(0[1-9]|1[0-2])$/, withCode('not_a_day', 'Month must be like 2026-11'))
  month: string;

  @Choice(ACCOUNT_FILES, 'AccountFile', { label: 'File', example: 'xero' })
  file: AccountFile;
}

export class VatSumsQuery {
  @Text({ label: 'Year', example: '2026', min: 4, max: 4 })
  @Matches(/^20\d{2}$/, withCode('not_a_day', 'Year must be like 2026'))
  year: string;

  @Choice(VAT_STEPS, 'VatStep', { label: 'By', example: 'quarter' })
  by: (typeof VAT_STEPS)[number];
}

const MINOR = { type: 'integer', example: 120_000 } as const;

export class VatRowDto {
  @ApiProperty({ enum: VAT_CATEGORIES, enumName: 'VatCategory' })
  category: VatCategory;

  /** In hundredths of a percent. */
  @ApiProperty({ type: 'integer', example: 2_000 })
  rate: number;

  @ApiProperty(MINOR)
  netMinor: number;

  @ApiProperty(MINOR)
  vatMinor: number;
}

export class CurrencyVatDto extends VatRowDto {
  @ApiProperty({ example: 'GBP' })
  currency: string;
}

export class VatPeriodDto {
  @ApiProperty({ format: 'date' })
  from: string;

  @ApiProperty({ format: 'date' })
  to: string;
  sums: CurrencyVatDto[];

  /** The same in sterling, for the return. */
  sterling: VatRowDto[];

  /** Numbers of documents that are in neither, because they state no rate. */
  @ApiProperty({ type: [String], example: [] })
  withoutSterling: string[];
}

export class VatSumsDto {
  periods: VatPeriodDto[];
}
