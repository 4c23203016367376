import { formatNumber, locale } from './locale';

/** At most `length` characters, not split within one, with an ellipsis. */
export function truncate(text: string, length: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  const characters = [...flat];
  return characters.length > length ? `${characters.slice(0, length).join('').trimEnd()}…` : flat;
}

const plurals = new Intl.PluralRules(locale);

/** "1 request", "1,200 requests". */
export const count = (number: number, one: string, other = `${one}s`) =>
  `${formatNumber(number)} ${plurals.select(number) === 'one' ? one : other}`;

/** Trimmed lines without the empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const isUuid = (text: string): boolean =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
