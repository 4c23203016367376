import brand from '../../../../brand.json';
import { ApiProperty } from '@nestjs/swagger';
import { LINE_UNITS, type LineUnit } from '../../../documents/priced-lines';
import { PageDto, SearchPageQuery } from '../../../lists/page.dto';
import { Choice, Flag, Text } from '../../../validation/fields';
import { idParam, IdentifiedDto } from '../../../validation/id-param.dto';
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
import { InvoiceNotFound, MAX_LINES, MAX_MOVEMENTS, PlanItemNotFound } from '../invoices.errors';
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

  /** Finds open invoices that are not due, or 1 to 30, 31 to 60 or more days late. */
  @Choice(AGES, 'InvoiceAge', { example: 'to_30', optional: true })
  age?: Age;

  /** Only with something left to pay. */
  @Flag({ example: 'true', optional: true })
  isOpen?: boolean;

  @Text({ label: 'Currency', example: 'GBP', min: 3, max: 3, optional: true })
  currency?: string;
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

  /** The amount still to pay. */
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

/** A payment of the invoice, or its return. */
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
  @ApiProperty({ type: [InvoiceLineDto], maxItems: MAX_LINES })
  lines: InvoiceLineDto[];

  @ApiProperty({ type: [InvoiceVatDto], maxItems: MAX_LINES })
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

  /** The invoice that this credit note credits. */
  @ApiProperty({ type: RelatedInvoiceDto, nullable: true })
  credits: RelatedInvoiceDto | null;

  @ApiProperty({ enum: CREDIT_REASONS, enumName: 'CreditReason', nullable: true })
  reason: CreditReason | null;

  @ApiProperty({ type: String, nullable: true })
  explanation: string | null;

  /** The latest. */
  @ApiProperty({ type: [RelatedInvoiceDto], maxItems: MAX_MOVEMENTS })
  creditNotes: RelatedInvoiceDto[];

  /** The latest. */
  @ApiProperty({ type: [InvoicePaymentDto], maxItems: MAX_MOVEMENTS })
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

  /** Whether reminders name the statutory interest. */
  namesInterest: boolean;

  /** When the client first opened it. */
  @ApiProperty({ type: Date, nullable: true })
  seenAt: Date | null;

  hasPdf: boolean;

  /** Why it cannot be issued yet. */
  @ApiProperty({ type: [InvoiceGapDto], maxItems: 2 * MAX_LINES })
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

/** All amounts include VAT. */
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
