import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RepeatedTask } from './repeated-task';
import { hourlyDeletions } from './define-retention';

const HOUR_MS = 3_600_000;

/** Safe to run concurrently. */
@Injectable()
export class Housekeeping extends RepeatedTask {
  constructor(private readonly dataSource: DataSource) {
    super({ name: 'housekeeping', failure: 'Deletions wait', everyMs: HOUR_MS });
  }

  protected async runOnce(): Promise<void> {
    for (const statement of hourlyDeletions()) {
      await this.dataSource
        .query(statement)
        .catch((error: Error) => this.logger.warn(`Will try again in an hour: ${error.message}`));
    }
  }
}
