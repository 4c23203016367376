import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Choice, type Day, Flag, Ids, Text, Whole } from '../../../validation/fields';
import { IdentifiedDto } from '../../../validation/id-param.dto';
import { Version } from '../../../validation/number-fields';
import { PersonDto } from '../../accounts/accounts.public';
import { HoursLines } from '../../response-times/response-times.public';
import { PROBLEM_REASONS, type ProblemReason } from '../busy-times';
import { CALL_HOSTS, type CallHosts } from '../call-type.entity';

export class ChangeCallTypeDto {
  @Text({ example: 'Free consultation', max: 60 })
  title: string;

  @Text({ example: 'You tell us the problem.', max: 200 })
  summary: string;

  @Whole({ example: '30', min: 15, max: 90 })
  minutes: number;

  @Whole({ label: 'Minutes kept free afterwards', example: '15', min: 0, max: 120 })
  bufferMinutes: number;

  /** Minimum notice, in hours. */
  @Whole({ label: 'Least notice in hours', example: '4', min: 0, max: 336 })
  noticeHours: number;

  @Whole({ label: 'Days ahead', example: '30', min: 1, max: 60 })
  horizonDays: number;

  /** Most calls per host and day. */
  @Whole({ label: 'Maximum per day and host', example: '6', min: 1, max: 20 })
  dailyLimit: number;

  /** Empty: every manager and admin. */
  @Ids({ label: 'Hosts', max: 20, example: [] })
  hostIds: string[];

  @Flag({ label: 'Can be booked', example: 'true' })
  isActive: boolean;

  @Version()
  version: number;
}

export class NewCallTypeDto extends OmitType(ChangeCallTypeDto, ['version']) {
  /** The end of its address: /book/review. */
  @Text({ label: 'Address', example: 'review', max: 40 })
  slug: string;

  /** `owner`: the request's assignee, else the deputy, else the team. */
  @Choice(CALL_HOSTS, 'CallHosts', { label: 'Taken by', example: 'team' })
  hosts: CallHosts;
}

export class CallTypeDto extends IdentifiedDto {
  @ApiProperty({ example: 'consultation' })
  slug: string;

  @ApiProperty({ example: 'Free consultation' })
  title: string;

  @ApiProperty({ example: 'You tell us the problem.' })
  summary: string;

  @ApiProperty({ example: 30 })
  minutes: number;

  @ApiProperty({ example: 15 })
  bufferMinutes: number;

  @ApiProperty({ example: 4 })
  noticeHours: number;

  @ApiProperty({ example: 30 })
  horizonDays: number;

  @ApiProperty({ example: 6 })
  dailyLimit: number;

  @ApiProperty({ enum: CALL_HOSTS, enumName: 'CallHosts' })
  hosts: CallHosts;

  @ApiProperty({ type: [String], format: 'uuid', maxItems: 20 })
  hostIds: string[];

  isActive: boolean;

  @ApiProperty({ example: 1 })
  version: number;
}

export class CallTypesDto {
  @ApiProperty({ type: [CallTypeDto], maxItems: 20 })
  types: CallTypeDto[];

  /** All possible hosts. */
  @ApiProperty({ type: [PersonDto], maxItems: 500 })
  staff: PersonDto[];
}

export class ChangeCallSettingsDto {
  @HoursLines()
  hours: string[];

  @Text({
    label: 'Meeting link',
    example: 'https://meet.example/room',
    max: 300,
    optional: true,
    description: 'Where your calls take place. Empty: by phone.',
  })
  link?: string;

  @Version()
  version: number;
}

export class CalendarAddressDto {
  @Text({ label: 'Address', example: 'https://calendar.example/secret/basic.ics', max: 2000 })
  url: string;
}

export class CalendarProblemDto {
  /**
   * `start`: without a start, so it may be at any time. `end`: counts until the end of its day.
   * `zone`: counts for all hours that it may be. `rule`: counts every day, or all the time. `dates`:
   * some of its further dates are missing. `cut`: the calendar ends early.
   */
  @ApiProperty({ enum: PROBLEM_REASONS, enumName: 'CalendarProblemReason' })
  reason: ProblemReason;

  @ApiProperty({ example: 'Planning' })
  title: string;

  /** The day of its first start, in its own time zone. */
  @ApiProperty({ type: String, format: 'date', nullable: true, example: '2026-12-03' })
  day: Day | null;
}

export class CallSettingsDto {
  /** In the caller's time zone; empty means the office's hours. */
  @ApiProperty({ type: [String], maxItems: 28, example: ['1 09:00-18:00'] })
  hours: string[];

  @ApiProperty({ type: String, nullable: true, example: 'https://meet.example/room' })
  link: string | null;

  @ApiProperty({ example: 'Europe/London' })
  zone: string;

  hasFeed: boolean;
  hasCalendar: boolean;

  @ApiProperty({ type: Date, nullable: true })
  calendarReadAt: Date | null;

  /** Why the calendar cannot be read. Until it is read once, the caller offers no times. */
  @ApiProperty({ type: String, nullable: true, example: null })
  calendarError: string | null;

  /** Events that are not fully understood, from the last reading. Only the caller sees them. */
  @ApiProperty({ type: [CalendarProblemDto], maxItems: 20 })
  calendarProblems: CalendarProblemDto[];

  @ApiProperty({ example: 1 })
  version: number;
}

export class FeedDto {
  /** Shown once. */
  @ApiProperty({ example: 'https://example.com/calls/feed/3q2n0l1mY8Zc.ics' })
  url: string;
}
