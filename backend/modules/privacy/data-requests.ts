import { fullNameSql } from '../accounts/accounts.public';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Conditions } from '../../lists/conditions';
import { readPage, defineList } from '../../lists/read-page';
import type { DataRequestDto, DataRequestListQuery, DataRequestsDto } from './dto/privacy.dto';

export const DATA_REQUESTS = defineList<DataRequestDto>({
  columns: {
    _id: 'd.id',
    kind: 'd.kind',
    state: 'd.state',
    subjectKind: 'd.subject_kind',
    subjectId: 'd.subject_id',
    name: `coalesce(nullif(${fullNameSql('u')}, ''), nullif(l.full_name, ''), s.full_name)`,
    email: 'coalesce(u.email::text, l.email::text, s.email::text)',
    isByStaff: 'd.raised_by IS NOT NULL',
    createdAt: 'd.created_at',
    dueAt: 'd.due_at',
    isOverdue: `d.state = 'waiting' AND d.due_at < now()`,
    runsAt: 'd.runs_at',
    doneAt: 'd.done_at',
    hasFile: `d.subject_kind <> 'client' AND d.storage_key IS NOT NULL AND d.expires_at > now()`,
    lastError: `CASE WHEN d.state = 'waiting' THEN d.last_error END`,
  },
  from: `data_requests d
    LEFT JOIN users u ON d.subject_kind = 'client' AND u.id = d.subject_id AND u.erased_at IS NULL
    LEFT JOIN leads l ON d.subject_kind = 'lead' AND l.id = d.subject_id
    LEFT JOIN subscribers s ON d.subject_kind = 'subscriber' AND s.id = d.subject_id`,
  newest: ['d.created_at', 'd.id'],
});

@Injectable()
export class DataRequests {
  constructor(private readonly dataSource: DataSource) {}

  async page(query: DataRequestListQuery): Promise<DataRequestsDto> {
    const conditions = new Conditions();
    conditions.equal('d.state', query.state);
    conditions.equal('d.kind', query.kind);
    const { rows: dataRequests, pagination } = await readPage(
      this.dataSource,
      DATA_REQUESTS,
      conditions,
      query,
    );
    return { dataRequests, pagination };
  }
}
