/**
 * The policy for characters in what people write, wherever it comes from. frontend/lib/characters.ts
 * is the same file, because the halves share no code.
 */

const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;

/** Controls that clipboards carry and nothing shows, except those that REFUSED names. */
const CONTROL = /[^\P{Cc}\0\t\n]/gu;
/** Embeddings, overrides, soft hyphen and byte order mark. */
const NEVER_KEPT = /[\u00AD\uFEFF\u202A-\u202E]/g;
/** Thai, Lao, Khmer and Burmese have no spaces, so a zero-width one says where a line may break. */
const UNSPACED = '[\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}]';
const ZERO_WIDTH_SPACE = new RegExp(`(?<!${UNSPACED})\\u200B|\\u200B(?!${UNSPACED})`, 'gu');

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const DIRECTION_MARK = /[\u061C\u200E\u200F\u2066-\u2069]/g;
const ISOLATE = /[\u2066-\u2069]/g;
const FIRST_OF_PAIR = /[\u2066-\u2068]/;

/** Not in XML and JSON documents of others, and nothing that a keyboard or a clipboard holds. */
const REFUSED = /[\0\p{Cs}\uFFFE\uFFFF]/u;
export const WITHOUT_REFUSED = /^[^\0\p{Cs}\uFFFE\uFFFF]*$/u;

/** Text of invisible characters only counts as empty. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Line ends as `\n`, NFC, and no invisible characters but those that its script needs. */
export function plainText(text: string): string {
  const plain = text
    .replace(LINE_BREAK, '\n')
    .replace(CONTROL, '')
    .replace(NEVER_KEPT, '')
    .replace(ZERO_WIDTH_SPACE, '');
  const marked = RIGHT_TO_LEFT.test(plain)
    ? plain.split('\n').map(withPairedIsolates).join('\n')
    : plain.replace(DIRECTION_MARK, '');
  return marked.normalize('NFC');
}

/** Of mails and files, whose writer cannot be asked. */
export const withoutRefused = (text: string): string => text.replace(new RegExp(REFUSED, 'gu'), '');

export const countLines = (text: string): number => (text.match(LINE_BREAK)?.length ?? 0) + 1;

export const tidyText = (text: string): string => trimmed(plainText(text));

/** As `tidyText`, with spaces for line breaks, tabs and no-break spaces. */
export const tidyLine = (text: string): string =>
  trimmed(plainText(text))
    .split('\n')
    .map((line) => line.trim().replace(/[\t\u00A0]/g, ' '))
    .filter(Boolean)
    .join(' ');

const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/** For addresses, which no mark may change. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '').trim();

/** For values without prose, in which an invisible mark is always a mistake. */
export const tidyCode = (text: string): string => tidyLine(withoutInvisible(text));

const DASH = /[\u2010-\u2015\u2212\uFE58\uFE63]/g;
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;

/** As typed on any keyboard, in the characters of the pattern of phone numbers. */
export const tidyPhone = (text: string): string =>
  tidyCode(text)
    .replace(FULL_WIDTH, (character) => character.normalize('NFKC'))
    .replace(/\p{Nd}/gu, digitOf)
    .replace(DASH, '-')
    .replace(/\p{Zs}/gu, ' ');

/** "U+0000 (at position 12)", counted in characters from 1; null if nothing is refused. */
export function refusedCharacter(text: string): string | null {
  const before = text.slice(0, text.search(REFUSED));
  const code = REFUSED.exec(text)?.[0].codePointAt(0);
  if (code === undefined) return null;
  const name = code.toString(16).toUpperCase().padStart(4, '0');
  return `U+${name} (at position ${[...before].length + 1})`;
}

const trimmed = (text: string): string => (VISIBLE.test(text) ? text.trim() : '');

/** An isolate ends with its line, so one without its pair would only hide. */
function withPairedIsolates(line: string): string {
  let open = 0;
  let isPaired = true;
  for (const [mark] of line.matchAll(ISOLATE)) {
    open += FIRST_OF_PAIR.test(mark) ? 1 : -1;
    isPaired &&= open >= 0;
  }
  return isPaired && open === 0 ? line : line.replace(ISOLATE, '');
}

/** Unicode has the ten digits of a script in a row, from its zero; mathematical ones become ours. */
function digitOf(digit: string): string {
  const plain = digit.normalize('NFKC');
  const code = plain.codePointAt(0)!;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
