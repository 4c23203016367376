import { Column, Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '../../database/columns';

/** Consecutive wrong passwords for one submitted address, whether or not it has an account. */
@Entity('sign_in_failures')
export class SignInFailures {
  /** Keyed hash of the address, and of the device where that device is known to it. */
  @PrimaryColumn('text')
  key: string;

  @Column({ type: 'integer', default: 0 })
  count: number;

  @InstantColumn({ default: () => 'now()' })
  lastFailedAt: Date;

  @InstantColumn({ nullable: true })
  blockedUntil: Date | null;
}
