import { Entity, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, InstantColumn, TextColumn } from '../../database/columns';
import type { Provider } from './provider-identity.entity';

/** An address may have several, each with its own link; confirming one deletes the others. */
@Entity('pending_registrations')
export class PendingRegistration {
  @PrimaryColumn('uuid') id: string;
  @TextColumn('personal', { type: 'citext' }) email: string;
  @TextColumn('personal', { default: '' }) firstName: string;
  @TextColumn('personal', { default: '' }) lastName: string;
  @TextColumn('personal', { default: '' }) company: string;
  @TextColumn('hash', { nullable: true }) passwordHash: string | null;
  @TextColumn('choice', { nullable: true }) provider: Provider | null;
  @TextColumn('personal', { nullable: true }) subject: string | null;
  @CreatedAtColumn() createdAt: Date;
  @InstantColumn() expiresAt: Date;
}

/**
 * A sign-in with an identity provider that still needs a confirmed link to an existing account, or
 * an address.
 */
@Entity('pending_links')
export class PendingLink {
  @PrimaryColumn('uuid') id: string;
  @TextColumn('choice') provider: Provider;
  @TextColumn('personal') subject: string;
  @TextColumn('personal', { type: 'citext', nullable: true }) email: string | null;
  @TextColumn('personal', { default: '' }) firstName: string;
  @TextColumn('personal', { default: '' }) lastName: string;
  @TextColumn('hash') boundTo: string;
  @CreatedAtColumn() createdAt: Date;
  @InstantColumn() expiresAt: Date;
}
