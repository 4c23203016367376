import { Controller, Get, HttpCode, Injectable, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Requires, Permission } from '../access/access.public';
import { Transactions } from '../database/transactions';
import { record, eventRetried, retryEvent } from '../events/events.public';
import { Changes } from '../idempotency/changes.decorator';
import { Conditions } from '../lists/conditions';
import { PageQuery } from '../lists/page.dto';
import { readPage, defineList } from '../lists/read-page';
import { Shows, Touches } from '../openapi/touches';
import {
  EventIdParam,
  EventRetriedDto,
  FailingEventsDto,
  type FailingEventDto,
} from './dto/event.dto';
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

export const failing = (): Conditions => new Conditions().add('q.attempts > 0');

@Injectable()
export class FailingEvents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
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
      if (!(await retryEvent(tx, event.sequence))) throw EventDispatched();
      await record(tx, eventRetried({ subject: id, after: { type: event.type } }));
      return { message: 'It will be retried at once.' };
    });
  }
}

@ApiTags('Operations')
@Controller('api/ops/events')
export class EventsController {
  constructor(private readonly failing: FailingEvents) {}

  /** Events that a subscriber has failed on, newest first. */
  @Get()
  @Shows('Events')
  @Requires(Permission.ManageMail)
  listFailingEvents(@Query() query: PageQuery) {
    return this.failing.page(query);
  }

  /** Retry an event at once. */
  @Post(':id/retry')
  @Touches('Events', 'Mails')
  @HttpCode(200)
  @Changes(Permission.ManageMail)
  retryEvent(@Param() { id }: EventIdParam) {
    return this.failing.retry(id);
  }
}
