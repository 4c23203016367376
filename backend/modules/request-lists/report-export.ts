import { CURRENCY } from '../../validation/money';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { Events } from '../../events/events.public';
import { csvFile } from '../../lists/csv';
import type { FiguresDto, ReportQuery, ReportRowDto } from './dto/report.dto';
import { Reports } from './reports';
import { reportExported } from './reports.events';

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

@Injectable()
export class ReportExport {
  constructor(
    private readonly reports: Reports,
    private readonly events: Events,
  ) {}

  async file(query: ReportQuery): Promise<StreamableFile> {
    const { from, to, by, rows, total } = await this.reports.of(query);
    const after = { from, to, by, ...(query.team && { team: query.team }) };
    await this.events.recordAlone(reportExported({ after }));
    return csvFile<Line>(`report-by-${by}`, COLUMNS, singlePage([...rows, total]));
  }
}

async function* singlePage<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}
