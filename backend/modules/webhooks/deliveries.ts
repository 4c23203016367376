import type { DataSource, EntityManager } from 'typeorm';
import { defineRetention, inBatches } from '../../background/define-retention';
import { read } from '../../database/sql';
import { subscribe, type RecordedEvent } from '../../events/events.public';
import { PUBLISHED_DEFINITIONS, publishedEvent } from './published-events';
import { KEPT_DAYS } from './webhook.entity';

const PLAN = `
  INSERT INTO webhook_deliveries (id, endpoint_id, event_id)
  SELECT gen_random_uuid(), e.id, told.id
  FROM unnest($1::uuid[], $2::text[]) AS told (id, type)
  JOIN webhook_endpoints e ON e.state = 'active' AND told.type = ANY(e.types)
  ON CONFLICT (event_id, endpoint_id) WHERE NOT is_replay DO NOTHING`;

type Told = { id: string; type: string };

const planDeliveries = (tx: EntityManager, told: Told[]) =>
  read(tx, PLAN, [told.map(({ id }) => id), told.map(({ type }) => type)]);

subscribe('webhooks', [...PUBLISHED_DEFINITIONS], async (event, dispatch) => {
  const told = publishedEvent(event);
  if (told) dispatch.add(planDeliveries, { id: event.id, type: told.type });
});

export type DueDelivery = {
  id: string;
  endpointId: string;
  eventId: string;
  attempts: number;
  url: string;
  secret: string;
  formerSecret: string | null;
  event:
    (Pick<RecordedEvent, 'id' | 'type' | 'subjectId' | 'data' | 'traceId'> & { at: string }) | null;
};

const EACH = 4;
/** Longer than a delivery takes; then another worker may take it from a dead one. */
const LEASE_SECONDS = 60;

const CLAIM = `
  WITH due AS (
    SELECT d.id FROM webhook_endpoints e CROSS JOIN LATERAL (
      SELECT w.id FROM webhook_deliveries w
      WHERE w.endpoint_id = e.id AND w.state IN ('waiting', 'sending') AND w.next_at <= now()
      ORDER BY w.next_at
      LIMIT greatest(0, ${EACH} - (SELECT count(*) FROM webhook_deliveries busy
        WHERE busy.endpoint_id = e.id AND busy.state = 'sending' AND busy.next_at > now()))
      FOR UPDATE SKIP LOCKED) d
    WHERE e.state = 'active' LIMIT $1),
  claimed AS (
    UPDATE webhook_deliveries w SET state = 'sending', attempts = attempts + 1, attempted_at = now(),
      next_at = now() + interval '${LEASE_SECONDS} seconds'
    FROM due WHERE w.id = due.id RETURNING w.id, w.endpoint_id, w.event_id, w.attempts)
  SELECT c.id, c.endpoint_id AS "endpointId", c.event_id AS "eventId", c.attempts, e.url, e.secret,
    CASE WHEN e.former_secret_until > now() THEN e.former_secret END AS "formerSecret",
    CASE WHEN v.id IS NOT NULL THEN jsonb_build_object('id', v.id, 'type', v.type,
      'subjectId', v.subject_id, 'at', v.at, 'data', v.data, 'traceId', v.trace_id) END AS event
  FROM claimed c JOIN webhook_endpoints e ON e.id = c.endpoint_id LEFT JOIN events v ON v.id = c.event_id`;

const GIVE_BACK = `
  UPDATE webhook_deliveries SET state = 'waiting', attempts = attempts - 1, next_at = now()
  WHERE id = $1 AND attempts = $2 AND state = 'sending'`;

export const claimDue = (db: DataSource, most: number): Promise<DueDelivery[]> =>
  db.query(CLAIM, [most]);

export async function giveBack(db: DataSource, { id, attempts }: DueDelivery): Promise<void> {
  await db.query(GIVE_BACK, [id, attempts]);
}

defineRetention({
  rule: 'webhook-deliveries',
  label: 'Deliveries to webhooks, with what was answered',
  kept: `${KEPT_DAYS} days`,
  sql: inBatches('webhook_deliveries', `created_at < now() - interval '${KEPT_DAYS} days'`),
});
