import { Column, Entity, PrimaryColumn } from 'typeorm';
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
