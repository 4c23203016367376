import { formatMoney } from '../../../lib/money';
import type { Figures, Report } from './reports-api';
import { chartWords, figureWords, reportWords } from './words';
import { formatNumber, locale } from '../../../lib/locale';

type Row = Report['rows'][number];

/** One column of the table and one colour of the chart. */
export interface Series {
  label: string;
  /** Null shows a dash and no bar. */
  valueOf: (figures: Figures) => number | null;
  format: (value: number) => string;
}

export interface Chart {
  id: string;
  title: string;
  series: readonly [Series, ...Series[]];
}

export const formatMinutes = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${formatNumber(hours)} h` : `${formatNumber(hours)} h ${rest} min`;
};

const percent = (value: number) => `${Number((100 * value).toFixed(1))} %`;

export const shareOf = ({ promised, onTime }: Figures): number | null =>
  promised > 0 ? onTime / promised : null;

const of = (label: string, valueOf: Series['valueOf'], format: Series['format']): Series => ({
  label,
  valueOf,
  format,
});

export const series = {
  received: of(figureWords.received, ({ received }) => received, formatNumber),
  answered: of(figureWords.answered, ({ answered }) => answered, formatNumber),
  median: of(figureWords.median, ({ medianMinutes }) => medianMinutes, formatMinutes),
  p90: of(figureWords.p90, ({ p90Minutes }) => p90Minutes, formatMinutes),
  onTime: of(figureWords.onTime, shareOf, percent),
  agreed: of(
    figureWords.agreed,
    ({ agreedValue }) => agreedValue,
    (value) => formatMoney(value),
  ),
};

export const charts: readonly Chart[] = [
  { id: 'volume', title: chartWords.volume, series: [series.received, series.answered] },
  { id: 'first-reply', title: chartWords.firstReply, series: [series.median, series.p90] },
  { id: 'on-time', title: chartWords.onTime, series: [series.onTime] },
  { id: 'agreed', title: chartWords.agreed, series: [series.agreed] },
];

export const textOf = ({ valueOf, format }: Series, figures: Figures): string => {
  const value = valueOf(figures);
  return value === null ? reportWords.none : format(value);
};

const month = new Intl.DateTimeFormat(locale, {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export const rowName = (report: Report, { key, label }: Row): string =>
  report.by === 'month' ? month.format(new Date(`${key}-15T00:00:00Z`)) : label;
