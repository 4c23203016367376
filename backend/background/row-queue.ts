import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { read } from '../database/sql';
import { withoutAddresses } from '../validation/email-address';
import { RepeatedTask, type TaskOptions } from './repeated-task';
import { ROW, waitAfter, type RetryPolicy } from './retry-policy';

/** `crashes` includes this claim until it is settled or given back. */
export type Claimed = { id: string; attempts: number; crashes: number };

const COLUMNS = { key: 'id', at: 'next_attempt_at', attempts: 'attempts' };

/** Workers that may end while a row is in hand, before it is set aside until staff retry it. */
export const MAX_CRASHES = 2;

export const SET_ASIDE = `Set aside: its worker ended ${MAX_CRASHES} times while it was in hand.`;

type QueuedTable = Partial<typeof COLUMNS> & {
  table: string;
  /** SQL condition of unfinished rows. */
  waiting: string;
  /** Besides `id` and `attempts`. */
  columns?: string;
  /** Default: the longest due rows. `which` is a condition of the table's rows. */
  due?: (most: string, which: string) => string;
  claimed?: string;
  returned?: string;
  errorColumn?: string;
  gauges: [rows: string, oldest: string];
  since: string;
  /** Default: all rows that are not done. */
  counted?: string;
};

export type RowQueueDefinition = QueuedTable & typeof COLUMNS;

const present = (parts: (string | undefined)[]): string => parts.filter(Boolean).join(', ');

const defined: RowQueueDefinition[] = [];

export function defineRowQueue(queue: QueuedTable): RowQueueDefinition {
  const whole = { ...COLUMNS, ...queue };
  defined.push(whole);
  return whole;
}

/** Complete once all modules are loaded. */
export const rowQueues = (): readonly RowQueueDefinition[] => defined;

/** Claimed as often as allowed, and never settled, retried or given back. */
export const setAsideSql = ({ waiting, at }: RowQueueDefinition): string =>
  `${waiting} AND crashes >= ${MAX_CRASHES} AND ${at} <= now()`;

const FRESH = 'crashes = 0';
const SUSPECT = `crashes BETWEEN 1 AND ${MAX_CRASHES - 1}`;

/**
 * Of `$2` rows. After `$1` seconds another worker may take them from a dead one. Not a lock, because the work
 * may take longer than a transaction may idle.
 */
export function claimSql(queue: RowQueueDefinition, which = FRESH): string {
  const { table, waiting, key, at, attempts, columns, due, claimed } = queue;
  const longestDue = `
    SELECT ${key} FROM ${table} WHERE ${waiting} AND ${at} <= now() AND ${which}
    ORDER BY ${at} LIMIT $2 FOR UPDATE SKIP LOCKED`;
  const set = [
    'crashes = crashes + 1',
    `${attempts} = ${attempts} + 1`,
    `${at} = now() + make_interval(secs => $1)`,
    claimed,
  ];
  const returning = [`${key} AS id`, `${attempts} AS attempts`, 'crashes', columns];
  return `
  UPDATE ${table} SET ${present(set)} WHERE ${key} = ANY(ARRAY(${due?.('$2', which) ?? longestDue}))
  RETURNING ${present(returning)}`;
}

type WorkOptions = TaskOptions & {
  leaseSeconds: number;
  atOnce?: number;
  /** Default: `ROW`. */
  retries?: RetryPolicy;
};

/** `carryOut` must only settle a row that still has the number of attempts it was claimed with. */
export abstract class RowQueue<Row extends Claimed> extends RepeatedTask {
  private readonly running = new Set<Promise<void>>();
  private hasSuspect = false;

  constructor(
    protected readonly dataSource: DataSource,
    private readonly queue: RowQueueDefinition,
    private readonly work: WorkOptions,
  ) {
    super(work);
  }

  protected abstract carryOut(row: Row, stop: AbortSignal): Promise<void>;

  /** Override it for a policy that gives up. */
  protected giveUp(_row: Row, error: Error): Promise<void> {
    throw error;
  }

  protected async retry(row: Row, error: Error): Promise<void> {
    const { id, attempts } = row;
    const waitSeconds = waitAfter(this.work.retries ?? ROW, attempts);
    if (waitSeconds === null) return this.giveUp(row, error);
    const reason = withoutAddresses(error.message).slice(0, 500);
    this.logger.warn(
      { id, attempts, waitSeconds },
      `A row of ${this.queue.table} waits: ${reason}`,
    );
    await this.moveTo(row, waitSeconds, reason);
  }

