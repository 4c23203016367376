import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RepeatedTask } from './background/repeated-task';

const HOUR_MS = 3_600_000;

/** What is kept for a while only, and for how long. */
const OUTLIVED = [
  `DELETE FROM notifications WHERE created_at < now() - interval '12 months'`,
  `DELETE FROM account_mails WHERE created_at < now() - interval '1 day'`,
  `DELETE FROM idempotency_keys WHERE created_at < now() - interval '24 hours'`,
  `DELETE FROM one_time_tokens WHERE expires_at < now() - interval '30 days'`,
  `DELETE FROM pending_registrations WHERE expires_at < now() - interval '14 days'`,
  `DELETE FROM provider_offers WHERE expires_at < now()`,
  `DELETE FROM sessions WHERE expires_at < now() - interval '30 days'`,
  `DELETE FROM sign_in_failures WHERE count < 100 AND last_failed_at < now() - interval '1 day'`,
];

/** Deletes, hourly, what has outlived its purpose. Running it twice at once does no harm. */
@Injectable()
export class Housekeeping extends RepeatedTask {
  private readonly logger = new Logger('housekeeping');

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  protected async turn(): Promise<number> {
    for (const statement of OUTLIVED) {
      await this.dataSource
        .query(statement)
        .catch((error: Error) => this.logger.warn(`Will try again in an hour: ${error.message}`));
    }
    return HOUR_MS;
  }
}
