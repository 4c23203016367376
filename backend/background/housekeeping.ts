import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RepeatedTask } from './repeated-task';
import { hourlyDeletions } from './define-retention';

const HOUR_MS = 3_600_000;

/** Safe to run concurrently. */
@Injectable()
export class Housekeeping extends RepeatedTask {
  private readonly logger = new Logger('housekeeping');

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  protected async runOnce(): Promise<number> {
    for (const statement of hourlyDeletions()) {
      await this.dataSource
        .query(statement)
        .catch((error: Error) => this.logger.warn(`Will try again in an hour: ${error.message}`));
    }
    return HOUR_MS;
  }
}
