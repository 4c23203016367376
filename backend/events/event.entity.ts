import { Column, Entity, Generated, PrimaryColumn, Unique } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn } from '../database/columns';

/**
 * The event log, in the order of recording. Append-only: rows never change, except that the network
 * address is shortened after 30 days.
 */
@Entity('events')
@Unique(['sequence'])
export class RecordedEvent<Data = Record<string, unknown>> {
  @PrimaryColumn('uuid') id: string;

  @Column({ type: 'bigint' })
  @Generated('increment')
  sequence: string;

  /** The recording transaction. TypeORM compares defaults without their casts. */
  @Column({ type: 'bigint', default: () => '((pg_current_xact_id()))' }) transactionId: string;
  @TextColumn('choice') type: string;
  @TextColumn('choice', { nullable: true }) subjectType: string | null;
  @TextColumn('technical', { nullable: true }) subjectId: string | null;
  @IdColumn({ nullable: true }) actorId: string | null;

  /** Wall-clock time, so that events of one transaction keep their order. */
  @InstantColumn({ default: () => 'clock_timestamp()' }) at: Date;
  @Column({ type: 'boolean', default: true }) audited: boolean;
  @TextColumn('technical', { nullable: true }) traceId: string | null;

  /** The caller's address. Not covered by the hash, because it is shortened later. */
  @TextColumn('personal', { nullable: true }) network: string | null;

  /** Ids, statuses, amounts and field names; no personal values, so erasures leave it unchanged. */
  @TextColumn('technical', { type: 'jsonb', default: {} }) data: Data;
}

/** The part of an event that subscribers receive. */
export type DispatchedEvent<Data = Record<string, unknown>> = Omit<
  RecordedEvent<Data>,
  'audited' | 'network' | 'transactionId'
>;

@Entity('event_queue')
export class QueuedEvent {
  @PrimaryColumn({ type: 'bigint' }) sequence: string;

  /** Type and id. Events of one subject are dispatched in order. */
  @TextColumn('technical', { nullable: true }) subject: string | null;
  @Column({ type: 'integer', default: 0 }) attempts: number;
  @InstantColumn({ default: () => 'now()' }) nextAttemptAt: Date;

  /** The failing subscriber and its error. */
  @TextColumn('technical', { nullable: true }) lastError: string | null;
}

/** A link of the chain. It outlives its event. */
@Entity('event_seals')
@Unique(['sequence'])
export class EventSeal {
  @PrimaryColumn({ type: 'bigint' }) position: string;
  @Column({ type: 'bigint' }) sequence: string;

  /** Hex SHA-256 of the previous hash and this event. */
  @TextColumn('hash') hash: string;
}
