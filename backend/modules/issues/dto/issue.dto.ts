import { ApiProperty } from '@nestjs/swagger';
import { PageDto, SearchPageQuery } from '../../../lists/page.dto';
import { Choice, Choices, Flag, Text, Whole } from '../../../validation/fields';
import { TOPICS, type Topic } from '../../newsletter/newsletter.public';
import {
  DELIVERY_STATES,
  HALTS,
  MAILBOX_PROVIDERS,
  type DeliveryState,
  type Halt,
  type MailboxProvider,
} from '../issue.entity';
import { ISSUE_MOVES, ISSUE_STATES, type IssueMove, type IssueState } from '../issue-moves';

const Topics = () =>
  Choices(TOPICS, 'NewsletterTopic', {
    label: 'Topics',
    example: 'newsletter',
    tooFew: 'Choose at least one topic',
  });

export class IssueTextDto {
  @Text({ example: 'What we learned in November', min: 3, max: 120 })
  subject: string;

  /** Shown beside the subject by mail programs. */
  @Text({
    label: 'Preview text',
    example: 'Three projects, and one that we advised against.',
    max: 150,
    optional: true,
  })
  preheader?: string;

  /** Markdown. HTML is shown as text, and pictures become their description. */
  @Text({
    label: 'Text',
    example:
      '## Forecasting spare parts\n\nThe pilot paid for itself in [nine weeks](/case-studies).',
    max: 60_000,
    multiline: true,
    optional: true,
  })
  body?: string;

  @Topics()
  topics: Topic[];
}

export class WriteIssueDto extends IssueTextDto {
  /** Mails per day, to warm up a new sending address; null means no limit. */
  @Whole({
    label: 'Daily limit',
    example: '2000',
    min: 1,
    max: 1_000_000,
    optional: true,
    clearable: true,
  })
  dailyLimit?: number | null;

  /** The version read; if outdated, the response is a 409. */
  @Whole({ example: '3', min: 1, max: 1_000_000, optional: true })
  version?: number;
}

export class MoveIssueDto {
  @Choice(ISSUE_MOVES, 'IssueMove', { example: 'submit' })
  move: IssueMove;

  /** For `schedule`, in the time zone of the office. Without it: at once. */
  @Text({ label: 'Time of sending', example: '2026-12-01T09:00', max: 16, optional: true })
  sendAt?: string;

  /** The version read; if outdated, the response is a 409. Required for `approve` and `schedule`. */
  @Whole({ example: '3', min: 1, max: 1_000_000, optional: true })
  version?: number;
}

export const DECIDABLE = ['unsure', 'failed', 'refused'] as const;

export class DecideDeliveriesDto {
  @Choice(DECIDABLE, 'DecidableDelivery', { example: 'unsure' })
  which: (typeof DECIDABLE)[number];

  /** True: send them again. False: leave them as they are. */
  @Flag({ label: 'Send again', example: 'true' })
  send: boolean;
}

export class IssueListQuery extends SearchPageQuery {
  @Choice(ISSUE_STATES, 'IssueState', { example: 'sent', optional: true })
  state?: IssueState;
}

export class IssueRowDto {
  _id: string;

  @ApiProperty({ type: 'integer', example: 12 })
  number: number;

  @ApiProperty({ example: 'What we learned in November' })
  subject: string;

  @ApiProperty({ enum: ISSUE_STATES, enumName: 'IssueState' })
  state: IssueState;

  @ApiProperty({ enum: TOPICS, enumName: 'NewsletterTopic', isArray: true, maxItems: 3 })
  topics: Topic[];

  @ApiProperty({ type: 'string', nullable: true, example: 'Robin Marsh' })
  author: string | null;

  /** Readers when it was frozen; 0 before. */
  @ApiProperty({ type: 'integer', example: 1204 })
  total: number;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  sendAt: Date | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  startedAt: Date | null;

  updatedAt: Date;
}

export class IssuesDto {
  @ApiProperty({ type: [IssueRowDto], maxItems: 100 })
  issues: IssueRowDto[];
  pagination: PageDto;

