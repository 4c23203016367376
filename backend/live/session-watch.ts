import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RepeatedTask } from '../background/repeated-task';
import { sessionSource } from './define-live';
import { LiveStreams } from './live-streams';

/** A session's streams close within a second of its end. */
const EVERY_MS = 500;
const WITHOUT_STREAMS_MS = 60_000;
/** After this many consecutive failures, the state of sessions is unknown. */
const MOST_FAILURES = 20;

@Injectable()
export class SessionWatch extends RepeatedTask {
  private failures = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly streams: LiveStreams,
  ) {
    super({ name: 'live', failure: 'Sessions cannot be checked', everyMs: EVERY_MS });
  }

  protected async runOnce(): Promise<number | void> {
    if (this.streams.size === 0) return WITHOUT_STREAMS_MS;
    if (this.failures >= MOST_FAILURES) this.streams.end('restart');
    this.failures += 1;
    await this.closeEnded(this.streams.sessions());
    this.failures = 0;
  }

  private async closeEnded(asked: string[]): Promise<void> {
    const live = (await sessionSource()?.(this.dataSource, asked)) ?? [];
    const roles = new Map(live.map(({ sessionId, role }) => [sessionId, role]));
    const known = new Set(asked);
    this.streams.end(
      'session',
      ({ actor: { sessionId, role } }) => known.has(sessionId) && roles.get(sessionId) !== role,
    );
  }
}
