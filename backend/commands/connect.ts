import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config';
import { dataSourceOptions } from '../database/data-source';
import { ENTITIES } from '../entities';

export const connect = (): Promise<DataSource> =>
  new DataSource(
    dataSourceOptions({ entities: ENTITIES, url: new AppConfig().database.url, poolSize: 2 }),
  ).initialize();
