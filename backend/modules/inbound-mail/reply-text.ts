import brand from '../../../brand.json';
import { wordsOf, type KnownEndings, type KnownTexts } from '../../mail/fingerprint';
import { countLines, plainText, withoutRefused } from '../../validation/characters';
import { quoteHeaderAbove, quoteHeaderAt } from './quote-headers';

const MAX_LOOKED_AT = 256 * 1024;
const MAX_LINES = 5_000;
/** With our marker below, the quotation's header is at most this far above. */
const NEAR = 16;
const NEAR_HEADER = 6;
/** Quotations whose headers are looked for. */
const MAX_HEADERS = 200;

/** Mails sent before December 2026 began with it. Later ones end with the same words, without `##`. */
const MARKER = new RegExp(
  ['##', ...'Please write your reply above this line'.split(' ')].join('[\\s>|*]{1,20}'),
  'i',
);

const HEADER = new RegExp(`^[>|*\\s]*${brand.name}[\\s*]*$`);
/** Some programs add the author's initials: "AK> …". */
const QUOTED = /^\s{0,3}(?:[A-Z]{1,3})?[>|]/;

export const tidy = (text: string): string =>
  withoutRefused(plainText(text.slice(0, MAX_LOOKED_AT)))
    .replaceAll('\u00A0', ' ')
    .split('\n')
    .slice(0, MAX_LINES)
    // Two dashes with a space begin a signature; without it they may be a divider.
    .map((line) => (line === '-- ' ? line : line.trimEnd()))
    .join('\n')
    .trim();

/** Whether `tidy` looks at the whole text. */
export const isWithinBounds = (text: string): boolean =>
  text.length <= MAX_LOOKED_AT && countLines(text) <= MAX_LINES;

export type Reply = {
  text: string;
  /** Everything else in the mail, in its order. */
  rest: string;
  /** The last lines of the sender, a signature included. */
  ending: string[];
  /** The reply continues to the end of the text that was read. */
  isOpen: boolean;
};

/** Texts that the mail may quote, and endings of its sender's earlier mails. */
export type Known = {
  sent?: KnownTexts;
  /** The mail has no In-Reply-To, so it may answer a mail older than those in `sent`. */
  isUncertain?: boolean;
  received?: KnownTexts;
  endings?: KnownEndings;
};

type Kind = 'own' | 'quoted' | 'header' | 'signature';

/**
 * The sender's own words, also between and below quoted lines. Quotations of `known` texts are
 * recognised by their words. If there are none, the layout decides.
 */
export function readReply(whole: string, known: Known = {}): Reply {
  const lines = tidy(whole).split('\n');
  const kinds = kindsByWords(lines, known) ?? kindsByLooks(lines);
  const ending = ownLines(lines, kinds)
    .filter((at) => wordsOf(lines[at]!).length > 0)
    .slice(-MAX_ENDING);
  markSignature(lines, kinds, known.endings);
  return {
    text: textOf(lines, kinds),
    rest: tidy(lines.filter((_, at) => kinds[at] !== 'own').join('\n')),
    ending: ending.map((at) => lines[at]!),
    isOpen: kinds.at(-1) === 'own',
  };
}

const ownLines = (lines: string[], kinds: Kind[]): number[] =>
  lines.flatMap((line, at) => (kinds[at] === 'own' && line.trim() !== '' ? [at] : []));

export const replyText = (whole: string): string => readReply(whole).text;

const bare = (line: string): string => line.replace(/^[>|\s]+/, '');

// ── By our words

/** Fewer, without a mark or a header, may be the sender's own by chance. */
const LEAST_UNMARKED = 8;
const LEAST_COVERED = 0.8;
/** Of the words of a marked line, the others may be a link that the quotation broke. */
const MAX_OF_A_LINE = 0.6;

/**
 * Null if nothing of `sent` is quoted. Words of `received` count only behind a mark or below a header,
 * because their writer may say them again.
 */
