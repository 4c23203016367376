import { Check, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  CreatedAtColumn,
  ReferenceColumn,
  InstantColumn,
  TextColumn,
} from '../../database/columns';
import type { Team } from '../../access/role';

@Entity('delegations')
@Index(['delegatedBy'], { where: 'delegated_by IS NOT NULL' })
@Index('delegations_active_unique', ['requestId'], { unique: true, where: 'ended_at IS NULL' })
@Index(['requestId', 'createdAt'])
@Check('delegations_assign_to_check', `"assign_to" IN ('manager', 'support')`)
export class Delegation {
  @PrimaryColumn('uuid')
  id: string;

  @ReferenceColumn('ProjectRequest', { onDelete: 'CASCADE' })
  requestId: string;

  @TextColumn('choice')
  assignTo: Team;

  @TextColumn('personal', { nullable: true })
  notes: string | null;

  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true })
  delegatedBy: string | null;

  @CreatedAtColumn()
  createdAt: Date;

  @InstantColumn({ nullable: true })
  endedAt: Date | null;
}
