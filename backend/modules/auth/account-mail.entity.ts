import { Entity, Index, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, TextColumn } from '../../database/columns';

/** A record of an account mail to an address, for `MailAllowance`. Kept for a day. */
@Entity('account_mails')
@Index(['addressHash', 'createdAt'])
@Index(['createdAt'])
export class AccountMail {
  @PrimaryColumn('uuid')
  id: string;

  @TextColumn()
  addressHash: string;

  @CreatedAtColumn()
  createdAt: Date;
}
