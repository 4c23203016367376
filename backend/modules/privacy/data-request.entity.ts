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

/** A request for an export or erasure. Outlives its subject. */
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

  @TextColumn('choice')
  kind: DataRequestKind;

  @TextColumn('choice', { default: 'waiting' })
  state: DataRequestState;

  @TextColumn('choice')
  subjectKind: SubjectKind;

  @IdColumn()
  subjectId: string;

  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true })
  raisedBy: string | null;

  @CreatedAtColumn()
  createdAt: Date;

  @InstantColumn()
  dueAt: Date;

  @InstantColumn()
  runsAt: Date;

  @InstantColumn()
  nextAttemptAt: Date;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @TextColumn('technical', { nullable: true })
  lastError: string | null;

  @InstantColumn({ nullable: true })
  remindedAt: Date | null;

  @InstantColumn({ nullable: true })
  doneAt: Date | null;

  @TextColumn('technical', { nullable: true })
  storageKey: string | null;

  @Column({ type: 'integer', nullable: true })
  bytes: number | null;

  @InstantColumn({ nullable: true })
  expiresAt: Date | null;

  /** Address for the mail about the erasure; deleted as soon as that mail is sent. */
  @TextColumn('personal', { type: 'citext', nullable: true })
  farewell: string | null;
}
