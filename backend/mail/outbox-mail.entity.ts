import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, InstantColumn, TextColumn } from '../database/columns';

/**
 * waiting: to be queued at `nextAttemptAt`. queued: a job is in Redis. sending: a worker talks to
 * SMTP. sent, dead (given up, kept for ops), skipped (nobody to send it to any more), cancelled (by
 * ops): final, though ops may let a dead or cancelled one be tried again.
 */
export const MAIL_STATES = [
  'waiting',
  'queued',
  'sending',
  'sent',
  'dead',
  'skipped',
  'cancelled',
] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail that a committed change owes someone. Its id is the job's id and the Message-ID. */
@Entity('outbox_mails')
@Index(['createdAt', 'id'])
@Index(['state', 'createdAt', 'id'])
@Index(['template', 'createdAt', 'id'])
@Index(['sentAt'], { where: `state = 'sent'` })
@Index(['recipient'], { where: 'recipient IS NOT NULL' })
@Index(['nextAttemptAt'], { where: `state = 'waiting'` })
@Index(['claimedAt'], { where: `state IN ('queued', 'sending')` })
@Index(['createdAt'], { where: `state IN ('waiting', 'queued', 'sending')` })
@Index(['orderingKey', 'id'], {
  where: `ordering_key IS NOT NULL AND state IN ('waiting', 'queued', 'sending')`,
})
@Check(
  'outbox_mails_state_check',
  `"state" IN ('waiting', 'queued', 'sending', 'sent', 'dead', 'skipped', 'cancelled')`,
)
export class OutboxMail {
  @PrimaryColumn('uuid')
  id: string;

  @TextColumn()
  template: string;

  /** Ids only; names, addresses and links are looked up when the mail is sent. */
  @Column({ type: 'jsonb' })
  props: Record<string, string>;

  /** Mails with the same key arrive in the order they were written: a request's news, say. */
  @TextColumn({ nullable: true })
  orderingKey: string | null;

  @TextColumn({ default: 'waiting' })
  state: MailState;

  /** Whom it went to, written down when it is sent; taken away when that person is erased. */
  @Column({ type: 'citext', nullable: true })
  recipient: string | null;

  /** Every time a worker took it up. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** Those that ended with a "no" to this very mail; a server that was away is not one. */
  @Column({ type: 'integer', default: 0 })
  refusals: number;

  @InstantColumn({ default: () => 'now()' })
  nextAttemptAt: Date;

  /** When a relay queued it or a worker began to send it; stale ones are taken back. */
  @InstantColumn({ nullable: true })
  claimedAt: Date | null;

  @InstantColumn({ nullable: true })
  sentAt: Date | null;

  @TextColumn({ nullable: true })
  lastError: string | null;

  @TextColumn({ nullable: true })
  traceId: string | null;

  @CreatedAtColumn()
  createdAt: Date;
}
