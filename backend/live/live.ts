import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { audienceRuleOf, type To } from './define-live';
import { LiveBus } from './live-bus';
import { message, written } from './live-message';

type Ephemeral = {
  /** What the screens tell it by, such as `presence`. */
  kind: string;
  requestId: string;
  /** Who hears of it, among those who may see the request. */
  to: To;
  /** Somebody who need not hear of it: who caused it. */
  except?: string;
  /** Ids and codes; no names or texts. */
  data?: Record<string, unknown>;
};

/** What other modules send to open streams, beside the events that they record. */
@Injectable()
export class Live {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bus: LiveBus,
  ) {}

  /**
   * Sends a passing message to whoever may see this request and has a stream open, in all processes.
   * It is not kept: a reader who connects later never gets it. Call it outside transactions.
   */
  async publishEphemeral({ kind, requestId, to, except, data }: Ephemeral): Promise<void> {
    const [about] = (await audienceRuleOf('request')?.load(this.dataSource, [requestId])) ?? [];
    if (!about) return;
    const text = written([message('signal', { kind, requestId, ...(data && { data }) })]);
    await this.bus.publish({ about, subject: 'request', to, ...(except && { except }), text });
  }

  /** Says that this person's notifications have changed, such as in another browser. */
  async noticesChanged(userId: string): Promise<void> {
    await this.bus.publish({ people: [userId], text: written([message('notices', {})]) });
  }
}
