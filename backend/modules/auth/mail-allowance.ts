import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RateLimits } from '../../access/rate-limits';
import { AppConfig } from '../../config/app-config';
import type { TokenPurpose } from '../../links/links.public';

const GAP_SECONDS = 60;
const PER_PURPOSE_A_DAY = 5;

/**
 * Limits account mails per address, whatever their cause, so that nobody can be flooded through us.
 */
@Injectable()
export class MailAllowance {
  constructor(
    private readonly config: AppConfig,
    private readonly limits: RateLimits,
  ) {}

  /** Counted whether or not the caller's transaction commits. */
  async take(email: string): Promise<boolean> {
    return (await this.limits.waitFor('account-mails', email)) === 0;
  }

  /** A known device has no daily limit, because strangers could use it up. */
  async mayRepeat(
    tx: EntityManager,
    purpose: TokenPurpose,
    email: string,
    isKnownDevice = false,
  ): Promise<boolean> {
    if (!this.config.rateLimits) return true;
    const [sent] = await tx.query<{ today: number; recently: boolean | null }[]>(
      `SELECT count(*)::int AS today, bool_or(created_at > now() - make_interval(secs => $3)) AS recently
       FROM one_time_tokens WHERE email = $1 AND purpose = $2 AND created_at > now() - interval '1 day'`,
      [email, purpose, GAP_SECONDS],
    );
    return !sent?.recently && (isKnownDevice || (sent?.today ?? 0) < PER_PURPOSE_A_DAY);
  }
}
