import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, InstantColumn, TextColumn } from '../../database/columns';

/** Opens the account once if all authenticators are lost. Only its keyed hash is stored. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('uuid')
  @ForeignKey('User', { onDelete: 'CASCADE' })
  userId: string;

  @TextColumn('hash', { primary: true })
  hash: string;

  @InstantColumn({ nullable: true })
  usedAt: Date | null;

  @CreatedAtColumn()
  createdAt: Date;
}
