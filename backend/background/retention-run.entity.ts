import { Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../database/columns';

@Entity('retention_runs')
export class RetentionRun {
  @PrimaryColumn('date') day: string;
  @InstantColumn({ default: () => 'now()' }) startedAt: Date;
  @InstantColumn({ nullable: true }) finishedAt: Date | null;

  @TextColumn('technical', { type: 'jsonb', nullable: true })
  removed: Record<string, number> | null;
}
