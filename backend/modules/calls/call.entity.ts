import { Column, Entity, Exclusion, PrimaryColumn, Unique } from 'typeorm';
import type { OpenHours } from '../../config/office';
import type { Problem } from './busy-times';
import {
  CreatedAtColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';

export const CALL_STATES = ['booked', 'cancelled', 'held', 'missed'] as const;
export type CallState = (typeof CALL_STATES)[number];

/** `owner`: the request's assignee, else the deputy, else the team. */
export const CALL_HOSTS = ['team', 'owner'] as const;
export type CallHosts = (typeof CALL_HOSTS)[number];

@Entity('call_types')
@Unique(['slug'])
export class CallType {
  @PrimaryColumn('uuid') id: string;
  @TextColumn('ours') slug: string;
  @TextColumn('ours') title: string;
  @TextColumn('ours') summary: string;
  @Column('integer') minutes: number;
  @Column('integer') bufferMinutes: number;

  /** Before the start; later the booker can no longer book, move or cancel. */
  @Column('integer') noticeHours: number;
  @Column('integer') horizonDays: number;
  @Column('integer') dailyLimit: number;
  @TextColumn('choice') hosts: CallHosts;

  /** Empty for every manager and admin. */
  @Column('uuid', { array: true, default: '{}' }) hostIds: string[];
  @Column('boolean', { default: true }) isActive: boolean;
  @Column({ type: 'integer', default: 1 }) version: number;
}

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

/**
 * Name and address are in the lead or client, so erasing those is enough. TypeORM has no instants
 * in ranges; SQL reads and writes them.
 */
@Entity('calls')
@Exclusion(
  'calls_one_at_a_time',
  `USING gist (host_id WITH =, blocked WITH &&) WHERE (state = 'booked')`,
)
export class Call {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('CallType', { onDelete: 'RESTRICT' }) typeId: string;
  @ReferenceColumn('User', { onDelete: 'RESTRICT' }) hostId: string;
  @Column('tstzrange') during: string;

  /** Includes the buffer. */
  @Column('tstzrange') blocked: string;
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
}
