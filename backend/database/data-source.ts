import { join } from 'node:path';
import type { DataSourceOptions } from 'typeorm';
import { NamingStrategy } from './naming-strategy';

/** Milliseconds after which a call is answered 503 rather than left waiting. */
export type DatabaseTimeouts = {
  /** For a free connection of the pool. */
  poolMs: number;
  statementMs: number;
  lockMs: number;
  idleInTransactionMs: number;
};

/** The single set of options: Nest, the migration commands and the drift check all use it. */
export function dataSourceOptions(database: {
  /** The classes of all tables: `ENTITIES` of backend/entities.ts. */
  entities: DataSourceOptions['entities'];
  url: string;
  poolSize: number;
  /** Absent for migrations, which may take as long as they need. */
  timeouts?: DatabaseTimeouts;
}): DataSourceOptions {
  const { timeouts } = database;
  return {
    type: 'postgres',
    url: database.url,
    entities: database.entities,
    migrations: [join(__dirname, 'migrations', '*.js')],
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    namingStrategy: new NamingStrategy(),
    synchronize: false,
    installExtensions: false,
    logging: false,
    applicationName: 'fenwright',
    poolSize: database.poolSize,
    connectTimeoutMS: timeouts?.poolMs ?? 10_000,
    extra: {
      keepAlive: true,
      idleTimeoutMillis: 30_000,
      ...(timeouts && {
        statement_timeout: timeouts.statementMs,
        lock_timeout: timeouts.lockMs,
        idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
      }),
    },
  };
}
