import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, ReferenceColumn, TextColumn } from '../../database/columns';
import type { Urgency } from './urgency';

export const CLOCK_KINDS = ['first_reply', 'next_reply', 'resolution'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

export type Targets = Record<ClockKind, Record<Urgency, number>>;

/** New clocks use the newest version; running clocks keep theirs. */
@Entity('sla_policies')
@Index(['createdBy'], { where: 'created_by IS NOT NULL' })
@Index(['calendarId'])
@Index('sla_policies_version_unique', ['version'], { unique: true })
export class SlaPolicy {
  @PrimaryColumn('uuid')
  id: string;

  @Column({ type: 'integer' })
  version: number;

  @ReferenceColumn('Calendar', { onDelete: 'RESTRICT' })
  calendarId: string;

  @TextColumn('ours', { type: 'jsonb' })
  targets: Targets;

  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true })
  createdBy: string | null;

  @CreatedAtColumn()
  createdAt: Date;
}
