import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AppConfig } from '../../config/app-config';
import { PasswordPathClosed, TooManyFailures } from './auth.errors';
import { SignInFailures } from './sign-in-failures.entity';

const FREE_FAILURES = 5;
const LONGEST_WAIT_SECONDS = 900;
export const HARD_STOP = 100;

/** Seconds to wait after so many consecutive failures: none for five, then 1, 2, 4 … 900. */
export const waitAfter = (failures: number): number =>
  failures <= FREE_FAILURES
    ? 0
    : Math.min(2 ** (failures - FREE_FAILURES - 1), LONGEST_WAIT_SECONDS);

/**
 * Slows down guessing, address by address, whether or not the address has an account. A device
 * that signed in before keeps its own count, so that strangers cannot lock a client out. Kept in
 * PostgreSQL: a flushed Redis must not give an attacker new tries.
 */
@Injectable()
export class SignInThrottle {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  keyOf(email: string, knownDevice?: string): string {
    return createHmac('sha256', `${this.config.jwtSecret}:sign-in-throttle`)
      .update(`${email.toLowerCase()}|${knownDevice ?? ''}`)
      .digest('hex');
  }

  /** Throws while this address must wait. */
  async expectOpen(key: string): Promise<void> {
    const row = await this.dataSource.manager.findOneBy(SignInFailures, { key });
    if (!row) return;
    if (row.count >= HARD_STOP) throw PasswordPathClosed();
    const waitMs = (row.blockedUntil?.getTime() ?? 0) - Date.now();
    if (waitMs > 0) throw TooManyFailures(Math.ceil(waitMs / 1000));
  }

  async countFailure(key: string): Promise<void> {
    const [row] = await this.dataSource.query<{ count: number }[]>(
      `INSERT INTO sign_in_failures (key, count, last_failed_at) VALUES ($1, 1, now())
       ON CONFLICT (key) DO UPDATE SET count = sign_in_failures.count + 1, last_failed_at = now()
       RETURNING count`,
      [key],
    );
    const seconds = waitAfter(row?.count ?? 0);
    if (seconds > 0) {
      await this.dataSource.query(
        `UPDATE sign_in_failures SET blocked_until = now() + make_interval(secs => $2) WHERE key = $1`,
        [key, seconds],
      );
    }
  }

  /** After a success, or a reset by mail. */
  async forget(tx: EntityManager, ...keys: string[]): Promise<void> {
    await tx.query('DELETE FROM sign_in_failures WHERE key = ANY($1)', [keys]);
  }
}
