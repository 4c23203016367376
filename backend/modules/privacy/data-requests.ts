import { fullNameSql } from '../accounts/accounts.public';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Conditions } from '../../lists/conditions';
import { readPage, type Listing } from '../../lists/read-page';
import type { SubjectKind } from '../../personal-data/personal-data.public';
import type { DataRequestKind, DataRequestState } from './data-request.entity';
import type { DataRequestDto, DataRequestListQuery, DataRequestsDto } from './dto/privacy.dto';

type Row = {
  id: string;
  kind: DataRequestKind;
  state: DataRequestState;
  subject_kind: SubjectKind;
  subject_id: string;
  name: string | null;
  email: string | null;
  raised_by: string | null;
  created_at: Date;
  due_at: Date;
  is_overdue: boolean;
  runs_at: Date;
  done_at: Date | null;
  has_file: boolean;
  last_error: string | null;
};

export const DATA_REQUESTS: Listing = {
  columns: `d.id, d.kind, d.state, d.subject_kind, d.subject_id, d.raised_by, d.created_at, d.due_at,
    d.state = 'waiting' AND d.due_at < now() AS is_overdue, d.runs_at, d.done_at, d.last_error,
    d.subject_kind <> 'client' AND d.storage_key IS NOT NULL AND d.expires_at > now() AS has_file,
    coalesce(u.email::text, l.email::text, s.email::text) AS email,
    coalesce(nullif(${fullNameSql('u')}, ''), nullif(l.full_name, ''), s.full_name) AS name`,
  from: `data_requests d
    LEFT JOIN users u ON d.subject_kind = 'client' AND u.id = d.subject_id AND u.erased_at IS NULL
    LEFT JOIN leads l ON d.subject_kind = 'lead' AND l.id = d.subject_id
    LEFT JOIN subscribers s ON d.subject_kind = 'subscriber' AND s.id = d.subject_id`,
  newest: ['d.created_at', 'd.id'],
};

@Injectable()
export class DataRequests {
  constructor(private readonly dataSource: DataSource) {}

  async page(query: DataRequestListQuery): Promise<DataRequestsDto> {
    const conditions = new Conditions();
    conditions.equal('d.state', query.state);
    conditions.equal('d.kind', query.kind);
    const { rows, pagination } = await readPage<Row>(
      this.dataSource,
      DATA_REQUESTS,
      conditions,
      query,
    );
    return { dataRequests: rows.map(requestDto), pagination };
  }
}

const requestDto = (row: Row): DataRequestDto => ({
  _id: row.id,
  kind: row.kind,
  state: row.state,
  subjectKind: row.subject_kind,
  subjectId: row.subject_id,
  name: row.name,
  email: row.email,
  isByStaff: row.raised_by !== null,
  createdAt: row.created_at,
  dueAt: row.due_at,
  isOverdue: row.is_overdue,
  runsAt: row.runs_at,
  doneAt: row.done_at,
  hasFile: row.has_file,
  lastError: row.state === 'waiting' ? row.last_error : null,
});
