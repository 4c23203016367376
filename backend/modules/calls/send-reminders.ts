import { Injectable } from '@nestjs/common';
import { RepeatedTask } from '../../background/repeated-task';
import { AppConfig } from '../../config/app-config';
import { databaseNow } from '../../database/clock';
import { Transactions } from '../../database/transactions';
import { recordAll } from '../../events/events.public';
import { callDue } from './calls.events';

const BATCH = 100;

type Due = {
  id: string;
  start: Date;
  hostId: string;
  requestId: string | null;
  version: number;
};

/**
 * A worker that missed both sends only the later one. Not a `RowQueue`: the reminder and its event
 * change together.
 */
const CLAIM = `
  UPDATE calls c SET next_reminder_at = CASE
    WHEN due.at > due.start - interval '1 hour' OR due.start - interval '1 hour' <= now() THEN NULL
    ELSE due.start - interval '1 hour' END
  FROM (SELECT id, next_reminder_at AS at, starts_at AS start FROM calls
    WHERE next_reminder_at <= now() ORDER BY next_reminder_at LIMIT ${BATCH}
    FOR UPDATE SKIP LOCKED) due
  WHERE c.id = due.id
  RETURNING c.id, due.start, c.host_id AS "hostId", c.request_id AS "requestId", c.version`;

@Injectable()
export class SendReminders extends RepeatedTask {
  constructor(
    config: AppConfig,
    private readonly transactions: Transactions,
  ) {
    super({ name: 'call-reminders', failure: 'Reminders wait', everyMs: config.clockPollMs });
  }

  protected runOnce(): Promise<number | void> {
    return this.transactions.run(async (tx) => {
      const [due] = await tx.query<[Due[], number]>(CLAIM);
      const timely = due.filter(({ start }) => start > databaseNow());
      const events = timely.map(({ id, start, hostId, requestId, version }) =>
        callDue({
          subject: id,
          after: { startsAt: start.toISOString(), hostId, requestId, version },
        }),
      );
      await recordAll(tx, events);
      if (due.length === BATCH) return 1;
    });
  }
}
