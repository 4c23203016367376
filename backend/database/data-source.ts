import { join } from 'node:path';
import type { DataSourceOptions } from 'typeorm';
import { NamingStrategy } from './naming-strategy';

export type DatabaseTimeouts = {
  poolMs: number;
  statementMs: number;
  lockMs: number;
  idleInTransactionMs: number;
};

export function dataSourceOptions(database: {
  entities: DataSourceOptions['entities'];
  url: string;
  poolSize: number;
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
