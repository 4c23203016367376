import { setTimeout as pause } from 'node:timers/promises';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';

/** A task that a worker repeats from start to shutdown. Shutdown waits for the current run. */
export abstract class RepeatedTask implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stop = new AbortController();
  private pause = new AbortController();
  private isWoken = false;
  private loop?: Promise<void>;

  /** Runs once; returns the milliseconds until the next run. Must not throw. */
  protected abstract runOnce(stop: AbortSignal): Promise<number>;

  wake(): void {
    this.isWoken = true;
    this.pause.abort();
  }

  onApplicationBootstrap(): void {
    this.loop = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    this.pause.abort();
    await this.loop;
  }

  private async run(): Promise<void> {
    const { signal } = this.stop;
    while (!signal.aborted) {
      this.isWoken = false;
      const ms = await this.runOnce(signal);
      if (ms > 0 && !this.isWoken && !signal.aborted) await this.rest(ms);
    }
  }

  private async rest(ms: number): Promise<void> {
    this.pause = new AbortController();
    await pause(ms, undefined, { signal: this.pause.signal }).catch(() => undefined);
  }
}
