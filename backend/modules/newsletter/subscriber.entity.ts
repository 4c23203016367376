import { Check, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { CreatedAtColumn, InstantColumn, TextColumn } from '../../database/columns';
import type { SubscriberState } from './newsletter-options';

@Entity('subscribers')
@Unique(['email'])
@Index(['createdAt', 'id'])
@Index(['state', 'createdAt', 'id'])
@Index('subscribers_search_text_index', { synchronize: false })
@Check('subscribers_email_ascii_check', `"email"::text ~ '^[!-~]+$'`)
@Check(
  'subscribers_state_check',
  `"state" IN ('pending', 'confirmed', 'unsubscribed', 'suppressed')`,
)
export class Subscriber {
  @PrimaryColumn('uuid')
  id: string;

  @TextColumn('personal', { type: 'citext' })
  email: string;

  @TextColumn('personal', { nullable: true })
  fullName: string | null;

  @TextColumn('personal', { nullable: true })
  company: string | null;

  @TextColumn('choice', { default: 'pending' })
  state: SubscriberState;

  /** Random, base64url: key of the links in our mails, so a single row can be re-keyed. */
  @TextColumn('ours')
  linkKey: string;

  @TextColumn('personal', { default: '' })
  searchText: string;

  @CreatedAtColumn()
  createdAt: Date;

  @InstantColumn({ default: () => 'now()' })
  updatedAt: Date;
}
