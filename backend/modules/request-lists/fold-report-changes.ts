import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RepeatedTask } from '../../background/repeated-task';

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
