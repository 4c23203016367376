import { setTimeout as pause } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';

const HOUR_MS = 3_600_000;

/** What is kept for a while only, and for how long. */
const OUTLIVED = [
  `DELETE FROM idempotency_keys WHERE created_at < now() - interval '24 hours'`,
  `DELETE FROM one_time_tokens WHERE expires_at < now() - interval '30 days'`,
  `DELETE FROM pending_registrations WHERE expires_at < now() - interval '14 days'`,
  `DELETE FROM provider_offers WHERE expires_at < now()`,
  `DELETE FROM sessions WHERE expires_at < now() - interval '30 days'`,
  `DELETE FROM sign_in_failures WHERE count < 100 AND last_failed_at < now() - interval '1 day'`,
];

/** Deletes, hourly, what has outlived its purpose. Running it twice at once does no harm. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('housekeeping');
  private readonly stop = new AbortController();
  private loop?: Promise<void>;

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.loop = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await this.loop;
  }

  private async run(): Promise<void> {
    while (!this.stop.signal.aborted) {
      for (const statement of OUTLIVED) {
        await this.dataSource
          .query(statement)
          .catch((error: Error) => this.logger.warn(`Will try again in an hour: ${error.message}`));
      }
      await pause(HOUR_MS, undefined, { signal: this.stop.signal }).catch(() => {});
    }
  }
}
