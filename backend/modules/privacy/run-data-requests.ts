import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RepeatedTask } from '../../background/repeated-task';
import { AppConfig } from '../../config/app-config';
import type { SubjectKind } from '../../personal-data/personal-data.public';
import { withoutAddresses } from '../../validation/email-address';
import type { DataRequestKind } from './data-request.entity';
import { MakeExport } from './make-export';
import { PrivacyChores } from './privacy-chores';
import { RunErasure } from './run-erasure';

type Due = { id: string; kind: DataRequestKind; subjectKind: SubjectKind; subjectId: string };

const DUE = `
  SELECT id, kind, subject_kind AS "subjectKind", subject_id AS "subjectId" FROM data_requests
  WHERE state = 'waiting' AND next_attempt_at <= now() ORDER BY next_attempt_at LIMIT 20`;

/** Doubles the minutes until the next attempt, up to an hour. */
const POSTPONE = `
  UPDATE data_requests SET attempts = attempts + 1, last_error = $2,
    next_attempt_at = now() + least(60, power(2, least(attempts, 10))) * interval '1 minute'
  WHERE id = $1 AND state = 'waiting'`;

@Injectable()
export class RunDataRequests extends RepeatedTask {
  constructor(
    config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly erasing: RunErasure,
    private readonly exporting: MakeExport,
    private readonly reminding: PrivacyChores,
  ) {
    super({ name: 'privacy', failure: 'Data requests wait', everyMs: config.files.pollMs });
  }

  protected async runOnce(stop: AbortSignal): Promise<void> {
    await this.reminding.remind();
    for (const due of await this.dataSource.query<Due[]>(DUE)) {
      if (!stop.aborted) await this.carryOut(due);
    }
    await this.reminding.forgetFarewells();
    await this.reminding.sweepArchives();
  }

  private async carryOut(due: Due): Promise<void> {
    try {
      await (due.kind === 'erase' ? this.erasing.run(due) : this.exporting.run(due));
    } catch (error) {
      const reason = withoutAddresses((error as Error).message).slice(0, 500);
      this.logger.error({ dataRequestId: due.id }, `A data request waits: ${reason}`);
      await this.dataSource.query(POSTPONE, [due.id, reason]);
    }
  }
}
