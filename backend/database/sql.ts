import type { Client, QueryConfig, QueryResult } from 'pg';
import {
  EntityManager,
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  type DataSource,
} from 'typeorm';
import type { PipelinedClient } from './pipelined-client';

/**
 * Each connection parses and plans the statement once. Bind varying values, to keep the number of
 * texts small. Inside a transaction, pass its `tx`.
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

/**
 * Sends the commit together with the last statement of a transaction, so that its locks are not held
 * while a busy process reads the answer.
 */
export async function readAndCommit<Row>(
  tx: EntityManager,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const client = (await tx.queryRunner!.connect()) as PipelinedClient;
  return rowsOf(client, { text, values }, (statement) => client.queryAndCommit(statement));
}

/** A broken connection also emits an error, which would end the process. */
const ignored = (): void => undefined;

type Pooled = { obtainMasterConnection: () => Promise<[Client, (error?: Error) => void]> };
type Statement = { text: string; values: unknown[] };

async function rowsOf<Row>(
  client: Client,
  { text, values }: Statement,
  send = (statement: QueryConfig): Promise<QueryResult> => client.query(statement),
): Promise<Row[]> {
  try {
    const plan = await planOn(client, text);
    const { rows } = await send({ name: plan.name, text, values });
    plan.isPrepared = true;
    return rows as Row[];
  } catch (error) {
    throw new QueryFailedError(text, values, error as Error);
  }
}

/** The statement was not committed, so the connection can be reused. */
export const isRefusal = (error: unknown): boolean =>
  (error as { driverError?: { severity?: string } }).driverError?.severity === 'ERROR';

const MAX_NAMES = 200;
type Plan = { name: string; isPrepared: boolean };
const plansOf = new WeakMap<Client, Map<string, Plan>>();
let named = 0;
let forgotten = 0;

export const forgottenStatements = (): number => forgotten;

async function planOn(client: Client, text: string): Promise<Plan> {
  const plans = plansOf.get(client) ?? new Map<string, Plan>();
  plansOf.set(client, plans);
  const plan = plans.get(text) ?? { name: `read_${(named += 1)}`, isPrepared: false };
  plans.delete(text);
  const [oldest] = plans;
  if (oldest && plans.size >= MAX_NAMES) {
    plans.delete(oldest[0]);
    forgotten += 1;
    // Deallocating what was never prepared would fail, and with it the transaction.
    if (oldest[1].isPrepared) await client.query(`DEALLOCATE ${oldest[1].name}`);
  }
  plans.set(text, plan);
  return plan;
}
