import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

/**
 * Writes one row, whose columns are named as in the code (camelCase). What is undefined is left to the
 * column's default.
 *
 * @returns the id that the row was given, unless the row has a key of its own (`id: undefined`).
 */
export async function insert(
  client: Client,
  table: string,
  row: Record<string, unknown>,
): Promise<string> {
  const id = randomUUID();
  const values = Object.entries({ id, ...row }).filter(([, value]) => value !== undefined);
  const columns = values.map(([name]) => name.replaceAll(/[A-Z]/g, (c) => `_${c.toLowerCase()}`));
  const places = values.map((_value, index) => `$${index + 1}`);
  await client.query(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`,
    values.map(([, value]) => value),
  );
  return id;
}

/** What the search of a table reads. */
export const textOf = (...parts: (string | undefined)[]): string =>
  parts.filter(Boolean).join('\n');
