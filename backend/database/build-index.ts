import type { QueryRunner } from 'typeorm';

/**
 * Builds an index without blocking writers, for migrations with `transaction = false`. Safe to
 * repeat: a finished index is kept, an invalid one is rebuilt.
 */
export async function buildIndex(
  queryRunner: QueryRunner,
  name: string,
  on: string,
  { unique = false }: { unique?: boolean } = {},
): Promise<void> {
  const [found] = (await queryRunner.query(
    `SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass($1)`,
    [name],
  )) as { indisvalid: boolean }[];
  if (found?.indisvalid) return;
  if (found) await queryRunner.query(`DROP INDEX CONCURRENTLY ${name}`);
  await queryRunner.query(`CREATE ${unique ? 'UNIQUE ' : ''}INDEX CONCURRENTLY ${name} ON ${on}`);
}
