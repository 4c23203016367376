import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';

/**
 * Inserts a row with camelCase column names; undefined columns take their default.
 * @returns the generated id, unless `id: undefined` says the table has its own key
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

export const textOf = (...parts: (string | undefined)[]): string =>
  parts.filter(Boolean).join('\n');
