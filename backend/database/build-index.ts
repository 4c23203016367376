import type { QueryRunner } from 'typeorm';

/**
 * Builds an index while others go on writing the table. For a migration with `transaction = false`: it
 * may be run again where it was interrupted, so what is there already is left, and what an interrupted
 * build left behind is built anew.
 */
export async function buildIndex(
  queryRunner: QueryRunner,
  name: string,
  on: string,
): Promise<void> {
  const [found] = (await queryRunner.query(
    `SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass($1)`,
    [name],
  )) as { indisvalid: boolean }[];
  if (found?.indisvalid) return;
  if (found) await queryRunner.query(`DROP INDEX CONCURRENTLY ${name}`);
  await queryRunner.query(`CREATE INDEX CONCURRENTLY ${name} ON ${on}`);
}
