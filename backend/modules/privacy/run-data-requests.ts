import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DATA_REQUEST } from '../../background/retry-policy';
import { defineRowQueue, RowQueue } from '../../background/row-queue';
import { AppConfig } from '../../config/app-config';
import type { ClaimedRequest } from './data-request.entity';
import { MakeExport } from './make-export';
import { RunErasure } from './run-erasure';

const DATA_REQUESTS = defineRowQueue({
  table: 'data_requests',
  waiting: `state = 'waiting'`,
  columns: 'kind, subject_kind AS "subjectKind", subject_id AS "subjectId"',
  errorColumn: 'last_error',
  gauges: ['data_requests_due', 'data_requests_oldest_due_seconds'],
  since: 'runs_at',
  counted: `state = 'waiting' AND runs_at <= now()`,
});

@Injectable()
export class RunDataRequests extends RowQueue<ClaimedRequest> {
  constructor(
    config: AppConfig,
    dataSource: DataSource,
    private readonly erasing: RunErasure,
    private readonly exporting: MakeExport,
  ) {
    super(dataSource, DATA_REQUESTS, {
      name: 'privacy',
      failure: 'Data requests wait',
      everyMs: config.files.pollMs,
      leaseSeconds: config.mail.staleSeconds,
      retries: DATA_REQUEST,
    });
  }

  protected carryOut(request: ClaimedRequest): Promise<void> {
    return (request.kind === 'erase' ? this.erasing : this.exporting).fulfil(request);
  }
}
