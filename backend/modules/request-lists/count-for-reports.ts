import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RepeatedTask } from '../../background/repeated-task';
import { subscribe, type EventDefinition } from '../../events/events.public';
import {
  requestAssigned,
  requestDelegated,
  requestReassigned,
  requestReleased,
} from '../delegation/delegation.public';
import {
  requestAgreed,
  requestAnswered,
  requestEdited,
  requestMoved,
  requestPriced,
  requestRaised,
  requestReopened,
  requestWithdrawn,
} from '../requests/requests.public';

const COUNTED_AFTER: EventDefinition<never>[] = [
  requestAgreed,
  requestAnswered,
  requestAssigned,
  requestDelegated,
  requestEdited,
  requestMoved,
  requestPriced,
  requestRaised,
  requestReassigned,
  requestReleased,
  requestReopened,
  requestWithdrawn,
];

const countRequests = (tx: EntityManager, ids: string[]) =>
  tx.query('SELECT count_requests($1)', [[...new Set(ids)]]);

subscribe('reports', COUNTED_AFTER, async ({ subjectId }, dispatch) =>
  dispatch.add(countRequests, subjectId!),
);

const EVERY_MS = 60_000;

@Injectable()
export class FoldReportChanges extends RepeatedTask {
  constructor(private readonly dataSource: DataSource) {
    super({ name: 'reports', failure: 'Changes wait to be folded', everyMs: EVERY_MS });
  }

  protected async runOnce(): Promise<void> {
    await this.dataSource.query(`SELECT fold_report_changes()`);
  }
}
