/** A CSV file beside a text: drawn as a figure, printed as a table, and offered to download. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ContentError } from './collection.mts';
import { isOutside, type Mark } from './marks';
import { words } from './words';

export interface Dataset {
  kind: 'range' | 'columns';
  caption: string;
  /** Unit of the values, below the plot and in its accessible name. */
  unit: string;
  marks: readonly Mark[];
  table: { head: readonly string[]; rows: readonly (readonly string[])[] };
  /** Path of the CSV file, and its text. */
  href: string;
  csv: string;
}

const column = z.string();

/**
 * Fields of a figure, most of them column names. `kind: range` needs `low` and `high`; `before` selects the rows
 * before a change. `checks` recalculates numbers that the text states.
 */
export const figureFields = z.strictObject({
  kind: z.enum(['range', 'columns']),
  caption: words,
  unit: words,
  label: column,
  value: column,
  low: column.optional(),
  high: column.optional(),
  before: z.strictObject({ column, is: z.string() }).optional(),
  note: column.optional(),
  checks: z.array(
    z.strictObject({
      take: z.enum(['count', 'inside', 'mean', 'width']),
      of: z.enum(['all', 'before', 'after']).default('all'),
      is: z.number(),
    }),
  ),
});

type FigureFields = z.output<typeof figureFields>;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Measures that a check can use. The width is the mean distance between the two ends of a range. */
export const measures: Record<
  FigureFields['checks'][number]['take'],
  (marks: readonly Mark[]) => number
> = {
  count: (marks) => marks.length,
  inside: (marks) => marks.filter((mark) => !isOutside(mark)).length,
  mean: (marks) => mean(marks.map(({ value }) => value)),
  width: (marks) => mean(marks.map(({ low = 0, high = 0 }) => high - low)),
};

/**
 * @param file CSV below content/, without quotes; also the path it is published under
 * @throws ContentError if a column is missing, a value is no number, or a check fails
 */
export function readDataset(file: string, fields: FigureFields): Dataset {
  const csv = readFileSync(join(process.cwd(), 'frontend/content', file), 'utf8');
  const [head = [], ...rows] = csv
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const fail = (problem: string): never => {
    throw new ContentError([`frontend/content/${file}: ${problem}`]);
  };
  const at = (row: readonly string[], name: string): string =>
    row[head.indexOf(name)] ?? fail(`a row has no column “${name}”`);
  const number = (row: readonly string[], name: string): number => {
    const value = Number(at(row, name));
    return Number.isFinite(value) ? value : fail(`“${at(row, name)}” of ${name} is no number`);
  };
  const { kind, caption, unit, label, value, low, high, before, note, checks } = fields;
  const marks = rows.map((row): Mark => {
    const remark = note ? at(row, note) : '';
    return {
      label: at(row, label),
      value: number(row, value),
      ...(low && high ? { low: number(row, low), high: number(row, high) } : {}),
      isBefore: before !== undefined && at(row, before.column) === before.is,
      ...(remark ? { note: remark } : {}),
    };
  });
  for (const { take, of, is } of checks) {
    const taken = marks.filter(({ isBefore }) => of === 'all' || isBefore === (of === 'before'));
    const found = Number(measures[take](taken).toFixed(1));
    if (found !== is) fail(`the ${take} of ${of} is ${found}, and the text says ${is}`);
  }
  return { kind, caption, unit, marks, table: { head, rows }, href: `/${file}`, csv };
}
