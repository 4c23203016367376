import type { BankLine } from './bank-line';

/** `names` of the buyer, as they may stand in the text of a payment. */
export type OpenInvoice = {
  number: string;
  currency: string;
  openMinor: number;
  names?: readonly string[];
};

export const EVIDENCE_KINDS = ['number', 'sum', 'sum and name'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

export type Evidence = { invoice: string; why: EvidenceKind };

/**
 * `certain`: the only invoice named in the text, with this amount. `together`: several named
 * invoices whose open amounts add up to the line. `evidence` is for people to decide.
 */
export type LineMatch = { certain: string | null; together: string[]; evidence: Evidence[] };

export const matchLine = (line: MatchedLine, open: readonly OpenInvoice[]): LineMatch =>
  lineMatcher(open)(line);

export const MAX_EVIDENCE = 20;

type MatchedLine = Pick<BankLine, 'minor' | 'currency' | 'text' | 'isReversal'>;

/** Like `matchLine` for many lines: prepares the search for the numbers once. */
export function lineMatcher(open: readonly OpenInvoice[]): (line: MatchedLine) => LineMatch {
  const series = seriesOf(open);
  return (line) => matchWith(line, open, numbersIn(line.text, series));
}

function matchWith(line: MatchedLine, open: readonly OpenInvoice[], named: Named): LineMatch {
  const isPayment = line.minor > 0 && !line.isReversal;
  const mentioned = open.filter(({ number }) => named.invoices.has(number));
  const isSum = (invoices: readonly OpenInvoice[]): boolean =>
    isPayment &&
    invoices.every(({ currency }) => currency === line.currency) &&
    invoices.reduce((total, { openMinor }) => total + openMinor, 0) === line.minor;
  const isWhole = !named.hasOthers && mentioned.length > 0 && isSum(mentioned);
  const numbers = mentioned.map(({ number }) => number);
  return {
    certain: isWhole && numbers.length === 1 && named.isPlain ? numbers[0]! : null,
    together: isWhole && numbers.length > 1 ? numbers : [],
    evidence: [
      ...numbers.map((invoice) => ({ invoice, why: 'number' as const })),
      ...sumEvidence(
        line.text,
        open.filter((one) => isSum([one]) && !numbers.includes(one.number)),
      ),
    ].slice(0, MAX_EVIDENCE),
  };
}

function sumEvidence(text: string, equal: readonly OpenInvoice[]): Evidence[] {
  const words = plainWords(text);
  return equal
    .map(({ number, names = [] }) => ({
      invoice: number,
      why: names.some((name) => isNamed(words, name))
        ? ('sum and name' as const)
        : ('sum' as const),
    }))
    .sort((a, b) => b.why.length - a.why.length);
}

/** Of a number like INV-000123. */
type Member = { digits: string; number: string };
type Series = { start: RegExp; members: Member[] };

/**
 * `hasOthers`: a number of the same series that is not open. `isPlain`: each number follows the
 * letters of its series.
 */
type Named = { invoices: Set<string>; hasOthers: boolean; isPlain: boolean };

const NUMBER = /^([A-Z]{1,10})[ \-/]?(\d{1,12})$/i;
/** Between the parts of a number, as people and banks write it. */
const GAP = String.raw`[\s\-_./#:]{0,3}`;

/** "INVOICE" and "INV" stand for every series of invoices, because people write so. */
const wordOf = (prefix: string): string =>
  prefix.startsWith('INV') ? `(?:${prefix}|INVOICES?|INV)` : prefix;

function seriesOf(open: readonly OpenInvoice[]): Series[] {
  const byPrefix = new Map<string, Member[]>();
  for (const { number } of open) {
    const [, given, digits] = NUMBER.exec(number) ?? [];
    if (!given || !digits) continue;
    const prefix = given.toUpperCase();
    const members = byPrefix.get(prefix) ?? [];
    byPrefix.set(prefix, members);
    members.push({ digits, number });
  }
  return [...byPrefix].map(([prefix, members]) => ({ start: startOf(prefix), members }));
}

const startOf = (prefix: string): RegExp =>
  new RegExp(`(?<!\\p{L})${wordOf(prefix)}${GAP}(?:(?:NO|NR|NUMBER|NUM)\\b${GAP})?(?=\\d)`, 'gu');

function numbersIn(text: string, series: readonly Series[]): Named {
  const upper = text.toUpperCase();
  const named: Named = { invoices: new Set(), hasOthers: false, isPlain: true };
  for (const one of series) addPrefixed(upper, one, named);
  const runs = new Set(upper.match(/(?<!\d)\d{5,12}(?!\d)/g));
  for (const { number, digits } of series.flatMap(({ members }) => members)) {
    if (!runs.has(digits) || named.invoices.has(number)) continue;
    named.invoices.add(number);
    named.isPlain = false;
  }
  return named;
}

function addPrefixed(text: string, { start, members: own }: Series, named: Named): void {
  for (const { index, 0: found } of text.matchAll(start)) {
    let rest = text.slice(index + found.length);
    let next = takeNumber(rest, own);
    if (next.numbers.length === 0) named.hasOthers = true;
    while (next.numbers.length > 0) {
      for (const number of next.numbers) named.invoices.add(number);
      rest = next.rest;
      const [joint] = /^\s{0,2}(?:,|;|\/|&|\+|-|AND)\s{0,2}(?=\d)/.exec(rest) ?? [];
      if (joint === undefined) break;
      rest = rest.slice(joint.length);
      next = takeNumber(rest, own);
    }
  }
}

/**
 * The invoices that the digits at the start can mean. Banks break long texts, so digits in groups
 * are one number if they have its full length.
 */
function takeNumber(text: string, own: readonly Member[]): { numbers: string[]; rest: string } {
  const [run = ''] = /^\d{1,12}/.exec(text) ?? [];
  const ends = /^\d/.test(text.slice(run.length));
  const short = ends ? [] : withValue(run, own);
  const [groups = ''] = /^\d{1,11}(?:[ -]\d{1,11}){1,3}(?!\d)/.exec(text) ?? [];
  const joined = groups.replace(/\D/g, '');
  const long = own.filter(({ digits }) => digits === joined).map(({ number }) => number);
  const numbers = [...new Set([...short, ...long])];
  const used = long.length > 0 ? groups : run;
  return { numbers, rest: text.slice(used.length) };
}

/** With all digits, or with zeros missing at the start. Two that fit are both meant. */
function withValue(run: string, own: readonly Member[]): string[] {
  const exact = own.filter(({ digits }) => digits === run);
  const value = run.replace(/^0+/, '');
  const shorter = own.filter(
    ({ digits }) => value && run.length < digits.length && digits.replace(/^0+/, '') === value,
  );
  return (exact.length > 0 ? exact : shorter).map(({ number }) => number);
}

const LEGAL_FORMS = /\b(?:ltd|limited|llp|plc|inc|gmbh|the|mr|mrs|ms|dr)\b/g;
/** Banks cut names after 18 characters. */
const CUT_AT = 18;

const plainWords = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(LEGAL_FORMS, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

function isNamed(words: string, name: string): boolean {
  const plain = plainWords(name);
  if (plain.trim().length < 4) return false;
  const cut = plain.slice(0, CUT_AT + 1);
  return words.includes(plain) || (plain.length > cut.length && words.includes(cut));
}
