import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  CreatedAtColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import type { Decision, InboundMailReason, InboundMailState } from './inbound-mail-options';

/** A file of a mail that was not taken: its name, and the code of the refusal. */
export type RefusedFile = { name: string; code: string };

/** A mail that came in. Its object in the storage is the whole mail, as it was sent. */
@Entity('inbound_mails')
@Index(['decidedBy'], { where: 'decided_by IS NOT NULL' })
@Index('inbound_mails_source_unique', ['sourceId'], { unique: true })
@Index('inbound_mails_content_unique', ['messageId', 'contentHash'], {
  unique: true,
  where: '(message_id IS NOT NULL)',
})
@Index('inbound_mails_received_index', ['receivedAt', 'id'])
@Index('inbound_mails_state_index', ['state', 'receivedAt', 'id'])
@Index('inbound_mails_due_index', ['nextAttemptAt'], { where: `(state = 'received'::text)` })
@Index('inbound_mails_person_index', ['personId', 'doneAt'], { where: '(person_id IS NOT NULL)' })
@Index('inbound_mails_request_index', ['requestId'], { where: '(request_id IS NOT NULL)' })
@Index('inbound_mails_comment_index', ['commentId'], { where: '(comment_id IS NOT NULL)' })
@Check(
  'inbound_mails_state_check',
  `state IN ('received', 'imported', 'held', 'unmatched', 'ignored', 'failed', 'dismissed')`,
)
@Check('inbound_mails_decision_check', `decision IN ('let_in', 'attach')`)
export class InboundMail {
  @PrimaryColumn('uuid')
  id: string;

  /** Where it came from: the same delivery has the same. */
  @TextColumn()
  sourceId: string;

  @TextColumn({ nullable: true })
  messageId: string | null;

  /** SHA-256 of what follows the header: the servers on the way add to the header. */
  @Column('bytea')
  contentHash: Buffer;

  @TextColumn()
  storageKey: string;

  @Column('integer')
  bytes: number;

  @TextColumn({ default: 'received' })
  state: InboundMailState;

  @TextColumn({ nullable: true })
  reason: InboundMailReason | null;

  @ReferenceColumn('ProjectRequest', { onDelete: 'SET NULL', nullable: true })
  requestId: string | null;

  /** Who wrote it, as far as the reply address or the sender tells. */
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true })
  personId: string | null;

  @ReferenceColumn('RequestComment', { onDelete: 'SET NULL', nullable: true })
  commentId: string | null;

  @TextColumn({ nullable: true })
  fromAddress: string | null;

  @TextColumn({ nullable: true })
  fromName: string | null;

  @TextColumn({ nullable: true })
  subject: string | null;

  /** The beginning of what its sender wrote. */
  @TextColumn({ nullable: true })
  excerpt: string | null;

  @Column({ type: 'jsonb', default: [] })
  refusedFiles: RefusedFile[];

  /** What staff want done with it; the worker does it. */
  @TextColumn({ nullable: true })
  decision: Decision | null;

  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true })
  decidedBy: string | null;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** When it is imported, or taken again from a worker that was killed. */
  @InstantColumn({ default: () => 'now()' })
  nextAttemptAt: Date;

  @CreatedAtColumn()
  receivedAt: Date;

  /** When it was imported, ignored, failed or dismissed. */
  @InstantColumn({ nullable: true })
  doneAt: Date | null;
}
