import { join } from 'node:path';
import { type DataSourceOptions, DefaultNamingStrategy, type Table } from 'typeorm';
import { PipelinedClient } from './pipelined-client';
import { WrittenRows } from './written-rows';

const snake = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
const tableName = (table: Table | string) =>
  (typeof table === 'string' ? table : table.name).split('.').pop()!;
const named = (table: Table | string, columns: string[], kind: string) =>
  [tableName(table), ...columns.map(snake), kind].join('_');

export class NamingStrategy extends DefaultNamingStrategy {
  override columnName(property: string, custom: string, prefixes: string[]): string {
    return snake([...prefixes, custom || property].join('_'));
  }
  override joinColumnName(relation: string, referenced: string): string {
    return snake(`${relation}_${referenced}`);
  }
  override primaryKeyName(table: Table | string): string {
    return `${tableName(table)}_pkey`;
  }
  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return named(table, columns, 'unique');
  }
  override foreignKeyName(table: Table | string, columns: string[]): string {
    return named(table, columns, 'fkey');
  }
  override indexName(table: Table | string, columns: string[]): string {
    return named(table, columns, 'index');
  }
}

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
    subscribers: [WrittenRows],
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
      Client: PipelinedClient,
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
