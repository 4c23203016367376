import type { EntityManager } from 'typeorm';
import { defineRetention, inBatches } from '../../background/define-retention';
import { defineRowQueue, type Claimed } from '../../background/row-queue';
import { read } from '../../database/sql';
import { eachDefinition, subscribe } from '../../events/events.public';
import { publishedEvent } from './published-events';
import { KEPT_DAYS } from './webhook.entity';

const PLAN = `
  INSERT INTO webhook_deliveries (id, endpoint_id, event_id)
  SELECT gen_random_uuid(), e.id, planned.id
  FROM unnest($1::uuid[], $2::text[]) AS planned (id, type)
  JOIN webhook_endpoints e ON e.state = 'active' AND planned.type = ANY(e.types)
  ON CONFLICT (event_id, endpoint_id) WHERE NOT is_replay DO NOTHING`;

type Planned = { id: string; type: string };

const planDeliveries = (tx: EntityManager, planned: Planned[]) =>
  read(tx, PLAN, [planned.map(({ id }) => id), planned.map(({ type }) => type)]);

eachDefinition((definition) => {
  if (!definition.published) return;
  subscribe('webhooks', [definition], async (event, dispatch) => {
    const planned = publishedEvent(event);
    if (planned) dispatch.add(planDeliveries, { id: event.id, type: planned.type });
  });
});

export type Delivery = Claimed & { endpointId: string; eventId: string };

/** Per endpoint, so that a slow one delays only its own deliveries. */
export const EACH = 4;

const ACTIVE = `endpoint_id IN (SELECT id FROM webhook_endpoints WHERE state = 'active')`;

export const DELIVERIES = defineRowQueue({
  table: 'webhook_deliveries',
  waiting: `state IN ('waiting', 'sending')`,
  at: 'next_at',
  columns: 'endpoint_id AS "endpointId", event_id AS "eventId"',
  due: (most, which) => `
    SELECT d.id FROM webhook_endpoints e CROSS JOIN LATERAL (
      SELECT w.id FROM webhook_deliveries w
      WHERE w.endpoint_id = e.id AND w.state IN ('waiting', 'sending') AND w.next_at <= now()
        AND ${which}
      ORDER BY w.next_at
      LIMIT greatest(0, ${EACH} - (SELECT count(*) FROM webhook_deliveries busy
        WHERE busy.endpoint_id = e.id AND busy.state = 'sending' AND busy.next_at > now()))
      FOR UPDATE SKIP LOCKED) d
    WHERE e.state = 'active' LIMIT ${most}`,
  claimed: `state = 'sending', attempted_at = now()`,
  returned: `state = 'waiting'`,
  gauges: ['webhook_deliveries_due', 'webhook_oldest_due_seconds'],
  since: 'next_at',
  counted: `state IN ('waiting', 'sending') AND next_at <= now() AND ${ACTIVE}`,
});

defineRetention({
  rule: 'webhook-deliveries',
  label: 'Deliveries to webhooks, with what was answered',
  kept: `${KEPT_DAYS} days`,
  sql: inBatches('webhook_deliveries', `created_at < now() - interval '${KEPT_DAYS} days'`),
});
