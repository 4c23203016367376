import type { Client } from 'pg';

/** Writes one row; an undefined value is null. */
export async function insert(
  client: Client,
  table: string,
  row: Record<string, unknown>,
): Promise<void> {
  const columns = Object.keys(row).map((name) => client.escapeIdentifier(name));
  const places = columns.map((_column, index) => `$${index + 1}`);
  await client.query(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`,
    Object.values(row),
  );
}
