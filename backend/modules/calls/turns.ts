import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { tryLockName } from '../../database/locks';
import { AppError } from '../../errors/app-error';

const MAX_MS = 10_000;
const MAX_WAITING = 1_000;

/** Another process has the name at this moment, or too many wait. */
class NotYet extends AppError {
  constructor() {
    super('unavailable', 'unavailable', 'Others are booking at this moment. Please try again.');
  }
}

/**
 * For this transaction, without waiting for another: waiting would hold a connection that others
 * need to finish. Call it in work of `Turns`.
 */
export async function takeTurn(tx: EntityManager, name: string): Promise<void> {
  if (!(await tryLockName(tx, name))) throw new NotYet();
}

/**
 * Runs one work at a time in this process, so that a burst waits here and not for connections. Work
 * for which another process has the turn is repeated.
 */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= MAX_WAITING) return Promise.reject(new NotYet());
    this.waiting += 1;
    const turn = this.last
      .then(() => repeated(work))
      .finally(() => {
        this.waiting -= 1;
      });
    this.last = turn.catch(() => undefined);
    return turn;
  }
}

async function repeated<T>(work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + MAX_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof NotYet) || performance.now() > deadline) throw error;
      await pause(10 + Math.random() * 40);
    }
  }
}
