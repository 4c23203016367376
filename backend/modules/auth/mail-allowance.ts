import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { AppConfig } from '../../config/app-config';
import { keyedHash } from '../../config/keys';
import { lockName } from '../../database/locks';
import type { TokenPurpose } from '../../links/links.public';
import { AccountMail } from './sign-in-limits.entity';

const PER_HOUR = 6;
const PER_DAY = 12;
const GAP_SECONDS = 60;
const PER_PURPOSE_A_DAY = 5;

/**
 * Limits account mails per address, whatever their cause, so that nobody can be flooded through us.
 */
@Injectable()
export class MailAllowance {
  constructor(private readonly config: AppConfig) {}

  async take(tx: EntityManager, email: string): Promise<boolean> {
    if (!this.config.rateLimits) return true;
    const address = this.hashOf(email);
    await lockName(tx, `mails:${address}`);
    const [sent] = await tx.query<{ today: number; recently: number }[]>(
      `SELECT count(*)::int AS today,
              count(*) FILTER (WHERE created_at > now() - interval '1 hour')::int AS recently
       FROM account_mails WHERE address_hash = $1 AND created_at > now() - interval '1 day'`,
      [address],
    );
    if (!sent || sent.recently >= PER_HOUR || sent.today >= PER_DAY) return false;
    await tx.insert(AccountMail, { id: uuid(), addressHash: address });
    return true;
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

  private hashOf(email: string): string {
    return keyedHash(this.config.jwtSecret, 'account-mails', email.toLowerCase(), 'hex');
  }
}
