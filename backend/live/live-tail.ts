import { Injectable, Logger } from '@nestjs/common';
import { RepeatedTask } from '../background/repeated-task';
import { LiveLog, tellingTo } from './live-log';
import { LiveStreams } from './live-streams';
import { written } from './live-message';
import { LogCursor } from './log-cursor';
import { SessionWatch } from './session-watch';

/** How often the log is read without a signal, as while Redis is away. */
const EVERY_MS = 1_000;
const WITHOUT_STREAMS_MS = 60_000;

/** Of these groups of events each may end a session. */
const ENDS_SESSIONS = /^(account|password|session|sign-in-method)\./;

/** Follows the log for all streams of this process: one reader, however many streams. */
@Injectable()
export class LiveTail extends RepeatedTask {
  private readonly logger = new Logger('live');
  private cursor?: LogCursor;
  private starting?: Promise<LogCursor>;

  constructor(
    private readonly log: LiveLog,
    private readonly streams: LiveStreams,
    private readonly sessions: SessionWatch,
  ) {
    super();
  }

  /** Where a stream resumes that was told everything so far. */
  get safe(): number | undefined {
    return this.cursor?.safe;
  }

  /** Reads up to now without telling, if nobody read before. Call it before a stream catches up. */
  async started(): Promise<LogCursor> {
    if (this.cursor) return this.cursor;
    this.starting ??= this.start().finally(() => (this.starting = undefined));
    return this.starting;
  }

  protected async turn(): Promise<number> {
    if (this.streams.size === 0) {
      this.cursor = undefined;
      return WITHOUT_STREAMS_MS;
    }
    try {
      const isMore = await this.follow(await this.started());
      return isMore ? 0 : EVERY_MS;
    } catch (error) {
      this.logger.warn(`Streams wait for the log: ${(error as Error).message}`);
      return EVERY_MS;
    }
  }

  private async start(): Promise<LogCursor> {
    const cursor = new LogCursor(await this.log.start());
    let isMore = true;
    while (isMore) {
      const batch = await this.log.read(cursor.highest, []);
      for (const { sequence } of batch.rows) cursor.take(sequence);
      ({ isMore } = batch);
    }
    return (this.cursor = cursor);
  }

  private async follow(cursor: LogCursor): Promise<boolean> {
    const { missing } = cursor;
    const snapshot = missing.length > 0 ? await this.log.snapshot() : null;
    const { rows, events, isMore } = await this.log.read(cursor.highest, missing);
    for (const { sequence } of rows) cursor.take(sequence);
    if (snapshot) cursor.settle(snapshot);
    if (rows.some(({ type }) => ENDS_SESSIONS.test(type))) this.sessions.wake();
    if (events.length > 0) {
      this.streams.tell((actor) => {
        const messages = events.map((event) => tellingTo(actor, event));
        const told = messages.filter((one) => one !== null);
        return told.length > 0 ? written(told, cursor.safe) : null;
      });
    }
    return isMore;
  }
}
