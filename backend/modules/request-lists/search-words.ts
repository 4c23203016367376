import { isSearch, searchWords } from '../../lists/conditions';

export type Folded = { word: string };

const PAIR = /^[\p{L}\p{N}]{2}$/u;

/** What a search looks for. Two letters are looked for where a word begins. */
export const wordsOf = (search: string | undefined): string[] =>
  searchWords(search).map((word) => (PAIR.test(word) ? ` ${word}` : word));

/** The words as the column has them: lower case, no accents. */
export const foldedSql = (words: string[]): [text: string, values: unknown[]] => [
  `SELECT lower(unaccent(word)) AS word FROM unnest($1::text[]) WITH ORDINALITY asked (word, nth)
   ORDER BY nth`,
  [words],
];

/** The number that a search names; a longer run of digits cannot be one. */
export function numberIn(search: string | undefined): number | undefined {
  const [, digits] = /^(?:req-?)?0*([1-9]\d{0,8})$/i.exec(search ?? '') ?? [];
  return digits !== undefined && isSearch(search) ? Number(digits) : undefined;
}

/** What the trigram index is searched for: the parts of each word, and the middle of long parts. */
export const piecesOf = (words: string[]): string[] => [
  ...new Set(words.flatMap(partsOf).flatMap((part) => [part, middleOf(part)])),
];

/** Each run of letters and digits, with the signs beside it: they tell the index where it ends. */
function partsOf(word: string): string[] {
  const runs = [...word.matchAll(/[\p{L}\p{N}]+/gu)];
  const parts = runs.map(({ index, 0: run }) =>
    word.slice(Math.max(0, index - 1), index + run.length + 1),
  );
  const known = parts.filter((part) => part.length >= 3);
  return known.length > 0 ? known : [word];
}

const middleOf = (part: string) =>
  /^[\p{L}\p{N}]{5,}$/u.test(part) ? part.slice(part.length / 2 - 1, part.length / 2 + 2) : part;

/** A pattern that most rows have narrows nothing, and the index reads a long list for it. */
const NARROWS = 0.5;
/** The middle of a word stands for all of it, where few more rows have it: one list instead of six. */
const AS_GOOD = 1.3;
const RARE = 0.002;

/** The patterns to ask the index for, given the share of rows that has each piece. */
export function patternsFor(words: string[], shareOf: (piece: string) => number): string[] {
  const parts = [...new Set(words.flatMap(partsOf))];
  const rarest = Math.min(...parts.map(shareOf));
  return parts
    .filter((part) => shareOf(part) < NARROWS || shareOf(part) === rarest)
    .map((part) => {
      const isFrequent = shareOf(part) > RARE;
      const stands = isFrequent && shareOf(middleOf(part)) < shareOf(part) * AS_GOOD;
      return `%${(stands ? middleOf(part) : part).replace(/[\\%_]/g, '\\$&')}%`;
    });
}
