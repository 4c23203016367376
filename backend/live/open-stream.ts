import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { TokenRevoked } from '../access/access.errors';
import type { Actor } from '../access/actor';
import { LiveLog, tellingTo } from './live-log';
import { message, written } from './live-message';
import { LiveRelay } from './live-relay';
import { LiveStream } from './live-stream';
import { LiveStreams } from './live-streams';
import { LiveTail } from './live-tail';
import { NoMoreStreams } from './live.errors';
import { StreamLimit } from './stream-limit';

/** Bounds the memory of a process. */
const MOST_STREAMS = 2_000;

/** Milliseconds before a lost stream reconnects. */
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
   * Opens a stream on `response`: `begin` writes its head once it can no longer be refused, then
   * missed events since `lastEventId` follow. From then on `LiveStreams` writes to it.
   * @throws NoMoreStreams, TokenRevoked
   */
  async run(
    actor: Actor,
    lastEventId: string | undefined,
    response: ServerResponse,
    begin: () => void,
  ): Promise<void> {
    if (this.streams.isClosing || this.streams.size >= MOST_STREAMS) throw NoMoreStreams();
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
    const told = events.map((event) => tellingTo(actor, event)).filter((one) => one !== null);
    return written([...told, message('ready', {})], id);
  }

  private close(stream: LiveStream): void {
    this.streams.remove(stream);
    this.limit.closed(stream);
  }
}
