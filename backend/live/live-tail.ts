import { Injectable } from '@nestjs/common';
import { RepeatedTask } from '../background/repeated-task';
import { AppConfig } from '../config/app-config';
import { definitionOf, type LogPlace } from '../events/events.public';
import { written } from './define-live';
import { idOf, LiveLog, messageFor } from './live-log';
import { LiveStreams } from './live-streams';
import { SessionWatch } from './stream-watches';

/** An event waits for older transactions, whose end gives no signal. */
const EVERY_MS = 250;
const WITHOUT_STREAMS_MS = 60_000;

@Injectable()
export class LiveTail extends RepeatedTask {
  private place?: LogPlace;
  private starting?: Promise<LogPlace>;

  constructor(
    private readonly log: LiveLog,
    private readonly streams: LiveStreams,
    private readonly sessions: SessionWatch,
  ) {
    super({ name: 'live', failure: 'Streams wait for the log', everyMs: EVERY_MS });
  }

  get id(): string | undefined {
    return this.place && idOf(this.place);
  }

  /** Call it before a stream catches up. */
  async started(): Promise<LogPlace> {
    if (this.place) return this.place;
    this.starting ??= this.log
      .start()
      .then((place) => (this.place = place))
      .finally(() => (this.starting = undefined));
    return this.starting;
  }

  protected async runOnce(): Promise<number | void> {
    if (this.streams.size === 0) {
      this.place = undefined;
      return WITHOUT_STREAMS_MS;
    }
    if (await this.follow(await this.started())) return 0;
  }

  private async follow(after: LogPlace): Promise<boolean> {
    const { rows, events, isMore } = await this.log.read(after);
    this.place = rows.at(-1) ?? after;
    if (rows.some(({ type }) => definitionOf(type)?.endsSessions)) this.sessions.wake();
    if (events.length > 0) {
      const { id } = this;
      this.streams.send((actor) => {
        const messages = events.map((event) => messageFor(actor, event));
        const visible = messages.filter((one) => one !== null);
        return visible.length > 0 ? written(visible, id) : null;
      });
    }
    return isMore;
  }
}

/**
 * Keeps proxies from closing a stream, reveals broken connections, and gives the reader a recent id
 * to resume from.
 */
@Injectable()
export class Heartbeat extends RepeatedTask {
  constructor(
    config: AppConfig,
    private readonly streams: LiveStreams,
    private readonly tail: LiveTail,
  ) {
    super({ name: 'live', failure: 'Heartbeats wait', everyMs: config.liveHeartbeatMs });
  }

  protected runOnce(): Promise<void> {
    const { id } = this.tail;
    const text = id === undefined ? ': beat\n\n' : `: beat\nid: ${id}\n\n`;
    this.streams.send(() => text);
    return Promise.resolve();
  }
}
