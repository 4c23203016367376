import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import { CreatedAtColumn, InstantColumn, TextColumn } from '../../database/columns';
import type { Provider } from '../users/users.public';

/** A sign-up that waits for its address to be confirmed. One an address: a newer replaces it. */
@Entity('pending_registrations')
@Unique(['email'])
export class PendingRegistration {
  @PrimaryColumn('uuid')
  id: string;

  @Column({ type: 'citext' })
  email: string;

  @TextColumn({ default: '' })
  firstName: string;

  @TextColumn({ default: '' })
  lastName: string;

  @TextColumn({ default: '' })
  company: string;

  @TextColumn({ nullable: true })
  passwordHash: string | null;

  /** Set when the sign-up came through a provider that does not vouch for the address. */
  @TextColumn({ nullable: true })
  provider: Provider | null;

  @TextColumn({ nullable: true })
  subject: string | null;

  @CreatedAtColumn()
  createdAt: Date;

  @InstantColumn()
  expiresAt: Date;
}
