import type {
  EntityManager,
  EntityTarget,
  FindOptionsWhere,
  ObjectLiteral,
  QueryRunner,
} from 'typeorm';

/** A 64-bit key of the name in `$1`: 32 bits would let unrelated names meet. */
const KEY = 'hashtextextended($1, 0)';

/** Waits for the lock of this name and holds it until the transaction ends. */
export async function lockName(tx: EntityManager, name: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(${KEY})`, [name]);
}

/** Takes the lock of this name for the connection. @returns false if another connection holds it */
export async function tryLockName(connection: QueryRunner, name: string): Promise<boolean> {
  const [answer] = (await connection.query(`SELECT pg_try_advisory_lock(${KEY}) AS "isMine"`, [
    name,
  ])) as { isMine: boolean }[];
  return Boolean(answer?.isMine);
}

/** Gives up every lock that the connection holds. */
export async function unlockNames(connection: QueryRunner): Promise<void> {
  await connection.query('SELECT pg_advisory_unlock_all()');
}

/** Finds a row and locks it until the transaction ends. */
export const lockRow = <Row extends ObjectLiteral>(
  tx: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
): Promise<Row | null> => tx.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });
