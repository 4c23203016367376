import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { read } from '../../database/sql';
import { Conditions } from '../../lists/conditions';
import { readPage, defineList } from '../../lists/read-page';
import type { DeliveriesDto, DeliveriesQuery, DeliveryDto, WebhooksDto } from './dto/webhook.dto';
import { messageType } from './published-events';
import { MAX_WEBHOOKS, WebhookNotFound } from './webhooks.errors';

const MAX_COUNTED = 1_000;

const WEBHOOKS = `
  SELECT e.id AS "_id", e.url, e.description, e.types, e.state,
    e.disabled_because AS "disabledBecause", e.failing_since AS "failingSince",
    CASE WHEN e.former_secret_until > now() THEN e.former_secret_until END AS "formerSecretUntil",
    (SELECT count(*)::int FROM (
       SELECT 1 FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.state IN ('waiting', 'sending')
       LIMIT ${MAX_COUNTED}) waiting) AS waiting,
    CASE WHEN l.state IS NOT NULL THEN
      jsonb_build_object('state', l.state, 'status', l.status, 'attemptedAt', l.attempted_at)
    END AS "lastDelivery", e.version, e.created_at AS "createdAt"
  FROM webhook_endpoints e LEFT JOIN LATERAL (
    SELECT d.state, d.status, d.attempted_at FROM webhook_deliveries d
    WHERE d.endpoint_id = e.id AND d.attempted_at IS NOT NULL
    ORDER BY d.created_at DESC, d.id DESC LIMIT 1) l ON true
  ORDER BY e.created_at, e.id LIMIT ${MAX_WEBHOOKS}`;

const DELIVERIES = defineList<DeliveryDto>({
  columns: {
    _id: 'd.id',
    eventId: 'd.event_id',
    type: 'e.type',
    state: 'd.state',
    isReplay: 'd.is_replay',
    attempts: 'd.attempts',
    nextAt: `CASE WHEN d.state = 'waiting' THEN d.next_at END`,
    attemptedAt: 'd.attempted_at',
    status: 'd.status',
    answer: 'd.answer',
    error: 'd.error',
    milliseconds: 'd.milliseconds',
    createdAt: 'd.created_at',
  },
  from: 'webhook_deliveries d LEFT JOIN events e ON e.id = d.event_id',
  newest: ['d.created_at', 'd.id'],
});

@Injectable()
export class WebhookList {
  constructor(private readonly dataSource: DataSource) {}

  async all(): Promise<WebhooksDto> {
    return { webhooks: await read<WebhooksDto['webhooks'][number]>(this.dataSource, WEBHOOKS) };
  }

  async deliveries(id: string, query: DeliveriesQuery): Promise<DeliveriesDto> {
    const sql = 'SELECT 1 FROM webhook_endpoints WHERE id = $1';
    if ((await read(this.dataSource, sql, [id])).length === 0) throw WebhookNotFound();
    const conditions = new Conditions().equal('d.endpoint_id', id).among('d.state', query.state);
    const page = await readPage(this.dataSource, DELIVERIES, conditions, query);
    const deliveries = page.rows.map((row) => ({
      ...row,
      type: row.type && messageType(row.type),
    }));
    return { deliveries, pagination: page.pagination };
  }
}
