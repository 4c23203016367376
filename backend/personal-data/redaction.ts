import type { EntityManager } from 'typeorm';
import { textColumns } from '../database/columns';

export const ERASED = '[erased]';

export type Redaction = {
  anyCase: string;
  exact: string;
  /**
   * Every text that names the person is like one of these (`ILIKE`). Most texts are not, which is
   * found ten times as fast. Absent if it cannot be said, because a number is written in many ways.
   */
  likes?: string[];
};

export type Naming = {
  firstName?: string;
  lastName?: string;
  emails: (string | null)[];
  phones?: (string | null)[];
};

const NOTHING = '(?!)';
/** Shorter words and numbers would match unrelated text. */
const SHORTEST_WORD = 2;
const SHORTEST_PHONE = 6;

const literal = (text: string): string =>
  text
    .trim()
    .replace(/[^\p{L}\p{N}\s]/gu, '\\$&')
    .replace(/\s+/g, '\\s+');

/** Unlike `\m` and `\M`, also for names that begin or end with a sign: "'t Hooft", "Jr.". */
const asWord = (pattern: string): string => `(?<!\\w)${pattern}(?!\\w)`;

const hasLetters = (name: string): boolean =>
  (name.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= SHORTEST_WORD;

const anyOf = (patterns: string[]): string => (patterns.length > 0 ? patterns.join('|') : NOTHING);
const present = (texts: (string | null | undefined)[]): string[] => [
  ...new Set(texts.map((text) => text?.trim()).filter((text): text is string => Boolean(text))),
];

const BETWEEN = '[\\s().\\-]*';
/** The country code before these digits is often left out. */
const TELLING = 9;

const digitsIn = (phone: string): string => phone.replace(/\D/g, '');

function phonePattern(phone: string): string {
  const digits = digitsIn(phone);
  const last = digits.slice(-TELLING).split('').join(BETWEEN);
  const code = digits.length > TELLING ? '(?:\\+?\\d[\\d\\s().\\-]{0,6})?' : '\\+?';
  return `(?<!\\d)${code}${last}(?!\\d)`;
}

export const isEndOf = (phone: string, other: string): boolean =>
  digitsIn(other).endsWith(digitsIn(phone).slice(-TELLING));

/** Not within a longer address, which is another person's. */
const addressPattern = (email: string): string =>
  `(?<![[:alnum:]][\\w.+\\-]*)${literal(email)}(?![[:alnum:]\\-]|\\.[[:alnum:]])`;

/**
 * First or last name alone only as written, so that a person called Will does not remove the verb
 * from every sentence.
 */
export function redactionOf({ firstName, lastName, emails, phones = [] }: Naming): Redaction {
  const names = present([firstName, lastName]).filter((name) => name.length >= SHORTEST_WORD);
  const whole = names.length === 2 ? [asWord(literal(names.join(' ')))] : [];
  const numbers = present(phones).filter((one) => digitsIn(one).length >= SHORTEST_PHONE);
  return {
    anyCase: anyOf([
      ...whole,
      ...present(emails).map(addressPattern),
      ...numbers.map(phonePattern),
    ]),
    exact: anyOf(names.filter(hasLetters).map((name) => asWord(literal(name)))),
  };
}

export const namesNobody = ({ anyCase, exact }: Redaction): boolean =>
  anyCase === NOTHING && exact === NOTHING;

export const lowerCase = (name: string): string => asWord(literal(name.toLowerCase()));

const eitherCase = (word: string): string =>
  literal(word).replace(/\p{L}/gu, (one) => `[${one.toLowerCase()}${one.toUpperCase()}]`);

/** At its beginning, or as in "d'Arc". */
function withCapital(word: string): string {
  const begins = eitherCase(word).replace(/^\[.(.+?)\]/u, '$1');
  const isWithin = /^\p{Ll}.*\p{Lu}/u.test(word);
  return isWithin ? `(?:${begins}|${literal(word)})` : begins;
}

/**
 * For texts unrelated to the person, who can choose any name and number: "We Will" removes nothing
 * from "we will", and only numbers long enough to be unmistakable count.
 */
export function redactionElsewhere({
  firstName,
  lastName,
  emails,
  phones = [],
}: Naming): Redaction {
  const names = present([firstName, lastName]).filter((name) => name.length >= SHORTEST_WORD);
  const words = names.length === 2 ? names.join(' ').split(/\s+/) : [];
  const first = words.slice(0, -1).map(eitherCase);
  const numbers = present(phones).filter((one) => digitsIn(one).length >= TELLING);
  const parts = [...present(emails), ...words.slice(-1)];
  return {
    ...(numbers.length === 0 && { likes: parts.map(likeText) }),
    anyCase: anyOf([...present(emails).map(addressPattern), ...numbers.map(phonePattern)]),
    exact: words.length > 0 ? asWord([...first, withCapital(words.at(-1)!)].join('\\s+')) : NOTHING,
  };
}

const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const redacted = (column: string, anyCase: string, exact: string): string =>
  `regexp_replace(regexp_replace(${column}, ${anyCase}, '${ERASED}', 'gi'),
     ${exact}, '${ERASED}', 'g')`;

/** A name keeps its ending, which says how its file is opened. */
function shortened(text: string, longest: number): string {
  const ending = `coalesce(substring(whole FROM '\\.[[:alnum:]]{1,10}$'), '')`;
  return `(SELECT CASE WHEN length(whole) <= ${longest} THEN whole
      ELSE left(whole, ${longest} - length(${ending})) || ${ending} END
    FROM (SELECT ${text} AS whole) AS named)`;
}

export async function redactIn(
  tx: EntityManager,
  { table, columns, where }: { table: string; columns: string[]; where: string },
  values: unknown[],
  { anyCase, exact, likes }: Redaction,
): Promise<void> {
  const at = (place: number) => `$${values.length + place}`;
  const [first, second, third] = [at(1), at(2), at(3)];
  const likely = (one: string) => (likes ? `${one} ILIKE ANY(${third}::text[]) AND` : '');
  const names = columns
    .map((one) => `${likely(one)} (${one} ~* ${first} OR ${one} ~ ${second})`)
    .join(' OR ');
  const limits = textColumns(table);
  const changes = columns.map((one) => {
    const text = redacted(one, first, second);
    const longest = limits.find(({ column }) => column === one)?.longest;
    return `${one} = ${longest ? shortened(text, longest) : text}`;
  });
  await tx.query(
    `UPDATE ${table} SET ${changes.join()}
     WHERE (${where}) AND (${names})`,
    [...values, anyCase, exact, ...(likes ? [likes] : [])],
  );
}

export async function redactTexts(
  tx: EntityManager,
  texts: string[],
  { anyCase, exact }: Redaction,
): Promise<string[]> {
  const rows = await tx.query<{ text: string }[]>(
    `SELECT ${redacted('text', '$2', '$3')} AS text
     FROM unnest($1::text[]) WITH ORDINALITY AS given (text, at) ORDER BY at`,
    [texts, anyCase, exact],
  );
  return rows.map(({ text }) => text);
}

export const redactUnique = (
  tx: EntityManager,
  table: string,
  column: string,
  { anyCase, exact }: Redaction,
): Promise<unknown> =>
  tx.query(
    `UPDATE ${table} SET ${column} = ${redacted(column, '$1', '$2')} || ' ' || right(id::text, 8)
     WHERE ${column} ~* $1 OR ${column} ~ $2`,
    [anyCase, exact],
  );
