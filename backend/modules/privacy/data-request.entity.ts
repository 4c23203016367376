import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  CreatedAtColumn,
  IdColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import type { SubjectKind } from '../../personal-data/personal-data.public';

export const DATA_REQUEST_KINDS = ['export', 'erase'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

export const DATA_REQUEST_STATES = ['waiting', 'done', 'cancelled'] as const;
export type DataRequestState = (typeof DATA_REQUEST_STATES)[number];

/** Somebody asks for a copy of their data, or to be erased. It outlives the person that it is about. */
@Entity('data_requests')
@Index(['raisedBy'], { where: 'raised_by IS NOT NULL' })
@Index('data_requests_newest_index', ['createdAt', 'id'])
@Index('data_requests_state_index', ['state', 'createdAt', 'id'])
@Index('data_requests_kind_index', ['kind', 'createdAt', 'id'])
@Index('data_requests_subject_index', ['subjectId', 'kind', 'createdAt'])
@Index('data_requests_waiting_unique', ['subjectId', 'kind'], {
  unique: true,
  where: `(state = 'waiting'::text)`,
})
@Index('data_requests_run_index', ['nextAttemptAt'], { where: `(state = 'waiting'::text)` })
@Index('data_requests_file_index', ['expiresAt'], { where: '(storage_key IS NOT NULL)' })
@Index('data_requests_farewell_index', ['doneAt'], { where: '(farewell IS NOT NULL)' })
@Check('data_requests_kind_check', `kind IN ('export', 'erase')`)
@Check('data_requests_state_check', `state IN ('waiting', 'done', 'cancelled')`)
@Check('data_requests_subject_kind_check', `subject_kind IN ('client', 'lead', 'subscriber')`)
export class DataRequest {
  @PrimaryColumn('uuid')
  id: string;

  @TextColumn()
  kind: DataRequestKind;

  @TextColumn({ default: 'waiting' })
  state: DataRequestState;

  @TextColumn()
  subjectKind: SubjectKind;

  /** An account, a lead or a subscriber; staff ask for an export of their account as a `client`. */
  @IdColumn()
  subjectId: string;

  /** The admin who raised it for somebody; null: the person did. */
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true })
  raisedBy: string | null;

  @CreatedAtColumn()
  createdAt: Date;

  /** A month after it came in: the law's clock. */
  @InstantColumn()
  dueAt: Date;

  /** When it is carried out: at once, or after the days in which an erasure can be taken back. */
  @InstantColumn()
  runsAt: Date;

  /** `runsAt`, or later where a try has failed. */
  @InstantColumn()
  nextAttemptAt: Date;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** Of the last try, without addresses. */
  @TextColumn({ nullable: true })
  lastError: string | null;

  @InstantColumn({ nullable: true })
  remindedAt: Date | null;

  @InstantColumn({ nullable: true })
  doneAt: Date | null;

  /** The object of the archive, while there is one. */
  @TextColumn({ nullable: true })
  storageKey: string | null;

  @Column({ type: 'integer', nullable: true })
  bytes: number | null;

  @InstantColumn({ nullable: true })
  expiresAt: Date | null;

  /** The address that is told of its erasure; forgotten as soon as that mail is out. */
  @Column({ type: 'citext', nullable: true })
  farewell: string | null;
}
