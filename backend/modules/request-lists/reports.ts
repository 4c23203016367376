import { Injectable, type StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TEAM_NAMES } from '../../access/access.public';
import { read } from '../../database/sql';
import { recordAlone } from '../../events/events.public';
import { csvFile } from '../../lists/csv';
import { plusDays } from '../../time/days';
import { amountOf, CURRENCY } from '../../validation/money';
import { fullNameSql } from '../accounts/accounts.public';
import { SERVICE_LABELS } from '../requests/requests.public';
import type { FiguresDto, ReportDto, ReportQuery, ReportRowDto } from './dto/report.dto';
import { lastYear, type Period } from './period';
import { reportSql, type Asked, type FigureRow, type Grouping } from './report-sql';
import { EndsBeforeItBegins, TooLong } from './request-lists.errors';
import { reportExported } from './request-lists.events';

const MAX_DAYS = 3_660;

const LABELS: Record<string, string> = {
  ...SERVICE_LABELS,
  ...TEAM_NAMES,
};
const NONE: Record<Grouping, string> = {
  team: 'No team',
  person: 'Nobody',
  service: 'None',
  month: 'None',
};

@Injectable()
export class Reports {
  constructor(private readonly dataSource: DataSource) {}

  async of({ by = 'month', team, ...asked }: ReportQuery): Promise<ReportDto> {
    const period = periodOf(asked);
    const found = await this.figures({ ...period, by, team });
    const rows = found.filter((row): row is FigureRow & { key: string } => row.key !== null);
    const names = by === 'person' ? await this.names(rows.map(({ key }) => key)) : LABELS;
    const labelOf = (key: string) => (key === 'none' ? NONE[by] : (names[key] ?? key));
    return {
      ...period,
      by,
      rows: rows.map((row) => ({ key: row.key, label: labelOf(row.key), ...figuresOf(row) })),
      total: figuresOf(found.find(({ key }) => key === null)),
    };
  }

  async csv(query: ReportQuery): Promise<StreamableFile> {
    const { from, to, by, rows, total } = await this.of(query);
    const after = { from, to, by, ...(query.team && { team: query.team }) };
    await recordAlone(this.dataSource, reportExported({ after }));
    return csvFile<Line>(`report-by-${by}`, COLUMNS, singlePage([...rows, total]));
  }

  figures(asked: Asked): Promise<FigureRow[]> {
    return read<FigureRow>(this.dataSource, ...reportSql(asked));
  }

  private async names(keys: string[]): Promise<Record<string, string>> {
    const rows = await read<{ id: string; name: string }>(
      this.dataSource,
      `SELECT id, ${fullNameSql('users')} AS name FROM users WHERE id = ANY($1::uuid[])`,
      [keys.filter((key) => key !== 'none')],
    );
    return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
  }
}

export function figuresOf(row: FigureRow | undefined): FiguresDto {
  return {
    received: row?.received ?? 0,
    answered: row?.answered ?? 0,
    medianMinutes: row?.median ?? null,
    p90Minutes: row?.p90 ?? null,
    promised: row?.promised ?? 0,
    onTime: row?.on_time ?? 0,
    agreedValue: amountOf(row?.agreed ?? 0),
  };
}

export function periodOf({ from, to }: Pick<ReportQuery, 'from' | 'to'>): Period {
  const usual = lastYear();
  const period = { from: from ?? usual.from, to: to ?? usual.to };
  if (period.to < period.from) throw EndsBeforeItBegins();
  if (period.from < plusDays(period.to, -MAX_DAYS)) throw TooLong();
  return period;
}

type Line = FiguresDto & Partial<ReportRowDto>;

const shareOf = ({ promised, onTime }: Line): string | null =>
  promised > 0 ? ((100 * onTime) / promised).toFixed(1) : null;

const COLUMNS = {
  key: (line: Line) => line.key,
  name: (line: Line) => line.label ?? 'Total',
  received: (line: Line) => line.received,
  answered: (line: Line) => line.answered,
  first_reply_median_working_minutes: (line: Line) => line.medianMinutes,
  first_reply_90th_percentile_working_minutes: (line: Line) => line.p90Minutes,
  promised: (line: Line) => line.promised,
  on_time: (line: Line) => line.onTime,
  on_time_percent: shareOf,
  [`agreed_value_${CURRENCY.toLowerCase()}`]: (line: Line) => line.agreedValue,
};

async function* singlePage<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}
