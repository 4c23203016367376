import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isDay, type Day } from '../../../time/days';
import { decimalsOf } from '../../../validation/money';
import {
  accountText,
  bankText,
  isCurrency,
  withPlaces,
  type BankLine,
  type Refusal,
  type UnreadLine,
} from './bank-line';
import { childrenOf, lineFinder, textAt, textsAt, type XmlNode } from './xml-nodes';

const DEEPEST = 40;
/** Parsing takes its time by tags rather than bytes. An entry of a bank has about a hundred. */
const MAX_TAGS_A_LINE = 150;

/** Including the text after the tag. The validator needs seconds for megabytes. */
const MAX_TAG_LETTERS = 20_000;

type Line = Omit<BankLine, 'place'>;
type Read = { lines: BankLine[]; unread: UnreadLine[] };

/**
 * Booked entries of CAMT.053 (ISO 20022), versions 02 and 08. A document type is refused, so there
 * are no entities to expand but the five of XML and numeric ones.
 */
export function linesOfCamt(text: string, maxLines: number): Read | Refusal {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return { refused: 'document-type' };
  const tags = text.split('<');
  if (tags.length > maxLines * MAX_TAGS_A_LINE) return { refused: 'too-many-lines' };
  if (tags.some(({ length }) => length > MAX_TAG_LETTERS)) return { refused: 'not-a-statement' };
  const plain = withoutCdata(text);
  const parsed = parsedXml(plain);
  if ('refused' in parsed) return parsed;
  const lineOf = lineFinder(plain);
  const messages = childrenOf(parsed.root, 'Document').flatMap((document) =>
    childrenOf(document, 'BkToCstmrStmt'),
  );
  if (messages.length === 0) return { refused: 'not-a-statement' };
  const lines: Line[] = [];
  const unread: UnreadLine[] = [];
  for (const one of messages.flatMap((message) => childrenOf(message, 'Stmt'))) {
    const account = accountOf(one);
    for (const entry of childrenOf(one, 'Ntry')) {
      const read = readEntry(entry, account);
      if ('why' in read) unread.push({ line: lineOf(entry), why: read.why });
      else lines.push(...read.lines);
      if (lines.length + unread.length > maxLines) return { refused: 'too-many-lines' };
    }
  }
  return { lines: withPlaces(lines), unread };
}

function parsedXml(text: string): { root: XmlNode } | Refusal {
  if (depthOf(text) > DEEPEST) return { refused: 'too-deep' };
  const valid = XMLValidator.validate(text);
  if (valid !== true) return { refused: 'broken-xml', detail: String(valid.err.line) };
  const parser = new XMLParser({
    removeNSPrefix: true,
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    processEntities: false,
    captureMetaData: true,
    maxNestedTags: DEEPEST + 1,
  });
  try {
    return { root: parser.parse(text) as XmlNode };
  } catch {
    // Names like __proto__, which the parser refuses and no bank writes.
    return { refused: 'broken-xml' };
  }
}

/** Counted before parsing, which is what deep nesting makes slow. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, isEnd, isEmpty] of text.matchAll(/<(\/?)[\w:][^<>]*?(\/?)>/g)) {
    if (isEnd) depth -= 1;
    else if (!isEmpty) depth += 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** As escaped text, so that all text is decoded in one way. Keeps the number of lines. */
function withoutCdata(text: string): string {
  const [before = '', ...parts] = text.split('<![CDATA[');
  const escaped = parts.map((part) => {
    const end = part.indexOf(']]>');
    if (end < 0) return `<![CDATA[${part}`;
    const literal = part.slice(0, end).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return literal.replaceAll('>', '&gt;') + part.slice(end + 3);
  });
  return before + escaped.join('');
}

const accountOf = (statement: XmlNode): string =>
  accountText(
    textAt(statement, ['Acct', 'Id', 'IBAN']) || textAt(statement, ['Acct', 'Id', 'Othr', 'Id']),
  );

function readEntry(entry: XmlNode, account: string): { lines: Line[] } | { why: string } {
  const status = textAt(entry, ['Sts', 'Cd']) || textAt(entry, ['Sts']);
  if (status === 'PDNG') return { why: 'It is not yet booked' };
  if (status !== 'BOOK') return { why: `Its status is “${bankText([status])}”, not booked` };
  const day = dayOf(entry);
  if (!day) return { why: 'It has no valid booking date' };
  const whole = signedAmount(entry);
  if ('why' in whole) return whole;
  if (!account) return { why: 'Its statement names no account' };
  const isReversal = ['true', '1'].includes(textAt(entry, ['RvslInd']));
  const base = { account, day, isReversal };
  const details = childrenOf(entry, 'NtryDtls').flatMap((one) => childrenOf(one, 'TxDtls'));
  const parts = partsOf(details, whole);
  if (parts) return { lines: parts.map((part) => ({ ...base, ...part })) };
  const text = bankText([...details.flatMap(wordsOf), ...textsAt(entry, ['AddtlNtryInf'])]);
  return { lines: [{ ...base, ...whole, text }] };
}

