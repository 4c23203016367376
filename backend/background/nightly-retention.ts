import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OFFICE_ZONE } from '../config/office';
import { databaseNow } from '../database/clock';
import { wallOf } from '../time/wall-clock';
import { hourlyDeletions } from './define-retention';
import { RepeatedTask } from './repeated-task';
import { Retention } from './retention';
import { HOUR_MS } from '../time/days';

const CHECK_MS = 10 * 60_000;
/** 02:00 */
const FROM_MINUTES = 2 * 60;

@Injectable()
export class NightlyRetention extends RepeatedTask {
  constructor(private readonly retention: Retention) {
    super({ name: 'retention', failure: 'The clean-up waits', everyMs: CHECK_MS });
  }

  protected async runOnce(stop: AbortSignal): Promise<void> {
    const { minutes } = wallOf(databaseNow().getTime(), OFFICE_ZONE);
    if (minutes >= FROM_MINUTES) await this.retention.runToday(stop);
  }
}

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
