import { ApiProperty } from '@nestjs/swagger';
import { Token } from '../../../validation/fields';
import { BankAccountDto } from '../../invoices/invoices.public';

export class PayTokenDto {
  @Token('The link is missing its token.')
  token: string;
}

const MINOR = { type: 'integer', example: 120_000 } as const;

/** No more of an invoice than the mail with the link says. */
export class PayLinkDto {
  @ApiProperty({ example: 'INV-000012' })
  number: string;

  @ApiProperty({ example: 'Forecasting model' })
  projectName: string;

  @ApiProperty({ example: 'GBP' })
  currency: string;

  @ApiProperty(MINOR)
  totalMinor: number;

  /** The amount still to pay. */
  @ApiProperty(MINOR)
  openMinor: number;

  @ApiProperty({ format: 'date' })
  dueOn: string;

  /** Days since it was due, if something is open; else 0. */
  @ApiProperty({ type: 'integer', example: 0 })
  daysLate: number;

  @ApiProperty({ type: BankAccountDto, nullable: true })
  bank: BankAccountDto | null;

  /** Whether it can be paid by card. */
  canPay: boolean;
}
