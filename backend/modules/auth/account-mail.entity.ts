import { Entity, Index, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, TextColumn } from '../../database/columns';

@Entity('account_mails')
@Index(['addressHash', 'createdAt'])
@Index(['createdAt'])
export class AccountMail {
  @PrimaryColumn('uuid')
  id: string;

  @TextColumn('hash')
  addressHash: string;

  @CreatedAtColumn()
  createdAt: Date;
}
