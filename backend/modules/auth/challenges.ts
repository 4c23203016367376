import { Injectable, Logger } from '@nestjs/common';
import { LimitsUnavailable } from '../../access/access.errors';
import { RedisConnection } from '../../database/redis.module';

@Injectable()
export class Challenges {
  private readonly logger = new Logger('challenges');

  constructor(private readonly redis: RedisConnection) {}

  async keep(key: string, value: string, seconds: number): Promise<void> {
    await this.ask(() => this.redis.set(key, value, 'EX', seconds));
  }

  read(key: string): Promise<string | null> {
    return this.ask(() => this.redis.get(key));
  }

  take(key: string): Promise<string | null> {
    return this.ask(() => this.redis.getdel(key));
  }

  private async ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      this.logger.warn(`Challenges cannot be kept: ${(error as Error).message}`);
      throw LimitsUnavailable();
    }
  }
}
