import { join } from 'node:path';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { ENTITIES } from './entities';
import { NamingStrategy } from './naming-strategy';

/** The single set of options: Nest, the migration commands and the drift check all use it. */
export function dataSourceOptions(database: { url: string; poolSize: number }): DataSourceOptions {
  return {
    type: 'postgres',
    url: database.url,
    entities: ENTITIES,
    migrations: [join(__dirname, 'migrations', '*.js')],
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    namingStrategy: new NamingStrategy(),
    synchronize: false,
    installExtensions: false,
    logging: false,
    applicationName: 'fenwright',
    poolSize: database.poolSize,
    connectTimeoutMS: 10_000,
    extra: { keepAlive: true, idleTimeoutMillis: 30_000 },
  };
}

export const createDataSource = (database: { url: string; poolSize: number }) =>
  new DataSource(dataSourceOptions(database));
