import { Column, Entity, PrimaryColumn } from 'typeorm';
import { databaseNow } from '../../database/clock';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../database/columns';
import type { ClockKind } from './service-levels.entity';
import type { WorkingCalendar } from './working-calendar';

const WARN_AT = 0.75;

@Entity('sla_clocks')
export class SlaClock {
  @PrimaryColumn('uuid') id: string;
  @IdColumn() requestId: string;
  @TextColumn('choice') kind: ClockKind;
  @ReferenceColumn('SlaPolicy', { onDelete: 'RESTRICT' }) policyId: string;
  @IdColumn() calendarId: string;
  @Column({ type: 'integer' }) calendarVersion: number;
  @InstantColumn() startedAt: Date;
  @Column({ type: 'integer' }) targetSeconds: number;

  /** When it last started running; negative if late. */
  @Column({ type: 'integer' }) leftSeconds: number;
  @InstantColumn({ nullable: true }) runningSince: Date | null;
  @InstantColumn({ nullable: true }) dueAt: Date | null;
  @InstantColumn({ nullable: true }) warnAt: Date | null;
  @InstantColumn({ nullable: true }) warnedAt: Date | null;
  @InstantColumn({ nullable: true }) breachedAt: Date | null;
  @InstantColumn({ nullable: true }) metAt: Date | null;
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true }) metBy: string | null;
  @InstantColumn({ nullable: true }) stoppedAt: Date | null;

  get isOpen(): boolean {
    return !this.metAt && !this.stoppedAt;
  }

  get isRunning(): boolean {
    return Boolean(this.runningSince);
  }

  run(now: Date, calendar: WorkingCalendar): void {
    this.runningSince = now;
    this.plan(calendar);
  }

  pause(now: Date, calendar: WorkingCalendar): void {
    if (!this.runningSince) return;
    if (this.dueAt && this.dueAt <= now) this.breachedAt ??= this.dueAt;
    this.leftSeconds -= calendar.between(this.runningSince, now);
    this.runningSince = null;
    this.dueAt = null;
    this.warnAt = null;
  }

  meet(now: Date, by: string | null, calendar: WorkingCalendar): void {
    this.pause(now, calendar);
    this.metAt = now;
    this.metBy = by;
  }

  stop(now: Date, calendar: WorkingCalendar): void {
    this.pause(now, calendar);
    this.stoppedAt = now;
  }

  resume(now: Date, calendar: WorkingCalendar): void {
    this.metAt = null;
    this.metBy = null;
    this.stoppedAt = null;
    this.run(now, calendar);
  }

  /** Its time has run out. */
  breach(): void {
    this.breachedAt = this.dueAt;
    this.warnedAt ??= this.dueAt;
  }

  /** Its time is about to run out. */
  warn(): void {
    this.warnedAt = databaseNow();
  }

  /** Time already used counts. */
  retarget(seconds: number, now: Date, calendar: WorkingCalendar): void {
    if (seconds === this.targetSeconds) return;
    const wasRunning = this.isRunning;
    this.pause(now, calendar);
    this.leftSeconds += seconds - this.targetSeconds;
    this.targetSeconds = seconds;
    if (wasRunning) this.run(now, calendar);
  }

  /** A late clock is due when it started running again. */
  plan(calendar: WorkingCalendar): void {
    const { runningSince, leftSeconds, targetSeconds } = this;
    if (!runningSince) return;
    const dueIn = (seconds: number) =>
      seconds > 0 ? calendar.add(runningSince, seconds) : runningSince;
    this.dueAt = dueIn(leftSeconds);
    this.warnAt = dueIn(leftSeconds - Math.ceil(targetSeconds * (1 - WARN_AT)));
  }
}
