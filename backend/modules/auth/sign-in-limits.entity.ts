import { Column, Entity } from 'typeorm';
import { InstantColumn, TextColumn } from '../../database/columns';

@Entity('sign_in_failures')
export class SignInFailures {
  /** Keyed hash of the address, and of the device if it has signed in to it before. */
  @TextColumn('hash', { primary: true }) key: string;
  @Column({ type: 'integer', default: 0 }) count: number;
  @InstantColumn({ default: () => 'now()' }) lastFailedAt: Date;
  @InstantColumn({ nullable: true }) blockedUntil: Date | null;
}
