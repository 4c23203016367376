import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { RedisConnection } from '../database/redis.module';
import { DISPATCHED_CHANNEL, EVENT_CHANNEL } from '../events/events.public';
import {
  audienceRuleOf,
  message,
  written,
  type Told,
  type Audience,
  type EndReason,
} from './define-live';

const CHANNEL = 'fenwright:live';

export type BusMessage =
  | { about: Audience; subject: string; to: Told['to']; except?: string; text: string }
  | { people: string[]; text: string }
  | { streams: string[]; reason: EndReason };

type Listeners = {
  recorded: () => void;
  dispatched: () => void;
  message: (message: BusMessage) => void;
};

/** Without Redis, a message only reaches the streams of its own process. */
@Injectable()
export class LiveBus implements OnApplicationShutdown {
  private connection?: Redis;
  private listeners?: Listeners;

  constructor(private readonly redis: RedisConnection) {}

  listen(listeners: Listeners): void {
    if (this.connection) return;
    this.listeners = listeners;
    this.connection = this.redis.duplicate({
      enableOfflineQueue: true,
      maxRetriesPerRequest: null,
    });
    this.connection.on('error', () => undefined);
    this.connection.on('message', (channel: string, text: string) => {
      if (channel === EVENT_CHANNEL) listeners.recorded();
      else if (channel === DISPATCHED_CHANNEL) listeners.dispatched();
      else listeners.message(JSON.parse(text) as BusMessage);
    });
    this.connection.subscribe(EVENT_CHANNEL, DISPATCHED_CHANNEL, CHANNEL).catch(() => undefined);
  }

  async publish(message: BusMessage): Promise<void> {
    const isHeard = await this.redis.publish(CHANNEL, JSON.stringify(message)).then(
      () => this.connection?.status === 'ready',
      () => false,
    );
    if (!isHeard) this.listeners?.message(message);
  }

  onApplicationShutdown(): void {
    this.connection?.disconnect();
  }
}

type Ephemeral = {
  kind: string;
  requestId: string;
  to: Told['to'];
  except?: string;
  data?: Record<string, unknown>;
};

@Injectable()
export class Live {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bus: LiveBus,
  ) {}

  /** Later readers do not get the message. Call it outside transactions. */
  async publishEphemeral({ kind, requestId, to, except, data }: Ephemeral): Promise<void> {
    const [about] = (await audienceRuleOf('request')?.load(this.dataSource, [requestId])) ?? [];
    if (!about) return;
    const text = written([message('signal', { kind, requestId, ...(data && { data }) })]);
    await this.bus.publish({ about, subject: 'request', to, ...(except && { except }), text });
  }

  async noticesChanged(userId: string): Promise<void> {
    await this.bus.publish({ people: [userId], text: written([message('notices', {})]) });
  }
}
