import { Column, Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn, CreatedAtColumn } from '../../database/columns';

@Entity('sign_in_failures')
export class SignInFailures {
  /** Keyed hash of the address, and of the device if it has signed in to it before. */
  @TextColumn('hash', { primary: true }) key: string;
  @Column({ type: 'integer', default: 0 }) count: number;
  @InstantColumn({ default: () => 'now()' }) lastFailedAt: Date;
  @InstantColumn({ nullable: true }) blockedUntil: Date | null;
}

/** Only the version before this one writes it, during a rolling update; the next drops it. */
@Entity('account_mails')
export class AccountMail {
  @PrimaryColumn('uuid') id: string;
  @TextColumn('hash') addressHash: string;
  @CreatedAtColumn() createdAt: Date;
}
