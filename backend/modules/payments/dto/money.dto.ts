import { ApiProperty } from '@nestjs/swagger';
import { Day } from '../../../validation/fields';

const MINOR = { type: 'integer', example: 120_000 } as const;

export class MoneyQuery {
  /** Eleven months before the current one by default, as in the reports. */
  @Day({ label: 'From', example: '2026-01-01', optional: true, parameter: 'MoneyFrom' })
  from?: Day;

  /** Today by default. */
  @Day({ label: 'To', example: '2026-11-30', optional: true, parameter: 'MoneyTo' })
  to?: Day;
}

/** All amounts include VAT. */
export class MoneySumDto {
  @ApiProperty({ example: 'GBP' })
  currency: string;

  @ApiProperty(MINOR)
  agreedMinor: number;

  /** Less credit notes. */
  @ApiProperty(MINOR)
  invoicedMinor: number;

  /** Less what went back. */
  @ApiProperty(MINOR)
  paidMinor: number;
}

export class MoneyDto {
  @ApiProperty({ format: 'date' })
  from: string;

  @ApiProperty({ format: 'date' })
  to: string;

  /** One for each currency. */
  sums: MoneySumDto[];
}
