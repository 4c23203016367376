import brand from '../../../../brand.json';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { LINE_UNITS, type LineUnit } from '../../../documents/priced-lines';
import { PageDto, SearchPageQuery } from '../../../lists/page.dto';
import { Choice, Day, Items, Text, Whole, withCode } from '../../../validation/fields';
import { idParam, IdentifiedDto } from '../../../validation/id-param.dto';
import { OptionalVersion, Version } from '../../../validation/number-fields';
import { RequestNameDto } from '../../requests/requests.public';
import {
  INVOICE_KINDS,
  VAT_CATEGORIES,
  type InvoiceKind,
  type VatCategory,
} from '../invoice-content';
import {
  CREDIT_REASONS,
  ZERO_CATEGORIES,
  type CreditReason,
  type ZeroCategory,
} from '../invoice.entity';
import { INVOICE_STATES, type InvoiceState } from '../invoice-moves';
import { InvoiceNotFound, MAX_LINES, PlanItemNotFound } from '../invoices.errors';
import { PART_KINDS, type PartKind } from '../plan.entity';
import { REMINDER_STEPS, type ReminderStep } from '../reminder-steps';
import { BillingDetailsDto } from './billing.dto';

export class InvoiceIdParam extends idParam(InvoiceNotFound) {}
export class PlanItemIdParam extends idParam(PlanItemNotFound) {}

/** How long an invoice has been due. */
export const AGES = ['not_due', 'to_30', 'to_60', 'over_60'] as const;
export type Age = (typeof AGES)[number];

export class InvoiceListQuery extends SearchPageQuery {
  @Choice(INVOICE_STATES, 'InvoiceState', { example: 'issued', optional: true })
  state?: InvoiceState;

  /** Of open invoices: not due, 1 to 30 days late, 31 to 60, or more. */
  @Choice(AGES, 'InvoiceAge', { example: 'to_30', optional: true })
  age?: Age;
}

const MINOR = { type: 'integer', example: 120_000 } as const;

export class InvoiceDto extends IdentifiedDto {
  /** Null for a draft. */
  @ApiProperty({ type: String, nullable: true, example: 'INV-000012' })
  number: string | null;

  @ApiProperty({ enum: INVOICE_KINDS, enumName: 'InvoiceKind' })
  kind: InvoiceKind;

  @ApiProperty({ enum: INVOICE_STATES, enumName: 'InvoiceState' })
  state: InvoiceState;

  request: RequestNameDto;

  @ApiProperty({ example: 'Amira Khan' })
  client: string;

  @ApiProperty({ example: 'Northgate Ltd' })
  company: string;

  @ApiProperty({ example: 'GBP' })
  currency: string;

  @ApiProperty(MINOR)
  netMinor: number;

  @ApiProperty(MINOR)
  vatMinor: number;

  @ApiProperty(MINOR)
  totalMinor: number;

  @ApiProperty(MINOR)
  paidMinor: number;

  @ApiProperty(MINOR)
  creditedMinor: number;

  /** What is left to pay. */
  @ApiProperty(MINOR)
  openMinor: number;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  issuedOn: string | null;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  dueOn: string | null;

  /** Days since it was due, if it is open and late; else 0. */
  @ApiProperty({ type: 'integer', example: 0 })
  daysLate: number;

  createdAt: Date;
}

export class InvoicesDto {
  invoices: InvoiceDto[];
  pagination: PageDto;
}

export class InvoiceLineDto {
  @ApiProperty({ example: 'First results, PRO-000012' })
  text: string;

  /** In thousandths. */
  @ApiProperty({ type: 'integer', example: 1_000 })
  quantity: number;

  @ApiProperty({ enum: LINE_UNITS, enumName: 'LineUnit', required: false })
  unit?: LineUnit;

  @ApiProperty(MINOR)
  unitMinor: number;

  /** In hundredths of a percent. */
  @ApiProperty({ type: 'integer', example: 2_000 })
  vatRate: number;

