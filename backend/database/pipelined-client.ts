import { Client, type ClientConfig, type QueryConfig, type QueryResult } from 'pg';

const BEGIN = 'START TRANSACTION';
const COMMIT = 'COMMIT';
const ROLLBACK = 'ROLLBACK';
const BEGUN = { command: 'START', rows: [], rowCount: 0 };

const ignored = (): void => undefined;

/**
 * Sends statements in order without waiting for earlier answers, and all statements of one tick in
 * one packet, because the round trip is most of the cost of a short statement. A transaction begins
 * in the packet of its first statement, which fails if the transaction cannot begin.
 */
export class PipelinedClient extends Client {
  /** Already sent; TypeORM gets it when it commits. */
  private commit?: Promise<unknown>;

  constructor(config?: ClientConfig) {
    super({ ...config, pipeline: true });
    const send = this.query.bind(this) as (...statement: unknown[]) => Promise<unknown>;
    let isGathering = false;
    const gather = () => {
      if (isGathering) return;
      isGathering = true;
      this.connection.stream.cork();
      process.nextTick(() => {
        isGathering = false;
        this.connection.stream.uncork();
      });
    };
    this.query = ((...statement: unknown[]) => {
      const { commit } = this;
      if (statement[0] === COMMIT || statement[0] === ROLLBACK) this.commit = undefined;
      if (statement[0] === COMMIT && commit) return commit;
      gather();
      if (statement[0] !== BEGIN) return send(...statement);
      send(BEGIN).catch(ignored);
      return Promise.resolve(BEGUN);
    }) as Client['query'];
  }

  /** Sends the commit of the transaction right behind the statement; it does nothing if that fails. */
  queryAndCommit(statement: QueryConfig): Promise<QueryResult> {
    const answer = this.query(statement);
    this.commit = this.query(COMMIT);
    this.commit.catch(ignored);
    return answer;
  }
}

/**
 * Sends statements of a transaction together that do not need each other's answers. Waits for all of
 * them even if one fails, so that none arrives after the end of the transaction.
 * @throws the error of the statement that failed first
 */
export async function pipelined<T extends readonly Promise<unknown>[] | []>(
  statements: T,
): Promise<{ -readonly [Index in keyof T]: Awaited<T[Index]> }> {
  try {
    return await Promise.all(statements);
  } catch (error) {
    await Promise.allSettled(statements);
    throw error;
  }
}
