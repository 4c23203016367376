import { Column, Entity, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, IdColumn, InstantColumn, TextColumn } from '../database/columns';
import { nameChoices } from '../openapi/choice-words';

/**
 * waiting: due at `nextAttemptAt`. queued: a job is in Redis. dead: given up. skipped: no
 * recipient, or unwanted. cancelled: by operations, which may retry dead and cancelled mails.
 */
export const MAIL_STATES = [
  'held',
  'waiting',
  'queued',
  'sending',
  'sent',
  'merged',
  'dead',
  'skipped',
  'cancelled',
] as const;
export type MailState = (typeof MAIL_STATES)[number];

nameChoices('MailState', {
  held: 'Held back',
  waiting: 'Waiting',
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  merged: 'In another e-mail',
  dead: 'Given up',
  skipped: 'Skipped',
  cancelled: 'Cancelled',
} satisfies Record<MailState, string>);

/** Its id is the job's id and the Message-ID. */
@Entity('outbox_mails')
export class OutboxMail {
  @PrimaryColumn('uuid') id: string;
  @TextColumn('choice') template: string;
  @IdColumn({ nullable: true }) eventId: string | null;
  @TextColumn('technical', { type: 'jsonb' }) props: Record<string, string>;
  @TextColumn('technical', { nullable: true }) orderingKey: string | null;
  @TextColumn('technical', { nullable: true }) digestKey: string | null;
  @IdColumn({ nullable: true }) mergedInto: string | null;
  @TextColumn('choice', { default: 'waiting' }) state: MailState;
  @TextColumn('personal', { type: 'citext', nullable: true }) recipient: string | null;
  @Column({ type: 'integer', default: 0 }) attempts: number;

  /** Attempts rejected by the server; an unreachable server does not count. */
  @Column({ type: 'integer', default: 0 }) refusals: number;
  /** Workers that ended while it was in hand. */
  @Column('smallint', { default: 0 }) crashes: number;
  @Column({ type: 'boolean', default: false }) isAwaited: boolean;
  @InstantColumn({ default: () => 'now()' }) nextAttemptAt: Date;
  @InstantColumn({ nullable: true }) claimedAt: Date | null;
  @InstantColumn({ nullable: true }) sentAt: Date | null;
  @TextColumn('personal', { nullable: true }) lastError: string | null;
  @TextColumn('technical', { nullable: true }) traceId: string | null;
  @CreatedAtColumn() createdAt: Date;
}
