import { Global, Injectable, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { AppConfig } from '../config/app-config';

/** Fails fast while Redis is unavailable; each caller decides whether to allow or refuse. */
@Injectable()
export class RedisConnection extends Redis implements OnApplicationShutdown {
  constructor(config: AppConfig) {
    super(config.redisUrl, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      commandTimeout: 1_000,
      // A command alone would fail, again and again on the same dead connection.
      socketTimeout: 3_000,
      retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
    });
    const logger = new Logger('redis');
    this.on('error', (error: Error) => logger.warn(`Redis is away: ${error.message}`));
  }

  onApplicationShutdown(): void {
    this.disconnect();
  }
}

@Global()
@Module({
  providers: [
    {
      provide: RedisConnection,
      inject: [AppConfig],
      useFactory: (c: AppConfig) => new RedisConnection(c),
    },
  ],
  exports: [RedisConnection],
})
export class RedisModule {}
