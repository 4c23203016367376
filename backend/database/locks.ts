import type {
  EntityManager,
  EntityTarget,
  FindOptionsWhere,
  ObjectLiteral,
  QueryRunner,
} from 'typeorm';

/** With 32 bits, unrelated names could collide. */
const KEY = 'hashtextextended($1, 0)';

export async function lockName(tx: EntityManager, name: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(${KEY})`, [name]);
}

/** Like `lockName`, but false instead of waiting. */
export async function tryLockName(tx: EntityManager, name: string): Promise<boolean> {
  const sql = `SELECT pg_try_advisory_xact_lock(${KEY}) AS "isMine"`;
  const [answer] = await tx.query<[{ isMine: boolean }]>(sql, [name]);
  return answer.isMine;
}

export async function tryLockSession(connection: QueryRunner, name: string): Promise<boolean> {
  const [answer] = (await connection.query(`SELECT pg_try_advisory_lock(${KEY}) AS "isMine"`, [
    name,
  ])) as { isMine: boolean }[];
  return Boolean(answer?.isMine);
}

export async function unlockNames(connection: QueryRunner): Promise<void> {
  await connection.query('SELECT pg_advisory_unlock_all()');
}

export const lockRow = <Row extends ObjectLiteral>(
  tx: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
): Promise<Row | null> => tx.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });
