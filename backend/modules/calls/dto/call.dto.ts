import { ApiProperty } from '@nestjs/swagger';
import { PublicFormDto } from '../../../access/public-form.dto';
import { Choice, Day, Email, Instant, Phone, Text } from '../../../validation/fields';
import { IdentifiedDto } from '../../../validation/id-param.dto';
import { OptionalVersion } from '../../../validation/number-fields';
import { PersonDto } from '../../accounts/accounts.public';
import { RequestNameDto } from '../../requests/requests.public';
import { CALL_STATES, type CallState } from '../call-moves';

const Start = () => Instant({ label: 'Time', example: '2026-12-01T10:00:00Z' });

const Zone = (options: { optional?: boolean } = {}) =>
  Text({
    label: 'Time zone',
    example: 'Europe/London',
    max: 60,
    description: 'IANA time zone of the times shown.',
    ...options,
  });

const Note = () =>
  Text({
    label: 'What would you like to discuss?',
    example: 'Stock runs out although we forecast it.',
    max: 2000,
    multiline: true,
    optional: true,
  });

export class SlotsQuery {
  /** Default: today. */
  @Day({ example: '2026-12-01', optional: true, parameter: 'SlotsFrom' })
  from?: Day;

  /** The last day; at most 14 days. Default: a week. */
  @Day({ example: '2026-12-07', optional: true, parameter: 'SlotsTo' })
  to?: Day;

  @Zone({ optional: true })
  zone?: string;
}

export class SlotDto {
  startsAt: Date;

  @ApiProperty({ example: '10:00' })
  time: string;
}

export class SlotDayDto {
  @ApiProperty({ format: 'date', example: '2026-12-01' })
  day: Day;

  @ApiProperty({ example: 'Tuesday 1 December 2026' })
  name: string;

  times: SlotDto[];
}

export class SlotsDto {
  @ApiProperty({ example: 'Free consultation' })
  title: string;

  @ApiProperty({ example: 30 })
  minutes: number;

  @ApiProperty({ example: 'Europe/London' })
  zone: string;

  /** Days that have a free time. */
  days: SlotDayDto[];
}

export class BookCallDto extends PublicFormDto {
  @Text({ label: 'Kind of call', example: 'consultation', max: 40 })
  slug: string;

  @Start()
  at: string;

  @Zone()
  zone: string;

  @Text({ label: 'Full name', example: 'Amira Khan', min: 2, max: 100 })
  name: string;

  @Email()
  email: string;

  @Text({ example: 'Northgate Logistics', max: 150, optional: true })
  company?: string;

  @Phone({ publicForm: true })
  phone?: string;

  @Note()
  note?: string;

  /** Topic named by the link to the page. */
  @Text({ example: 'AI Consulting', max: 80, optional: true })
  topic?: string;
}

export class BookOnRequestDto {
  @Start()
  at: string;

  @Zone()
  zone: string;

  @Note()
  note?: string;
}

export class MoveCallDto {
  @Start()
  at: string;

  @OptionalVersion()
  version?: number;
}

export class CloseCallDto {
  @Choice(['held', 'missed'], 'CallOutcome', { label: 'Outcome', example: 'held' })
  state: 'held' | 'missed';

  @OptionalVersion()
  version?: number;
}

export class CallVersionDto {
  @OptionalVersion()
  version?: number;
}

export class CallsQuery {
  @Day({ example: '2026-12-01', parameter: 'CallsFrom' })
  from: Day;

  /** The last day; at most 62 days, and the first two thousand calls. */
  @Day({ example: '2026-12-07', parameter: 'CallsTo' })
  to: Day;

  /** Its days begin at midnight. Default: the office's. */
  @Zone({ optional: true })
  zone?: string;
}

export class CallBookerDto {
  @ApiProperty({ example: 'Amira Khan' })
  name: string;

  @ApiProperty({ type: String, nullable: true, example: 'amira@northgate.example' })
  email: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Northgate Logistics' })
  company: string | null;

  @ApiProperty({ type: String, nullable: true, example: '+44 1632 960456' })
  phone: string | null;
}

export class CallDto extends IdentifiedDto {
  @ApiProperty({ example: 'Free consultation' })
  title: string;

  @ApiProperty({ example: 30 })
  minutes: number;

  startsAt: Date;
  endsAt: Date;

  @ApiProperty({ enum: CALL_STATES, enumName: 'CallState' })
  state: CallState;

  @ApiProperty({ example: 1 })
  version: number;

  host: PersonDto;

  /** A link or a telephone number, in words; null for readers who take no part in it. */
  @ApiProperty({ type: String, nullable: true, example: 'By phone: we call +44 1632 960456' })
  place: string | null;

  /** Person who booked; only for the host and staff who may assign work. */
  @ApiProperty({ type: CallBookerDto, nullable: true })
  booker: CallBookerDto | null;

  /** A visitor's note. A client's note becomes a comment. */
  @ApiProperty({ example: 'Stock runs out although we forecast it.' })
  note: string;

  @ApiProperty({ type: RequestNameDto, nullable: true })
  request: RequestNameDto | null;

  @ApiProperty({ type: String, nullable: true, format: 'uuid' })
  leadId: string | null;

  /** The host is away that day or no longer on the staff. */
  needsHost: boolean;

  /** Whether the caller may move or cancel it now. */
  canChange: boolean;

  /** Whether the caller may record if it took place. */
  canClose: boolean;

  /** True if we cancelled it and the caller may choose another time. */
  mayRebook: boolean;
}

export class CallsDto {
  calls: CallDto[];
}

export class CallBookedDto extends IdentifiedDto {
  @ApiProperty({ example: 'Your call is booked.' })
  message: string;
}

export class CallChangedDto {
  @ApiProperty({ example: 'The call has moved.' })
  message: string;

  call: CallDto;
}
