import type { EntityManager } from 'typeorm';

export const ERASED = '[erased]';

/** PostgreSQL patterns of a person's identifiers: case-insensitive, and exact. */
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
/** Digits that identify a number; those before are the country code, often left out. */
const TELLING = 9;

/** Allows spaces, dots, dashes and brackets, with or without the country code. */
function phonePattern(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const last = digits.slice(-TELLING).split('').join(BETWEEN);
  return digits.length > TELLING ? `(?:\\+?\\d[\\d\\s().\\-]{0,6})?${last}` : `\\+?${last}`;
}

/**
 * Full name, addresses and numbers in any case; first or last name alone only as written, so that a
 * person called Will does not remove the verb from every sentence.
 */
export function redactionOf({ firstName, lastName, emails, phones = [] }: Naming): Redaction {
  const names = present([firstName, lastName]).filter((name) => name.length >= SHORTEST_WORD);
  const whole = names.length === 2 ? [`\\m${literal(names.join(' '))}\\M`] : [];
  const numbers = present(phones).filter((one) => one.replace(/\D/g, '').length >= SHORTEST_PHONE);
  return {
    anyCase: anyOf([...whole, ...present(emails).map(literal), ...numbers.map(phonePattern)]),
    exact: anyOf(names.map((name) => `\\m${literal(name)}\\M`)),
  };
}

export async function redactIn(
  tx: EntityManager,
  { table, columns, where }: { table: string; columns: string[]; where: string },
  value: unknown,
  { anyCase, exact }: Redaction,
): Promise<void> {
  const redacted = (column: string) =>
    `regexp_replace(regexp_replace(${column}, $2, '${ERASED}', 'gi'), $3, '${ERASED}', 'g')`;
  const names = columns.map((column) => `${column} ~* $2 OR ${column} ~ $3`).join(' OR ');
  await tx.query(
    `UPDATE ${table} SET ${columns.map((column) => `${column} = ${redacted(column)}`).join(', ')}
     WHERE (${where}) AND (${names})`,
    [value, anyCase, exact],
  );
}

export const redactUnique = (
  tx: EntityManager,
  table: string,
  column: string,
  { anyCase }: Redaction,
): Promise<unknown> =>
  tx.query(
    `UPDATE ${table} SET ${column} =
       regexp_replace(${column}, $1, '${ERASED}', 'gi') || ' ' || right(id::text, 8)
     WHERE ${column} ~* $1`,
    [anyCase],
  );
