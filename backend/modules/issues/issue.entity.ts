import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import {
  CreatedAtColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import type { Topic } from '../newsletter/newsletter.public';

export const ISSUE_STATES = [
  'draft',
  'review',
  'approved',
  'scheduled',
  'freezing',
  'sending',
  'paused',
  'sent',
  'stopped',
] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

export const OPEN_STATES: readonly IssueState[] = ['draft', 'review', 'approved'];

/** Why an issue is paused although no person paused it. */
export const HALTS = ['missed', 'restored', 'bounces', 'complaints', 'text'] as const;
export type Halt = (typeof HALTS)[number];

export const POOLS = ['google', 'microsoft', 'yahoo', 'apple', 'rest'] as const;
export type Pool = (typeof POOLS)[number];

/** The database stores the index, so keep the order. */
export const DELIVERY_STATES = [
  'waiting',
  'sending',
  'sent',
  'unsure',
  'bounced',
  'failed',
  'refused',
  'left',
  'complained',
  'unresolved',
] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const WAITING = 0;
export const SENDING = 1;
export const SENT = 2;
/** A worker died, or the connection broke, while it was sent. Only sent again if somebody asks. */
export const UNSURE = 3;
/** A permanent refusal: the address gets no more issues. */
export const BOUNCED = 4;
export const FAILED = 5;
/** About our reputation (5.7.x), not about the address. */
export const REFUSED = 6;
export const LEFT = 7;
export const COMPLAINED = 8;
/** A person decided not to send it again. */
export const UNRESOLVED = 9;

@Entity('issues')
@Unique(['number'])
@Unique(['slug'])
export class Issue {
  @PrimaryColumn('uuid') id: string;
  @Column('integer') number: number;
  @TextColumn('ours') slug: string;
  @TextColumn('ours') subject: string;
  @TextColumn('ours') preheader: string;
  @TextColumn('ours') body: string;
  @TextColumn('choice', { array: true }) topics: Topic[];
  @TextColumn('choice', { default: 'draft' }) state: IssueState;
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true }) authorId: string | null;
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true }) approverId: string | null;

  /** Writers since the last approval. None of them may approve it. */
  @Column('uuid', { array: true, default: '{}' }) writerIds: string[];
  @InstantColumn({ nullable: true }) sendAt: Date | null;

  /** For warming up a new address. */
  @Column('integer', { nullable: true }) dailyLimit: number | null;
  @Column('date', { nullable: true }) day: string | null;
  @Column('integer', { default: 0 }) dayCount: number;

  /** The last subscriber frozen so far. */
  @Column('uuid', { nullable: true }) freezeAfter: string | null;
  @InstantColumn({ nullable: true }) frozenAt: Date | null;
  @Column('integer', { default: 0 }) total: number;
  @InstantColumn({ nullable: true }) startedAt: Date | null;
  @InstantColumn({ nullable: true }) finishedAt: Date | null;
  @InstantColumn({ nullable: true }) withdrawnAt: Date | null;
  @InstantColumn({ nullable: true }) testedAt: Date | null;
  @TextColumn('choice', { nullable: true }) halted: Halt | null;

  /** When it was last resumed. */
  @TextColumn('technical', { type: 'jsonb', nullable: true }) outcomesAtResume: Outcomes | null;

  /** Reports by mail that were not understood. */
  @Column('integer', { default: 0 }) unclearReports: number;

  /** Kept when the deliveries are deleted. */
  @TextColumn('technical', { type: 'jsonb', nullable: true }) counts: PoolCount[] | null;
  @CreatedAtColumn() createdAt: Date;
  @InstantColumn({ default: () => 'now()' }) updatedAt: Date;
  @Column({ type: 'integer', default: 1 }) version: number;
}

/** Mails tried, and those of them that came back or were reported. */
export type Outcomes = { tried: number; bounced: number; complained: number };

export type PoolCount = { pool: Pool; state: number; mails: number };

@Entity('issue_deliveries')
export class IssueDelivery {
  @ReferenceColumn('Issue', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  issueId: string;
  @ReferenceColumn('Subscriber', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  subscriberId: string;
  @TextColumn('choice') pool: Pool;
  @Column('smallint', { default: 0 }) state: number;
  /** Number of the claim: only its holder may settle it. */
  @Column('smallint', { default: 0 }) attempt: number;
  /** Temporary refusals since somebody last decided to send it. */
  @Column('smallint', { default: 0 }) refusals: number;

  /** Time of the last change of state; for a waiting mail, the earliest time to send it. */
  @InstantColumn({ default: () => 'now()' }) movedAt: Date;
  @TextColumn('technical', { nullable: true }) reply: string | null;
}

/** Kept by triggers of the deliveries, because counting a million rows takes too long. */
@Entity('issue_counts')
export class IssueCount {
  @ReferenceColumn('Issue', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  issueId: string;
  @TextColumn('choice')
  @PrimaryColumn('text')
  pool: Pool;
  @PrimaryColumn('smallint') state: number;
  @Column('integer') mails: number;
}

@Entity('issue_pools')
export class IssuePool {
  @TextColumn('choice')
  @PrimaryColumn('text')
  pool: Pool;
  @Column('integer', { nullable: true }) perMinute: number | null;
  @Column('double precision', { default: 1 }) tokens: number;
  @Column('integer', { default: 0 }) granted: number;
  @InstantColumn({ default: () => 'now()' }) refilledAt: Date;
  /** The provider asked us to slow down: half the rate until then. */
  @InstantColumn({ nullable: true }) slowedUntil: Date | null;
}
