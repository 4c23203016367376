import { Entity, PrimaryColumn, Unique } from 'typeorm';
import type { Trap } from '../../access/form-traps';
import {
  CreatedAtColumn,
  InstantColumn,
  TextColumn,
  ReferenceColumn,
} from '../../database/columns';
import type { SubscriberState, SubscriptionState, Topic } from './newsletter-options';

@Entity('subscribers')
@Unique(['email'])
export class Subscriber {
  @PrimaryColumn('uuid') id: string;
  @TextColumn('personal', { type: 'citext' }) email: string;
  @TextColumn('personal', { nullable: true }) fullName: string | null;
  @TextColumn('personal', { nullable: true }) company: string | null;
  @TextColumn('choice', { default: 'pending' }) state: SubscriberState;

  /** Base64url. Random per subscriber, so that a single row can be re-keyed. */
  @TextColumn('ours') linkKey: string;
  @TextColumn('personal', { default: '' }) searchText: string;
  @CreatedAtColumn() createdAt: Date;
  @InstantColumn({ default: () => 'now()' }) updatedAt: Date;
}

/** Confirmed only by a button on our page, because mail scanners open links. */
@Entity('subscriptions')
@Unique(['subscriberId', 'topic'])
export class Subscription {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('Subscriber', { onDelete: 'CASCADE' }) subscriberId: string;
  @TextColumn('choice') topic: Topic;
  @TextColumn('choice', { default: 'pending' }) state: SubscriptionState;
  @TextColumn('choice', { nullable: true }) trap: Trap | null;
  @CreatedAtColumn() createdAt: Date;
  @InstantColumn({ nullable: true }) confirmedAt: Date | null;
  @InstantColumn({ nullable: true }) unsubscribedAt: Date | null;
}
