import { Column, Entity, PrimaryColumn } from 'typeorm';
import {
  CreatedAtColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import type { Decision, InboundMailReason, InboundMailState } from './inbound-mail-options';

export type RefusedFile = { name: string; code: string };

@Entity('inbound_mails')
export class InboundMail {
  @PrimaryColumn('uuid') id: string;
  @TextColumn('technical') sourceId: string;
  @TextColumn('personal', { nullable: true }) messageId: string | null;

  /** SHA-256 of the body, because mail servers on the way add headers. */
  @TextColumn('hash', { type: 'bytea' }) contentHash: Buffer;
  @TextColumn('technical') storageKey: string;
  @Column('integer') bytes: number;
  @TextColumn('choice', { default: 'received' }) state: InboundMailState;
  @TextColumn('choice', { nullable: true }) reason: InboundMailReason | null;

  @ReferenceColumn('ProjectRequest', { onDelete: 'SET NULL', nullable: true })
  requestId: string | null;

  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true }) personId: string | null;

  @ReferenceColumn('RequestComment', { onDelete: 'SET NULL', nullable: true })
  commentId: string | null;

  @TextColumn('personal', { nullable: true }) fromAddress: string | null;
  @TextColumn('personal', { nullable: true }) fromName: string | null;
  @TextColumn('personal', { nullable: true }) subject: string | null;
  @TextColumn('personal', { nullable: true }) excerpt: string | null;
  @TextColumn('personal', { type: 'jsonb', default: [] }) refusedFiles: RefusedFile[];
  /** Hashes of its last lines. If several mails end alike, those lines are a signature. */
  @TextColumn('hash', { type: 'bytea', nullable: true }) ending: Buffer | null;
  @TextColumn('choice', { nullable: true }) decision: Decision | null;
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true }) decidedBy: string | null;
  @Column({ type: 'integer', default: 0 }) attempts: number;
  @Column('smallint', { default: 0 }) crashes: number;
  @InstantColumn({ default: () => 'now()' }) nextAttemptAt: Date;
  @CreatedAtColumn() receivedAt: Date;
  @InstantColumn({ nullable: true }) doneAt: Date | null;
}
