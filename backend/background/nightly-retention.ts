import { TZDate } from '@date-fns/tz';
import { Injectable, Logger } from '@nestjs/common';
import brand from '../../brand.json';
import { RepeatedTask } from './repeated-task';
import { Retention } from './retention';

const CHECK_MS = 10 * 60_000;
const FROM_HOUR = 2;

/**
 * Runs the clean-up each night after two, or when a worker comes back. Only one of several workers
 * does it.
 */
@Injectable()
export class NightlyRetention extends RepeatedTask {
  private readonly logger = new Logger('retention');

  constructor(private readonly retention: Retention) {
    super();
  }

  protected async runOnce(stop: AbortSignal): Promise<number> {
    if (new TZDate(Date.now(), brand.hours.zone).getHours() >= FROM_HOUR) {
      await this.retention
        .runToday(stop)
        .catch((error: Error) => this.logger.error(`Will try again: ${error.message}`));
    }
    return CHECK_MS;
  }
}
