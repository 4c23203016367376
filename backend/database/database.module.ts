import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config';
import { dataSourceOptions } from './data-source';
import { watchConnections } from './one-connection';
import { Transactions } from './transactions';

@Module({})
export class DatabaseModule {
  constructor(dataSource: DataSource, config: AppConfig) {
    watchConnections(dataSource, { isStrict: !config.production });
  }

  static of(entities: Parameters<typeof dataSourceOptions>[0]['entities']): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: (config: AppConfig) => ({
            ...dataSourceOptions({ ...config.database, entities }),
            retryAttempts: 5,
          }),
          inject: [AppConfig],
        }),
      ],
      providers: [Transactions],
      exports: [Transactions],
    };
  }
}
