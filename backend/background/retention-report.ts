import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { retentionRules } from './define-retention';

type RunRow = {
  day: string;
  started_at: Date;
  finished_at: Date | null;
  removed: Record<string, number> | null;
};

@Injectable()
export class RetentionReport {
  constructor(private readonly dataSource: DataSource) {}

  async read() {
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
}
