import { Column, Entity, Generated, Index, PrimaryColumn, Unique } from 'typeorm';
import { IdColumn, InstantColumn, TextColumn } from '../database/columns';

/**
 * What happened, in the order in which it was recorded. Append-only: rows never change, except that
 * the network address is shortened after 30 days.
 */
@Entity('events')
@Unique(['sequence'])
@Index(['subjectId', 'at', 'id'])
@Index(['transactionId', 'sequence'])
@Index(['at', 'sequence'])
@Index(['type', 'at', 'sequence'], { where: 'audited' })
@Index(['actorId', 'at', 'sequence'], { where: 'audited' })
@Index(['subjectType', 'at', 'sequence'], { where: 'audited' })
@Index(['traceId'], { where: 'audited' })
@Index('events_group_at_sequence_index', { synchronize: false })
export class RecordedEvent<Data = Record<string, unknown>> {
  @PrimaryColumn('uuid')
  id: string;

  @Column({ type: 'bigint' })
  @Generated('increment')
  sequence: string;

  /** The transaction that recorded it. TypeORM compares defaults without their casts. */
  @Column({ type: 'bigint', default: () => '((pg_current_xact_id()))' })
  transactionId: string;

  /** `subject.what-happened`; the first part is its group. */
  @TextColumn()
  type: string;

  @TextColumn({ nullable: true })
  subjectType: string | null;

  @TextColumn({ nullable: true })
  subjectId: string | null;

  /** Null for a visitor or the system. */
  @IdColumn({ nullable: true })
  actorId: string | null;

  /** Wall-clock time, not transaction time, so events of one transaction keep their order. */
  @InstantColumn({ default: () => 'clock_timestamp()' })
  at: Date;

  /** Whether the audit log shows it. */
  @Column({ type: 'boolean', default: true })
  audited: boolean;

  @TextColumn({ nullable: true })
  traceId: string | null;

  /** The caller's address. Not covered by the hash, so that it can be shortened later. */
  @TextColumn({ nullable: true })
  network: string | null;

  /** Ids, statuses, amounts and names of fields: no personal values, so an erasure does not touch it. */
  @Column({ type: 'jsonb', default: {} })
  data: Data;
}

/** An event that has not been dispatched yet. */
@Entity('event_queue')
@Index(['subject', 'sequence'])
export class QueuedEvent {
  @PrimaryColumn({ type: 'bigint' })
  sequence: string;

  /** Type and id: the events of one subject are dispatched one after the other. */
  @TextColumn({ nullable: true })
  subject: string | null;

  /** Failed attempts. */
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @InstantColumn({ default: () => 'now()' })
  nextAttemptAt: Date;

  /** The name of the subscriber that failed, and what it said. */
  @TextColumn({ nullable: true })
  lastError: string | null;
}

/** A link of the chain. It outlives its event. */
@Entity('event_seals')
@Unique(['sequence'])
export class EventSeal {
  /** 1, 2, 3 …, without gaps. */
  @PrimaryColumn({ type: 'bigint' })
  position: string;

  @Column({ type: 'bigint' })
  sequence: string;

  /** Hex SHA-256 of the hash before and this event. */
  @TextColumn()
  hash: string;
}
