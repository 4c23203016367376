import type { EntityManager } from 'typeorm';

export const ERASED = '[erased]';

export type Redaction = { anyCase: string; exact: string };

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
  const whole = names.length === 2 ? [`\\m${literal(names.join(' '))}\\M`] : [];
  const numbers = present(phones).filter((one) => digitsIn(one).length >= SHORTEST_PHONE);
  return {
    anyCase: anyOf([
      ...whole,
      ...present(emails).map(addressPattern),
      ...numbers.map(phonePattern),
    ]),
    exact: anyOf(names.map((name) => `\\m${literal(name)}\\M`)),
  };
}

export const lowerCase = (name: string): string => `\\m${literal(name.toLowerCase())}\\M`;

const eitherCase = (word: string): string =>
  literal(word).replace(/\p{L}/gu, (one) => `[${one.toLowerCase()}${one.toUpperCase()}]`);

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
  const words = names.length === 2 ? names.join(' ').split(/\s+/).map(eitherCase) : [];
  const last = words.at(-1)?.replace(/^\[.(.+?)\]/u, '$1');
  const numbers = present(phones).filter((one) => digitsIn(one).length >= TELLING);
  return {
    anyCase: anyOf([...present(emails).map(addressPattern), ...numbers.map(phonePattern)]),
    exact: last ? `\\m${[...words.slice(0, -1), last].join('\\s+')}\\M` : NOTHING,
  };
}

const redacted = (column: string, anyCase: string, exact: string): string =>
  `regexp_replace(regexp_replace(${column}, ${anyCase}, '${ERASED}', 'gi'),
     ${exact}, '${ERASED}', 'g')`;

export async function redactIn(
  tx: EntityManager,
  { table, columns, where }: { table: string; columns: string[]; where: string },
  value: unknown,
  { anyCase, exact }: Redaction,
): Promise<void> {
  const names = columns.map((column) => `${column} ~* $2 OR ${column} ~ $3`).join(' OR ');
  const changes = columns.map((column) => `${column} = ${redacted(column, '$2', '$3')}`).join();
  await tx.query(
    `UPDATE ${table} SET ${changes}
     WHERE (${where}) AND (${names})`,
    [value, anyCase, exact],
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
