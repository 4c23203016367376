import { CsvError, parse } from 'csv-parse/sync';
import { bankText, MAX_COLUMN, type Refusal } from './bank-line';
import { looksLikeAmount, looksLikeDay } from './csv-values';

/** `line`: number in the file, from 1. */
export type CsvRow = { line: number; cells: string[] };

/** `columns` are unique names, made up for columns without one. */
export type CsvTable = { hasHeader: boolean; columns: string[]; rows: CsvRow[] };

const SEPARATORS = [',', ';', '\t'];
const PROBED_LINES = 60;
const PROBED_LETTERS = 2_000;
export const MAX_CELLS = 100;
const MAX_ROW_LETTERS = 20_000;
/** Above that, the beginning is no preamble of a bank. */
const MAX_PREAMBLE = 40;

export function csvTable(text: string): CsvTable | Refusal {
  const plain = text.replace(/\r\n?/g, '\n');
  if (plain.split('\n').some((line) => line.length > MAX_ROW_LETTERS)) {
    return { refused: 'not-a-statement' };
  }
  const rows = csvRows(plain, separatorOf(plain));
  if ('refused' in rows) return rows;
  const first = rows.findIndex(isData);
  const header = headerAt(rows, first);
  if (first < 0 && header < 0) return { refused: rows.length > 0 ? 'not-a-statement' : 'empty' };
  if (Math.max(first, header) > MAX_PREAMBLE) return { refused: 'not-a-statement' };
  const hasHeader = header >= 0;
  const names = hasHeader ? rows[header]!.cells : rows[first]!.cells.map(() => '');
  return { hasHeader, columns: uniqueNames(names), rows: rows.slice(header + 1) };
}

export const isEmptyRow = ({ cells }: CsvRow): boolean => cells.every((cell) => cell.trim() === '');

/** The separator that cuts most lines into equally many cells. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, PROBED_LINES * PROBED_LETTERS)
    .split('\n', PROBED_LINES)
    .map((line) => line.slice(0, PROBED_LETTERS))
    .filter((line) => line.trim());
  const scores = SEPARATORS.map((separator) => {
    const counts = lines.map((line) => countOutsideQuotes(line, separator)).filter(Boolean);
    const alike = new Map<number, number>();
    for (const count of counts) alike.set(count, (alike.get(count) ?? 0) + 1);
    const [count = 0, times = 0] = [...alike].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
    return { separator, score: times * 1_000 + count };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).separator;
}

function countOutsideQuotes(line: string, separator: string): number {
  let isQuoted = false;
  let count = 0;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) count += 1;
  }
  return count;
}

function csvRows(text: string, delimiter: string): CsvRow[] | Refusal {
  const plain = text.replace(/^sep=.\n/i, '\n');
  try {
    const parsed = parse(plain, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      info: true,
      trim: true,
      max_record_size: MAX_ROW_LETTERS,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    if (parsed.some(({ record }) => record.length > MAX_CELLS))
      return { refused: 'not-a-statement' };
    return numbered(parsed.map(({ record, info }) => ({ cells: record, end: info.lines })));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code !== 'CSV_QUOTE_NOT_CLOSED') return { refused: 'not-a-statement' };
    return { refused: 'open-quote', detail: /line (\d+)/.exec(error.message)?.[1] ?? '' };
  }
}

/** A quoted cell may hold line breaks, so a row begins on the line after the end of the last one. */
function numbered(rows: { cells: string[]; end: number }[]): CsvRow[] {
  return rows
    .map(({ cells }, at) => ({ cells, line: at === 0 ? 1 : rows[at - 1]!.end + 1 }))
    .filter((row) => !isEmptyRow(row));
}

const isData = ({ cells }: CsvRow): boolean =>
  cells.length >= 3 && cells.some(looksLikeDay) && cells.some(isAmountOnly);

const isAmountOnly = (cell: string): boolean => looksLikeAmount(cell) && !looksLikeDay(cell);

/** The nearest above the data; without data, the first row that names columns. Else -1. */
const headerAt = (rows: CsvRow[], first: number): number =>
  first < 0 ? rows.findIndex(isHeader) : rows.slice(0, first).findLastIndex(isHeader);

/** No header has days or amounts in it, and a preamble has fewer words than columns. */
const isHeader = ({ cells }: CsvRow): boolean =>
  cells.filter((cell) => /\p{L}/u.test(cell)).length >= 3 &&
  !cells.some((cell) => looksLikeDay(cell) || isAmountOnly(cell));

function uniqueNames(names: string[]): string[] {
  const seen = new Map<string, number>();
  return names.map((given, at) => {
    const name = bankText([given]).slice(0, MAX_COLUMN) || `Column ${at + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const suffix = count === 1 ? '' : ` (${count})`;
    return name.slice(0, MAX_COLUMN - suffix.length) + suffix;
  });
}
