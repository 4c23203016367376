import {
  accountText,
  bankText,
  isCurrency,
  withPlaces,
  type BankLine,
  type Refusal,
  type UnreadLine,
} from './bank-line';
import type { CsvRow, CsvTable } from './csv-cells';
import { readAmount, readDay, readDirection, type DayOrder, type Decimal } from './csv-values';

export type Source = { column: string } | { fixed: string };

/**
 * How a bank's CSV is read. Columns are named as in the header, or "Column 1" and so on. Amounts
 * out have no sign in a column of their own, or a minus.
 */
export type CsvMapping = {
  hasHeader: boolean;
  /** The file's whole header. The next file with the same header is read like this. */
  columns?: string[] | undefined;
  account?: Source | undefined;
  day: { column: string; order: DayOrder };
  amount: { column: string } | { in: string; out: string };
  /** The column that says whether an amount without a sign came or went. */
  direction?: string | undefined;
  text: string[];
  currency: Source;
  decimal: Decimal;
};

export const mappedColumns = ({
  account,
  day,
  amount,
  direction,
  text,
  currency,
}: CsvMapping): string[] => [
  ...[account, currency].flatMap((one) => (one && 'column' in one ? [one.column] : [])),
  day.column,
  ...('column' in amount ? [amount.column] : [amount.in, amount.out]),
  ...(direction === undefined ? [] : [direction]),
  ...text,
];

type Read = Omit<BankLine, 'place'> | { why: string };

export function linesOfCsv(
  { columns, hasHeader, rows }: CsvTable,
  mapping: CsvMapping,
): { lines: BankLine[]; unread: UnreadLine[] } | Refusal {
  const missing = mappedColumns(mapping).filter((name) => !columns.includes(name));
  if (missing.length > 0) return { refused: 'other-columns', detail: missing.join(', ') };
  if (hasHeader !== mapping.hasHeader) return { refused: 'other-columns' };
  const lines: Omit<BankLine, 'place'>[] = [];
  const unread: UnreadLine[] = [];
  for (const row of rows) {
    const read = readRow(row, columns, mapping);
    if ('why' in read) unread.push({ line: row.line, why: read.why });
    else lines.push(read);
  }
  return { lines: withPlaces(lines), unread };
}

function readRow({ cells }: CsvRow, columns: string[], mapping: CsvMapping): Read {
  const wrong = wrongShape(cells, columns);
  if (wrong) return { why: wrong };
  const cell = (name: string): string => cells[columns.indexOf(name)]?.trim() ?? '';
  const valueOf = (source: Source): string =>
    'column' in source ? withoutApostrophe(cell(source.column)) : source.fixed;
  const day = readDay(cell(mapping.day.column), mapping.day.order);
  if (!day) return { why: `“${shown(cell(mapping.day.column))}” is not a date` };
  const currency = valueOf(mapping.currency).toUpperCase();
  if (!isCurrency(currency)) return { why: `“${shown(currency)}” is not a currency` };
  const minor = amountIn(mapping, cell, currency);
  if (typeof minor === 'string') return { why: minor };
  const account = mapping.account ? accountText(valueOf(mapping.account)) : '';
  const text = bankText(mapping.text.map(cell));
  return { account, day, minor, currency, text, isReversal: false };
}

/** A row whose separators do not fit the header may have its amount in another column. */
function wrongShape(cells: string[], columns: string[]): string | null {
  const named = columns.findLastIndex((name) => !/^Column \d+$/.test(name)) + 1 || columns.length;
  const hasExtra = cells.slice(columns.length).some((cell) => cell.trim());
  if (!hasExtra && cells.length >= named) return null;
  return `It has ${cells.length} cells instead of ${columns.length}`;
}

function amountIn(
  { amount, direction, decimal }: CsvMapping,
  cell: (name: string) => string,
  currency: string,
): number | string {
  const read = (name: string): number | string => {
    const text = cell(name);
    return (
      readAmount(text, decimal, currency) ?? `“${shown(text)}” is not an amount in ${currency}`
    );
  };
  const given = 'column' in amount ? read(amount.column) : inOrOut(amount, cell, read);
  const minor = direction === undefined ? given : directed(given, cell(direction));
  return minor === 0 ? 'The amount is zero' : minor;
}

function directed(given: number | string, direction: string): number | string {
  if (typeof given === 'string') return given;
  const sign = readDirection(direction);
  if (!sign) return `“${shown(direction)}” is neither credit nor debit`;
  if (given < 0 && sign > 0) return 'It is a credit below zero';
  return sign * Math.abs(given) || 0;
}

function inOrOut(
  { in: into, out }: { in: string; out: string },
  cell: (name: string) => string,
  read: (name: string) => number | string,
): number | string {
  const received = cell(into) === '' ? 0 : read(into);
  const paid = cell(out) === '' ? 0 : read(out);
  if (typeof received === 'string') return received;
  if (typeof paid === 'string') return paid;
  if (received !== 0 && paid !== 0) return 'It has an amount in and an amount out';
  if (received < 0) return 'The amount in is below zero';
  return received - Math.abs(paid);
}

/** Lloyds writes one before sort codes, so that spreadsheets do not take them for dates. */
const withoutApostrophe = (text: string): string => text.replace(/^'/, '').replace(/'$/, '');

const shown = (text: string): string => bankText([text]).slice(0, 40);
