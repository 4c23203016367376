import { ApiProperty } from '@nestjs/swagger';
import { Id, Text, Whole } from '../../../validation/fields';
import { IdentifiedDto } from '../../../validation/id-param.dto';
import { Lines } from '../../../validation/list-fields';
import { Version } from '../../../validation/number-fields';
import { MAX_CALENDARS } from '../service-levels.entity';

const MAX_MINUTES = 60 * 9 * 65;
const MAX_HOLIDAYS = 400;

const TIME = String.raw`([01]\d|2[0-3]):[0-5]\d`;
const HOURS = new RegExp(`^[1-7] ${TIME}-(${TIME}|24:00)$`);
const HOLIDAY = /^\d{4}-\d{2}-\d{2} [^\p{Cc}\p{Cs}]{1,80}$/u;

export const HoursLines = () =>
  Lines({
    label: 'Hours',
    example: ['1 09:00-18:00', '2 09:00-12:30', '2 13:30-18:00'],
    max: 28,
    length: 13,
    pattern: HOURS,
    shape: 'a weekday (1 is Monday) and opening hours, such as "1 09:00-18:00"',
  });

const Minutes = (label: string, example: string) =>
  Whole({
    label,
    example,
    min: 5,
    max: MAX_MINUTES,
    description: `${label}, in working minutes.`,
  });

export class TargetsDto {
  @Minutes('First reply, low urgency', '540')
  firstReplyLow: number;

  @Minutes('First reply, medium urgency', '540')
  firstReplyMedium: number;

  @Minutes('First reply, high urgency', '240')
  firstReplyHigh: number;

  @Minutes('First reply, critical urgency', '120')
  firstReplyCritical: number;

  @Minutes('Next reply, low urgency', '540')
  nextReplyLow: number;

  @Minutes('Next reply, medium urgency', '540')
  nextReplyMedium: number;

  @Minutes('Next reply, high urgency', '240')
  nextReplyHigh: number;

  @Minutes('Next reply, critical urgency', '120')
  nextReplyCritical: number;

  @Minutes('Resolution, low urgency', '10800')
  resolutionLow: number;

  @Minutes('Resolution, medium urgency', '5400')
  resolutionMedium: number;

  @Minutes('Resolution, high urgency', '2700')
  resolutionHigh: number;

  @Minutes('Resolution, critical urgency', '1080')
  resolutionCritical: number;
}

export class ChangePolicyDto extends TargetsDto {
  @Id({ label: 'Calendar', example: '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77' })
  calendarId: string;

  @Version()
  version: number;
}

export class NewCalendarDto {
  @Text({ example: 'Cambridge office', max: 60 })
  name: string;

  @Text({ label: 'Time zone', example: 'Europe/London', max: 60 })
  zone: string;

  @HoursLines()
  hours: string[];

  @Lines({
    label: 'Holidays',
    example: ['2026-12-28 Boxing Day'],
    max: MAX_HOLIDAYS,
    length: 91,
    pattern: HOLIDAY,
    shape: 'a day and its name, such as "2026-12-25 Christmas Day"',
  })
  holidays: string[];
}

export class ChangeCalendarDto extends NewCalendarDto {
  @Version()
  version: number;
}

export class PolicyDto extends TargetsDto {
  @ApiProperty({ format: 'uuid' })
  calendarId: string;

  @ApiProperty({ type: 'integer', example: 1 })
  version: number;

  createdAt: Date;

  /** Longest first reply time that the website's promise allows, in working minutes. */
  @ApiProperty({ type: 'integer', example: 540 })
  promisedMinutes: number;
}

export class CalendarDto extends IdentifiedDto {
  @ApiProperty({ example: 'Cambridge office' })
  name: string;

  @ApiProperty({ example: 'Europe/London' })
  zone: string;

  /** E.g. "1 09:00-18:00"; 1 is Monday. */
  @ApiProperty({ type: [String], maxItems: 28 })
  hours: string[];

  /** E.g. "2026-12-25 Christmas Day", in order. */
  @ApiProperty({ type: [String], maxItems: MAX_HOLIDAYS })
  holidays: string[];

  @ApiProperty({ type: 'integer', example: 1 })
  version: number;
}

export class ServiceLevelsDto {
  policy: PolicyDto;

  @ApiProperty({ type: [CalendarDto], maxItems: MAX_CALENDARS })
  calendars: CalendarDto[];
}

export class PolicyChangedDto {
  @ApiProperty({ example: 'New targets apply to deadlines set from now on.' })
  message: string;
  policy: PolicyDto;
}

export class CalendarChangedDto {
  @ApiProperty({ example: 'Calendar saved. Running clocks follow within a minute.' })
  message: string;
  calendar: CalendarDto;
}
