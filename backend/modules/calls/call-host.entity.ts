import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OpenHours } from '../../config/office';
import { InstantColumn, ReferenceColumn, TextColumn } from '../../database/columns';
import type { Problem } from './busy-times';

/** Without a row: in office hours, by phone. */
@Entity('call_hosts')
export class CallHost {
  @ReferenceColumn('User', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid')
  userId: string;

  /** In the person's own time zone; null means the office's. */
  @TextColumn('staff', { type: 'jsonb', nullable: true }) hours: OpenHours[] | null;
  @TextColumn('staff', { nullable: true }) link: string | null;
  @TextColumn('hash', { nullable: true }) feedHash: string | null;

  /** Sealed. */
  @TextColumn('staff', { nullable: true }) busyUrl: string | null;
  @InstantColumn({ nullable: true }) busyReadAt: Date | null;
  @TextColumn('technical', { nullable: true }) busyError: string | null;

  /** For its owner only: they name events. */
  @TextColumn('staff', { type: 'jsonb', nullable: true }) busyProblems: Problem[] | null;
  @InstantColumn({ nullable: true }) busyWarnedAt: Date | null;
  @InstantColumn({ default: () => 'now()' }) nextAttemptAt: Date;
  @Column({ type: 'integer', default: 0 }) attempts: number;
  @Column('smallint', { default: 0 }) crashes: number;
  @Column({ type: 'integer', default: 1 }) version: number;
}

@Entity('busy_times')
export class BusyTime {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('User', { onDelete: 'CASCADE' }) userId: string;
  @Column('tstzrange') during: string;
}
