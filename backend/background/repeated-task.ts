import { setTimeout as pause } from 'node:timers/promises';
import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { withoutAddresses } from '../validation/email-address';

export type TaskOptions = {
  name: string;
  /** Logged with the error, such as `Mails wait`. */
  failure: string;
  everyMs: number;
  afterFailureMs?: number;
};

export abstract class RepeatedTask implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stop = new AbortController();
  private pause = new AbortController();
  private isWoken = false;
  private loop?: Promise<void>;
  protected readonly logger: Logger;

  constructor(private readonly options: TaskOptions) {
    this.logger = new Logger(options.name);
  }

  /** Returns the milliseconds until the next run, if not `everyMs`. */
  protected abstract runOnce(stop: AbortSignal): Promise<number | void>;

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
      const ms = await this.runLogged(signal);
      if (ms > 0 && !this.isWoken && !signal.aborted) await this.rest(ms);
    }
  }

  private async runLogged(stop: AbortSignal): Promise<number> {
    const { failure, everyMs, afterFailureMs = everyMs } = this.options;
    try {
      return (await this.runOnce(stop)) ?? everyMs;
    } catch (error) {
      this.logger.warn(`${failure}: ${withoutAddresses((error as Error).message)}`);
      return afterFailureMs;
    }
  }

  private async rest(ms: number): Promise<void> {
    this.pause = new AbortController();
    await pause(ms, undefined, { signal: this.pause.signal }).catch(() => undefined);
  }
}
