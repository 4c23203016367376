import { Check, Entity, Index, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, InstantColumn, TextColumn } from '../../database/columns';
import type { Provider } from './provider-identity.entity';

/**
 * An unconfirmed sign-up. An address may have several, each with its own link; the one confirmed
 * becomes the account, and the others are deleted.
 */
@Entity('pending_registrations')
@Index(['email', 'createdAt'])
@Check('pending_registrations_provider_check', `"provider" IN ('google', 'facebook')`)
@Check('pending_registrations_email_ascii_check', `"email"::text ~ '^[!-~]+$'`)
export class PendingRegistration {
  @PrimaryColumn('uuid')
  id: string;

  @TextColumn('personal', { type: 'citext' })
  email: string;

  @TextColumn('personal', { default: '' })
  firstName: string;

  @TextColumn('personal', { default: '' })
  lastName: string;

  @TextColumn('personal', { default: '' })
  company: string;

  @TextColumn('hash', { nullable: true })
  passwordHash: string | null;

  @TextColumn('choice', { nullable: true })
  provider: Provider | null;

  @TextColumn('personal', { nullable: true })
  subject: string | null;

  @CreatedAtColumn()
  createdAt: Date;

  @InstantColumn()
  expiresAt: Date;
}
