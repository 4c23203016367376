import { formatMoney } from '../../../lib/money';
import type { Figures, Report } from './reports-api';
import { formatWorkingTime } from '../../../lib/short-duration';
import { formatNumber, locale } from '../../../lib/locale';
import { chartWords, figureWords, reportWords } from './words';

type Row = Report['rows'][number];

/** One column of the table and one colour of the chart. */
interface Series {
  label: string;
  /** Null shows a dash and no bar. */
  valueOf: (figures: Figures) => number | null;
  format: (value: number) => string;
  /** How many items a rate or median is of. */
  countOf?: (figures: Figures) => number;
}

export interface Chart {
  id: string;
  title: string;
  series: readonly [Series, ...Series[]];
  ticks: (most: number) => number[];
}

const percent = (value: number) => `${Number((100 * value).toFixed(1))}%`;

const shareOf = ({ promised, onTime }: Figures): number | null =>
  promised > 0 ? onTime / promised : null;

/** A share or median of fewer replies would say more than it knows. */
const FEWEST = 5;

type Count = 'received' | 'answered' | 'promised';

const of = (
  label: string,
  value: keyof Figures | Series['valueOf'],
  format: Series['format'],
  count?: Count,
): Series => ({
  label,
  valueOf: typeof value === 'function' ? value : (figures) => figures[value],
  format,
  ...(count && { countOf: (figures) => figures[count] }),
});

const upTo = (step: number, most: number): number[] =>
  Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, index) => index * step);

/** Steps that people read as hours and days: 480 is a working day. */
const minuteSteps = [5, 15, 30, 60, 120, 240, 480, 960, 1440, 2880, 7200, 14_400, 43_200];
const minuteTicks = (most: number) =>
  upTo(minuteSteps.find((step) => most <= 5 * step) ?? 43_200 * Math.ceil(most / 216_000), most);

/** Whole numbers: 1, 2 or 5 times a power of ten. */
function countTicks(most: number): number[] {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most / 5))));
  const step = [1, 2, 5, 10].find((times) => most <= 5 * times * power) ?? 10;
  return upTo(step * power, most);
}

const shareTicks = () => [0, 0.25, 0.5, 0.75, 1];

export const series = {
  received: of(figureWords.received, 'received', formatNumber),
  answered: of(figureWords.answered, 'answered', formatNumber),
  median: of(figureWords.median, 'medianMinutes', formatWorkingTime, 'answered'),
  p90: of(figureWords.p90, 'p90Minutes', formatWorkingTime, 'answered'),
  onTime: of(figureWords.onTime, shareOf, percent, 'promised'),
  agreed: of(figureWords.agreed, 'agreedValue', (value) => formatMoney(value)),
};

export const charts: readonly Chart[] = [
  {
    id: 'volume',
    title: chartWords.volume,
    series: [series.received, series.answered],
    ticks: countTicks,
  },
  {
    id: 'first-reply',
    title: chartWords.firstReply,
    series: [series.median, series.p90],
    ticks: minuteTicks,
  },
  { id: 'on-time', title: chartWords.onTime, series: [series.onTime], ticks: shareTicks },
  { id: 'agreed', title: chartWords.agreed, series: [series.agreed], ticks: countTicks },
];

const countIn = ({ countOf }: Series, figures: Figures): number => countOf?.(figures) ?? FEWEST;

/** Null if there is none, or too little to tell. */
export const shownValue = (one: Series, figures: Figures): number | null =>
  countIn(one, figures) < FEWEST ? null : one.valueOf(figures);

export const textOf = (one: Series, figures: Figures): string => {
  const value = shownValue(one, figures);
  return value === null ? reportWords.none : one.format(value);
};

/** A rate with its base, or how much there is of it so far. */
export const countedTextOf = (one: Series, figures: Figures): string => {
  const counted = countIn(one, figures);
  if (counted > 0 && counted < FEWEST) return figureWords.soFar(counted);
  const text = textOf(one, figures);
  return one.countOf && text !== reportWords.none ? figureWords.ofMany(text, counted) : text;
};

export function noteOf(one: Series, figures: Figures, since?: string): { note?: string } {
  const counted = one.countOf?.(figures);
  if (!counted) return {};
  return { note: counted < FEWEST ? figureWords.soFar(counted) : figureWords.of(counted, since) };
}

const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });

export const monthOf = (day: string): string => month.format(new Date(`${day}T00:00:00Z`));

export const rowName = (report: Report, { key, label }: Row): string =>
  report.by === 'month' ? monthOf(`${key}-15`) : label;
