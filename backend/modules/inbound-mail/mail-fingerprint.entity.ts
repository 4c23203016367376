import { Entity, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, ReferenceColumn, TextColumn } from '../../database/columns';

/** Of a mail that can be answered: hashes of its words, by which an answer is read. */
@Entity('mail_fingerprints')
export class MailFingerprint {
  @PrimaryColumn('uuid') mailId: string;
  @ReferenceColumn('ProjectRequest', { onDelete: 'CASCADE' }) requestId: string;
  @ReferenceColumn('User', { onDelete: 'CASCADE' }) personId: string;
  @TextColumn('hash', { type: 'bytea' }) hashes: Buffer;
  @CreatedAtColumn() createdAt: Date;
}
