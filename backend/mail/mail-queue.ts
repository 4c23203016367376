import { BullModule } from '@nestjs/bull';
import { Redis, type RedisOptions } from 'ioredis';
import { AppConfig } from '../config/app-config';

export const MAIL_QUEUE = 'mail';

/** A job names a row, nothing more: no personal data in Redis. */
export type MailJob = { mailId: string; traceId: string };

/**
 * Bull on its own connections. The commands' connection fails at once while Redis is away, so the
 * relay notices; the blocking ones wait for it to come back.
 */
export const mailQueueModule = () => [
  BullModule.forRootAsync({
    inject: [AppConfig],
    useFactory: (config: AppConfig) => ({
      createClient: (_type: 'client' | 'subscriber' | 'bclient', options?: RedisOptions) =>
        new Redis(config.redisUrl, {
          ...options,
          maxRetriesPerRequest: null,
          enableReadyCheck: false,
          retryStrategy: (attempt: number) => Math.min(attempt * 100, 1_000),
        }),
    }),
  }),
  BullModule.registerQueue({ name: MAIL_QUEUE }),
];
