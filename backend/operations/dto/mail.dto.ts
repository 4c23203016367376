import { ApiProperty } from '@nestjs/swagger';
import { PageDto, PageQuery } from '../../lists/page.dto';
import { MAIL_NAMES } from '../../mail/mail.public';
import { MAIL_STATES, type MailState } from '../../mail/outbox-mail.entity';
import {
  CONTACT_SYNC_KINDS,
  CONTACT_SYNC_STATES,
  type ContactSyncKind,
  type ContactSyncState,
} from '../../modules/newsletter/newsletter.public';
import { Choice } from '../../validation/fields';
import { IdentifiedDto } from '../../validation/id-param.dto';

export class MailListQuery extends PageQuery {
  @Choice(MAIL_STATES, 'MailState', { example: 'dead', optional: true })
  state?: MailState;

  @Choice(MAIL_NAMES, 'MailTemplate', { example: 'lead-received', optional: true })
  template?: string;
}

export class MailDto extends IdentifiedDto {
  @ApiProperty({ enum: MAIL_NAMES, enumName: 'MailTemplate' })
  template: string;

  @ApiProperty({ enum: MAIL_STATES, enumName: 'MailState' })
  state: MailState;

  /**
   * Masked. In the list, null until the first attempt; elsewhere, null if the mail no longer has a
   * recipient.
   */
  @ApiProperty({ type: String, nullable: true, example: 'a***@northgate.example' })
  recipient: string | null;

  @ApiProperty({ type: 'integer', example: 1 })
  attempts: number;

  @ApiProperty({ type: String, nullable: true, example: '421 Try again later' })
  lastError: string | null;

  createdAt: Date;

  /** Time of the next attempt, while waiting. */
  @ApiProperty({ type: Date, nullable: true })
  nextAttemptAt: Date | null;

  @ApiProperty({ type: Date, nullable: true })
  sentAt: Date | null;

  /** Quote it to find the log lines of its cause. */
  @ApiProperty({ type: String, nullable: true })
  traceId: string | null;

  /** Whether it can be retried. */
  canRetry: boolean;

  /** Whether it can be cancelled. */
  canCancel: boolean;
}

export class MailsDto {
  mails: MailDto[];
  pagination: PageDto;
}

export class MailChangedDto {
  @ApiProperty({ example: 'It will be tried again at once.' })
  message: string;
  mail: MailDto;
}

export class RecipientDto {
  @ApiProperty({ type: String, nullable: true, example: 'amira@northgate.example' })
  recipient: string | null;
}

export class MailBacklogDto {
  @ApiProperty({ type: 'integer' })
  waiting: number;

  @ApiProperty({ type: 'integer' })
  queued: number;

  @ApiProperty({ type: 'integer' })
  sending: number;

  /** Mails given up; they stay until someone handles them. Counted up to 10,000. */
  @ApiProperty({ type: 'integer' })
  dead: number;

  /** Age of the oldest unsent mail in seconds; null if none waits. */
  @ApiProperty({ type: 'integer', nullable: true })
  oldestUnsentSeconds: number | null;

  /** Mails sent in the last minute. */
  @ApiProperty({ type: 'integer' })
  sentLastMinute: number;

  @ApiProperty({ type: 'integer' })
  sentLastHour: number;

  /** Jobs in Redis; null while Redis is unavailable. */
  @ApiProperty({ type: 'integer', nullable: true })
  queueDepth: number | null;

  /** Events not yet delivered to all subscribers, including failed ones. */
  @ApiProperty({ type: 'integer' })
  eventsWaiting: number;

  @ApiProperty({ type: 'integer' })
  eventsFailing: number;

  /** Contacts that the provider refused, or that we gave up. */
  @ApiProperty({ type: 'integer' })
  contactsRefused: number;

  /** Whether a marketing provider is configured. */
  hasProvider: boolean;
}

export class ContactSyncQuery extends PageQuery {
  @Choice(CONTACT_SYNC_STATES, 'ContactSyncState', { example: 'refused', optional: true })
  state?: ContactSyncState;
}

export class ContactSyncDto extends IdentifiedDto {
  @ApiProperty({ enum: CONTACT_SYNC_KINDS, enumName: 'ContactSyncKind' })
  kind: ContactSyncKind;

  @ApiProperty({ enum: CONTACT_SYNC_STATES, enumName: 'ContactSyncState' })
  state: ContactSyncState;

  @ApiProperty({ type: 'integer' })
  attempts: number;

  /** The provider's response, without addresses. */
  @ApiProperty({ type: String, nullable: true })
  lastError: string | null;

  /** The lead or subscriber concerned. */
  @ApiProperty({ format: 'uuid' })
  subjectId: string;

  updatedAt: Date;
}

export class ContactSyncsDto {
  contacts: ContactSyncDto[];
  pagination: PageDto;
}

export class RetentionRuleDto {
  @ApiProperty({ example: 'unconfirmed-subscriptions' })
  rule: string;

  @ApiProperty({ example: 'Subscriptions nobody confirmed' })
  label: string;

  @ApiProperty({ example: '14 days' })
  kept: string;

  @ApiProperty({ type: 'integer' })
  rows: number;
}

export class RetentionRunDto {
  @ApiProperty({ example: '2026-11-21', format: 'date' })
  day: string;

  startedAt: Date;

  @ApiProperty({ type: Date, nullable: true })
  finishedAt: Date | null;

  @ApiProperty({ type: [RetentionRuleDto] })
  removed: RetentionRuleDto[];
}

export class RetentionReportDto {
  runs: RetentionRunDto[];
}
