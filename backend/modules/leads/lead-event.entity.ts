import { Check, Entity, Index, PrimaryColumn } from 'typeorm';
import { CreatedAtColumn, ReferenceColumn, TextColumn } from '../../database/columns';
import type { LeadState } from './lead-options';

/** What staff did with a lead: a note, a new state, the request made of it. Never edited. */
@Entity('lead_events')
@Index(['leadId', 'createdAt', 'id'])
@Check('lead_events_kind_check', `"kind" IN ('note', 'state', 'request')`)
export class LeadEvent {
  @PrimaryColumn('uuid')
  id: string;

  @ReferenceColumn('Lead', { onDelete: 'CASCADE' })
  leadId: string;

  @TextColumn()
  kind: 'note' | 'state' | 'request';

  @TextColumn({ nullable: true })
  toState: LeadState | null;

  @TextColumn({ nullable: true })
  body: string | null;

  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true })
  authorId: string | null;

  @CreatedAtColumn()
  createdAt: Date;
}
