import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RepeatedTask } from '../../background/repeated-task';

const EVERY_MS = 60_000;

@Injectable()
export class FoldReportChanges extends RepeatedTask {
  private readonly logger = new Logger('reports');

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  protected async runOnce(): Promise<number> {
    await this.dataSource
      .query(`SELECT fold_report_changes()`)
      .catch((error: Error) => this.logger.warn(`Changes wait to be folded: ${error.message}`));
    return EVERY_MS;
  }
}
