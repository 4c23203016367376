import { Injectable } from '@nestjs/common';
import { RepeatedTask } from '../background/repeated-task';
import { AppConfig } from '../config/app-config';
import { LiveStreams } from './live-streams';
import { LiveTail } from './live-tail';

/**
 * Writes to each stream periodically, so that proxies keep it open, broken connections are noticed,
 * and the reader gets a recent id to resume from.
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
    this.streams.tell(() => text);
    return Promise.resolve();
  }
}
