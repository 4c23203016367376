import { countLines } from '../../../validation/characters';
import {
  STATEMENT_LIMITS,
  type BankLine,
  type Refusal,
  type StatementLimits,
  type UnreadLine,
} from './bank-line';
import { csvTable } from './csv-cells';
import { linesOfCamt } from './read-camt';
import { linesOfCsv, type CsvMapping } from './read-csv';
import { statementText } from './statement-text';

/** `columns` and `sample` are of a CSV file, so that people can map it. */
export type Statement = {
  format: 'camt.053' | 'csv';
  lines: BankLine[];
  unread: UnreadLine[];
  columns?: string[];
  sample?: string[][];
};

const SAMPLE_ROWS = 20;
/** Cells may hold line breaks, but not many. */
const FILE_LINES_A_ROW = 4;

/**
 * Reads a bank statement. A line that cannot be read is in `unread` with its line number. Without a
 * mapping, a CSV file has only its columns and a sample.
 */
export function readStatement(
  bytes: Uint8Array,
  mapping: CsvMapping | null,
  limits: StatementLimits = STATEMENT_LIMITS,
): Statement | Refusal {
  if (bytes.length > limits.bytes) return { refused: 'too-large' };
  const text = statementText(bytes);
  if (text === null) return { refused: 'unknown-encoding' };
  if (text.trim() === '') return { refused: 'empty' };
  return /^\s*</.test(text) ? readXml(text, limits) : readCsv(text, mapping, limits);
}

function readXml(text: string, limits: StatementLimits): Statement | Refusal {
  const read = linesOfCamt(text, limits.lines);
  return 'refused' in read ? read : { format: 'camt.053', ...read };
}

function readCsv(
  text: string,
  mapping: CsvMapping | null,
  limits: StatementLimits,
): Statement | Refusal {
  if (countLines(text) > limits.lines * FILE_LINES_A_ROW) return { refused: 'too-many-lines' };
  const table = csvTable(text);
  if ('refused' in table) return table;
  const { columns, rows } = table;
  if (rows.length > limits.lines) return { refused: 'too-many-lines' };
  const read = mapping ? linesOfCsv(table, mapping) : { lines: [], unread: [] };
  if ('refused' in read) return read;
  const sample = rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells);
  return { format: 'csv', ...read, columns, sample };
}
