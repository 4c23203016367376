import { Injectable, Logger, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { officeToday } from '../database/clock';
import type { Day } from '../time/days';
import { retentionRules } from './define-retention';

const BATCH = 2_000;
/** The worker of an unfinished run has died by then. */
const GIVEN_UP_AFTER = '2 hours';

@Injectable()
export class Retention {
  private readonly logger = new Logger('retention');

  constructor(private readonly dataSource: DataSource) {}

  async runToday(stop?: AbortSignal): Promise<Record<string, number> | null> {
    const day = officeToday();
    if (!(await this.claim(day))) return null;
    const removed: Record<string, number> = {};
    for (const { rule, sql } of retentionRules()) {
      removed[rule] = await this.apply(typeof sql === 'function' ? sql() : sql, stop);
      if (stop?.aborted) {
        // Releases the claim, so the next worker can continue at once.
        await this.dataSource.query('DELETE FROM retention_runs WHERE day = $1', [day]);
        return null;
      }
    }
    await this.dataSource.query(
      'UPDATE retention_runs SET finished_at = now(), removed = $2 WHERE day = $1',
      [day, removed],
    );
    this.logger.log({ day, removed }, 'Clean-up finished');
    return removed;
  }

  async report() {
    const rows = await this.dataSource.query<RunRow[]>(
      `SELECT day::text, started_at, finished_at, removed FROM retention_runs ORDER BY day DESC LIMIT 30`,
    );
    const runs = rows.map((row) => ({
      day: row.day,
      startedAt: row.started_at,
      finishedAt: row.finished_at,
      removed: retentionRules().map(({ rule, label, kept }) => ({
        rule,
        label,
        kept,
        rows: row.removed?.[rule] ?? 0,
      })),
    }));
    return { runs };
  }

  private async claim(day: Day): Promise<boolean> {
    const claimed = await this.dataSource.query<unknown[]>(
      `INSERT INTO retention_runs (day) VALUES ($1)
       ON CONFLICT (day) DO UPDATE SET started_at = now()
         WHERE retention_runs.finished_at IS NULL
           AND retention_runs.started_at < now() - interval '${GIVEN_UP_AFTER}'
       RETURNING day`,
      [day],
    );
    return claimed.length > 0;
  }

  private async apply(sql: string, stop?: AbortSignal): Promise<number> {
    let rows = 0;
    let last: number;
    do {
      // TypeORM returns [rows, count] for DELETE and UPDATE, and rows for SELECT.
      const answer = await this.dataSource.query<unknown[] | [unknown[], number]>(sql, [BATCH]);
      last = Array.isArray(answer[0]) ? answer[0].length : answer.length;
      rows += last;
    } while (last === BATCH && !stop?.aborted);
    return rows;
  }
}

type RunRow = {
  day: Day;
  started_at: Date;
  finished_at: Date | null;
  removed: Record<string, number> | null;
};

@Module({ providers: [Retention], exports: [Retention] })
export class RetentionModule {}
