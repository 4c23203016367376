import { Column, Entity, Exclusion, PrimaryColumn } from 'typeorm';
import { databaseNow } from '../../database/clock';
import {
  CreatedAtColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import { HOUR_MS, MINUTE_MS } from '../../time/days';
import { isInTime, isPossible, TRANSITIONS, type CallState } from './call-moves';
import type { CallType } from './call-type.entity';
import {
  CallIsOver,
  CallIsToCome,
  MAX_MOVES,
  RescheduledTooOften,
  TooLateToChange,
} from './calls.errors';

export type Length = Pick<CallType, 'minutes' | 'bufferMinutes'>;

const BY_TRIGGER = { type: 'tstzrange', insert: false, update: false, select: false } as const;

/** Name and address are in the lead or client, so erasing those is enough. */
@Entity('calls')
@Exclusion(
  'calls_one_at_a_time',
  `USING gist (host_id WITH =, blocked WITH &&) WHERE (state = 'booked')`,
)
export class Call {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('CallType', { onDelete: 'RESTRICT' }) typeId: string;
  @ReferenceColumn('User', { onDelete: 'RESTRICT' }) hostId: string;
  @InstantColumn() startsAt: Date;
  @InstantColumn() endsAt: Date;

  /** The end with the buffer: its host is free again. */
  @InstantColumn() freeAt: Date;

  /** From the start to `freeAt`, for the constraint. */
  @Column(BY_TRIGGER) blocked: string;

  /** For processes of the version before. */
  @Column(BY_TRIGGER) during: string;
  @TextColumn('choice', { default: 'booked' }) state: CallState;

  /** After we cancelled, the booker may choose another time. */
  @Column('boolean', { default: false }) mayRebook: boolean;
  @ReferenceColumn('ProjectRequest', { onDelete: 'SET NULL', nullable: true })
  requestId: string | null;
  @ReferenceColumn('Lead', { onDelete: 'SET NULL', nullable: true }) leadId: string | null;
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true }) clientId: string | null;
  @TextColumn('personal') zone: string;

  /** One more than the SEQUENCE of its invitation. */
  @Column({ type: 'integer', default: 1 }) version: number;
  /** By the booker. */
  @Column('smallint', { default: 0 }) moves: number;
  @InstantColumn({ nullable: true }) nextReminderAt: Date | null;
  @CreatedAtColumn() createdAt: Date;

  get length(): Length {
    return {
      minutes: (this.endsAt.getTime() - this.startsAt.getTime()) / MINUTE_MS,
      bufferMinutes: (this.freeAt.getTime() - this.endsAt.getTime()) / MINUTE_MS,
    };
  }

  placeAt(start: Date, { minutes, bufferMinutes }: Length): void {
    this.startsAt = start;
    this.endsAt = new Date(start.getTime() + minutes * MINUTE_MS);
    this.freeAt = new Date(this.endsAt.getTime() + bufferMinutes * MINUTE_MS);
    this.nextReminderAt = firstReminder(start);
  }

  /**
   * Also books a call again that we cancelled.
   * @returns whether anything changes
   * @throws CallIsOver, TooLateToChange, RescheduledTooOften
   */
  reschedule(start: Date, type: CallType, byHost: boolean): boolean {
    const isAgain = isPossible('rebook', this);
    if (!isAgain) {
      this.expect('reschedule');
      this.expectInTime(type, byHost);
      if (this.startsAt.getTime() === start.getTime()) return false;
    }
    if (!byHost && this.moves >= MAX_MOVES) throw RescheduledTooOften();
    this.placeAt(start, type);
    this.go(isAgain ? 'rebook' : 'reschedule');
    this.mayRebook = false;
    if (!byHost) this.moves += 1;
    return true;
  }

  /** @throws CallIsOver, TooLateToChange */
  cancel(type: CallType, byHost: boolean): void {
    this.expect('cancel');
    this.expectInTime(type, byHost);
    this.go('cancel');
    this.nextReminderAt = null;
    this.mayRebook = byHost;
    if (byHost) this.moves = 0;
  }

  /** @throws CallIsOver, CallIsToCome */
  close(outcome: 'held' | 'missed'): void {
    if (this.state !== 'cancelled' && this.startsAt > databaseNow()) throw CallIsToCome();
    this.expect('close');
    this.state = outcome;
  }

  /** @throws CallIsOver */
  expect(move: keyof typeof TRANSITIONS): void {
    if (!isPossible(move, this)) throw CallIsOver();
  }

  private expectInTime({ noticeHours }: CallType, byHost: boolean): void {
    if (!isInTime({ startsAt: this.startsAt, noticeHours }, byHost)) throw TooLateToChange();
  }

  private go(move: 'reschedule' | 'rebook' | 'cancel'): void {
    this.state = TRANSITIONS[move].to;
  }
}

/** A day or an hour before the start, if that is still to come. */
function firstReminder(start: Date): Date | null {
  const due = [24, 1].map((hours) => start.getTime() - hours * HOUR_MS);
  const next = due.find((at) => at > databaseNow().getTime());
  return next === undefined ? null : new Date(next);
}