  @ApiProperty(MINOR)
  netMinor: number;
}

export class InvoiceVatDto {
  @ApiProperty({ type: 'integer', example: 2_000 })
  rate: number;

  @ApiProperty({ enum: VAT_CATEGORIES, enumName: 'VatCategory' })
  category: VatCategory;

  @ApiProperty(MINOR)
  netMinor: number;

  @ApiProperty(MINOR)
  vatMinor: number;
}

export class BankAccountDto {
  @ApiProperty({ example: 'Sample Bank' })
  bank: string;

  @ApiProperty({ example: brand.legalName })
  name: string;

  @ApiProperty({ example: '00-00-00' })
  sortCode: string;

  @ApiProperty({ example: '00000000' })
  account: string;

  @ApiProperty({ example: 'GB00 SMPL 0000 0000 0000 00' })
  iban: string;

  @ApiProperty({ example: 'SMPLGB00' })
  bic: string;
}

export class SellerDto {
  legalName: string;
  address: string;
  companyNumber: string;
  place: string;
  office: string;

  @ApiProperty({ type: String, nullable: true, example: 'GB 000 0000 00' })
  vatNumber: string | null;

  /** The facts are invented, for a demonstration. */
  isSample: boolean;
  email: string;

  @ApiProperty({ type: BankAccountDto, nullable: true })
  bank: BankAccountDto | null;
}

export class SterlingDto {
  @ApiProperty(MINOR)
  vatMinor: number;

  /** Sterling for one unit of the currency. */
  @ApiProperty({ example: '0.7821' })
  rate: string;

  @ApiProperty({ format: 'date' })
  day: string;
}

/** A credit note of an invoice, or the invoice that a credit note credits. */
export class RelatedInvoiceDto extends IdentifiedDto {
  @ApiProperty({ example: 'CRN-000001' })
  number: string;

  @ApiProperty({ format: 'date' })
  issuedOn: string;

  @ApiProperty(MINOR)
  totalMinor: number;
}

/** What came or went back for an invoice. */
export class InvoicePaymentDto extends IdentifiedDto {
  @ApiProperty({ format: 'date' })
  receivedOn: string;

  @ApiProperty({ example: 'card' })
  kind: string;

  /** Below zero if it went back. */
  @ApiProperty(MINOR)
  minor: number;
}

export class InvoiceGapDto {
  @ApiProperty({ example: 'buyer.address' })
  field: string;

  @ApiProperty({ example: 'required' })
  code: string;

  @ApiProperty({ example: 'Say the address of the client.' })
  message: string;
}

export class InvoiceDetailDto extends InvoiceDto {
  lines: InvoiceLineDto[];
  vat: InvoiceVatDto[];
  vatNote: string;

  @ApiProperty({ enum: ZERO_CATEGORIES, enumName: 'ZeroCategory', nullable: true })
  zeroRatedAs: ZeroCategory | null;

  seller: SellerDto;
  buyer: BillingDetailsDto;

  /** Of the proposal that was accepted. */
  @ApiProperty({ example: 'PRO-000012' })
  proposal: string;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  taxPoint: string | null;

  /** The VAT in sterling, if the currency is another. */
  @ApiProperty({ type: SterlingDto, nullable: true })
  sterling: SterlingDto | null;

  @ApiProperty({ type: String, nullable: true, example: '0.7821' })
  sterlingRate: string | null;

  /** What this credit note credits. */
  @ApiProperty({ type: RelatedInvoiceDto, nullable: true })
  credits: RelatedInvoiceDto | null;

  @ApiProperty({ enum: CREDIT_REASONS, enumName: 'CreditReason', nullable: true })
  reason: CreditReason | null;

  @ApiProperty({ type: String, nullable: true })
  explanation: string | null;

  creditNotes: RelatedInvoiceDto[];
  payments: InvoicePaymentDto[];

  @ApiProperty({ type: String, nullable: true })
  writeOffReason: string | null;

