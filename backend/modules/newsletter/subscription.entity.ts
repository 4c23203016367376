import { Check, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import {
  CreatedAtColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import type { Trap } from '../../access/form-traps';
import type { SubscriptionState, Topic } from './newsletter-options';

/** One topic of one subscriber. Confirmed only by a button pressed on our page, never by a link. */
@Entity('subscriptions')
@Unique(['subscriberId', 'topic'])
@Index('subscriptions_topic_index', ['topic', 'subscriberId'])
@Index(['createdAt'], { where: `state = 'pending'` })
@Check('subscriptions_topic_check', `"topic" IN ('newsletter', 'webinars', 'resources')`)
@Check('subscriptions_trap_check', `"trap" IN ('honeypot', 'too_fast')`)
@Check('subscriptions_state_check', `"state" IN ('pending', 'confirmed', 'unsubscribed')`)
export class Subscription {
  @PrimaryColumn('uuid')
  id: string;

  @ReferenceColumn('Subscriber', { onDelete: 'CASCADE' })
  subscriberId: string;

  @TextColumn()
  topic: Topic;

  @TextColumn({ default: 'pending' })
  state: SubscriptionState;

  /** Why no confirmation mail went out: the post gave itself away as a program's. */
  @TextColumn({ nullable: true })
  trap: Trap | null;

  /** When it was asked for the last time. */
  @CreatedAtColumn()
  createdAt: Date;

  @InstantColumn({ nullable: true })
  confirmedAt: Date | null;

  /** The last time they left; kept when they come back. */
  @InstantColumn({ nullable: true })
  unsubscribedAt: Date | null;
}
