import { ApiProperty } from '@nestjs/swagger';
import { PageDto, PageQuery } from '../../lists/page.dto';
import { MAIL_STATES, type MailState } from '../../mail/outbox-mail.entity';
import { MAIL_NAMES } from '../../mail/mail.public';
import {
  CONTACT_SYNC_KINDS,
  CONTACT_SYNC_STATES,
  type ContactSyncKind,
  type ContactSyncState,
} from '../../modules/newsletter/newsletter.public';
import { Choice } from '../../validation/fields';

export class MailListQuery extends PageQuery {
  @Choice(MAIL_STATES, 'MailState', { label: 'State', example: 'dead', optional: true })
  state?: MailState;

  @Choice(MAIL_NAMES, 'MailTemplate', {
    label: 'Template',
    example: 'lead-received',
    optional: true,
  })
  template?: string;
}

export class MailDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ enum: MAIL_NAMES, enumName: 'MailTemplate' })
  template: string;

  @ApiProperty({ enum: MAIL_STATES, enumName: 'MailState' })
  state: MailState;

  /** Masked. Null in the list until the first attempt; elsewhere, null if the mail has no recipient any more. */
  @ApiProperty({ type: String, nullable: true, example: 'a***@northgate.example' })
  recipient: string | null;

  @ApiProperty({ type: 'integer', example: 1 })
  attempts: number;

  @ApiProperty({ type: String, nullable: true, example: '421 Try again later' })
  lastError: string | null;

  createdAt: Date;

  /** When it is tried next, while it waits. */
  @ApiProperty({ type: Date, nullable: true })
  nextAttemptAt: Date | null;

  @ApiProperty({ type: Date, nullable: true })
  sentAt: Date | null;

  /** Quote it to find the log lines of what caused it. */
  @ApiProperty({ type: String, nullable: true })
  traceId: string | null;

  /** What ops may do with it now. */
  canRetry: boolean;
  canCancel: boolean;
}

export class MailsDto {
  @ApiProperty({ type: [MailDto] })
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

  /** Given up; they stay until somebody looks. Counted no further than 10,000. */
  @ApiProperty({ type: 'integer' })
  dead: number;

  /** Seconds; null when nothing waits. */
  @ApiProperty({ type: 'integer', nullable: true })
  oldestUnsentSeconds: number | null;

  /** Mails sent in the last minute. */
  @ApiProperty({ type: 'integer' })
  sentLastMinute: number;

  @ApiProperty({ type: 'integer' })
  sentLastHour: number;

  /** Jobs in Redis; null while it is away. */
  @ApiProperty({ type: 'integer', nullable: true })
  queueDepth: number | null;

  /** Events that subscribers have yet to hear of, and those among them that one has failed on. */
  @ApiProperty({ type: 'integer' })
  eventsWaiting: number;

  @ApiProperty({ type: 'integer' })
  eventsFailing: number;

  /** Contacts the provider refused or that were given up. */
  @ApiProperty({ type: 'integer' })
  contactsRefused: number;

  /** Whether an e-mail-marketing provider is configured at all. */
  hasProvider: boolean;
}

export class ContactSyncQuery extends PageQuery {
  @Choice(CONTACT_SYNC_STATES, 'ContactSyncState', {
    label: 'State',
    example: 'refused',
    optional: true,
  })
  state?: ContactSyncState;
}

export class ContactSyncDto {
  @ApiProperty({ format: 'uuid' })
  _id: string;

  @ApiProperty({ enum: CONTACT_SYNC_KINDS, enumName: 'ContactSyncKind' })
  kind: ContactSyncKind;

  @ApiProperty({ enum: CONTACT_SYNC_STATES, enumName: 'ContactSyncState' })
  state: ContactSyncState;

  @ApiProperty({ type: 'integer' })
  attempts: number;

  /** What the provider answered, without addresses. */
  @ApiProperty({ type: String, nullable: true })
  lastError: string | null;

  /** The lead or subscriber it is about. */
  @ApiProperty({ format: 'uuid' })
  subjectId: string;

  updatedAt: Date;
}

export class ContactSyncsDto {
  @ApiProperty({ type: [ContactSyncDto] })
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
  @ApiProperty({ example: '2026-11-21' })
  day: string;

  startedAt: Date;

  @ApiProperty({ type: Date, nullable: true })
  finishedAt: Date | null;

  @ApiProperty({ type: [RetentionRuleDto] })
  removed: RetentionRuleDto[];
}

export class RetentionReportDto {
  @ApiProperty({ type: [RetentionRunDto] })
  runs: RetentionRunDto[];
}
