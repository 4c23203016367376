import type { Day } from '../../../time/days';
import { tidyLine, withoutRefused } from '../../../validation/characters';

/**
 * A booked line of a statement. `minor` is above zero for money received. `place` counts lines of
 * the file with the same account, day, amount and text, from 0.
 */
export type BankLine = {
  account: string;
  day: Day;
  minor: number;
  currency: string;
  text: string;
  place: number;
  /** The bank takes an earlier line back, so a number in its text names no new payment. */
  isReversal: boolean;
};

export type UnreadLine = { line: number; why: string };

export const STATEMENT_LIMITS = { bytes: 10 * 1024 * 1024, lines: 5_000 };
export type StatementLimits = typeof STATEMENT_LIMITS;

export const REFUSALS = [
  'empty',
  'too-large',
  'too-many-lines',
  'unknown-encoding',
  'not-a-statement',
  'open-quote',
  'other-columns',
  'broken-xml',
  'document-type',
  'too-deep',
] as const;

/** `detail`: the place or the columns that the refusal is about. */
export type Refusal = { refused: (typeof REFUSALS)[number]; detail?: string };

const LONGEST_TEXT = 1_000;
/** The length of a column's name. */
export const MAX_COLUMN = 80;

/** A longer one may not fit into the unique index. Banks write at most 34 letters. */
const LONGEST_ACCOUNT = 100;

export const accountText = (text: string): string => bankText([text]).slice(0, LONGEST_ACCOUNT);

export const bankText = (parts: readonly string[]): string =>
  tidyLine(withoutRefused(parts.filter(Boolean).join(' ')))
    .replace(/ {2,}/g, ' ')
    .slice(0, LONGEST_TEXT)
    .toWellFormed()
    .trim();

export function withPlaces(lines: readonly Omit<BankLine, 'place'>[]): BankLine[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const key = JSON.stringify([line.account, line.day, line.minor, line.text]);
    const place = counts.get(key) ?? 0;
    counts.set(key, place + 1);
    return { ...line, place };
  });
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

export const isCurrency = (code: string): boolean => CURRENCIES.has(code);
