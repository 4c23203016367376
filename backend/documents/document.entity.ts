import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import { CreatedAtColumn, IdColumn, InstantColumn, TextColumn } from '../database/columns';

export const DOCUMENT_KINDS = ['proposal', 'acceptance', 'invoice'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** `subjectId`: of the row that it is drawn from. A trigger of that table deletes it with the row. */
@Entity('documents')
@Unique(['subjectId', 'kind'])
export class StoredDocument {
  @PrimaryColumn('uuid') id: string;
  @TextColumn('choice') kind: DocumentKind;
  @IdColumn() subjectId: string;
  @TextColumn('technical', { nullable: true }) storageKey: string | null;
  @TextColumn('hash', { nullable: true }) sha256: string | null;
  @Column('integer', { nullable: true }) bytes: number | null;
  @InstantColumn({ nullable: true }) madeAt: Date | null;
  @CreatedAtColumn() createdAt: Date;
  @InstantColumn({ default: () => 'now()' }) nextAttemptAt: Date;
  @Column({ type: 'integer', default: 0 }) attempts: number;
  @Column('smallint', { default: 0 }) crashes: number;
}