/** The value date counts only if the bank gives no booking date, which ISO 20022 allows. */
function dayOf(entry: XmlNode): Day | null {
  const [text = ''] = ['BookgDt', 'ValDt'].flatMap((name) => [
    ...textsAt(entry, [name, 'Dt']),
    ...textsAt(entry, [name, 'DtTm']),
  ]);
  const day = text.slice(0, 10);
  return isDay(day) ? day : null;
}

type Amount = { minor: number; currency: string };

function signedAmount(node: XmlNode): Amount | { why: string } {
  const [amount] = childrenOf(node, 'Amt');
  const read = amount ? amountOf(amount) : { why: 'It has no amount' };
  if ('why' in read) return read;
  const indicator = textAt(node, ['CdtDbtInd']);
  if (indicator !== 'CRDT' && indicator !== 'DBIT') {
    return { why: 'It does not say whether it is a credit or a debit' };
  }
  return { ...read, minor: indicator === 'CRDT' ? read.minor : -read.minor };
}

/** Minor units by the decimals of the currency. ISO 20022 allows five, so zeros may follow. */
function amountOf(node: XmlNode): Amount | { why: string } {
  const currency = textAt(node, ['@Ccy']);
  if (!isCurrency(currency)) return { why: `“${bankText([currency])}” is not a currency` };
  const text = textAt(node, []);
  const [, whole, given = ''] = /^(\d{1,15})(?:\.(\d{0,5}))?$/.exec(text) ?? [];
  const decimals = decimalsOf(currency);
  const fraction = given.replace(/0{1,5}$/, '').padEnd(decimals, '0');
  const minor = Number(`${whole}${fraction}`);
  if (whole === undefined || fraction.length > decimals || !Number.isSafeInteger(minor)) {
    return { why: `“${bankText([text])}” is not an amount in ${currency}` };
  }
  return minor === 0 ? { why: 'The amount is zero' } : { minor, currency };
}

/** Payments of a collected entry, if each has its amount and together they are the entry's. */
function partsOf(details: XmlNode[], whole: Amount): (Amount & { text: string })[] | null {
  if (details.length < 2) return null;
  const parts = details.map((one) => ({ ...partAmount(one, whole), text: bankText(wordsOf(one)) }));
  const sum = parts.reduce((total, { minor }) => total + minor, 0);
  const isWhole = parts.every(({ currency }) => currency === whole.currency) && sum === whole.minor;
  return isWhole ? parts : null;
}

function partAmount(details: XmlNode, whole: Amount): Amount {
  const amount =
    childrenOf(details, 'Amt')[0] ??
    childrenOf(details, 'AmtDtls').flatMap((one) =>
      ['TxAmt', 'InstdAmt'].flatMap((name) =>
        childrenOf(one, name).flatMap((given) => childrenOf(given, 'Amt')),
      ),
    )[0];
  const read = amount ? amountOf(amount) : { why: '' };
  if ('why' in read) return { minor: 0, currency: '' };
  const indicator = textAt(details, ['CdtDbtInd']);
  const isCredit = indicator ? indicator === 'CRDT' : whole.minor > 0;
  return { ...read, minor: isCredit ? read.minor : -read.minor };
}

const WORDS = [
  ['RmtInf', 'Ustrd'],
  ['RmtInf', 'Strd', 'CdtrRefInf', 'Ref'],
  ['RmtInf', 'Strd', 'RfrdDocInf', 'Nb'],
  ['Refs', 'EndToEndId'],
];
const PARTY = ['RltdPties', 'Dbtr'];

/** Version 08 has a `Pty` around the name. */
function wordsOf(details: XmlNode): string[] {
  const names = [
    ...textsAt(details, [...PARTY, 'Nm']),
    ...textsAt(details, [...PARTY, 'Pty', 'Nm']),
  ];
  const words = [...names, ...WORDS.flatMap((path) => textsAt(details, path))];
  return [...new Set(words)].filter((word) => word !== 'NOTPROVIDED');
}
