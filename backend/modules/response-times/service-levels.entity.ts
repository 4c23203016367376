import { Column, Entity, PrimaryColumn, ForeignKey } from 'typeorm';
import type { OpenHours } from '../../config/office';
import { CreatedAtColumn, ReferenceColumn, TextColumn } from '../../database/columns';
import type { Day } from '../../time/days';

export const URGENCIES = ['low', 'medium', 'high', 'critical'] as const;
export type Urgency = (typeof URGENCIES)[number];
export const DEFAULT_URGENCY: Urgency = 'medium';

export const CLOCK_KINDS = ['first_reply', 'next_reply', 'resolution'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

export type Targets = Record<ClockKind, Record<Urgency, number>>;

/** New clocks use the newest version; running clocks keep theirs. */
@Entity('sla_policies')
export class SlaPolicy {
  @PrimaryColumn('uuid') id: string;
  @Column({ type: 'integer' }) version: number;
  @ReferenceColumn('Calendar', { onDelete: 'RESTRICT' }) calendarId: string;
  @TextColumn('ours', { type: 'jsonb' }) targets: Targets;
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true }) createdBy: string | null;
  @CreatedAtColumn() createdAt: Date;
}

export const MAX_CALENDARS = 5;

@Entity('calendars')
export class Calendar {
  @PrimaryColumn('uuid') id: string;
  @TextColumn('ours') name: string;
  @TextColumn('ours') zone: string;
  @TextColumn('ours', { type: 'jsonb' }) hours: OpenHours[];

  /** Later bank holidays are added once, so an editor's deletions stay. */
  @Column({ type: 'integer' }) holidaysThrough: number;
  @Column({ type: 'integer', default: 1 }) version: number;
  @CreatedAtColumn() createdAt: Date;
}

@Entity('holidays')
export class Holiday {
  @PrimaryColumn('uuid')
  @ForeignKey('Calendar', { onDelete: 'CASCADE' })
  calendarId: string;

  @PrimaryColumn({ type: 'date' }) day: Day;
  @TextColumn('ours') name: string;
}
