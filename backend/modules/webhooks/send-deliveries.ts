import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { WEBHOOK, waitAfter } from '../../background/retry-policy';
import { RowQueue } from '../../background/row-queue';
import { AppConfig } from '../../config/app-config';
import { requestContext } from '../../context/request-context';
import { traced } from '../../context/tracing';
import { Transactions } from '../../database/transactions';
import { Dispatcher, type RecordedEvent, record } from '../../events/events.public';
import { DELIVERIES, EACH, type Delivery } from './deliveries';
import { openSecret, postMessage, type Outcome } from './post-message';
import { messageOf } from './published-events';
import type { DisabledBecause } from './webhook.entity';
import { MAX_WEBHOOKS } from './webhooks.errors';
import { webhookDisabled } from './webhooks.events';

const unsent = (error: string): Outcome => ({ status: null, answer: null, error, milliseconds: 0 });

type Target = {
  url: string;
  secret: string;
  formerSecret: string | null;
  event:
    | (Pick<RecordedEvent, 'id' | 'type' | 'subjectId' | 'data' | 'traceId'> & { at: string })
    | null;
};

const TARGET = `
  SELECT e.url, e.secret, CASE WHEN e.former_secret_until > now() THEN e.former_secret END AS "formerSecret",
    CASE WHEN v.id IS NOT NULL THEN jsonb_build_object('id', v.id, 'type', v.type,
      'subjectId', v.subject_id, 'at', v.at, 'data', v.data, 'traceId', v.trace_id) END AS event
  FROM webhook_endpoints e LEFT JOIN events v ON v.id = $2 WHERE e.id = $1`;

const GONE = 410;
const LONGEST_FAILING = '3 days';

const SETTLE = `
  UPDATE webhook_deliveries SET state = $3, next_at = now() + make_interval(secs => $4), status = $5,
    answer = $6, error = $7, milliseconds = $8
  WHERE id = $1 AND attempts = $2 AND state = 'sending' RETURNING id`;

const ARRIVED = `
  UPDATE webhook_endpoints SET failing_since = NULL WHERE id = $1 AND failing_since IS NOT NULL`;

const FAILED = `
  UPDATE webhook_endpoints SET failing_since = coalesce(failing_since, now()) WHERE id = $1
  RETURNING failing_since < now() - interval '${LONGEST_FAILING}' AS "isLong"`;

/** Several events, not sent together: a receiver that rejects a single one is alive. */
const HAS_SEVERAL = `
  SELECT count(DISTINCT d.event_id) >= 3
    AND max(d.created_at) - min(d.created_at) >= interval '12 hours' AS "hasSeveral"
  FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
  WHERE e.id = $1 AND d.state IN ('waiting', 'failed') AND d.attempted_at >= e.failing_since`;

const DISABLE = `
  UPDATE webhook_endpoints SET state = 'disabled', disabled_because = $2
  WHERE id = $1 AND state = 'active' RETURNING id`;

@Injectable()
export class SendDeliveries extends RowQueue<Delivery> {
  constructor(
    private readonly config: AppConfig,
    dataSource: DataSource,
    private readonly transactions: Transactions,
    dispatcher: Dispatcher,
  ) {
    super(dataSource, DELIVERIES, {
      name: 'webhooks',
      failure: 'Deliveries wait',
      everyMs: config.webhooks.pollMs,
      leaseSeconds: config.mail.staleSeconds,
      atOnce: EACH * MAX_WEBHOOKS,
    });
    dispatcher.wakeAfterwards(this);
  }

  protected async carryOut(delivery: Delivery, stop: AbortSignal): Promise<void> {
    const { endpointId, eventId } = delivery;
    const [target] = await this.dataSource.query<Target[]>(TARGET, [endpointId, eventId]);
    if (target) await this.settle(delivery, await this.post(delivery, target, stop));
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

  private settle(delivery: Delivery, outcome: Outcome): Promise<void> {
    const hasArrived = isSuccess(outcome);
    const askedSeconds = outcome.retryAfterSeconds;
    const wait = waitAfter(WEBHOOK, delivery.attempts, { askedSeconds });
    const end = wait === null ? 'failed' : 'waiting';
    return this.transactions.run(async (tx) => {
      const [[settled]] = await tx.query<[unknown[], number]>(SETTLE, [
        delivery.id,
        delivery.attempts,
        hasArrived ? 'delivered' : end,
        wait ?? 0,
        outcome.status,
        outcome.answer,
        outcome.error,
        outcome.milliseconds,
      ]);
      if (!settled) return;
      if (hasArrived) await tx.query(ARRIVED, [delivery.endpointId]);
      else await this.fail(tx, delivery.endpointId, outcome);
    });
  }

  private async fail(tx: EntityManager, id: string, { status }: Outcome): Promise<void> {
    const [[endpoint]] = await tx.query<[{ isLong: boolean }[], number]>(FAILED, [id]);
    if (status === GONE) return this.disable(tx, id, 'gone');
    if (!endpoint?.isLong) return;
    const [failures] = await tx.query<{ hasSeveral: boolean }[]>(HAS_SEVERAL, [id]);
    if (failures?.hasSeveral) await this.disable(tx, id, 'failing');
  }

  private async disable(tx: EntityManager, id: string, because: DisabledBecause): Promise<void> {
    const [[disabled]] = await tx.query<[unknown[], number]>(DISABLE, [id, because]);
    if (!disabled) return;
    await record(tx, webhookDisabled({ subject: id, after: { because } }));
  }
}

const isSuccess = ({ status }: Outcome): boolean =>
  status !== null && status >= 200 && status < 300;
