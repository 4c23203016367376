import { Check, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { CreatedAtColumn, ReferenceColumn, TextColumn } from '../../database/columns';
import type { ConsentEventKind, Topic } from './newsletter-options';

/**
 * Who agreed to what, when, where and having read what; and when it ended. Append-only. After an
 * erasure only the hash of the address is left.
 */
@Entity('consent_events')
@Index(['subscriberId', 'id'])
@Index(['emailHash', 'id'])
@Index(['at'])
@Check('consent_events_topic_check', `"topic" IN ('newsletter', 'webinars', 'resources')`)
@Check(
  'consent_events_kind_check',
  `"kind" IN ('requested', 'confirmed', 'unsubscribed', 'resubscribed', 'expired', 'suppressed', 'released', 'erased')`,
)
export class ConsentEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @ReferenceColumn('Subscriber', { onDelete: 'SET NULL', nullable: true })
  subscriberId: string | null;

  /** Hex HMAC of the address. */
  @TextColumn()
  emailHash: string;

  @TextColumn({ nullable: true })
  topic: Topic | null;

  @TextColumn()
  kind: ConsentEventKind;

  /** Which consent text was shown: see consent-texts.ts. */
  @TextColumn({ nullable: true })
  textVersion: string | null;

  /** The page or mail it was done from. */
  @TextColumn({ nullable: true })
  page: string | null;

  /** The network, shortened to a /24 or /48. */
  @TextColumn({ nullable: true })
  network: string | null;

  /** Why, where there is a reason to tell: `bounce`, `complaint`, what the person chose. */
  @TextColumn({ nullable: true })
  reason: string | null;

  @CreatedAtColumn()
  at: Date;
}
