import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import { databaseNow } from '../../database/clock';
import {
  CreatedAtColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import type { Topic } from '../newsletter/newsletter.public';
import { isPossible, TRANSITIONS, type IssueState } from './issue-moves';
import { NotInThisState, TEST_SECONDS, TestedJustNow } from './issues.errors';
import { nameChoices } from '../../openapi/choice-words';

/** Why an issue is paused although no person paused it. */
export const HALTS = ['missed', 'restored', 'bounces', 'complaints', 'text'] as const;
export type Halt = (typeof HALTS)[number];

nameChoices('IssueHalt', {
  missed: 'It was due more than an hour ago, while the service was down. Does it still fit today?',
  restored: 'The database was restored from a backup, so we do not know what has been sent since.',
  bounces:
    'Paused because more than 2% of its e-mails could not be delivered. Find out why, then resume or stop it.',
  complaints:
    'Paused because more than one reader in a thousand reported it as spam. Find out why, then resume or stop it.',
  text: 'Paused because its text takes too long to prepare. Stop it, and write it again with smaller tables.',
} satisfies Record<Halt, string>);

export const MAILBOX_PROVIDERS = ['google', 'microsoft', 'yahoo', 'apple', 'rest'] as const;
export type MailboxProvider = (typeof MAILBOX_PROVIDERS)[number];

nameChoices('MailPool', {
  google: 'Google',
  microsoft: 'Microsoft',
  yahoo: 'Yahoo',
  apple: 'Apple',
  rest: 'All others',
} satisfies Record<MailboxProvider, string>);

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

nameChoices('IssueDeliveryState', {
  waiting: 'Waiting',
  sending: 'On its way',
  sent: 'Sent',
  unsure: 'Unsure',
  bounced: 'Bounced',
  failed: 'Temporarily rejected',
  refused: 'Rejected by policy',
  left: 'Already unsubscribed',
  complained: 'Complained',
  unresolved: 'Left as is',
} satisfies Record<DeliveryState, string>);

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

  /** The last subscriber in the snapshot of its readers so far. */
  @Column('uuid', { name: 'freeze_after', nullable: true }) snapshotAfter: string | null;
  @InstantColumn({ name: 'frozen_at', nullable: true }) snapshotAt: Date | null;
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
  @TextColumn('technical', { type: 'jsonb', nullable: true }) counts: ProviderCount[] | null;
  @CreatedAtColumn() createdAt: Date;
  @InstantColumn({ default: () => 'now()' }) updatedAt: Date;
  @Column({ type: 'integer', default: 1 }) version: number;

  /**
   * A changed text must be submitted and approved again. The daily limit is no part of the text.
   * @throws NotInThisState, like all that follow
   */
  write({ dailyLimit, ...text }: IssueText & { dailyLimit: number | null }, userId: string): void {
    this.expect('write');
    this.dailyLimit = dailyLimit;
    if (isSameText(this, text)) return;
    const former = this.state === 'approved' ? [] : this.writerIds;
    Object.assign(this, text, { authorId: userId, approverId: null });
    this.writerIds = [...new Set([...former, userId])];
    this.state = 'draft';
  }

  submit(): void {
    this.go('submit');
  }

  return(): void {
    this.go('return');
    this.approverId = null;
  }

  approve(userId: string): void {
    this.go('approve');
    this.approverId = userId;
  }

  schedule(sendAt: Date): void {
    this.go('schedule');
    this.sendAt = sendAt;
  }

  unschedule(): void {
    this.go('unschedule');
    this.sendAt = null;
  }

  /** At once, or because its time has come. */
  start(): void {
    this.go('start');
  }

  /** `readers` more get it; `last` is the last of them, and null once there are no more. */
  addReaders(readers: number, last: string | null): void {
    this.total += readers;
    this.snapshotAfter = last ?? this.snapshotAfter;
  }

  /** All readers are known. */
  send(): void {
    this.go('send');
    this.snapshotAt = this.startedAt = databaseNow();
  }

  pause(): void {
    this.go('pause');
  }

  /** It pauses itself; a person looks at it and resumes or stops it. */
  halt(why: Halt): void {
    this.go('halt');
    this.halted = why;
  }

  /** `outcomes` so far do not halt it again. */
  resume(outcomes: Outcomes): void {
    this.go('resume');
    this.outcomesAtResume = outcomes;
  }

  stop(): void {
    this.go('stop');
    this.finishedAt = databaseNow();
  }

  /** Nobody resumed it. The time that its deliveries are kept began when it was paused. */
  forget(): void {
    this.go('forget');
    this.finishedAt = this.updatedAt;
  }

  finish(): void {
    this.go('finish');
    this.finishedAt = databaseNow();
  }

  /** After it was sent, a person decided to send some of its mails again. */
  sendMore(): void {
    this.go('sendMore');
    this.finishedAt = null;
  }

  withdraw(): void {
    this.go('withdraw');
    this.withdrawnAt = databaseNow();
  }

  restore(): void {
    this.go('restore');
    this.withdrawnAt = null;
  }

  /** @throws TestedJustNow */
  test(): void {
    const soonest = (this.testedAt?.getTime() ?? 0) + TEST_SECONDS * 1_000;
    if (soonest > databaseNow().getTime()) throw TestedJustNow();
    this.testedAt = databaseNow();
  }

  expect(move: keyof typeof TRANSITIONS): void {
    if (!isPossible(move, this)) throw NotInThisState();
  }

  private go(move: keyof typeof TRANSITIONS): void {
    this.expect(move);
    const { to } = TRANSITIONS[move];
    this.state = typeof to === 'function' ? to(this) : (to ?? this.state);
    this.halted = null;
  }
}

export type IssueText = Pick<Issue, 'subject' | 'preheader' | 'body' | 'topics' | 'slug'>;

const isSameText = (issue: Issue, text: IssueText): boolean =>
  (['subject', 'preheader', 'body'] as const).every((part) => issue[part] === text[part]) &&
  issue.topics.toSorted().join() === text.topics.toSorted().join();

/** Mails tried, and those of them that came back or were reported. */
export type Outcomes = { tried: number; bounced: number; complained: number };

export type ProviderCount = { pool: MailboxProvider; state: number; mails: number };

@Entity('issue_deliveries')
export class IssueDelivery {
  @ReferenceColumn('Issue', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  issueId: string;
  @ReferenceColumn('Subscriber', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  subscriberId: string;
  @TextColumn('choice') pool: MailboxProvider;
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
  pool: MailboxProvider;
  @PrimaryColumn('smallint') state: number;
  @Column('integer') mails: number;
}

@Entity('issue_pools')
export class ProviderRate {
  @TextColumn('choice')
  @PrimaryColumn('text')
  pool: MailboxProvider;
  @Column('integer', { nullable: true }) perMinute: number | null;
  @Column('double precision', { default: 1 }) tokens: number;
  @Column('integer', { default: 0 }) granted: number;
  @InstantColumn({ default: () => 'now()' }) refilledAt: Date;
  /** The provider asked us to slow down: half the rate until then. */
  @InstantColumn({ nullable: true }) slowedUntil: Date | null;
}
