import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { audienceRuleOf, type To } from './define-live';
import { LiveBus } from './live-bus';
import { message, written } from './live-message';

type Ephemeral = {
  kind: string;
  requestId: string;
  to: To;
  except?: string;
  data?: Record<string, unknown>;
};

@Injectable()
export class Live {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bus: LiveBus,
  ) {}

  /**
   * Sends a transient message to all open streams of people who may see this request, in all
   * processes. Not stored: later readers do not get it. Call it outside transactions.
   */
  async publishEphemeral({ kind, requestId, to, except, data }: Ephemeral): Promise<void> {
    const [about] = (await audienceRuleOf('request')?.load(this.dataSource, [requestId])) ?? [];
    if (!about) return;
    const text = written([message('signal', { kind, requestId, ...(data && { data }) })]);
    await this.bus.publish({ about, subject: 'request', to, ...(except && { except }), text });
  }

  async noticesChanged(userId: string): Promise<void> {
    await this.bus.publish({ people: [userId], text: written([message('notices', {})]) });
  }
}