  /** False while mails go out through Brevo: issues are then sent there. */
  isSentHere: boolean;

  /** Whether contacts are also kept at Brevo. */
  hasProvider: boolean;
}

export class PoolCountDto {
  @ApiProperty({ enum: MAILBOX_PROVIDERS, enumName: 'MailPool' })
  pool: MailboxProvider;

  @ApiProperty({ enum: DELIVERY_STATES, enumName: 'IssueDeliveryState' })
  state: DeliveryState;

  @ApiProperty({ type: 'integer', example: 310 })
  mails: number;
}

export class PoolRateDto {
  @Choice(MAILBOX_PROVIDERS, 'MailPool', { label: 'Mailbox provider', example: 'google' })
  pool: MailboxProvider;

  /** Shared by all workers. Null: no limit. */
  @Whole({
    label: 'E-mails a minute',
    example: '600',
    min: 1,
    max: 1_000_000,
    optional: true,
    clearable: true,
  })
  perMinute?: number | null;
}

export class PoolDto {
  @ApiProperty({ enum: MAILBOX_PROVIDERS, enumName: 'MailPool' })
  pool: MailboxProvider;

  @ApiProperty({ type: 'integer', nullable: true, example: 600 })
  perMinute: number | null;

  /** Until then at half its rate (600 a minute without one), because the provider deferred mails. */
  slowedUntil: Date | null;
}

export class PoolsDto {
  @ApiProperty({ type: [PoolDto], maxItems: 5 })
  pools: PoolDto[];
}

export const MAX_FAILURES = 5_000;

export class FailureDto {
  @ApiProperty({ enum: DELIVERY_STATES, enumName: 'IssueDeliveryState' })
  state: DeliveryState;

  @ApiProperty({ example: '550 5.1.1 No such user here' })
  reply: string;

  @ApiProperty({ type: 'integer', example: 4 })
  mails: number;
}

export class AudienceDto {
  @ApiProperty({ enum: TOPICS, enumName: 'NewsletterTopic' })
  topic: Topic;

  @ApiProperty({ type: 'integer', example: 1204 })
  readers: number;
}

export class IssueDto extends IssueRowDto {
  @ApiProperty({ example: '12-what-we-learned-in-november' })
  slug: string;
  preheader: string;
  body: string;

  @ApiProperty({ type: 'integer', nullable: true, example: 2000 })
  dailyLimit: number | null;

  @ApiProperty({ type: 'string', nullable: true, example: 'Amira Khan' })
  approver: string | null;

  /** Why the system paused or stopped it; null if it did not. */
  @ApiProperty({ enum: HALTS, enumName: 'IssueHalt', nullable: true })
  halted: Halt | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  finishedAt: Date | null;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  withdrawnAt: Date | null;

  /** Moves the caller may make now. */
  @ApiProperty({ enum: ISSUE_MOVES, enumName: 'IssueMove', isArray: true, maxItems: 10 })
  moves: IssueMove[];

  /** Confirmed readers of each topic. Empty once the issue is scheduled. */
  @ApiProperty({ type: [AudienceDto], maxItems: 3 })
  audience: AudienceDto[];

  @ApiProperty({ type: 'integer', example: 1204 })
  readers: number;

  @ApiProperty({ type: [PoolCountDto], maxItems: 50 })
  counts: PoolCountDto[];

  /** The most frequent replies of mail servers, among the newest 5,000 mails of each state. */
  @ApiProperty({ type: [FailureDto], maxItems: 20 })
  failures: FailureDto[];

  @ApiProperty({ type: 'integer', example: 3 })
  version: number;
}

export class PreviewLinkDto {
  text: string;
  url: string;

  /** False for addresses that lead nowhere. */
  isUsable: boolean;
}

export class PreviewDto {
  html: string;
  text: string;

  @ApiProperty({ type: 'integer', example: 310 })
  words: number;

  @ApiProperty({ type: 'integer', example: 9120 })
  bytes: number;

  @ApiProperty({ type: [PreviewLinkDto], maxItems: 5000 })
  links: PreviewLinkDto[];
}
