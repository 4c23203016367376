import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { databaseNow } from '../../database/clock';
import { read } from '../../database/sql';
import { Transactions } from '../../database/transactions';
import { record, type RecordedEvent } from '../../events/events.public';
import type { MessageDto } from '../../http/message.dto';
import { DAY_MS } from '../../time/days';
import { lockWebhook } from './change-webhook';
import type { ReplayDto, ReplayedDto } from './dto/webhook.dto';
import { messageOf, logNames } from './published-events';
import { KEPT_DAYS, type DeliveryState, type WebhookEndpoint } from './webhook.entity';
import {
  DeliveryNotFound,
  DeliveryWaits,
  EndsBeforeItBegins,
  EventGone,
  MAX_REPLAYED,
  TooLongAgo,
  TooMuchToReplay,
  WebhookDisabled,
} from './webhooks.errors';
import { webhookReplayed, webhookTested } from './webhooks.events';

const ADD = `
  INSERT INTO webhook_deliveries (id, endpoint_id, event_id, is_replay)
  SELECT gen_random_uuid(), $1, id, true FROM unnest($2::uuid[]) AS id`;

const IN_RANGE = `
  SELECT e.id, e.type, e.subject_id AS "subjectId", e.at, e.data FROM events e
  WHERE e.type = ANY($2) AND e.at >= $3 AND e.at < $4 AND NOT EXISTS (
    SELECT 1 FROM webhook_deliveries d WHERE d.endpoint_id = $1 AND d.event_id = e.id
      AND (d.state IN ('waiting', 'sending') OR ($5 AND d.state = 'delivered')))
  ORDER BY e.at, e.sequence LIMIT ${MAX_REPLAYED + 1}`;

type Logged = Pick<RecordedEvent, 'id' | 'type' | 'subjectId' | 'at' | 'data'>;

@Injectable()
export class SendAgain {
  constructor(private readonly transactions: Transactions) {}

  test(id: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      expectActive(await lockWebhook(tx, id));
      const eventId = await record(tx, webhookTested({ subject: id }));
      await tx.query(ADD, [id, [eventId]]);
      return { message: 'A test event is on its way.' };
    });
  }

  /**
   * A pending delivery is sent at once.
   * @throws WebhookNotFound, DeliveryNotFound, WebhookDisabled, DeliveryWaits, EventGone
   */
  one(id: string, deliveryId: string): Promise<MessageDto> {
    return this.transactions.run(async (tx) => {
      expectActive(await lockWebhook(tx, id));
      const { eventId, state } = await this.find(tx, id, deliveryId);
      if (state === 'sending') throw DeliveryWaits();
      if (state === 'waiting') {
        await tx.query('UPDATE webhook_deliveries SET next_at = now() WHERE id = $1', [deliveryId]);
      } else {
        await tx.query(ADD, [id, [eventId]]);
      }
      const after = { deliveryId, events: 1 };
      await record(tx, webhookReplayed({ subject: id, after }));
      return { message: 'The event is sent again.' };
    });
  }

  range(id: string, { from, until, onlyMissed = true }: ReplayDto): Promise<ReplayedDto> {
    if (Date.parse(until) <= Date.parse(from)) throw EndsBeforeItBegins();
    if (Date.parse(from) < databaseNow().getTime() - KEPT_DAYS * DAY_MS) throw TooLongAgo();
    return this.transactions.run(async (tx) => {
      const webhook = await lockWebhook(tx, id);
      expectActive(webhook);
      const names = logNames(webhook.types);
      // PostgreSQL knows fewer offsets than ISO 8601.
      const [begin, end] = [from, until].map((at) => new Date(at));
      const found = await tx.query<Logged[]>(IN_RANGE, [id, names, begin, end, onlyMissed]);
      if (found.length > MAX_REPLAYED) throw TooMuchToReplay();
      const resent = found.filter((event) => messageOf(event) !== null).map((event) => event.id);
      if (resent.length > 0) await tx.query(ADD, [id, resent]);
      const after = { from, until, events: resent.length };
      await record(tx, webhookReplayed({ subject: id, after }));
      return { message: replayedInWords(resent.length), events: resent.length };
    });
  }

  private async find(tx: EntityManager, id: string, deliveryId: string) {
    const [delivery] = await read<{ eventId: string; state: DeliveryState; isKept: boolean }>(
      tx,
      `SELECT d.event_id AS "eventId", d.state, EXISTS (SELECT 1 FROM events e WHERE e.id = d.event_id) AS "isKept"
       FROM webhook_deliveries d WHERE d.id = $1 AND d.endpoint_id = $2 FOR UPDATE OF d`,
      [deliveryId, id],
    );
    if (!delivery) throw DeliveryNotFound();
    if (!delivery.isKept) throw EventGone();
    return delivery;
  }
}

const replayedInWords = (events: number): string => {
  if (events === 0) return 'There is nothing to send again in this time.';
  return events === 1 ? 'One event is sent again.' : `${events} events are sent again.`;
};

function expectActive({ state }: WebhookEndpoint): void {
  if (state !== 'active') throw WebhookDisabled();
}
