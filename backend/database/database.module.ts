import {
  type DynamicModule,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config';
import { setClock } from './clock';
import { dataSourceOptions } from './data-source';
import { watchConnections } from './one-connection';
import { Transactions } from './transactions';

const CLOCK_EVERY_MS = 60_000;

@Module({})
export class DatabaseModule implements OnModuleInit, OnApplicationShutdown {
  private clock?: NodeJS.Timeout;

  constructor(
    private readonly dataSource: DataSource,
    config: AppConfig,
  ) {
    watchConnections(dataSource, { isStrict: !config.production });
  }

  async onModuleInit(): Promise<void> {
    const measure = () => setClock(this.dataSource).catch(() => undefined);
    await measure();
    this.clock = setInterval(() => void measure(), CLOCK_EVERY_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.clock);
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
