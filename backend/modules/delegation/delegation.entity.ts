import { Entity, PrimaryColumn, Column } from 'typeorm';
import type { Team } from '../../access/access.public';
import {
  CreatedAtColumn,
  ReferenceColumn,
  InstantColumn,
  TextColumn,
} from '../../database/columns';
import type { Day } from '../../time/days';

@Entity('delegations')
export class Delegation {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('ProjectRequest', { onDelete: 'CASCADE' }) requestId: string;
  @TextColumn('choice') assignTo: Team;
  @TextColumn('personal', { nullable: true }) notes: string | null;
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true }) delegatedBy: string | null;
  @CreatedAtColumn() createdAt: Date;
  @InstantColumn({ nullable: true }) endedAt: Date | null;
}

@Entity('absences')
export class Absence {
  @PrimaryColumn('uuid') id: string;
  @ReferenceColumn('User', { onDelete: 'CASCADE' }) userId: string;
  @Column({ type: 'date' }) firstDay: Day;
  @Column({ type: 'date' }) lastDay: Day;
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true }) deputyId: string | null;
  @CreatedAtColumn() createdAt: Date;
}
