import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RepeatedTask } from '../background/repeated-task';
import { findNews, findSessions, message, written } from './define-live';
import { LiveStreams } from './live-streams';

const WITHOUT_STREAMS_MS = 60_000;

/** A session's streams close within a second of its end. */
const SESSIONS_MS = 500;
const MAX_FAILURES = 20;

@Injectable()
export class SessionWatch extends RepeatedTask {
  private failures = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly streams: LiveStreams,
  ) {
    super({ name: 'live', failure: 'Sessions cannot be checked', everyMs: SESSIONS_MS });
  }

  protected async runOnce(): Promise<number | void> {
    if (this.streams.size === 0) return WITHOUT_STREAMS_MS;
    if (this.failures >= MAX_FAILURES) this.streams.end('restart');
    this.failures += 1;
    await this.closeEnded(this.streams.sessions());
    this.failures = 0;
  }

  private async closeEnded(asked: string[]): Promise<void> {
    const live = await findSessions(this.dataSource, asked);
    const roles = new Map(live.map(({ sessionId, role }) => [sessionId, role]));
    const known = new Set(asked);
    this.streams.end(
      'session',
      ({ actor: { sessionId, role } }) => known.has(sessionId) && roles.get(sessionId) !== role,
    );
  }
}

/** Without signals, e.g. while Redis is unavailable. */
const NEWS_MS = 2_000;
/** Longer than notices are searched for. */
const REMEMBERED_MS = 30_000;

const NEWS = written([message('notices', {})]);

/** The worker writes notices some moments after the event. */
@Injectable()
export class NewsWatch extends RepeatedTask {
  private told = new Map<string, number>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly streams: LiveStreams,
  ) {
    super({ name: 'live', failure: 'Notices cannot be looked for', everyMs: NEWS_MS });
  }

  protected async runOnce(): Promise<number | void> {
    if (this.streams.size === 0) return WITHOUT_STREAMS_MS;
    await this.sendNews();
  }

  private async sendNews(): Promise<void> {
    const now = Date.now();
    const found = await findNews(this.dataSource, this.streams.people());
    const fresh = found.filter(({ id }) => !this.told.has(id));
    for (const { id } of fresh) this.told.set(id, now);
    for (const [id, at] of this.told) if (now - at > REMEMBERED_MS) this.told.delete(id);
    const people = new Set(fresh.map(({ userId }) => userId));
    if (people.size > 0) this.streams.send(({ userId }) => (people.has(userId) ? NEWS : null));
  }
}
