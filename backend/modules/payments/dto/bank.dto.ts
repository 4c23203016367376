import { ApiProperty } from '@nestjs/swagger';
import { PageDto, SearchPageQuery } from '../../../lists/page.dto';
import { Choice, Flag, Id, Items, Text, Whole } from '../../../validation/fields';
import { idParam, IdentifiedDto } from '../../../validation/id-param.dto';
import { Lines } from '../../../validation/list-fields';
import { Version } from '../../../validation/number-fields';
import { LINE_STATES, type LineState } from '../bank-line.entity';
import { DAY_ORDERS, type DayOrder } from '../bank/csv-values';
import { EVIDENCE_KINDS, MAX_EVIDENCE, type EvidenceKind } from '../bank/match-lines';
import { MAX_COLUMN } from '../bank/bank-line';
import { MAX_CELLS } from '../bank/csv-cells';
import { BankLineNotFound } from '../payments.errors';

export class BankLineIdParam extends idParam(BankLineNotFound) {}

const MAX_MATCHES = 20;
const MINOR = { type: 'integer', example: 120_000 } as const;

const ColumnName = (label: string) =>
  Text({ label, example: 'Amount', max: MAX_COLUMN, optional: true });

export class StatementQuery {
  /** The bank whose mapping is used. Without it, CAMT.053, mapped layouts and those of known banks are recognised. */
  @Text({ label: 'Bank', example: 'Barclays', max: MAX_COLUMN, optional: true })
  bank?: string;
}

export class BankMappingDto {
  @Text({ label: 'Bank', example: 'Barclays', max: MAX_COLUMN })
  bank: string;

  /** If the first line names the columns. Otherwise they are "Column 1" and so on. */
  @Flag({ example: 'true' })
  hasHeader: boolean;

  @Lines({
    label: 'Columns',
    example: ['Date', 'Amount', 'Memo'],
    max: MAX_CELLS,
    length: MAX_COLUMN,
    pattern: /^[^\r\n]+$/,
    shape: 'a name. A file that has the same columns is read like this without being told',
    optional: true,
  })
  columns?: string[];

  @ColumnName('Column of the account')
  accountColumn?: string;

  @Text({ label: 'Column of the day', example: 'Date', max: MAX_COLUMN })
  dayColumn: string;

  @Choice(DAY_ORDERS, 'DayOrder', { label: 'Order of the day', example: 'dmy' })
  dayOrder: DayOrder;

  /** With a sign: below zero for money that went. Or give a column in and one out. */
  @ColumnName('Column of the amount')
  amountColumn?: string;

  @ColumnName('Column of money in')
  inColumn?: string;

  @ColumnName('Column of money out')
  outColumn?: string;

  /** Whether an amount without a sign came or went: C or D, CR or DR, Credit or Debit. */
  @ColumnName('Column of credit or debit')
  directionColumn?: string;

  @ColumnName('Column of the text')
  textColumn?: string;

  @ColumnName('Second column of the text')
  secondTextColumn?: string;

  @ColumnName('Column of the currency')
  currencyColumn?: string;

  @Text({ label: 'Currency', example: 'GBP', min: 3, max: 3, optional: true })
  currency?: string;

  @Choice(['.', ','], 'DecimalSign', { label: 'Decimal sign', example: '.' })
  decimal: '.' | ',';
}

export class UnreadLineDto {
  @ApiProperty({ type: 'integer', example: 12 })
  line: number;

  @ApiProperty({ example: '“31/02/2026” is not a date' })
  why: string;
}

export class StatementReadDto {
  @ApiProperty({ example: '12 lines are new, 3 of them matched.' })
  message: string;

  @ApiProperty({ type: 'integer', example: 12 })
  added: number;

  /** Read before, from this or another file. */
  @ApiProperty({ type: 'integer', example: 3 })
  known: number;

  /** Money that went, which is not kept. */
  @ApiProperty({ type: 'integer', example: 20 })
  outgoing: number;

  @ApiProperty({ type: 'integer', example: 3 })
  matched: number;

  unread: UnreadLineDto[];

  /** Of a CSV file that no mapping fits: map them, and send the file again. */
  @ApiProperty({ type: [String], example: ['Date', 'Amount'] })
  columns: string[];

  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'string' } } })
  sample: string[][];

  /** A mapping to confirm. */
  @ApiProperty({ type: BankMappingDto, nullable: true })
  proposed: BankMappingDto | null;
}

export class BankLineQuery extends SearchPageQuery {
  @Choice(LINE_STATES, 'BankLineState', { example: 'open', optional: true })
  state?: LineState;
}

export class EvidenceDto {
  @ApiProperty({ format: 'uuid' })
  invoiceId: string;

  @ApiProperty({ example: 'INV-000012' })
  number: string;

  @ApiProperty({ example: 'Northgate Ltd' })
  company: string;

  @ApiProperty(MINOR)
  openMinor: number;

  /** Found in the line: its number, its amount (sum), or amount and name. */
  @ApiProperty({ enum: EVIDENCE_KINDS, enumName: 'EvidenceKind' })
  why: EvidenceKind;
}

export class BankLineDto extends IdentifiedDto {
  @ApiProperty({ example: '20-00-00 12345678' })
  account: string;

  @ApiProperty({ format: 'date' })
  day: string;

  @ApiProperty(MINOR)
  minor: number;

  @ApiProperty({ example: 'GBP' })
  currency: string;

  @ApiProperty({ example: 'NORTHGATE LTD INV-000012' })
  text: string;

  /** The bank takes an earlier line back. */
  isReversal: boolean;

  @ApiProperty({ enum: LINE_STATES, enumName: 'BankLineState' })
  state: LineState;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  paymentId: string | null;

  /** Open invoices that it may pay, and why. */
  @ApiProperty({ type: [EvidenceDto], maxItems: MAX_EVIDENCE })
  evidence: EvidenceDto[];

  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  createdAt: Date;
}

export class BankLinesDto {
  lines: BankLineDto[];
  pagination: PageDto;
}

export class MatchDto {
  @Id({ label: 'Invoice', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77' })
  invoiceId: string;

  @Whole({ label: 'Amount', example: '120000', min: 1, max: 1_000_000_000_000 })
  minor: number;
}

export class MatchLineDto {
  /** The rest stays unallocated. */
  @Items(() => MatchDto, { label: 'Invoices', most: MAX_MATCHES })
  invoices: MatchDto[];

  @Version()
  version: number;
}

export class LineVersionDto {
  @Version()
  version: number;
}

export class BankLineChangedDto {
  @ApiProperty({ example: 'The payment is recorded.' })
  message: string;
  line: BankLineDto;
}

export class BankMappingsDto {
  mappings: BankMappingDto[];
}