  /** No reminders are sent, because the client has asked about it. */
  @ApiProperty({ type: Date, nullable: true })
  pausedAt: Date | null;

  @ApiProperty({ enum: REMINDER_STEPS, enumName: 'ReminderStep', nullable: true })
  lastReminder: ReminderStep | null;

  @ApiProperty({ type: Date, nullable: true })
  nextReminderAt: Date | null;

  /** When the client first opened it. */
  @ApiProperty({ type: Date, nullable: true })
  seenAt: Date | null;

  hasPdf: boolean;

  /** Why it cannot be issued yet. */
  gaps: InvoiceGapDto[];

  /** Whether clients can pay it online. */
  canPay: boolean;
  canManage: boolean;

  @ApiProperty({ type: 'integer', example: 1 })
  version: number;
}

export class InvoiceChangedDto {
  @ApiProperty({ example: 'The invoice is issued.' })
  message: string;
  invoice: InvoiceDetailDto;
}

export class DraftedDto {
  @ApiProperty({ example: 'The stage is done, and its invoice is drafted.' })
  message: string;

  @ApiProperty({ type: InvoiceDetailDto, nullable: true })
  invoice: InvoiceDetailDto | null;
}

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
    /^\d{1,6}(\.\d{1,6})?$/,
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

  /** What is credited of it, without VAT. */
  @Whole({ label: 'Amount', example: '50000', min: 1, max: 1_000_000_000_000 })
  netMinor: number;
}

export class CreditInvoiceDto {
  /** mistake: it is invoiced anew. reduction: the price is less than agreed. */
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

export class InvoiceQuestionDto {
  @Text({ label: 'Question', example: 'What is line 2 for?', max: 4_000, multiline: true })
  text: string;
}

export class PlanItemDto extends IdentifiedDto {
  @ApiProperty({ enum: PART_KINDS, enumName: 'PartKind' })
  kind: PartKind;

  @ApiProperty({ example: 'First results' })
  title: string;

  @ApiProperty({ example: 'PRO-000012' })
  proposal: string;

  @ApiProperty({ type: String, format: 'date', nullable: true })
  dueOn: string | null;

  @ApiProperty(MINOR)
  netMinor: number;

  @ApiProperty(MINOR)
  totalMinor: number;

  @ApiProperty({ type: Date, nullable: true })
  doneAt: Date | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  invoiceId: string | null;

  /** Of its invoice; null without one, and for clients as long as it is a draft. */
  @ApiProperty({ type: String, nullable: true, example: 'INV-000012' })
  number: string | null;

  @ApiProperty({ enum: INVOICE_STATES, enumName: 'InvoiceState', nullable: true })
  state: InvoiceState | null;

  @ApiProperty({ type: 'integer', example: 1 })
  version: number;
}

/** Where the money of a request stands. All amounts with VAT. */
export class RequestMoneyDto {
  @ApiProperty({ example: 'GBP' })
  currency: string;

  @ApiProperty(MINOR)
  agreedMinor: number;

  /** Less what was credited. */
  @ApiProperty(MINOR)
  invoicedMinor: number;

  @ApiProperty(MINOR)
  paidMinor: number;

  @ApiProperty(MINOR)
  openMinor: number;

  items: PlanItemDto[];
  invoices: InvoiceDto[];
  canManage: boolean;
}

export class ToIssueDto extends PlanItemDto {
  request: RequestNameDto;

  @ApiProperty({ example: 'GBP' })
  currency: string;
}

export class ToIssueListDto {
  /** Parts that are done or due, without an invoice. */
  items: ToIssueDto[];
  drafts: InvoiceDto[];
}

export class AgeSumDto {
  @ApiProperty({ enum: AGES, enumName: 'InvoiceAge' })
  age: Age;

  @ApiProperty({ example: 'GBP' })
  currency: string;

  @ApiProperty({ type: 'integer', example: 3 })
  count: number;

  @ApiProperty(MINOR)
  openMinor: number;
}

export class AgeSumsDto {
  ages: AgeSumDto[];
}
