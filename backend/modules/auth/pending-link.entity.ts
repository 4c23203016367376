import { Check, Entity, Index, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, InstantColumn, TextColumn } from '../../database/columns';
import type { Provider } from './provider-identity.entity';

/**
 * A sign-in with an identity provider that needs one more step: a confirmed link to an existing
 * account, or an address. Bound to the browser by a cookie, for ten minutes.
 */
@Entity('pending_links')
@Check('pending_links_provider_check', `"provider" IN ('google', 'facebook')`)
@Index(['expiresAt'])
export class PendingLink {
  @PrimaryColumn('uuid')
  id: string;

  @TextColumn('choice')
  provider: Provider;

  @TextColumn('personal')
  subject: string;

  @TextColumn('personal', { type: 'citext', nullable: true })
  email: string | null;

  @TextColumn('personal', { default: '' })
  firstName: string;

  @TextColumn('personal', { default: '' })
  lastName: string;

  @TextColumn('hash')
  boundTo: string;

  @CreatedAtColumn()
  createdAt: Date;

  @InstantColumn()
  expiresAt: Date;
}
