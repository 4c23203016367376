import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { networkOf } from '../../access/networks';
import { AppConfig } from '../../config/app-config';
import { keyedHash } from '../../config/keys';
import { requestContext } from '../../context/request-context';
import { databaseNow } from '../../database/clock';
import type { AppError } from '../../errors/app-error';
import { PasswordPathClosed, TooManyCodes, TooManyFailures } from './auth.errors';
import { SignInFailures } from './sign-in-limits.entity';

const FREE_FAILURES = 5;
const LONGEST_WAIT_SECONDS = 900;
export const HARD_STOP = 100;
const NEVER = 2 ** 31 - 1;

/** In seconds: 0 for five failures, then 1, 2, 4 … 900. */
export const waitAfter = (failures: number): number =>
  failures <= FREE_FAILURES
    ? 0
    : Math.min(2 ** (failures - FREE_FAILURES - 1), LONGEST_WAIT_SECONDS);

const WAITS = Array.from({ length: 16 }, (_, index) => waitAfter(index + 1));

/**
 * A quarter of an hour after five attempts; every further five double the wait, up to four hours.
 */
const WAITS_FOR_CODES = Array.from({ length: 25 }, (_, index) =>
  (index + 1) % 5 === 0 ? 900 * 2 ** Math.floor(index / 5) : 0,
);

type Guesses = {
  waiting: string;
  /**
   * Counts all unknown devices together; at `HARD_STOP` the password stops working until a reset.
   */
  strangers?: string;
  atCode?: true;
};

/**
 * Waits apply to the caller's network, so attackers elsewhere do not lock anyone out. A known
 * device has its own count, which strangers cannot raise. In PostgreSQL, because flushing Redis
 * must not give an attacker new attempts.
 */
@Injectable()
export class SignInThrottle {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  guessesOf(email: string, knownDevice?: string): Guesses {
    const strangers = this.keyOf(`${email}|`);
    if (knownDevice) return { waiting: this.keyOf(`${email}|${knownDevice}`) };
    const network = networkOf(requestContext.current()?.ip ?? '');
    return { waiting: this.keyOf(`${email}|network ${network}`), strangers };
  }

  guessesWithin(userId: string): Guesses {
    return { waiting: this.keyOf(`change:${userId}|`) };
  }

  /** App codes and recovery codes share a count; otherwise each would allow five more guesses. */
  guessesAtCode(userId: string): Guesses {
    return { waiting: this.keyOf(`code:${userId}|`), atCode: true };
  }

  /**
   * Called before the password is checked, so that concurrent attempts are no way around. Without a
   * wait `blocked_until` is null: `now()` would refuse another attempt that began a moment earlier
   * and is counted after this one.
   * @throws while a wait is pending
   */
  async countTry({ waiting, strangers, atCode }: Guesses): Promise<void> {
    const waits = atCode ? WAITS_FOR_CODES : WAITS;
    const [row] = await this.dataSource.query<{ count: number }[]>(
      `INSERT INTO sign_in_failures AS f (key, count, last_failed_at) VALUES ($1, 1, now())
       ON CONFLICT (key) DO UPDATE SET count = f.count + 1, last_failed_at = now(),
         blocked_until = now() + make_interval(secs => NULLIF(($2::int[])[LEAST(f.count + 1, $3)], 0))
       WHERE f.count < $4 AND (f.blocked_until IS NULL OR f.blocked_until <= now())
       RETURNING count`,
      [waiting, waits, waits.length, atCode ? NEVER : HARD_STOP],
    );
    if (!row) throw await this.refusal(waiting, atCode);
    if (strangers) await this.countStranger(strangers);
  }

  private async countStranger(key: string): Promise<void> {
    const [row] = await this.dataSource.query<unknown[]>(
      `INSERT INTO sign_in_failures AS f (key, count, last_failed_at) VALUES ($1, 1, now())
       ON CONFLICT (key) DO UPDATE SET count = f.count + 1, last_failed_at = now()
       WHERE f.count < $2 RETURNING 1`,
      [key, HARD_STOP],
    );
    if (!row) throw PasswordPathClosed();
  }

  private async refusal(key: string, atCode?: true): Promise<AppError> {
    const row = await this.dataSource.manager.findOneBy(SignInFailures, { key });
    if (!atCode && row && row.count >= HARD_STOP) return PasswordPathClosed();
    const waitMs = (row?.blockedUntil?.getTime() ?? 0) - databaseNow().getTime();
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    return atCode ? TooManyCodes(seconds) : TooManyFailures(seconds);
  }

  async forget(tx: EntityManager, { waiting, strangers }: Guesses): Promise<void> {
    await this.forgetKeys(tx, [waiting, strangers]);
  }

  async forgetAll(
    tx: EntityManager,
    user: { id: string; email: string },
    device?: string,
  ): Promise<void> {
    const guesses: Guesses[] = [
      this.guessesOf(user.email),
      this.guessesWithin(user.id),
      this.guessesAtCode(user.id),
    ];
    if (device) guesses.push(this.guessesOf(user.email, device));
    await this.forgetKeys(
      tx,
      guesses.flatMap(({ waiting, strangers }) => [waiting, strangers]),
    );
  }

  private async forgetKeys(tx: EntityManager, keys: (string | undefined)[]): Promise<void> {
    await tx.query('DELETE FROM sign_in_failures WHERE key = ANY($1)', [keys.filter(Boolean)]);
  }

  private keyOf(about: string): string {
    return keyedHash(this.config.jwtSecret, 'sign-in-throttle', about.toLowerCase(), 'hex');
  }
}