function kindsByWords(
  lines: string[],
  { sent, received, isUncertain = false }: Known,
): Kind[] | null {
  if (!sent) return null;
  const words = lines.map((line) => wordsOf(bare(line)));
  const all = words.flat();
  const isSent = sent.inRuns(all);
  if (!isSent.includes(true)) return null;
  const isReceived = received?.inRuns(all);
  const isMarked = lines.map((line) => QUOTED.test(line));
  const ours = knownOf(words, isSent);
  if (isUncertain && !coversQuotation(lines, words, ours)) return null;
  const either = knownOf(
    words,
    isSent.map((is, at) => is || isReceived?.[at] === true),
  );
  const isAll = (found: number[], at: number) => found[at] === words[at]!.length && found[at] > 0;
  const kinds = lines.map((_, at): Kind => {
    const isMost = isMarked[at] && either[at]! >= Math.max(1, words[at]!.length * MAX_OF_A_LINE);
    return isMost || isAll(ours, at) ? 'quoted' : 'own';
  });
  const isShort = words.map((ofLine) => sent.isShortUnit(ofLine));
  extend(lines, kinds, { words, isMarked, isShort });
  const isEarlier = kinds.map((kind, at) =>
    kind === 'own' && isAll(either, at) ? 'own' : 'quoted',
  );
  for (const { first, last } of blocksOf(isEarlier, 'own').slice(0, MAX_HEADERS)) {
    if (quoteHeaderAbove(lines, first)) kinds.fill('quoted', first, last + 1);
  }
  for (const block of blocksOf(kinds, 'quoted').slice(0, MAX_HEADERS))
    judgeBlock(lines, kinds, block, { ours, isMarked });
  return kinds;
}

/** Nearly all of what looks like a quotation, since our mails have sentences in common. */
function coversQuotation(lines: string[], words: string[][], ours: number[]): boolean {
  const quoted = kindsByLooks(lines).flatMap((kind, at) => (kind === 'quoted' ? [at] : []));
  const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
  const all = sumOf(quoted.map((at) => words[at]!.length));
  return sumOf(quoted.map((at) => ours[at]!)) >= all * LEAST_COVERED;
}

/** Of the words of each line, how many are known. */
function knownOf(words: string[][], known: boolean[]): number[] {
  let next = 0;
  return words.map(({ length }) => {
    const found = known.slice(next, next + length).filter(Boolean).length;
    next += length;
    return found;
  });
}

type Seen = { words: string[][]; isMarked: boolean[]; isShort: boolean[] };

/** Neither words nor emoji. The brackets replace links to our site. */
const NOTHING = /^[\s>|*_=.…[\]()<-]*$/;

/** Also marks our short lines beside recognised ones, and lines without words between them. */
function extend(lines: string[], kinds: Kind[], { words, isMarked, isShort }: Seen): void {
  const follow = (at: number, beside: number) => {
    if (kinds[at] !== 'own' || kinds[beside] !== 'quoted') return;
    if (isShort[at] || NOTHING.test(lines[at]!)) kinds[at] = 'quoted';
  };
  for (let at = 1; at < lines.length; at += 1) follow(at, at - 1);
  for (let at = lines.length - 2; at >= 0; at -= 1) follow(at, at + 1);
  for (const [at, { length }] of words.entries()) {
    if (kinds[at] !== 'own') continue;
    const isPart = isMarked[at] === true || length === 0;
    const isKnown = isMarked[at] && (isShort[at] || length === 0);
    if (isKnown || (isPart && isBetween(kinds, at))) kinds[at] = 'quoted';
  }
}

const isBetween = (kinds: Kind[], at: number): boolean =>
  kinds[at - 1] === 'quoted' && kinds[at + 1] === 'quoted';

type Block = { first: number; last: number };

function blocksOf(kinds: Kind[], kind: Kind): Block[] {
  const blocks: Block[] = [];
  for (const [at, one] of kinds.entries()) {
    if (one !== kind) continue;
    if (blocks.at(-1)?.last === at - 1) blocks.at(-1)!.last = at;
    else blocks.push({ first: at, last: at });
  }
  return blocks;
}

/** Warnings that mail gateways insert above the quotation. */
const BANNER = /\b(?:external|caution|originated (?:from )?outside|extern|vorsicht|attention)\b/i;

function judgeBlock(
  lines: string[],
  kinds: Kind[],
  { first, last }: Block,
  { ours, isMarked }: { ours: number[]; isMarked: boolean[] },
): void {
  let top = first;
  while (top > 0 && first - top < NEAR_HEADER && BANNER.test(lines[top - 1]!)) top -= 1;
  const header = quoteHeaderAbove(lines, top);
  if (header) return void kinds.fill('header', header.first, first);
  const counted = ours.slice(first, last + 1).reduce((sum, found) => sum + found, 0);
  if (counted < LEAST_UNMARKED && !isMarked[first]) kinds.fill('own', first, last + 1);
}

// ── By its looks

