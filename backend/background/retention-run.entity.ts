import { Column, Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '../database/columns';

/** One night's clean-up and what it took away. The row is also the lock: one worker a night. */
@Entity('retention_runs')
export class RetentionRun {
  /** The day in the consultancy's time zone. */
  @PrimaryColumn('date')
  day: string;

  @InstantColumn({ default: () => 'now()' })
  startedAt: Date;

  @InstantColumn({ nullable: true })
  finishedAt: Date | null;

  /** Rows by rule; absent while it runs. */
  @Column({ type: 'jsonb', nullable: true })
  removed: Record<string, number> | null;
}
