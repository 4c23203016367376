import { InjectQueue } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bull';
import type { Gauge } from 'prom-client';
import { MAIL_QUEUE, type MailJob } from './mail-queue';

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
