import { BullModule } from '@nestjs/bull';
import { Redis, type RedisOptions } from 'ioredis';
import { AppConfig } from '../config/app-config';

export const MAIL_QUEUE = 'mail';

/** A job holds ids only: no personal data in Redis. */
export type MailJob = { mailId: string; traceId: string };

/**
 * Bull on its own connections. The commands' connection fails at once while Redis is away, so the
 * relay notices; the blocking ones wait for it to come back.
 */
export const mailQueueModule = () => [
  BullModule.forRootAsync({
    inject: [AppConfig],
    useFactory: (config: AppConfig) => ({
      settings: stalledJobs(config.mail.staleSeconds),
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

/**
 * A killed worker leaves its job in Redis, and a job that is there cannot be added again: Bull has
 * to notice no later than the relay takes the row back.
 */
function stalledJobs(staleSeconds: number) {
  const milliseconds = Math.min(staleSeconds, 30) * 1_000;
  return { lockDuration: milliseconds, stalledInterval: milliseconds };
}
