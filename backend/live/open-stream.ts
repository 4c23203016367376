import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { TokenRevoked } from '../access/access.errors';
import type { Actor } from '../access/access.public';
import { RedisConnection } from '../database/redis.module';
import { AppError } from '../errors/app-error';
import { audienceRuleOf, message, written } from './define-live';
import { LiveBus, type BusMessage } from './live';
import { LiveLog, messageFor } from './live-log';
import { LiveStreams, LiveStream } from './live-streams';
import { LiveTail } from './live-tail';
import { NewsWatch, SessionWatch } from './stream-watches';

@Injectable()
export class LiveRelay {
  constructor(
    private readonly bus: LiveBus,
    private readonly streams: LiveStreams,
    private readonly tail: LiveTail,
    private readonly news: NewsWatch,
    private readonly sessions: SessionWatch,
  ) {}

  start(): void {
    this.bus.listen({
      recorded: () => this.tail.wake(),
      dispatched: () => {
        this.news.wake();
        this.tail.wake();
      },
      message: (message) => this.pass(message),
    });
    if (this.streams.size > 1) return;
    for (const task of [this.tail, this.news, this.sessions]) task.wake();
  }

  private pass(message: BusMessage): void {
    if ('streams' in message) {
      this.streams.end(message.reason, ({ id }) => message.streams.includes(id));
    } else if ('people' in message) {
      const { people, text } = message;
      this.streams.send(({ userId }) => (people.includes(userId) ? text : null));
    } else {
      const { about, subject, to, except, text } = message;
      const sees = audienceRuleOf(subject)?.sees;
      this.streams.send((actor) =>
        actor.userId !== except && sees?.(actor, about, { to }) ? text : null,
      );
    }
  }
}

/** The oldest closes, because its browser may be gone. */
const MAX_PER_PERSON = 5;
const KEPT_SECONDS = 86_400;

@Injectable()
export class StreamLimit {
  constructor(
    private readonly redis: RedisConnection,
    private readonly streams: LiveStreams,
    private readonly bus: LiveBus,
  ) {}

  async opened({ id, actor: { userId } }: LiveStream): Promise<void> {
    const surplus = this.streams.of(userId).slice(0, -MAX_PER_PERSON);
    this.streams.end('too-many', (stream) => surplus.includes(stream));
    const key = keyOf(userId);
    const answers = await this.redis
      .multi()
      .zadd(key, Date.now(), id)
      .expire(key, KEPT_SECONDS)
      .zrange(key, 0, -1 - MAX_PER_PERSON)
      .zremrangebyrank(key, 0, -1 - MAX_PER_PERSON)
      .exec()
      .catch(() => null);
    const streams = (answers?.[2]?.[1] ?? []) as string[];
    if (streams.length > 0) await this.bus.publish({ streams, reason: 'too-many' });
  }

  closed({ id, actor: { userId } }: LiveStream): void {
    this.redis.zrem(keyOf(userId), id).catch(() => undefined);
  }
}

const keyOf = (userId: string): string => `live:streams:${userId}`;

const MAX_STREAMS = 2_000;

const RETRY = 'retry: 2000\n\n';

@Injectable()
export class OpenStream {
  constructor(
    private readonly log: LiveLog,
    private readonly relay: LiveRelay,
    private readonly streams: LiveStreams,
    private readonly tail: LiveTail,
    private readonly limit: StreamLimit,
  ) {}

  /**
   * `begin` writes the head once the stream can no longer be refused.
   * @throws NoMoreStreams, TokenRevoked
   */
  async open(
    actor: Actor,
    lastEventId: string | undefined,
    response: ServerResponse,
    begin: () => void,
  ): Promise<void> {
    if (this.streams.isClosing || this.streams.size >= MAX_STREAMS) throw NoMoreStreams();
    const stream = new LiveStream(actor, response);
    this.streams.add(stream);
    response.once('close', () => this.close(stream));
    try {
      this.relay.start();
      await this.tail.started();
      const missed = await this.missedBy(actor, lastEventId);
      if (stream.ended === 'session') throw TokenRevoked();
      if (stream.ended || response.destroyed) throw NoMoreStreams();
      begin();
      stream.catchUp(RETRY + missed);
      await this.limit.opened(stream);
    } catch (error) {
      this.streams.remove(stream);
      throw error;
    }
  }

  private async missedBy(actor: Actor, lastEventId: string | undefined): Promise<string> {
    const { id } = this.tail;
    const missing = lastEventId === undefined ? this.log.recent() : this.log.missed(lastEventId);
    const events = await missing;
    if (!events) return written([message('reset', {}), message('ready', {})], id);
    const messages = events.map((event) => messageFor(actor, event)).filter((one) => one !== null);
    return written([...messages, message('ready', {})], id);
  }

  private close(stream: LiveStream): void {
    this.streams.remove(stream);
    this.limit.closed(stream);
  }
}

const NoMoreStreams = () =>
  new AppError('unavailable', 'unavailable', 'Live updates are not available at the moment.', {
    retryAfter: 5,
  });

export const WantsEventStream = () =>
  new AppError('not_acceptable', 'not_acceptable', 'This address answers text/event-stream.');
