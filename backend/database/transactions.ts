import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { requestContext } from '../context/request-context';
import { inTransaction } from './one-connection';
import { read, readAndCommit } from './sql';

/** serialization_failure and deadlock_detected: PostgreSQL rolled back, and a retry can succeed. */
const WORTH_ANOTHER_TRY = ['40001', '40P01'];
const MAX_TRIES = 4;
const LONGEST_PAUSE_MS = 50;

@Injectable()
export class Transactions {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Retries from the start after a deadlock or serialisation failure. If the call has an
   * `Idempotency-Key`, stores the response with the change.
   */
  async run<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.runOnce(work);
      } catch (error) {
        if (tries === MAX_TRIES || !WORTH_ANOTHER_TRY.includes(sqlStateOf(error))) throw error;
        await pause(Math.random() * LONGEST_PAUSE_MS * tries);
      }
    }
  }

  private runOnce<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const keepAnswer = requestContext.current()?.keepAnswer;
    return inTransaction(this.dataSource, async (tx) => {
      const answer = await work(tx);
      await keepAnswer?.(tx, answer);
      return answer;
    });
  }
}

/**
 * Runs the last statement of a transaction, and commits at once if no `Idempotency-Key` needs the
 * answer stored. No other statement may follow.
 */
export const runLast = <Row>(tx: EntityManager, text: string, values: unknown[]): Promise<Row[]> =>
  requestContext.current()?.keepAnswer
    ? read<Row>(tx, text, values)
    : readAndCommit<Row>(tx, text, values);

type DriverError = { code?: string; constraint?: string };

const driverErrorOf = (error: unknown): DriverError =>
  (error as { driverError?: DriverError } | null)?.driverError ?? {};

const sqlStateOf = (error: unknown): string => driverErrorOf(error).code ?? '';

export const violates = (error: unknown, constraint: string): boolean =>
  driverErrorOf(error).constraint === constraint;
