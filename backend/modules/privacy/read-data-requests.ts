import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { databaseNow } from '../../database/clock';
import { Conditions } from '../../lists/conditions';
import { readPage, defineList } from '../../lists/read-page';
import { fullNameSql } from '../accounts/accounts.public';
import { secondsToNext } from './ask-data-request';
import { DataRequest } from './data-request.entity';
import type {
  OwnPrivacyDto,
  DataRequestDto,
  DataRequestListQuery,
  DataRequestsDto,
} from './dto/privacy.dto';

@Injectable()
export class ReadDataRequests {
  constructor(private readonly dataSource: DataSource) {}

  async own({ userId }: Actor): Promise<OwnPrivacyDto> {
    const db = this.dataSource.manager;
    const mine = { subjectKind: 'client', subjectId: userId } as const;
    const [last, erasure, seconds] = await Promise.all([
      db.findOne(DataRequest, {
        where: { ...mine, kind: 'export' },
        order: { createdAt: 'DESC' },
      }),
      db.findOneBy(DataRequest, { ...mine, kind: 'erase', state: 'waiting' }),
      secondsToNext(db, userId),
    ]);
    const isReady = last?.storageKey && last.expiresAt! > databaseNow();
    const isShown = last && (last.state === 'waiting' || isReady);
    return {
      export: isShown
        ? {
            _id: last.id,
            isReady: Boolean(isReady),
            createdAt: last.createdAt,
            bytes: isReady ? last.bytes : null,
            expiresAt: isReady ? last.expiresAt : null,
          }
        : null,
      nextExportAt: seconds > 0 ? new Date(databaseNow().getTime() + seconds * 1000) : null,
      erasure: erasure && { createdAt: erasure.createdAt, runsAt: erasure.runsAt },
    };
  }

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
    hasFile: `(d.subject_kind <> 'client' OR u.disabled_at IS NOT NULL)
      AND d.storage_key IS NOT NULL AND (d.expires_at > now()) IS TRUE`,
    lastError: `CASE WHEN d.state = 'waiting' THEN d.last_error END`,
  },
  from: `data_requests d
    LEFT JOIN users u ON d.subject_kind = 'client' AND u.id = d.subject_id AND u.erased_at IS NULL
    LEFT JOIN leads l ON d.subject_kind = 'lead' AND l.id = d.subject_id
    LEFT JOIN subscribers s ON d.subject_kind = 'subscriber' AND s.id = d.subject_id`,
  newest: ['d.created_at', 'd.id'],
});
