import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RepeatedTask } from '../background/repeated-task';
import { newsSource } from './define-live';
import { message, written } from './live-message';
import { LiveStreams } from './live-streams';

/** Polling interval without signals, e.g. while Redis is unavailable. */
const EVERY_MS = 2_000;
const WITHOUT_STREAMS_MS = 60_000;
/** Longer than notices are searched for. */
const REMEMBERED_MS = 30_000;

const NEWS = written([message('notices', {})]);

/** Signals new notices, which the worker writes some moments after the event. */
@Injectable()
export class NewsWatch extends RepeatedTask {
  private told = new Map<string, number>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly streams: LiveStreams,
  ) {
    super({ name: 'live', failure: 'Notices cannot be looked for', everyMs: EVERY_MS });
  }

  protected async runOnce(): Promise<number | void> {
    if (this.streams.size === 0) return WITHOUT_STREAMS_MS;
    await this.tellNews();
  }

  private async tellNews(): Promise<void> {
    const now = Date.now();
    const found = (await newsSource()?.(this.dataSource, this.streams.people())) ?? [];
    const fresh = found.filter(({ id }) => !this.told.has(id));
    for (const { id } of fresh) this.told.set(id, now);
    for (const [id, at] of this.told) if (now - at > REMEMBERED_MS) this.told.delete(id);
    const people = new Set(fresh.map(({ userId }) => userId));
    if (people.size > 0) this.streams.tell(({ userId }) => (people.has(userId) ? NEWS : null));
  }
}
