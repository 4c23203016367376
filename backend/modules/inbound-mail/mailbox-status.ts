import { Injectable } from '@nestjs/common';
import type { Gauge } from 'prom-client';
import { RedisConnection } from '../../database/redis.module';

const KEY = 'inbound-mail:looked-at';

@Injectable()
export class MailboxStatus {
  constructor(private readonly redis: RedisConnection) {}

  async looked(): Promise<void> {
    await this.redis.set(KEY, Date.now()).catch(() => undefined);
  }

  async measure(gauge: Gauge): Promise<void> {
    const at = await this.redis.get(KEY).catch(() => null);
    gauge.set(at ? Math.max(0, (Date.now() - Number(at)) / 1_000) : -1);
  }
}
