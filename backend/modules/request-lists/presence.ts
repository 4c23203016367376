import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Actor } from '../../access/access.public';
import { RedisConnection } from '../../database/redis.module';
import { Live } from '../../live/live.public';
import { staffSql, expectRequest } from '../requests/requests.public';
import type { NotePresenceDto, PresenceDto } from './dto/queue.dto';

const PRESENT_MS = 45_000;

/** In Redis only: without Redis, nobody is shown. */
@Injectable()
export class Presence {
  constructor(
    private readonly dataSource: DataSource,
    private readonly redis: RedisConnection,
    private readonly live: Live,
  ) {}

  async note(
    actor: Actor,
    requestId: string,
    { isHere, draftId }: NotePresenceDto,
  ): Promise<PresenceDto> {
    await expectRequest(this.dataSource.manager, requestId, staffSql(actor));
    const key = ['presence', requestId, ...(draftId ? [draftId] : [])].join(':');
    const isNews = await this.store(actor.userId, key, isHere).catch(() => false);
    if (isNews) {
      await this.live.publishEphemeral({
        kind: 'presence',
        requestId,
        to: 'staff',
        except: actor.userId,
      });
    }
    const people = await this.redis.zrangebyscore(key, Date.now(), '+inf').catch(() => []);
    return { people: people.filter((id) => id !== actor.userId) };
  }

  private async store(userId: string, key: string, isHere: boolean): Promise<boolean> {
    if (!isHere) return (await this.redis.zrem(key, userId)) > 0;
    const before = await this.redis.zscore(key, userId);
    const now = Date.now();
    await this.redis
      .multi()
      .zremrangebyscore(key, 0, now)
      .zadd(key, now + PRESENT_MS, userId)
      .pexpire(key, PRESENT_MS * 2)
      .exec();
    return before === null || Number(before) < now;
  }
}
