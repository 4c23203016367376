/** Figures of texts: a bar for each row of a table, or of rows of their own. Drawn in e-books and on pages. */
import { parse } from 'yaml';
import { z } from 'zod';

const cell = z.union([z.string(), z.number()]).transform(String);

/**
 * `of` names columns of the table above the figure; other figures bring their own `rows`, each a name and its
 * values. `range` draws "5 to 9", with a dot for a second value, and `span` counts such ends as whole weeks.
 * `wrong` names rows, or with `stack` a part, drawn in the colour of what went wrong.
 */
const schema = z.strictObject({
  kind: z.enum(['bars', 'stack', 'range', 'span', 'pair']),
  title: z.string(),
  unit: z.string(),
  of: z.array(z.string()).default([]),
  label: z.string().optional(),
  parts: z.array(z.string()).optional(),
  rows: z.array(z.array(cell)).optional(),
  without: z.array(z.string()).default([]),
  wrong: z.array(z.string()).default([]),
  line: z.strictObject({ at: z.number(), says: z.string() }).optional(),
});

interface Table {
  header: readonly { text: string }[];
  rows: readonly (readonly { text: string }[])[];
}

export interface FigureRow {
  label: string;
  /** As printed behind the bar. */
  text: string;
  values: readonly number[];
}

export interface RowsFigureData {
  kind: z.output<typeof schema>['kind'];
  title: string;
  unit: string;
  parts?: readonly string[];
  rows: readonly FigureRow[];
  wrong?: readonly string[];
  line?: { at: number; says: string } | undefined;
  /** Positions of the axis lines, if not round steps. */
  ticks?: readonly number[];
}

const numbersIn = (text: string): number[] =>
  [...text.replaceAll(',', '').matchAll(/([−-]?)[£$]?(\d+(?:\.\d+)?)/g)].map(
    ([, sign, digits]) => Number(digits) * (sign ? -1 : 1),
  );

/** @throws if a column is missing or a cell has no number */
export function readFigure(yaml: string, table: Table | undefined): RowsFigureData {
  const { of, label, rows, without, parts = of, ...rest } = schema.parse(parse(yaml));
  const { kind, title } = rest;
  const fail = (problem: string): never => {
    throw new Error(`The figure "${title}": ${problem}`);
  };
  const at = (name: string) => {
    const index = table?.header.findIndex(({ text }) => text === name) ?? -1;
    return index < 0 ? fail(`no column "${name}" above it`) : index;
  };
  const isRange = kind === 'range' || kind === 'span';
  const valuesOf = (texts: readonly string[]) => {
    const values = texts.flatMap((text) => numbersIn(text).slice(0, isRange ? 2 : 1));
    const [first = fail(`no number in "${texts.join()}"`), last = first] = values;
    return kind === 'span' ? [first - 1, last] : values;
  };
  const columns = [label === undefined ? 0 : at(label), ...of.map(at)];
  const cells =
    rows ??
    (table?.rows ?? []).map((row) => columns.map((index) => row[index]!.text.replaceAll('**', '')));
  return {
    ...rest,
    parts,
    rows: cells
      .filter(([name = '']) => !without.includes(name))
      .map(([name = '', ...texts]) => ({
        label: name,
        text: texts.join(' / '),
        values: valuesOf(texts),
      })),
  };
}

/** Ends of the axis that all rows share. */
export function endsOf({ kind, rows, line }: RowsFigureData): { least: number; largest: number } {
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const ends = rows.flatMap(({ values }) => (kind === 'stack' ? sum(values) : values));
  return { least: Math.min(0, ...ends), largest: Math.max(...ends, line?.at ?? 0) };
}
