import { setTimeout as pause } from 'node:timers/promises';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';

/**
 * Something a worker does over and over, from its start until its shutdown, which waits for the turn
 * that is under way.
 */
export abstract class RepeatedTask implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stop = new AbortController();
  private loop?: Promise<void>;

  /** One turn; returns the milliseconds until the next. Must not throw. */
  protected abstract turn(stop: AbortSignal): Promise<number>;

  onApplicationBootstrap(): void {
    this.loop = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    await this.loop;
  }

  private async run(): Promise<void> {
    const { signal } = this.stop;
    while (!signal.aborted) {
      const ms = await this.turn(signal);
      if (ms > 0) await pause(ms, undefined, { signal }).catch(() => {});
    }
  }
}
