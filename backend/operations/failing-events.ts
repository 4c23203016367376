import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Transactions } from '../database/transactions';
import { eventRetried, Events, EventSignal } from '../events/events.public';
import { Conditions } from '../lists/conditions';
import type { PageQuery } from '../lists/page.dto';
import { readPage, defineList } from '../lists/read-page';
import type { EventRetriedDto, FailingEventDto, FailingEventsDto } from './dto/event.dto';
import { EventDispatched, EventNotFound } from './operations.errors';

export const FAILING_EVENTS = defineList<FailingEventDto>({
  columns: {
    _id: 'e.id',
    type: 'e.type',
    subject: 'q.subject',
    at: 'e.at',
    attempts: 'q.attempts',
    lastError: 'q.last_error',
    nextAttemptAt: `least(q.next_attempt_at, '9999-12-31T00:00Z')`,
    traceId: 'e.trace_id',
    heldUp: `(SELECT count(*)::int FROM event_queue later
      WHERE later.subject = q.subject AND later.sequence > q.sequence
        AND q.next_attempt_at < 'infinity')`,
  },
  from: 'event_queue q JOIN events e ON e.sequence = q.sequence',
  newest: ['e.at', 'q.sequence'],
});

export function failing(): Conditions {
  const conditions = new Conditions();
  conditions.add('q.attempts > 0');
  return conditions;
}

@Injectable()
export class FailingEvents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly events: Events,
    private readonly signal: EventSignal,
  ) {}

  async page(query: PageQuery): Promise<FailingEventsDto> {
    const { rows, pagination } = await readPage(this.dataSource, FAILING_EVENTS, failing(), query);
    return { events: rows, pagination };
  }

  /** For use once the cause is fixed. Subscribers that already handled the event skip it. */
  retry(id: string): Promise<EventRetriedDto> {
    return this.transactions.run(async (tx) => {
      const [event] = await tx.query<{ type: string; sequence: string }[]>(
        'SELECT type, sequence FROM events WHERE id = $1',
        [id],
      );
      if (!event) throw EventNotFound();
      const [retried] = await tx.query<[unknown[], number]>(
        `UPDATE event_queue SET next_attempt_at = now(), attempts = 1
         WHERE sequence = $1 AND attempts > 0 RETURNING sequence`,
        [event.sequence],
      );
      if (retried.length === 0) throw EventDispatched();
      await this.events.record(tx, eventRetried({ subject: id, after: { type: event.type } }));
      this.signal.afterCommit();
      return { message: 'It will be retried at once.' };
    });
  }
}
