import { Matches } from 'class-validator';
import { Choice, Day, Flag, Items, Text, Whole, withCode } from '../../../validation/fields';
import { OptionalVersion, Version } from '../../../validation/number-fields';
import {
  CREDIT_REASONS,
  ZERO_CATEGORIES,
  type CreditReason,
  type ZeroCategory,
} from '../invoice.entity';
import { MAX_LINES } from '../invoices.errors';

export class LineTextDto {
  @Text({ label: 'Description', example: 'First results, PRO-000012', max: 300 })
  text: string;
}

export class ChangeInvoiceDraftDto {
  @Items(() => LineTextDto, { label: 'Lines', most: MAX_LINES })
  lines: LineTextDto[];

  /** Why lines bear no VAT, as the invoice says it. */
  @Text({ label: 'Note on VAT', example: 'Reverse charge applies.', max: 300, optional: true })
  vatNote?: string;

  @Choice(ZERO_CATEGORIES, 'ZeroCategory', { label: 'Without VAT', example: 'AE', optional: true })
  zeroRatedAs?: ZeroCategory;

  /** Sterling for one unit of the currency, with at most six decimals. */
  @Text({ label: 'Rate to sterling', example: '0.7821', max: 14, optional: true })
  @Matches(
    /^(?![0.]*$)\d{1,6}(\.\d{1,6})?$/,
    withCode('not_an_amount', 'Rate to sterling must be a number such as 0.7821'),
  )
  sterlingRate?: string;

  @Day({ label: 'Tax point', example: '2026-12-01', optional: true })
  taxPoint?: Day;

  @Day({ label: 'Due on', example: '2026-12-15', optional: true })
  dueOn?: Day;

  @Version()
  version: number;
}

export class VersionDto {
  @OptionalVersion()
  version?: number;
}

export class DiscardDraftDto {
  @Version()
  version: number;
}

export class CreditLineDto {
  /** Place of the line, from 0. */
  @Whole({ label: 'Line', example: '0', min: 0, max: MAX_LINES - 1 })
  line: number;

  /** The amount to credit, without VAT. */
  @Whole({ label: 'Amount', example: '50000', min: 1, max: 1_000_000_000_000 })
  netMinor: number;
}

export class CreditInvoiceDto {
  /** mistake: it is invoiced again. reduction: the price is less than agreed. */
  @Choice(CREDIT_REASONS, 'CreditReason', { label: 'Reason', example: 'reduction' })
  reason: CreditReason;

  @Text({ label: 'Explanation', example: 'Agreed by phone on 3 December.', max: 500 })
  explanation: string;

  /** Empty for all that is left. */
  @Items(() => CreditLineDto, { label: 'Lines', most: MAX_LINES })
  lines: CreditLineDto[];

  @Version()
  version: number;
}

export class WriteOffDto {
  @Text({ label: 'Reason', example: 'The company was dissolved.', max: 500 })
  reason: string;

  @Version()
  version: number;
}

export class InterestDto {
  @Flag({ example: 'true' })
  isNamed: boolean;

  @Version()
  version: number;
}

export class InvoiceQuestionDto {
  @Text({ label: 'Question', example: 'What is line 2 for?', max: 4_000, multiline: true })
  text: string;
}
