import { Entity, Index, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, TextColumn } from '../../database/columns';

/** A mail about an account that was owed to an address: see `MailAllowance`. Kept for a day. */
@Entity('account_mails')
@Index(['addressHash', 'createdAt'])
@Index(['createdAt'])
export class AccountMail {
  @PrimaryColumn('uuid')
  id: string;

  /** Hex HMAC-SHA-256 of the address, under the server's secret. */
  @TextColumn()
  addressHash: string;

  @CreatedAtColumn()
  createdAt: Date;
}
