import { Injectable } from '@nestjs/common';
import { lockName } from '../../database/advisory-lock';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { keyedHash } from '../../crypto/derived-key';
import { AppConfig } from '../../config/app-config';

const PER_HOUR = 6;
const PER_DAY = 12;

/**
 * Limits account mails per address, whatever their subject and cause (sign-ups, requested links,
 * changes of address, invitations), so that nobody can be flooded through us.
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
    await tx.query('INSERT INTO account_mails (id, address_hash) VALUES ($1, $2)', [
      uuid(),
      address,
    ]);
    return true;
  }

  /** Keyed, so that the table does not reveal recipients. */
  private hashOf(email: string): string {
    return keyedHash(this.config.jwtSecret, 'account-mails', email.toLowerCase(), 'hex');
  }
}
