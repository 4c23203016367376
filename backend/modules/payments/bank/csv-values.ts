import { isDay, type Day } from '../../../time/days';
import { decimalsOf } from '../../../validation/money';

export const DAY_ORDERS = ['dmy', 'mdy', 'ymd', 'd MMM yyyy'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];
export type Decimal = '.' | ',';

const NUMERIC = /^(\d{1,4})([/.-])(\d{1,2})\2(\d{1,4})$/;
const COMPACT = /^(\d{4})(\d\d)(\d\d)$/;
const WORDED = /^(\d{1,2})[ -]([a-z]{3,9})[ -](\d{4}|\d\d)$/i;
/** Banks that write the time put it behind the day, which is all that counts here. */
const TIME = /(?:T|, ?| )\d{1,2}:\d\d(?::\d\d(?:\.\d{1,6})?)?(?: ?[AP]M)?(?:Z|[+-]\d\d:?\d\d)?$/i;

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** Null if the text is no day of the calendar in this order. Years of two digits are after 2000. */
export function readDay(text: string, order: DayOrder): Day | null {
  const plain = text.trim().replace(TIME, '');
  const parts = order === 'd MMM yyyy' ? wordedParts(plain) : numericParts(plain, order);
  if (!parts) return null;
  const [year, month, date] = parts;
  const full = year.length === 2 ? `20${year}` : year;
  const day = `${full}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) && day >= '1990' && day < '2100' ? day : null;
}

type Parts = [year: string, month: string, date: string];

function wordedParts(text: string): Parts | null {
  const [, date, name = '', year] = WORDED.exec(text) ?? [];
  const month = MONTHS.findIndex(
    (one) => one === name.toLowerCase() || isShortFor(name.toLowerCase(), one),
  );
  return date && year && month >= 0 ? [year, String(month + 1), date] : null;
}

const isShortFor = (name: string, month: string): boolean =>
  name.length >= 3 && name.length <= 4 && month.startsWith(name);

function numericParts(text: string, order: Exclude<DayOrder, 'd MMM yyyy'>): Parts | null {
  const [, year, month, date] = COMPACT.exec(text) ?? [];
  if (year) return order === 'ymd' ? [year, month!, date!] : null;
  const found = NUMERIC.exec(text);
  if (!found) return null;
  const [, first = '', , second = '', third = ''] = found;
  if (order === 'ymd')
    return first.length === 4 && third.length <= 2 ? [first, second, third] : null;
  if (first.length > 2 || (third.length !== 2 && third.length !== 4)) return null;
  return order === 'dmy' ? [third, second, first] : [third, first, second];
}

const GROUPED = {
  '.': /^(\d{1,3}(?:,\d{3})+|\d{1,3}(?:[ '’]\d{3})+|\d{1,15})(?:\.(\d{1,4}))?$/,
  ',': /^(\d{1,3}(?:\.\d{3})+|\d{1,3}(?:[ '’]\d{3})+|\d{1,15})(?:,(\d{1,4}))?$/,
} satisfies Record<Decimal, RegExp>;

/** Minor units, or null if the text is no amount of this currency. Never rounds. */
export function readAmount(text: string, decimal: Decimal, currency: string): number | null {
  const { sign, plain } = signOf(withoutCurrency(text, currency));
  const [, whole, fraction = ''] = GROUPED[decimal].exec(plain) ?? [];
  const decimals = decimalsOf(currency);
  if (!sign || whole === undefined || fraction.length > decimals) return null;
  const minor = Number(whole.replace(/\D/g, '') + fraction.padEnd(decimals, '0'));
  return Number.isSafeInteger(minor) ? sign * minor || 0 : null;
}

const SYMBOLS: Record<string, string> = { GBP: '£', EUR: '€', USD: '$' };

/** With the spaces and the minus of a keyboard. */
const typed = (text: string): string =>
  text.replace(/[\u00A0\u2007\u2009\u202F]/g, ' ').replace(/[\u2212\u2013]/g, '-');

function withoutCurrency(text: string, currency: string): string {
  return typed(text)
    .replace(currency, '')
    .replace(SYMBOLS[currency] ?? currency, '')
    .trim();
}

/** 12.30, -12.30, 12.30-, (12.30), 12.30 DR. A sign of zero means that there are two. */
function signOf(text: string): { sign: number; plain: string } {
  const isBracketed = text.startsWith('(') && text.endsWith(')');
  const inner = isBracketed ? text.slice(1, -1).trim() : text;
  const [, before = '', plain = '', after = ''] =
    /^([+-]?) ?(.{0,40}?) ?([+-]|CR|DR)?$/i.exec(inner) ?? [];
  const marks = [isBracketed && '-', before, after.toUpperCase()].filter(Boolean);
  if (marks.length > 1) return { sign: 0, plain };
  return { sign: marks[0] === '-' || marks[0] === 'DR' ? -1 : 1, plain };
}

const DIRECTIONS: [sign: 1 | -1, words: RegExp][] = [
  [1, /^(?:c|cr|crdt|credit|in|h|haben|\+)$/i],
  [-1, /^(?:d|dr|dbit|debit|out|s|soll|-)$/i],
];

/** The direction that the column beside an unsigned amount states; null if it states none. */
export const readDirection = (text: string): 1 | -1 | null =>
  DIRECTIONS.find(([, words]) => words.test(typed(text).trim()))?.[0] ?? null;

/** By its looks alone, to find the first line of data. */
export const looksLikeDay = (text: string): boolean => {
  const plain = text.trim().replace(TIME, '');
  return NUMERIC.test(plain) || WORDED.test(plain) || /^20\d{6}$/.test(plain);
};

export const looksLikeAmount = (text: string): boolean =>
  /^[(+-]?(?:£|€|\$|[A-Z]{3} )?[+-]?\d[\d,. '’]{0,20}\)?-?(?: ?(?:£|€|\$|[CD]R|[A-Z]{3}))?$/.test(
    typed(text).trim(),
  );
