import { Check, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import {
  CreatedAtColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import type { Trap } from '../../access/form-traps';
import type { SubscriptionState, Topic } from './newsletter-options';

/** Confirmed only by a button on our page, because mail scanners open links. */
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

  @TextColumn('choice')
  topic: Topic;

  @TextColumn('choice', { default: 'pending' })
  state: SubscriptionState;

  @TextColumn('choice', { nullable: true })
  trap: Trap | null;

  @CreatedAtColumn()
  createdAt: Date;

  @InstantColumn({ nullable: true })
  confirmedAt: Date | null;

  @InstantColumn({ nullable: true })
  unsubscribedAt: Date | null;
}
