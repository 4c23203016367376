import type { DataSource } from 'typeorm';
import { withoutAddresses } from '../validation/email-address';
import { RepeatedTask, type TaskOptions } from './repeated-task';

const LONGEST_WAIT_S = 600;

/** Doubles with each attempt, from one second to ten minutes. */
export const retrySeconds = (attempts: number): number =>
  Math.min(2 ** Math.min(attempts, 10), LONGEST_WAIT_S);

export type Claimed = { id: string; attempts: number };

type RowQueueOptions = {
  table: string;
  /** The condition of rows that are not done. */
  waiting: string;
  /** The columns of the next attempt's time and of the number of attempts. */
  at: string;
  attempts: string;
  /** The columns that `work` needs besides `id` and `attempts`. */
  columns: string;
};

/**
 * Claims a row for `$1` seconds, after which another worker may take it from a dead one. Not a lock,
 * because the work may take longer than a transaction may idle.
 */
export const claimSql = ({ table, waiting, at, attempts, columns }: RowQueueOptions): string => `
  UPDATE ${table} SET ${attempts} = ${attempts} + 1, ${at} = now() + make_interval(secs => $1)
  WHERE id = (
    SELECT id FROM ${table} WHERE ${waiting} AND ${at} <= now()
    ORDER BY ${at} LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, ${attempts} AS attempts, ${columns}`;

/**
 * Works through the due rows of a table, each claimed by one worker. A row that fails is retried. `work` must
 * only change a row whose number of attempts is still the one it was claimed with.
 */
export abstract class RowQueue<Row extends Claimed> extends RepeatedTask {
  constructor(
    protected readonly dataSource: DataSource,
    private readonly queue: RowQueueOptions & { leaseSeconds: number },
    options: TaskOptions,
  ) {
    super(options);
  }

  protected abstract work(row: Row): Promise<void>;

  /** Overridden by queues that give up. */
  protected async retry({ id, attempts }: Row, error: Error): Promise<void> {
    const { table, waiting, at, attempts: column } = this.queue;
    const waitSeconds = retrySeconds(attempts);
    await this.dataSource.query(
      `UPDATE ${table} SET ${at} = now() + make_interval(secs => $3)
       WHERE id = $1 AND ${waiting} AND ${column} = $2`,
      [id, attempts, waitSeconds],
    );
    const reason = withoutAddresses(error.message);
    this.logger.warn({ id, attempts, waitSeconds }, `A row of ${table} waits: ${reason}`);
  }

  protected async runOnce(): Promise<number | void> {
    const claim = claimSql(this.queue);
    const [[row]] = await this.dataSource.query<[Row[], number]>(claim, [this.queue.leaseSeconds]);
    if (!row) return;
    try {
      await this.work(row);
      return 1;
    } catch (error) {
      await this.retry(row, error as Error);
    }
  }
}
