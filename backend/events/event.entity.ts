import { Column, Entity, Generated, PrimaryColumn, Unique } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn } from '../database/columns';

/** Append-only, except that the network address is shortened after 30 days. */
@Entity('events')
@Unique(['sequence'])
export class RecordedEvent<Data = Record<string, unknown>> {
  @PrimaryColumn('uuid') id: string;

  @Column({ type: 'bigint' })
  @Generated('increment')
  sequence: string;

  /** TypeORM compares defaults without their casts. */
  @Column({ type: 'bigint', default: () => '((pg_current_xact_id()))' }) transactionId: string;
  @TextColumn('choice') type: string;
  @TextColumn('choice', { nullable: true }) subjectType: string | null;
  @TextColumn('technical', { nullable: true }) subjectId: string | null;
  @IdColumn({ nullable: true }) actorId: string | null;

  /** Wall-clock time, so that events of one transaction keep their order. */
  @InstantColumn({ default: () => 'clock_timestamp()' }) at: Date;
  @Column({ type: 'boolean', default: true }) audited: boolean;
  @TextColumn('technical', { nullable: true }) traceId: string | null;

  /** Not covered by the hash, because it is shortened later. */
  @TextColumn('personal', { nullable: true }) network: string | null;
  @TextColumn('technical', { type: 'jsonb', default: {} }) data: Data;
}

export type DispatchedEvent<Data = Record<string, unknown>> = Omit<
  RecordedEvent<Data>,
  'audited' | 'network' | 'transactionId'
>;

@Entity('event_queue')
export class QueuedEvent {
  @PrimaryColumn({ type: 'bigint' }) sequence: string;
  @TextColumn('technical', { nullable: true }) subject: string | null;
  @Column({ type: 'integer', default: 0 }) attempts: number;
  @InstantColumn({ default: () => 'now()' }) nextAttemptAt: Date;
  @TextColumn('technical', { nullable: true }) lastError: string | null;
}

/** Workers that ended while the event was in hand, the present one included. */
@Entity('event_crashes')
export class EventCrash {
  @PrimaryColumn({ type: 'bigint' }) sequence: string;
  @Column('smallint') crashes: number;
}

@Entity('event_seals')
@Unique(['sequence'])
export class EventSeal {
  @PrimaryColumn({ type: 'bigint' }) position: string;
  @Column({ type: 'bigint' }) sequence: string;

  /** Hex. */
  @TextColumn('hash') hash: string;
}
