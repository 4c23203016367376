import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, 'fonts');

const FIRST = [
  'public-sans-latin',
  'public-sans-latin-ext',
  'public-sans-vietnamese',
  'inter-greek',
];
/** Of titles, as on the site. */
const TITLES = 'baskervville-latin';
const SCRIPTS = [
  ...['hebrew', 'arabic', 'devanagari', 'thai', 'armenian', 'georgian', 'bengali', 'gujarati'],
  ...['gurmukhi', 'tamil', 'telugu', 'kannada', 'malayalam', 'sinhala', 'khmer', 'lao'],
  ...['myanmar', 'ethiopic'],
];
const CHINESE = ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr'];
const JAPANESE = ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-tc', 'noto-sans-kr'];
const KOREAN = ['noto-sans-kr', 'noto-sans-tc', 'noto-sans-sc', 'noto-sans-jp'];
const SYMBOLS = ['noto-sans-signs', 'noto-sans-math', 'noto-sans-symbols-2', 'noto-sans-symbols'];

/** Characters that only change others, which a font without them leaves as they are. */
const IGNORABLE = /^\p{Default_Ignorable_Code_Point}$/u;
/** Spaces, digits, punctuation and marks, which take the font of the letters before them. */
const COMMON = /^[\p{Script=Common}\p{Script=Inherited}]$/u;
const REPLACED: Record<string, string> = { '\u2011': '-', '\u00AD': '', '\t': ' ' };

export type Piece = { text: string; face: string; bold: boolean };
type Run = { text: string; bold?: boolean | undefined };

let letters: Map<string, [from: number, to: number][]> | undefined;

function rangesOf(face: string): [from: number, to: number][] {
  letters ??= new Map(
    Object.entries(
      JSON.parse(readFileSync(join(FOLDER, 'letters.json'), 'utf8')) as Record<string, string>,
    ).map(([name, ranges]) => [
      name,
      ranges.split(',').map((range) => {
        const [from, to = from] = range.split('-');
        return [parseInt(from!, 16), parseInt(to!, 16)];
      }),
    ]),
  );
  return letters.get(face)!;
}

const known = new Map<string, Map<number, boolean>>();

function has(face: string, code: number): boolean {
  const found = known.get(face) ?? new Map<number, boolean>();
  known.set(face, found);
  let is = found.get(code);
  if (is === undefined) {
    is = isIn(rangesOf(face), code);
    found.set(code, is);
  }
  return is;
}

function isIn(ranges: [from: number, to: number][], code: number): boolean {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [from, to] = ranges[middle]!;
    if (code < from) high = middle - 1;
    else if (code > to) low = middle + 1;
    else return true;
  }
  return false;
}

/** Han letters look different in the three countries, so the rest of the text decides. */
function facesFor(text: string, isTitle = false): string[] {
  const east = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? JAPANESE
    : /\p{Script=Hangul}/u.test(text)
      ? KOREAN
      : CHINESE;
  return [...(isTitle ? [TITLES] : []), ...FIRST, ...SCRIPTS, ...SYMBOLS, ...east];
}

/**
 * The text in pieces of one font each. A character that no font has is written as its number, so
 * that nothing is left out.
 */
export function piecesOf(runs: Run[], isTitle = false): Piece[] {
  const faces = facesFor(runs.map(({ text }) => text).join(''), isTitle);
  const pieces: Piece[] = [];
  const add = (text: string, face: string, bold: boolean) => {
    const last = pieces.at(-1);
    if (last?.face === face && last.bold === bold) last.text += text;
    else pieces.push({ text, face, bold });
  };
  let face = faces[0]!;
  for (const { text, bold = false } of runs) {
    for (const typed of text.normalize('NFC')) {
      const code = typed.codePointAt(0)!;
      if (typed in REPLACED) {
        add(REPLACED[typed]!, face, bold);
      } else if (COMMON.test(typed) && has(face, code)) add(typed, face, bold);
      else {
        const found = faces.find((one) => has(one, code));
        if (found) {
          face = found;
          add(typed, face, bold);
        } else if (!IGNORABLE.test(typed)) add(`[${nameOf(code)}]`, FIRST[0]!, bold);
      }
    }
  }
  return pieces;
}

const nameOf = (code: number): string => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;

/** "🎉 (U+1F389)", each once: what `piecesOf` can only write as a number. */
export function missingIn(text: string): string[] {
  const faces = facesFor(text);
  return [...new Set(text.normalize('NFC'))]
    .filter((one) => {
      const code = one.codePointAt(0)!;
      return (
        one !== '\n' &&
        !(one in REPLACED) &&
        !IGNORABLE.test(one) &&
        !faces.some((face) => has(face, code))
      );
    })
    .map((one) => `${one} (${nameOf(one.codePointAt(0)!)})`);
}

/** Some faces have no bold. */
export function fontFile(face: string, bold: boolean): string {
  const names = bold ? ['bold', 'regular'] : ['regular'];
  return names
    .map((weight) => join(FOLDER, `${face}-${weight}.ttf`))
    .find((file) => existsSync(file))!;
}

/** Characters that a refusal names. */
const MAX_NAMED = 8;

export const notDrawable = (label: string, missing: string[]): string =>
  `${label} has characters that the PDF has no letters for: ` +
  `${missing.slice(0, MAX_NAMED).join(', ')}${missing.length > MAX_NAMED ? ', …' : ''}.`;
