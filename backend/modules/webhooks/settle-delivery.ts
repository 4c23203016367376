import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../database/transactions';
import { record } from '../../events/events.public';
import type { Delivery } from './deliveries';
import type { Outcome } from './post-message';
import type { DisabledBecause } from './webhook.entity';
import { webhookDisabled } from './webhooks.events';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const WAITS = [
  0,
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

export const MOST_ATTEMPTS = WAITS.length;

/** Random share of the wait, so that deliveries that failed together are not retried together. */
const SPREAD = 0.05;

export function waitAfter(attempts: number, random = Math.random): number | null {
  const wait = WAITS[attempts];
  return wait === undefined ? null : Math.round(wait * (1 + SPREAD * random()));
}

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
  RETURNING failing_since < now() - interval '${LONGEST_FAILING}' AS "isOver"`;

const DISABLE = `
  UPDATE webhook_endpoints SET state = 'disabled', disabled_because = $2
  WHERE id = $1 AND state = 'active' RETURNING id`;

@Injectable()
export class SettleDelivery {
  constructor(private readonly transactions: Transactions) {}

  run(delivery: Delivery, outcome: Outcome): Promise<void> {
    const hasArrived = isSuccess(outcome);
    const wait = waitAfter(delivery.attempts);
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
    const [[endpoint]] = await tx.query<[{ isOver: boolean }[], number]>(FAILED, [id]);
    if (status === GONE) await this.disable(tx, id, 'gone');
    else if (endpoint?.isOver) await this.disable(tx, id, 'failing');
  }

  private async disable(tx: EntityManager, id: string, because: DisabledBecause): Promise<void> {
    const [[disabled]] = await tx.query<[unknown[], number]>(DISABLE, [id, because]);
    if (!disabled) return;
    await record(tx, webhookDisabled({ subject: id, after: { because } }));
  }
}

const isSuccess = ({ status }: Outcome): boolean =>
  status !== null && status >= 200 && status < 300;
