import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, InstantColumn, TextColumn } from '../../database/columns';
import type { Provider } from './provider-identity.entity';

/**
 * A provider's sign-in that needs one more step here: a confirmed link to an existing account, or
 * an address. Bound by a cookie to the browser it happened in, for ten minutes.
 */
@Entity('pending_links')
@Check('pending_links_provider_check', `"provider" IN ('google', 'facebook')`)
@Index(['expiresAt'])
export class PendingLink {
  @PrimaryColumn('uuid')
  id: string;

  @TextColumn()
  provider: Provider;

  @TextColumn()
  subject: string;

  @Column({ type: 'citext', nullable: true })
  email: string | null;

  @TextColumn({ default: '' })
  firstName: string;

  @TextColumn({ default: '' })
  lastName: string;

  /** Hex SHA-256 of the cookie. */
  @TextColumn()
  boundTo: string;

  @CreatedAtColumn()
  createdAt: Date;

  @InstantColumn()
  expiresAt: Date;
}
