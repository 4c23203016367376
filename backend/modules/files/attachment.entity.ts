import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import {
  CreatedAtColumn,
  InstantColumn,
  IdColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import type { FileState } from './attachment-options';

/**
 * An uploaded file. Until it is attached to a request, comment or note, only its uploader sees it;
 * then everyone who sees the parent.
 */
@Entity('attachments')
@Check(
  'attachments_state_check',
  `state IN ('scanning', 'unscanned', 'clean', 'quarantined', 'failed')`,
)
@Check('attachments_name_check', `length(name) BETWEEN 1 AND 200`)
@Check('attachments_bytes_check', `bytes BETWEEN 1 AND 26214400`)
@Check('attachments_sha256_check', `octet_length(sha256) = 32`)
@Check(
  'attachments_owner_check',
  `(comment_id IS NULL OR note_id IS NULL)
   AND (request_id IS NOT NULL OR (comment_id IS NULL AND note_id IS NULL))`,
)
export class Attachment {
  @PrimaryColumn('uuid') id: string;
  @IdColumn({ nullable: true }) requestId: string | null;
  @IdColumn({ nullable: true }) commentId: string | null;
  @IdColumn({ nullable: true }) noteId: string | null;
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true }) uploaderId: string | null;
  @TextColumn('personal') name: string;
  @Column('integer') bytes: number;
  @TextColumn('hash', { type: 'bytea' }) sha256: Buffer;

  /** Type of its content, regardless of its name. */
  @TextColumn('choice') mediaType: string;
  @TextColumn('technical') storageKey: string;
  @TextColumn('choice') state: FileState;
  @InstantColumn({ default: () => 'now()' }) scanAt: Date;
  @Column({ type: 'integer', default: 0 }) scanAttempts: number;

  /** The scanner's name for the threat, or why the file could not be scanned. */
  @TextColumn('technical', { nullable: true }) finding: string | null;
  @CreatedAtColumn() createdAt: Date;
}

/**
 * An object whose row is gone. Added by a trigger with any deletion of the row; `DeleteObjects`
 * deletes the object.
 */
@Entity('removed_files')
export class RemovedFile {
  @TextColumn('technical', { primary: true }) storageKey: string;
  @CreatedAtColumn() removedAt: Date;
  @InstantColumn({ default: () => 'now()' }) nextAttemptAt: Date;
  @Column({ type: 'integer', default: 0 }) attempts: number;
}
