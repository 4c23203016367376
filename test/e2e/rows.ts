import type { SharedStack } from '../support/stack';

export function rowsOf(
  place: Pick<SharedStack, 'sql'>,
  table: string,
  where: Record<string, unknown>,
) {
  const conditions = Object.keys(where).map((name, index) => `${name} = $${index + 1}`);
  return place.sql<Record<string, unknown>>(
    `SELECT * FROM ${table} WHERE ${conditions.join(' AND ')}`,
    Object.values(where),
  );
}

export const rowOf = async (...row: Parameters<typeof rowsOf>) => (await rowsOf(...row))[0];
