import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RepeatedTask } from '../../background/repeated-task';
import { AppConfig } from '../../config/app-config';
import { requestContext } from '../../context/request-context';
import { traced } from '../../context/tracing';
import { Dispatcher } from '../../events/events.public';
import { claimDue, giveBack, type DueDelivery } from './deliveries';
import { openSecret, postMessage, type Outcome } from './post-message';
import { messageOf } from './published-events';
import { SettleDelivery } from './settle-delivery';

const MOST_AT_ONCE = 20;

const unsent = (error: string): Outcome => ({ status: null, answer: null, error, milliseconds: 0 });

/** A slow receiver only delays its own deliveries. */
@Injectable()
export class SendDeliveries extends RepeatedTask {
  private readonly stopping = new AbortController();
  private readonly running = new Set<Promise<void>>();

  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly settling: SettleDelivery,
    dispatcher: Dispatcher,
  ) {
    super({ name: 'webhooks', failure: 'Deliveries wait', everyMs: config.webhooks.pollMs });
    dispatcher.wakeAfterwards(this);
  }

  override async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await super.beforeApplicationShutdown();
    await Promise.all(this.running);
  }

  protected async runOnce(): Promise<void> {
    const room = MOST_AT_ONCE - this.running.size;
    if (room <= 0) return;
    for (const delivery of await claimDue(this.dataSource, room)) this.start(delivery);
  }

  private start(delivery: DueDelivery): void {
    const { id: deliveryId, endpointId } = delivery;
    const sending = this.send(delivery)
      .catch((error: Error) =>
        this.logger.warn({ deliveryId, endpointId }, `A delivery waits: ${error.message}`),
      )
      .finally(() => {
        this.running.delete(sending);
        this.wake();
      });
    this.running.add(sending);
  }

  private async send(delivery: DueDelivery): Promise<void> {
    const outcome = await this.post(delivery).catch(async (error: unknown) => {
      if (!this.stopping.signal.aborted) throw error;
      await giveBack(this.dataSource, delivery);
    });
    if (outcome) await this.settling.run(delivery, outcome);
  }

  private async post({ event, url, ...delivery }: DueDelivery): Promise<Outcome> {
    const body = event && messageOf({ ...event, at: new Date(event.at) });
    if (!body) return unsent('The event is no longer kept');
    const { jwtSecret, webhooks } = this.config;
    const secrets = [delivery.secret, delivery.formerSecret].flatMap((sealed) =>
      sealed === null ? [] : (openSecret(jwtSecret, sealed) ?? []),
    );
    if (secrets.length === 0) return unsent('Its secret cannot be read: give it a new one');
    const message = { id: delivery.eventId, seconds: Math.floor(Date.now() / 1000), body };
    const { allowPrivate } = webhooks;
    const attributes = { 'event.id': delivery.eventId };
    return requestContext.run({ traceId: event.traceId ?? event.id }, () =>
      traced(`webhook ${event.type}`, { kind: 'client', attributes }, () =>
        postMessage({ url, secrets, allowPrivate }, message, this.stopping.signal),
      ),
    );
  }
}
