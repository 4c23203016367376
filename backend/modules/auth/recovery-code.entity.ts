import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, InstantColumn } from '../../database/columns';

/** Opens the account once where every authenticator is lost. Only its keyed hash is kept. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn('uuid')
  @ForeignKey('User', { onDelete: 'CASCADE' })
  userId: string;

  @PrimaryColumn('text')
  hash: string;

  @InstantColumn({ nullable: true })
  usedAt: Date | null;

  @CreatedAtColumn()
  createdAt: Date;
}
