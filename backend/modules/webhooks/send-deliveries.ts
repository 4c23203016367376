import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RowQueue } from '../../background/row-queue';
import { AppConfig } from '../../config/app-config';
import { requestContext } from '../../context/request-context';
import { traced } from '../../context/tracing';
import { Dispatcher, type RecordedEvent } from '../../events/events.public';
import { DELIVERIES, type Delivery } from './deliveries';
import { openSecret, postMessage, type Outcome } from './post-message';
import { messageOf } from './published-events';
import { SettleDelivery } from './settle-delivery';

const unsent = (error: string): Outcome => ({ status: null, answer: null, error, milliseconds: 0 });

type Target = {
  url: string;
  secret: string;
  formerSecret: string | null;
  event:
    (Pick<RecordedEvent, 'id' | 'type' | 'subjectId' | 'data' | 'traceId'> & { at: string }) | null;
};

const TARGET = `
  SELECT e.url, e.secret, CASE WHEN e.former_secret_until > now() THEN e.former_secret END AS "formerSecret",
    CASE WHEN v.id IS NOT NULL THEN jsonb_build_object('id', v.id, 'type', v.type,
      'subjectId', v.subject_id, 'at', v.at, 'data', v.data, 'traceId', v.trace_id) END AS event
  FROM webhook_endpoints e LEFT JOIN events v ON v.id = $2 WHERE e.id = $1`;

@Injectable()
export class SendDeliveries extends RowQueue<Delivery> {
  constructor(
    private readonly config: AppConfig,
    dataSource: DataSource,
    private readonly settling: SettleDelivery,
    dispatcher: Dispatcher,
  ) {
    super(dataSource, DELIVERIES, {
      name: 'webhooks',
      failure: 'Deliveries wait',
      everyMs: config.webhooks.pollMs,
      leaseSeconds: config.mail.staleSeconds,
      atOnce: 20,
    });
    dispatcher.wakeAfterwards(this);
  }

  protected async carryOut(delivery: Delivery, stop: AbortSignal): Promise<void> {
    const { endpointId, eventId } = delivery;
    const [target] = await this.dataSource.query<Target[]>(TARGET, [endpointId, eventId]);
    if (target) await this.settling.run(delivery, await this.post(delivery, target, stop));
  }

  private async post(
    { eventId }: Delivery,
    { event, url, secret, formerSecret }: Target,
    stop: AbortSignal,
  ): Promise<Outcome> {
    const body = event && messageOf({ ...event, at: new Date(event.at) });
    if (!body) return unsent('The event is no longer kept');
    const { jwtSecret, webhooks } = this.config;
    const secrets = [secret, formerSecret].flatMap((sealed) =>
      sealed === null ? [] : (openSecret(jwtSecret, sealed) ?? []),
    );
    if (secrets.length === 0) return unsent('Its secret cannot be read: give it a new one');
    const message = { id: eventId, seconds: Math.floor(Date.now() / 1000), body };
    const { allowPrivate } = webhooks;
    const attributes = { 'event.id': eventId };
    return requestContext.run({ traceId: event.traceId ?? event.id }, () =>
      traced(`webhook ${event.type}`, { kind: 'client', attributes }, () =>
        postMessage({ url, secrets, allowPrivate }, message, stop),
      ),
    );
  }
}
