import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config';
import { dataSourceOptions } from '../database/data-source';
import { ENTITIES } from '../entities';

export const connect = (): Promise<DataSource> =>
  new DataSource(
    dataSourceOptions({ entities: ENTITIES, url: new AppConfig().database.url, poolSize: 2 }),
  ).initialize();

/** Indexes and checks are declared in SQL only, except checks generated from our constants. */
const IN_SQL_ALONE = /^DROP INDEX|DROP CONSTRAINT "\w+_check"/;

export async function driftOf(source: DataSource): Promise<string[]> {
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query).filter((query) => !IN_SQL_ALONE.test(query));
}
