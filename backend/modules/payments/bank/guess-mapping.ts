import { BANK_LAYOUTS } from './bank-layouts';
import { isCurrency } from './bank-line';
import {
  DAY_ORDERS,
  looksLikeAmount,
  looksLikeDay,
  readDay,
  readDirection,
  type DayOrder,
} from './csv-values';
import { mappedColumns, type CsvMapping } from './read-csv';

/** `bank` is null if the mapping is guessed from names and values. */
export type ProposedMapping = { bank: string | null; mapping: CsvMapping };

/** A proposal that people confirm. Null if no date or no amount is found. */
export function guessMapping(
  columns: readonly string[],
  sample: readonly (readonly string[])[],
): ProposedMapping | null {
  const known = knownLayout(columns, sample);
  return known ?? guessed(columns, sample);
}

const plain = (name: string): string => name.trim().toLowerCase();

const isMadeUp = (name: string): boolean => /^Column \d+$/.test(name);

/** Banks add columns at the end of their files, so a layout needs only the columns that it maps. */
function knownLayout(
  columns: readonly string[],
  sample: readonly (readonly string[])[],
): ProposedMapping | null {
  const hasHeader = !columns.every(isMadeUp);
  const names = new Map(columns.map((name) => [plain(name), name]));
  for (const { bank, columns: expected, mapping } of BANK_LAYOUTS) {
    const isSame = mapping.hasHeader
      ? hasHeader && expected.filter((name) => names.has(plain(name))).length >= expected.length - 1
      : !hasHeader && columns.length === expected.length;
    if (!isSame || !mappedColumns(mapping).every((name) => names.has(plain(name)))) continue;
    const named = renamed(mapping, (name) => names.get(plain(name))!);
    const order = orderOf(valuesOf(columns, sample, named.day.column), named.day.order);
    if (order && areAmounts(columns, sample, named)) {
      return { bank, mapping: { ...named, day: { ...named.day, order } } };
    }
  }
  return null;
}

function renamed(mapping: CsvMapping, nameOf: (name: string) => string): CsvMapping {
  const { account, day, amount, text, currency } = mapping;
  const source = <S extends CsvMapping['currency']>(one: S): S =>
    'column' in one ? { ...one, column: nameOf(one.column) } : one;
  return {
    ...mapping,
    account: account && source(account),
    day: { ...day, column: nameOf(day.column) },
    amount:
      'column' in amount
        ? { column: nameOf(amount.column) }
        : { in: nameOf(amount.in), out: nameOf(amount.out) },
    text: text.map(nameOf),
    currency: source(currency),
  };
}

const valuesOf = (
  columns: readonly string[],
  sample: readonly (readonly string[])[],
  name: string,
): string[] =>
  sample.map((row) => row[columns.indexOf(name)]?.trim() ?? '').filter((value) => value !== '');

function areAmounts(
  columns: readonly string[],
  sample: readonly (readonly string[])[],
  { amount }: CsvMapping,
): boolean {
  const names = 'column' in amount ? [amount.column] : [amount.in, amount.out];
  return names.flatMap((name) => valuesOf(columns, sample, name)).every(looksLikeAmount);
}

/** The order in which every day can be read; British if both of the common ones can. */
function orderOf(days: readonly string[], preferred: DayOrder = 'dmy'): DayOrder | null {
  const fitting = DAY_ORDERS.filter((order) => days.every((day) => readDay(day, order)));
  return fitting.includes(preferred) ? preferred : (fitting[0] ?? null);
}

const NAMES = {
  day: /^(?:(?:transaction|posting|booking|value|completed|buchungs) ?)?(?:date|datum|tag)\b/i,
  in: /\b(?:credit|paid in|money in|received|deposit|haben)\b/i,
  out: /\b(?:debit|paid out|money out|withdrawal|soll)\b/i,
  amount: /\b(?:amount|value|betrag|sum)\b/i,
  text: /description|text|memo|reference|narrative|payee|counter ?party|name|details|particulars|verwendungszweck/i,
  account: /account (?:number|no)|^account$|iban/i,
  currency: /currency|^ccy$|währung/i,
};

function guessed(
  columns: readonly string[],
  sample: readonly (readonly string[])[],
): ProposedMapping | null {
  const values = (name: string) => valuesOf(columns, sample, name);
  const having = (looks: (value: string) => boolean) =>
    columns.filter((name) => values(name).length > 0 && values(name).every(looks));
  const days = having(looksLikeDay);
  const sums = having((value) => looksLikeAmount(value) && !looksLikeDay(value));
  const day = days.find((name) => NAMES.day.test(name)) ?? days[0];
  const order = day && orderOf(values(day));
  const amount = amountFrom(columns, sums);
  if (!day || !order || !amount) return null;
  const isUnsigned =
    'column' in amount && !values(amount.column).some((value) => /[-−–(]/.test(value));
  const direction = isUnsigned ? having((value) => readDirection(value) !== null)[0] : undefined;
  return {
    bank: null,
    mapping: {
      hasHeader: !columns.every(isMadeUp),
      account: sourceFrom(columns.find((name) => NAMES.account.test(name))),
      day: { column: day, order },
      amount,
      ...(direction !== undefined && { direction }),
      text: textFrom(columns, [day, ...sums]),
      currency: currencyFrom(columns, values),
      decimal: sums.flatMap(values).some((value) => /,\d{1,2}\D{0,4}$/.test(value)) ? ',' : '.',
    },
  };
}

const sourceFrom = (column: string | undefined) => (column === undefined ? undefined : { column });

function amountFrom(columns: readonly string[], sums: string[]): CsvMapping['amount'] | null {
  const into = columns.find((name) => NAMES.in.test(name));
  const out = columns.find((name) => NAMES.out.test(name));
  if (into && out && into !== out) return { in: into, out };
  const column =
    sums.find((name) => NAMES.amount.test(name)) ?? sums.find((name) => !/balance/i.test(name));
  return column === undefined ? null : { column };
}

function textFrom(columns: readonly string[], taken: string[]): string[] {
  const free = columns.filter((name) => !taken.includes(name) && !NAMES.account.test(name));
  const named = free.filter((name) => NAMES.text.test(name));
  return named.length > 0 ? named : free.filter(isMadeUp);
}

function currencyFrom(
  columns: readonly string[],
  values: (name: string) => string[],
): CsvMapping['currency'] {
  const column = columns.find(
    (name) => NAMES.currency.test(name) && values(name).every(isCurrency),
  );
  return column === undefined ? { fixed: 'GBP' } : { column };
}
