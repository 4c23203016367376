import { isSearch, searchWords } from '../../lists/conditions';

export type Folded = { word: string };

const PAIR = /^[\p{L}\p{N}]{2}$/u;

/** Two letters match only at the start of a word. */
export const wordsOf = (search: string | undefined): string[] =>
  searchWords(search).map((word) => (PAIR.test(word) ? ` ${word}` : word));

export const foldedSql = (words: string[]): [text: string, values: unknown[]] => [
  `SELECT lower(unaccent(word)) AS word FROM unnest($1::text[]) WITH ORDINALITY asked (word, nth)
   ORDER BY nth`,
  [words],
];

/** A request number in the search text; more digits cannot be one. */
export function numberIn(search: string | undefined): number | undefined {
  const [, digits] = /^(?:req-?)?0*([1-9]\d{0,8})$/i.exec(search ?? '') ?? [];
  return digits !== undefined && isSearch(search) ? Number(digits) : undefined;
}

export const piecesOf = (words: string[]): string[] => [
  ...new Set(words.flatMap(partsOf).flatMap((part) => [part, middleOf(part)])),
];

/**
 * Runs of letters and digits with their neighbouring characters, which mark word boundaries in the
 * index.
 */
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

/** A pattern found in most rows does not narrow the search, but costs reading a long list. */
const NARROWS = 0.5;
/** If few more rows have the middle of a word than the word, one trigram replaces six. */
const AS_GOOD = 1.3;
const RARE = 0.002;

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