  protected giveBack(row: Row, seconds: number, reason?: string): Promise<void> {
    const { attempts } = this.queue;
    return this.moveTo(row, seconds, reason, `${attempts} = ${attempts} - 1`);
  }

  protected async runOnce(stop: AbortSignal): Promise<void> {
    const { leaseSeconds, atOnce = 1 } = this.work;
    const room = atOnce - this.running.size;
    if (room <= 0) return;
    const claim = async (most: number, which?: string) => {
      const sql = claimSql(this.queue, which);
      const rows = await read<Row>(this.dataSource, sql, [leaseSeconds, most]);
      for (const row of rows) this.start(row, stop);
      return rows.length;
    };
    // One at a time, so that no second suspect is blamed for its end.
    const suspects = this.hasSuspect ? 0 : await claim(1, SUSPECT);
    if (suspects < room) await claim(room - suspects);
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await Promise.all(this.running);
  }

  private start(row: Row, stop: AbortSignal): void {
    const isSuspect = row.crashes > 1;
    if (isSuspect) this.hasSuspect = true;
    const working = this.isCarriedOut(row, stop)
      .catch((error: Error) => {
        this.logger.warn(`${this.work.failure}: ${withoutAddresses(error.message)}`);
      })
      .then((isCarriedOut) => {
        this.running.delete(working);
        if (isSuspect) this.hasSuspect = false;
        if (isCarriedOut) this.wake();
      });
    this.running.add(working);
  }

  private async isCarriedOut(row: Row, stop: AbortSignal): Promise<boolean> {
    const renewal = setInterval(() => void this.renew(row), this.work.leaseSeconds * 300);
    try {
      await this.carryOut(row, stop);
      await this.forgetCrashes(row);
      return true;
    } catch (error) {
      const settle = () => (stop.aborted ? this.giveBack(row, 0) : this.retry(row, error as Error));
      await insistently(settle, stop);
      return false;
    } finally {
      clearInterval(renewal);
    }
  }

  /** For a row that stays in its queue, such as one to be tried again. */
  private async forgetCrashes({ id }: Row): Promise<void> {
    const { table, key, waiting } = this.queue;
    await this.dataSource
      .query(`UPDATE ${table} SET crashes = 0 WHERE ${key} = $1 AND ${waiting} AND crashes > 0`, [
        id,
      ])
      .catch(() => undefined);
  }

  /** A locked row is being settled. */
  private async renew({ id, attempts }: Row): Promise<void> {
    const { table, key, at } = this.queue;
    const isFree = `SELECT ${key} FROM ${table} WHERE ${this.isClaimed} FOR UPDATE SKIP LOCKED`;
    const later = `UPDATE ${table} SET ${at} = now() + make_interval(secs => $3) WHERE ${key} = (${isFree})`;
    const values = [id, attempts, this.work.leaseSeconds];
    await this.dataSource.query(later, values).catch(() => undefined);
  }

  private async moveTo(
    { id, attempts }: Row,
    seconds: number,
    reason?: string,
    uncounted?: string,
  ): Promise<void> {
    const { table, at, returned, errorColumn } = this.queue;
    const error = reason !== undefined && errorColumn ? `${errorColumn} = $4` : undefined;
    const later = `${at} = now() + make_interval(secs => $3)`;
    const set = [later, 'crashes = 0', uncounted, returned, error];
    await this.dataSource.query(
      `UPDATE ${table} SET ${present(set)} WHERE ${this.isClaimed}`,
      error ? [id, attempts, seconds, reason] : [id, attempts, seconds],
    );
  }

  private get isClaimed(): string {
    const { key, waiting, attempts } = this.queue;
    return `${key} = $1 AND ${waiting} AND ${attempts} = $2`;
  }
}

const MAX_TRIES = 30;

/** Without the database, a row of a living worker would look like one whose worker has ended. */
async function insistently(work: () => Promise<void>, stop: AbortSignal): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (stop.aborted || tries >= MAX_TRIES) throw error;
      await pause(1_000);
    }
  }
}
