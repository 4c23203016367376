import type { Client } from 'pg';
import {
  EntityManager,
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  type DataSource,
} from 'typeorm';

/**
 * Reads rows with a prepared statement, named after its text, so each connection parses and plans
 * it once. Bind varying values, to keep the number of texts small. Inside a transaction, pass its
 * `tx`.
 * @throws QueryFailedError
 */
export async function read<Row>(
  db: DataSource | EntityManager,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const statement = { text, values };
  const tx = db instanceof EntityManager ? db.queryRunner : undefined;
  if (tx) {
    if (tx.isReleased) throw new QueryRunnerAlreadyReleasedError();
    return rowsOf((await tx.connect()) as Client, statement);
  }
  const { driver } = db instanceof EntityManager ? db.dataSource : db;
  // The method TypeORM itself uses, which `watchConnections` guards.
  const [client, release] = await (driver as unknown as Pooled).obtainMasterConnection();
  client.on('error', ignored);
  try {
    const rows = await rowsOf<Row>(client, statement);
    release();
    return rows;
  } catch (error) {
    release(isRefusal(error) ? undefined : (error as Error));
    throw error;
  } finally {
    client.off('error', ignored);
  }
}

/** A broken connection fails its query and also emits an error, which would end the process. */
const ignored = (): void => undefined;

type Pooled = { obtainMasterConnection: () => Promise<[Client, (error?: Error) => void]> };
type Statement = { text: string; values: unknown[] };

async function rowsOf<Row>(client: Client, { text, values }: Statement): Promise<Row[]> {
  try {
    const name = await nameOn(client, text);
    return (await client.query({ name, text, values })).rows as Row[];
  } catch (error) {
    // It may not have been prepared, so it is not to be deallocated.
    prepared.get(client)?.delete(text);
    throw new QueryFailedError(text, values, error as Error);
  }
}

/** The statement failed, but the connection can be reused. */
const isRefusal = (error: unknown): boolean =>
  (error as QueryFailedError<Error & { severity?: string }>).driverError.severity === 'ERROR';

/** Prepared plans use memory in every connection, so the least recently used one makes room. */
const MOST_NAMES = 200;
const prepared = new WeakMap<Client, Map<string, string>>();
let named = 0;
let forgotten = 0;

/** Statements that lost their plan to a newer one since the start, in all connections. */
export const forgottenStatements = (): number => forgotten;

async function nameOn(client: Client, text: string): Promise<string> {
  const names = prepared.get(client) ?? new Map<string, string>();
  prepared.set(client, names);
  const name = names.get(text) ?? `read_${(named += 1)}`;
  names.delete(text);
  const [oldest] = names;
  if (oldest && names.size >= MOST_NAMES) {
    names.delete(oldest[0]);
    forgotten += 1;
    await client.query(`DEALLOCATE ${oldest[1]}`);
  }
  names.set(text, name);
  return name;
}
