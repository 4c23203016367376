import { Column, Entity, PrimaryColumn } from 'typeorm';
import {
  CreatedAtColumn,
  InstantColumn,
  IdColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import { MAX_NAME, type FileState } from './attachment-options';

/** Until it is attached, only its uploader sees it; then everyone who sees the parent. */
@Entity('attachments')
export class Attachment {
  @PrimaryColumn('uuid') id: string;
  @IdColumn({ nullable: true }) requestId: string | null;
  @IdColumn({ nullable: true }) commentId: string | null;
  @IdColumn({ nullable: true }) noteId: string | null;
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true }) uploaderId: string | null;
  @TextColumn('personal', { longest: MAX_NAME }) name: string;
  @Column('integer') bytes: number;
  @TextColumn('hash', { type: 'bytea' }) sha256: Buffer;
  @TextColumn('choice') mediaType: string;
  @TextColumn('technical') storageKey: string;
  @TextColumn('choice') state: FileState;
  @InstantColumn({ default: () => 'now()' }) scanAt: Date;
  @Column({ type: 'integer', default: 0 }) scanAttempts: number;
  @Column('smallint', { default: 0 }) crashes: number;
  @TextColumn('technical', { nullable: true }) finding: string | null;
  @CreatedAtColumn() createdAt: Date;
}

/** A trigger adds it with any deletion of the file's row. */
@Entity('removed_files')
export class RemovedFile {
  @TextColumn('technical', { primary: true }) storageKey: string;
  @CreatedAtColumn() removedAt: Date;
  @InstantColumn({ default: () => 'now()' }) nextAttemptAt: Date;
  @Column({ type: 'integer', default: 0 }) attempts: number;
  @Column('smallint', { default: 0 }) crashes: number;
}
