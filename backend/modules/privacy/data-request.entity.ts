import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Claimed } from '../../background/row-queue';
import {
  CreatedAtColumn,
  IdColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../database/columns';
import type { SubjectKind } from '../../personal-data/personal-data.public';
import { nameChoices } from '../../openapi/choice-words';

export const GRACE_DAYS = 14;
export const REMINDER_DAYS = 3;
export const ARCHIVE_DAYS = 7;
export const EXPORT_EVERY_HOURS = 24;

export const DATA_REQUEST_KINDS = ['export', 'erase'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

nameChoices('DataRequestKind', { export: 'Copy', erase: 'Erasure' } satisfies Record<
  DataRequestKind,
  string
>);

nameChoices('DataSubjectKind', {
  client: 'Client',
  lead: 'Lead',
  subscriber: 'Subscriber',
} satisfies Record<SubjectKind, string>);

export const DATA_REQUEST_STATES = ['waiting', 'done', 'cancelled'] as const;
export type DataRequestState = (typeof DATA_REQUEST_STATES)[number];

nameChoices('DataRequestState', {
  waiting: 'Waiting',
  done: 'Done',
  cancelled: 'Cancelled',
} satisfies Record<DataRequestState, string>);

@Entity('data_requests')
export class DataRequest {
  @PrimaryColumn('uuid') id: string;
  @TextColumn('choice') kind: DataRequestKind;
  @TextColumn('choice', { default: 'waiting' }) state: DataRequestState;
  @TextColumn('choice') subjectKind: SubjectKind;
  @IdColumn() subjectId: string;
  @ReferenceColumn('User', { onDelete: 'SET NULL', nullable: true }) raisedBy: string | null;
  @CreatedAtColumn() createdAt: Date;
  @InstantColumn() dueAt: Date;
  @InstantColumn() runsAt: Date;
  @InstantColumn() nextAttemptAt: Date;
  @Column({ type: 'integer', default: 0 }) attempts: number;
  @Column('smallint', { default: 0 }) crashes: number;
  @TextColumn('technical', { nullable: true }) lastError: string | null;
  @InstantColumn({ nullable: true }) remindedAt: Date | null;
  @InstantColumn({ nullable: true }) doneAt: Date | null;
  @TextColumn('technical', { nullable: true }) storageKey: string | null;
  @Column({ type: 'integer', nullable: true }) bytes: number | null;
  @InstantColumn({ nullable: true }) expiresAt: Date | null;

  /** Until the mail about the erasure is sent. */
  @TextColumn('personal', { type: 'citext', nullable: true }) farewell: string | null;
}

export type ClaimedRequest = Claimed & Pick<DataRequest, 'kind' | 'subjectKind' | 'subjectId'>;
