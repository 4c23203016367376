import { ApiProperty } from '@nestjs/swagger';
import { PageDto, SearchPageQuery } from '../../../lists/page.dto';
import { ValidateBy } from 'class-validator';
import { Choice, Day, Flag, Id, Text, Whole, withCode } from '../../../validation/fields';
import { idParam, IdentifiedDto } from '../../../validation/id-param.dto';
import { Version } from '../../../validation/number-fields';
import { isCurrency } from '../bank/bank-line';
import { PAYMENT_KINDS, type PaymentKind } from '../payment.entity';
import { MAX_INVOICES, PaymentNotFound } from '../payments.errors';

export class PaymentIdParam extends idParam(PaymentNotFound) {}

const MINOR = { type: 'integer', example: 120_000 } as const;
const MAX_MINOR = 1_000_000_000_000;

const Amount = (label = 'Amount') =>
  Whole({
    label,
    example: '120000',
    min: 1,
    max: MAX_MINOR,
    description: 'In the smallest unit of the currency.',
  });

export class CheckoutOpenedDto {
  /** The payment page of the provider. */
  @ApiProperty({ format: 'uri' })
  url: string;
}

export class PaymentListQuery extends SearchPageQuery {
  /** Only what no invoice has. */
  @Flag({ example: 'true', optional: true })
  isUnallocated?: boolean;
}

export class AllocationDto {
  @ApiProperty({ format: 'uuid' })
  invoiceId: string;

  @ApiProperty({ example: 'INV-000012' })
  number: string;

  @ApiProperty(MINOR)
  minor: number;
}

export class PaymentDto extends IdentifiedDto {
  @ApiProperty({ enum: PAYMENT_KINDS, enumName: 'PaymentKind' })
  kind: PaymentKind;

  /** stripe, bank (a statement) or staff (by hand). */
  @ApiProperty({ example: 'stripe' })
  provider: string;

  @ApiProperty({ example: 'pi_3PqX' })
  reference: string;

  @ApiProperty(MINOR)
  minor: number;

  /** Of it: what went back. */
  @ApiProperty(MINOR)
  backMinor: number;

  @ApiProperty(MINOR)
  unallocatedMinor: number;

  @ApiProperty({ example: 'GBP' })
  currency: string;

  @ApiProperty({ format: 'date' })
  receivedOn: string;

  @ApiProperty({ example: 'Northgate Ltd' })
  payer: string;

  note: string;

  @ApiProperty({ type: [AllocationDto], maxItems: MAX_INVOICES })
  allocations: AllocationDto[];

  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  createdAt: Date;
}

export class PaymentsDto {
  payments: PaymentDto[];
  pagination: PageDto;
}

export class PaymentChangedDto {
  @ApiProperty({ example: 'The payment is recorded.' })
  message: string;
  payment: PaymentDto;
}

const BY_HAND = ['bank', 'cash'] as const;

export class RecordPaymentDto {
  @Choice(BY_HAND, 'PaymentByHand', { label: 'Kind', example: 'bank' })
  kind: 'bank' | 'cash';

  @Amount()
  minor: number;

  /** ISO 4217. */
  @Text({ label: 'Currency', example: 'GBP', min: 3, max: 3 })
  @ValidateBy(
    { name: 'isCurrency', validator: { validate: isCurrency } },
    withCode('unknown_value', 'Currency is not known'),
  )
  currency: string;

  @Day({ label: 'Received on', example: '2026-11-20' })
  receivedOn: Day;

  @Text({ label: 'From', example: 'Northgate Ltd', max: 160, optional: true })
  payer?: string;

  @Text({ label: 'Note', example: 'Cheque 1042', max: 300, optional: true })
  note?: string;

  @Id({ label: 'Invoice', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77', optional: true })
  invoiceId?: string;
}

export class AllocateDto {
  @Id({ label: 'Invoice', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77' })
  invoiceId: string;

  @Amount()
  minor: number;

  @Version()
  version: number;
}

export class PaidBackDto {
  @Amount()
  minor: number;

  @Day({ label: 'Paid back on', example: '2026-11-20' })
  on: Day;

  @Text({ label: 'Note', example: 'Paid twice', max: 300 })
  note: string;

  @Version()
  version: number;
}
