import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, ReferenceColumn, TextColumn } from '../../database/columns';
import type { Team } from './request-options';
import type { RequestStatus } from './request-status';

export const EVENT_KINDS = [
  'raised',
  'delegated',
  'reassigned',
  'status_changed',
  'priced',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** One step in a request's life. Written with the change it tells of, never edited. */
@Entity('request_events')
@Index(['requestId', 'createdAt', 'id'])
@Check(
  'request_events_kind_check',
  `"kind" IN ('raised', 'delegated', 'reassigned', 'status_changed', 'priced')`,
)
export class RequestEvent {
  @PrimaryColumn('uuid')
  id: string;

  @ReferenceColumn('ProjectRequest', { onDelete: 'CASCADE' })
  requestId: string;

  @TextColumn()
  kind: EventKind;

  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true })
  actorId: string | null;

  @TextColumn({ nullable: true })
  fromStatus: RequestStatus | null;

  @TextColumn({ nullable: true })
  toStatus: RequestStatus | null;

  @TextColumn({ nullable: true })
  team: Team | null;

  /** A move off the usual way. */
  @Column({ type: 'boolean', default: false })
  isOverride: boolean;

  /** Whole US dollars, where a price was agreed; null where it was taken back. */
  @Column({ type: 'integer', nullable: true })
  amount: number | null;

  @TextColumn({ nullable: true })
  reason: string | null;

  @CreatedAtColumn()
  createdAt: Date;
}
