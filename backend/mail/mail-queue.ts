import { BullModule, InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import { Redis, type RedisOptions } from 'ioredis';
import type { Gauge } from 'prom-client';
import { AppConfig } from '../config/app-config';

export const MAIL_QUEUE = 'mail';

/** Ids only, so Redis has no personal data. */
export type MailJob = { mailIds: string[] };

/** They are claimed, read and ended together. */
export const MAILS_PER_JOB = 10;

/**
 * A command that gets no answer ends its connection: packets may be dropped without a reset. Longer
 * than the five seconds for which Bull's worker blocks.
 */
const SOCKET_TIMEOUT_MS = 12_000;

/**
 * The connection for commands fails at once while Redis is unavailable, so the relay notices; the
 * blocking ones wait.
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
          socketTimeout: SOCKET_TIMEOUT_MS,
          retryStrategy: (attempt: number) => Math.min(attempt * 100, 1_000),
        }),
    }),
  }),
  BullModule.registerQueue({ name: MAIL_QUEUE }),
];

/** Mails that a killed worker had not claimed wait until Bull detects the stalled job. */
function stalledJobs(staleSeconds: number) {
  const milliseconds = Math.min(staleSeconds, 30) * 1_000;
  return { lockDuration: milliseconds, stalledInterval: milliseconds };
}

@Injectable()
export class MailQueueDepth {
  constructor(@InjectQueue(MAIL_QUEUE) private readonly queue: Queue<MailJob>) {}

  async measure(gauge: Gauge): Promise<void> {
    if (this.queue.client.status !== 'ready') return;
    const counts = await this.queue.getJobCounts();
    for (const [state, jobs] of Object.entries(counts))
      gauge.set({ queue: MAIL_QUEUE, state }, jobs);
  }

  async total(): Promise<number | null> {
    if (this.queue.client.status !== 'ready') return null;
    const { waiting, active, delayed } = await this.queue.getJobCounts();
    return waiting + active + delayed;
  }
}
