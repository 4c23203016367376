import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { IdempotencyInProgress } from '../access/access.errors';
import { sealAnswer } from '../access/stored-answer';
import { AppConfig } from '../config/app-config';
import { requestContext } from '../observability/request-context';

/** Opens the one transaction of a use case. */
@Injectable()
export class Transactions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  /**
   * Runs `work` in a transaction and returns what it returns. Where the caller sent an
   * `Idempotency-Key`, that answer is stored in the same transaction: a change and the proof
   * that it was made commit together, so a retry can never make it twice.
   */
  async run<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const context = requestContext.current();
    return this.dataSource.transaction(async (tx) => {
      const answer = await work(tx);
      if (context?.idempotencyClaim) {
        await storeAnswer(tx, context.idempotencyClaim, sealAnswer(this.config.jwtSecret, answer));
      }
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

/** True when `error` is PostgreSQL's complaint about this named constraint. */
export function violates(error: unknown, constraint: string): boolean {
  const driverError = (error as { driverError?: { constraint?: string } } | null)?.driverError;
  return driverError?.constraint === constraint;
}