function kindsByLooks(lines: string[]): Kind[] {
  const kinds = lines.map((): Kind => 'own');
  const markerAt = lineOf(lines.join('\n'), MARKER);
  const above = markerAt < 0 ? lines : withoutHeader(lines.slice(0, markerAt));
  const hasMarker = markerAt >= 0;
  const header = quoteHeaderAt(above, hasMarker ? Math.max(0, above.length - NEAR) : 0);
  const end = header?.first ?? (hasMarker ? beforeUnknownHeader(above) : lines.length);
  const begin = hasMarker ? markerAt : header ? header.last + 1 : lines.length;
  kinds.fill('header', end, begin);
  const isMarkedBelow = hasMarker
    ? QUOTED.test(lines[markerAt]!)
    : lines.slice(begin, begin + NEAR_HEADER).some((line) => QUOTED.test(line));
  // An unmarked quotation has no end, because our own mail may quote as well.
  if (begin < lines.length && !isMarkedBelow) kinds.fill('quoted', begin);
  for (let at = 0; at < lines.length; at += 1) {
    if (kinds[at] !== 'own') continue;
    if (QUOTED.test(lines[at]!)) kinds[at] = 'quoted';
    else if (isWrappedEnd(lines, at)) kinds[at] = 'quoted';
  }
  for (const { first } of blocksOf(kinds, 'quoted').slice(0, MAX_HEADERS)) {
    const above = kinds[first - 1] === 'own' ? quoteHeaderAbove(lines, first) : null;
    if (above) kinds.fill('header', above.first, first);
  }
  return kinds;
}

function withoutHeader(above: string[]): string[] {
  const last = above.findLastIndex((line) => /[^>|\s]/.test(line));
  return last >= 0 && HEADER.test(above[last]!) ? above.slice(0, last) : above;
}

function lineOf(text: string, pattern: RegExp): number {
  const found = pattern.exec(text);
  return found ? text.slice(0, found.index).split('\n').length - 1 : -1;
}

function beforeUnknownHeader(above: string[]): number {
  let last = above.length - 1;
  while (last >= 0 && above[last]!.replace(/[>|]/g, '').trim() === '') last -= 1;
  if (last < 0) return 0;
  let first = last;
  while (first > 0 && last - first < 2 && above[first - 1]!.trim() !== '') first -= 1;
  const paragraph = above.slice(first, last + 1).join(' ');
  const namesUs = paragraph.includes('@') || paragraph.includes(brand.name);
  return namesUs && /[:：]$/.test(paragraph) ? first : last + 1;
}

const LONG_LINE = 60;

/** Of a quoted line that a mail program wrapped without a mark. */
const isWrappedEnd = (lines: string[], at: number): boolean =>
  at > 0 &&
  QUOTED.test(lines[at - 1]!) &&
  lines[at - 1]!.length >= LONG_LINE &&
  lines[at]!.length < LONG_LINE &&
  lines[at] !== '' &&
  at + 1 < lines.length &&
  QUOTED.test(lines[at + 1]!);

// ── Signatures

const MAX_SIGNATURE = 8;
const DEVICE =
  '(?:my |mein(?:em|er)? |mon |mi |mijn |min |mio |meu |minha |mojego )?(?:iPhone|iPad|iPod|Android(?:[- ]\\w+)?|BlackBerry|Samsung|Huawei|Xiaomi|Galaxy|Pixel|Nokia|Sony|HTC|LG|Wiko|OnePlus|Motorola|Windows|Outlook|Yahoo|Gmail|Proton|Superhuman|Spark|HEY|Zoho|Fastmail|Thunderbird|eM Client|Airmail|K-9|FairEmail|BlueMail|Canary|Newton|Mailspring|Mail|mobile|phone|smartphone|tablet|mobil\\w*|telefoon|telefono|móvil|Handy|Smartphone|mobiele)';
const FROM_A_DEVICE = new RegExp(
  `^(?:Sent (?:from|via|with|using)|Get|Gesendet (?:von|mit|aus)|Von|Envoyé (?:de|depuis|à partir de)|Enviado (?:desde|do|de)|Verzonden (?:vanaf|met|vanuit)|Wysłan[eo] z|Inviato da|Skickat från|Sendt fra|Lähetetty|Отправлено (?:с|из)|Odesláno z) ${DEVICE}\\b[^,;?!]{0,60}$`,
  'iu',
);
const FROM_A_PHONE = /^(?:iPhone ?から送信|发自我的.{1,30}|Yahoo Mail: Search.{0,60})$/;
const VERB = /\b(?:is|are|was|were|have|has|will|can|this|that|and|but)\b/i;

