import { Injectable } from '@nestjs/common';
import { audienceRuleOf } from './define-live';
import { LiveBus, type BusMessage } from './live-bus';
import { LiveStreams } from './live-streams';
import { LiveTail } from './live-tail';
import { NewsWatch } from './news-watch';
import { SessionWatch } from './session-watch';

@Injectable()
export class LiveRelay {
  constructor(
    private readonly bus: LiveBus,
    private readonly streams: LiveStreams,
    private readonly tail: LiveTail,
    private readonly news: NewsWatch,
    private readonly sessions: SessionWatch,
  ) {}

  /** Starts the readers of log, notices and sessions, which idle while there are no streams. */
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
      this.streams.tell(({ userId }) => (people.includes(userId) ? text : null));
    } else {
      const { about, subject, to, except, text } = message;
      const sees = audienceRuleOf(subject)?.sees;
      this.streams.tell((actor) =>
        actor.userId !== except && sees?.(actor, about, to) ? text : null,
      );
    }
  }
}
