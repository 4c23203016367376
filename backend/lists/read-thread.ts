import type { EntityManager } from 'typeorm';
import { read } from '../database/sql';
import { invalidField } from '../errors/app-error';
import { Conditions } from './conditions';
import { THREAD_PAGE, type ThreadQuery } from './thread.dto';

export type Thread = {
  columns: string;
  from: string;
  alias: string;
  table: string;
  parent: string;
  at?: string;
};

/**
 * The newest entries, oldest first. The database compares times, because it has microseconds.
 * @throws a 422 if `before` is not an entry of this thread
 */
export async function readThread<Row extends { id: string }>(
  db: EntityManager,
  { columns, from, alias, table, parent, at = 'created_at' }: Thread,
  parentId: string,
  { before, limit = THREAD_PAGE }: ThreadQuery,
  narrow?: (conditions: Conditions) => void,
): Promise<{ rows: Row[]; before: string | null }> {
  const conditions = new Conditions();
  conditions.equal(`${alias}.${parent}`, parentId);
  narrow?.(conditions);
  if (before) {
    const named = `b.id = ${conditions.bind(before)} AND b.${parent} = ${alias}.${parent}`;
    conditions.add(
      `(${alias}.${at}, ${alias}.id) < (SELECT b.${at}, b.id FROM ${table} b WHERE ${named})`,
    );
  }
  const found = await read<Row>(
    db,
    `SELECT ${columns} FROM ${from} WHERE ${conditions.where}
     ORDER BY ${alias}.${at} DESC, ${alias}.id DESC LIMIT ${limit + 1}`,
    conditions.values,
  );
  if (before && found.length === 0) await expectEntry(db, { table, parent }, parentId, before);
  return partOf(found, limit);
}

function partOf<Row extends { id: string }>(found: Row[], limit: number) {
  const rows = found.slice(0, limit).reverse();
  return { rows, before: found.length > limit ? rows[0]!.id : null };
}

/** Read it with `newestPart`. */
export const newestAsJson = (
  { columns, from, alias, parent, at = 'created_at' }: Thread,
  parentId: string,
  condition = 'true',
): string =>
  `(SELECT json_agg(entry) FROM (
      SELECT ${columns} FROM ${from} WHERE ${alias}.${parent} = ${parentId} AND ${condition}
      ORDER BY ${alias}.${at} DESC, ${alias}.id DESC LIMIT ${THREAD_PAGE + 1}) entry)`;

export const newestPart = <Row extends { id: string }>(found: Row[]) => partOf(found, THREAD_PAGE);

async function expectEntry(
  db: EntityManager,
  { table, parent }: Pick<Thread, 'table' | 'parent'>,
  parentId: string,
  id: string,
): Promise<void> {
  const [entry] = await read(db, `SELECT 1 FROM ${table} WHERE id = $1 AND ${parent} = $2`, [
    id,
    parentId,
  ]);
  if (!entry) throw invalidField('before', 'unknown_value', 'Before names no entry of this.');
}
