import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config';
import { dataSourceOptions } from './data-source';
import { watchConnections } from './one-connection';
import { Transactions } from './transactions';

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      useFactory: (config: AppConfig) => ({
        ...dataSourceOptions(config.database),
        retryAttempts: 5,
      }),
      inject: [AppConfig],
    }),
  ],
  providers: [Transactions],
  exports: [Transactions],
})
export class DatabaseModule {
  constructor(dataSource: DataSource, config: AppConfig) {
    watchConnections(dataSource, { isStrict: !config.production });
  }
}