function markSignature(lines: string[], kinds: Kind[], endings?: KnownEndings): void {
  const own = ownLines(lines, kinds);
  const isDevice = (at: number): boolean => isFromADevice(lines[at]!);
  for (const [index, at] of own.entries()) {
    const isLast =
      index === own.length - 1 || kinds.slice(at + 1, own[index + 1]).includes('header');
    if (isLast && isDevice(at)) kinds[at] = 'signature';
  }
  for (const { first, last } of blocksOf(kinds, 'own')) {
    const dashes = lines.slice(first, last + 1).findLastIndex(beginsSignature(lines, last));
    if (dashes < 0) continue;
    const begins = first + dashes;
    const below = lines.slice(begins + 1, last + 1).filter((line) => line.trim() !== '');
    if (below.length <= MAX_SIGNATURE) kinds.fill('signature', begins, last + 1);
  }
  if (endings) markEnding(lines, kinds, endings);
}

const beginsSignature =
  (lines: string[], last: number) =>
  (line: string, index: number, block: string[]): boolean => {
    if (line === '-- ') return true;
    const begins = last + 1 - block.length + index;
    const next = lines[begins + 1];
    return (
      /^--$/.test(line) &&
      next !== undefined &&
      next.trim() !== '' &&
      begins > 0 &&
      isShortBlock(block.slice(index + 1))
    );
  };

/** As names and addresses are, and sentences are not. */
const isShortBlock = (lines: string[]): boolean =>
  lines.length <= MAX_SIGNATURE &&
  lines.every((line) => line.length <= 60 && !isShortSentence(line.trim()));

/** People repeat short sentences, so these are no signature. A legal notice has long ones. */
const isShortSentence = (line: string): boolean => line.length <= 60 && /[.?!]$/.test(line);

function markEnding(lines: string[], kinds: Kind[], endings: KnownEndings): void {
  const own = ownLines(lines, kinds);
  for (let count = Math.min(MAX_ENDING, own.length - 1); count >= LEAST_ENDING; count -= 1) {
    const found = own.slice(-count);
    const ending = found.map((at) => lines[at]!);
    if (ending.some(isShortSentence) || !endings.isKnown(ending)) continue;
    for (const at of found) kinds[at] = 'signature';
    return;
  }
}

/** Lines, without blank ones. */
const MAX_ENDING = 8;
/** A name alone takes no place, and a line alone may be an answer. */
const LEAST_ENDING = 2;

const isFromADevice = (text: string): boolean => {
  const line = text
    .replace(/\(? ?https?:\/\/[^\s)]{1,200} ?\)?/g, '')
    .replace(/[[\]]/g, '')
    .trim();
  if (line.length > 90) return false;
  return FROM_A_PHONE.test(line) || (FROM_A_DEVICE.test(line) && !VERB.test(line));
};

// ── The text

const MAX_OF_A_QUESTION = 200;
const FOOTER = wordsOf(brand.address.street).join(' ');

function textOf(lines: string[], kinds: Kind[]): string {
  const own = blocksOf(
    kinds.map((kind) => (kind === 'own' ? 'own' : 'quoted')),
    'own',
  ).filter(({ first, last }) => lines.slice(first, last + 1).some((line) => line.trim() !== ''));
  const isMixed = own.length > 1;
  const parts = own.map(({ first, last }, index) => {
    const words = lines
      .slice(first, last + 1)
      .join('\n')
      .trim();
    const above = lines.slice(index === 0 ? 0 : own[index - 1]!.last + 1, first);
    const ofAbove = kinds.slice(first - above.length, first);
    const asked = questionIn(above.filter((_, at) => ofAbove[at] === 'quoted'));
    const isAnswer = asked !== '' && (index < own.length - 1 || isMixed || isShortQuote(above));
    return isAnswer && !hasFooter(above) ? `${asked}\n${words}` : words;
  });
  return parts
    .filter(Boolean)
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n');
}

const isShortQuote = (lines: string[]): boolean =>
  lines.filter((line) => bare(line) !== '').length <= 3;

const hasFooter = (lines: string[]): boolean =>
  FOOTER !== '' && wordsOf(lines.map(bare).join(' ')).join(' ').includes(FOOTER);

/** The last paragraph of a quotation, as what an answer below it answers. */
function questionIn(quoted: string[]): string {
  const text = quoted.map(bare);
  const last = text.findLastIndex((line) => line !== '');
  if (last < 0) return '';
  const first = text.slice(0, last).findLastIndex((line) => line === '') + 1;
  const asked = text.slice(first, last + 1);
  while (asked.length > 1 && asked.join(' ').length > MAX_OF_A_QUESTION) asked.shift();
  return asked.join('\n').slice(-MAX_OF_A_QUESTION).replace(/^/gm, '> ');
}
