import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { Email, Text, withCode } from '../../../validation/fields';
import { OptionalVersion } from '../../../validation/number-fields';

/** A country of EU and UK VAT numbers, then letters and digits. */
const VAT_NUMBER = /^(?:[A-Z]{2}[0-9A-Z+*. ]{2,18})?$/;

export class ChangeBillingDto {
  @Text({ label: 'Name', example: 'Amira Khan', max: 120 })
  name: string;

  @Text({ label: 'Company', example: 'Northgate Ltd', max: 160, optional: true })
  company?: string;

  @Text({ label: 'Address', example: '1 High Street\nLeeds\nLS1 1AA', max: 500, multiline: true })
  address: string;

  /** ISO 3166-1, two letters. */
  @Text({ label: 'Country', example: 'GB', min: 2, max: 2 })
  @Matches(/^[A-Z]{2}$/, withCode('unknown_value', 'Country must be two capital letters'))
  country: string;

  @Text({ label: 'VAT number', example: 'GB123456789', max: 20, optional: true })
  @Matches(
    VAT_NUMBER,
    withCode('unknown_value', 'VAT number must begin with its country, for example GB123456789'),
  )
  vatNumber?: string;

  /** Where invoices and reminders are sent. */
  @Email({ example: 'accounts@northgate.example' })
  email: string;

  /** A purchase order, or whatever else our invoices should quote. */
  @Text({ label: 'Your reference', example: 'PO 4711', max: 80, optional: true })
  reference?: string;

  @OptionalVersion()
  version?: number;
}

export class BillingDetailsDto {
  @ApiProperty({ example: 'Amira Khan' })
  name: string;

  @ApiProperty({ example: 'Northgate Ltd' })
  company: string;

  @ApiProperty({ example: '1 High Street\nLeeds\nLS1 1AA' })
  address: string;

  @ApiProperty({ example: 'GB' })
  country: string;

  @ApiProperty({ example: 'GB123456789' })
  vatNumber: string;

  @ApiProperty({ example: 'accounts@northgate.example' })
  email: string;

  @ApiProperty({ example: 'PO 4711' })
  reference: string;

  @ApiProperty({ type: 'integer', example: 1 })
  version: number;
}

export class BillingChangedDto {
  @ApiProperty({ example: 'Your billing details are saved.' })
  message: string;
  billing: BillingDetailsDto;
}
