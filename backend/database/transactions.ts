import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { IdempotencyInProgress } from '../access/access.errors';
import { Audit } from '../access/audit';
import { sealAnswer } from '../access/stored-answer';
import { AppConfig } from '../config/app-config';
import { requestContext } from '../observability/request-context';
import { inTransaction } from './one-connection';

/** serialization_failure and deadlock_detected: PostgreSQL undid one of two, and it may go again. */
const WORTH_ANOTHER_TRY = ['40001', '40P01'];
const MOST_TRIES = 4;
const LONGEST_PAUSE_MS = 50;

/** Opens the one transaction of a use case. */
@Injectable()
export class Transactions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly audit: Audit,
  ) {}

  /**
   * Runs `work` in a transaction and returns what it returns; once more, from the start, where
   * PostgreSQL chose it as the victim of a deadlock. Where the caller sent an `Idempotency-Key`, the
   * answer is stored in the same transaction: a change and the proof that it was made commit together,
   * so a retry can never make it twice. What `work` notes for the audit log is appended last of all.
   */
  async run<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.runOnce(work);
      } catch (error) {
        if (tries === MOST_TRIES || !WORTH_ANOTHER_TRY.includes(sqlStateOf(error))) throw error;
        await pause(Math.random() * LONGEST_PAUSE_MS * tries);
      }
    }
  }

  private runOnce<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const claim = requestContext.current()?.idempotencyClaim;
    return inTransaction(this.dataSource, async (tx) => {
      const answer = await work(tx);
      if (claim) await storeAnswer(tx, claim, sealAnswer(this.config.jwtSecret, answer));
      await this.audit.append(tx);
      return answer;
    });
  }
}

async function storeAnswer(tx: EntityManager, claim: string, answer: unknown): Promise<void> {
  const [, stored] = await tx.query<[unknown, number]>(
    `UPDATE idempotency_keys SET answer = $2::jsonb WHERE id = $1 AND answer IS NULL`,
    [claim, JSON.stringify(answer)],
  );
  // Somebody took the claim over and answered first: this change must not happen a second time.
  if (stored === 0) throw IdempotencyInProgress();
}

type DriverError = { code?: string; constraint?: string };

const driverErrorOf = (error: unknown): DriverError =>
  (error as { driverError?: DriverError } | null)?.driverError ?? {};

const sqlStateOf = (error: unknown): string => driverErrorOf(error).code ?? '';

/** True when `error` is PostgreSQL's complaint about this named constraint. */
export const violates = (error: unknown, constraint: string): boolean =>
  driverErrorOf(error).constraint === constraint;
