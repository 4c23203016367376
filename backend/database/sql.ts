import { createHash } from 'node:crypto';
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
  const statement = { name: nameOf(text), text, values };
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
type Statement = { name: string | undefined; text: string; values: unknown[] };

async function rowsOf<Row>(client: Client, { name, text, values }: Statement): Promise<Row[]> {
  try {
    return (await client.query({ ...(name && { name }), text, values })).rows as Row[];
  } catch (error) {
    throw new QueryFailedError(text, values, error as Error);
  }
}

/** The statement failed, but the connection can be reused. */
const isRefusal = (error: unknown): boolean =>
  (error as QueryFailedError<Error & { severity?: string }>).driverError.severity === 'ERROR';

/** Prepared plans use memory in every connection, so their number is limited. */
const MOST_NAMES = 200;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  names.set(text, name);
  return name;
}
