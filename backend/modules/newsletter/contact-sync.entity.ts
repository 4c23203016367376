import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import { CreatedAtColumn, IdColumn, InstantColumn, TextColumn } from '../../database/columns';
import { nameChoices } from '../../openapi/choice-words';

export const CONTACT_SYNC_STATES = ['waiting', 'sending', 'done', 'refused', 'dead'] as const;
export type ContactSyncState = (typeof CONTACT_SYNC_STATES)[number];

nameChoices('ContactSyncState', {
  waiting: 'Waiting',
  sending: 'Sending',
  done: 'Done',
  refused: 'Refused',
  dead: 'Given up',
} satisfies Record<ContactSyncState, string>);

export const CONTACT_SYNC_KINDS = ['subscriber', 'lead', 'erasure'] as const;
export type ContactSyncKind = (typeof CONTACT_SYNC_KINDS)[number];

nameChoices('ContactSyncKind', {
  subscriber: 'Subscriber',
  lead: 'Lead',
  erasure: 'Erasure',
} satisfies Record<ContactSyncKind, string>);

/** One row per subject, so updates cannot overtake each other; the data is read at sending. */
@Entity('contact_syncs')
@Unique(['kind', 'subjectId'])
export class ContactSync {
  @PrimaryColumn('uuid') id: string;
  @TextColumn('choice') kind: ContactSyncKind;
  @IdColumn() subjectId: string;

  /**
   * Only for an erasure, whose subject no longer exists; cleared once the provider has confirmed.
   */
  @TextColumn('personal', { type: 'citext', nullable: true }) email: string | null;
  @TextColumn('choice', { default: 'waiting' }) state: ContactSyncState;
  @Column({ type: 'integer', default: 1 }) revision: number;
  @Column({ type: 'integer', default: 0 }) attempts: number;
  @Column('smallint', { default: 0 }) crashes: number;
  @InstantColumn({ default: () => 'now()' }) nextAttemptAt: Date;
  @InstantColumn({ nullable: true }) claimedAt: Date | null;
  @TextColumn('technical', { nullable: true }) lastError: string | null;
  @CreatedAtColumn() createdAt: Date;
  @InstantColumn({ default: () => 'now()' }) updatedAt: Date;
}
