import { eventually } from './eventually';
import type { SharedStack } from './stack';

type Place = Pick<SharedStack, 'sql'>;

/**
 * Waits until none of the current rows is left; new rows are ignored. Fails before Jest's own
 * timeout, and shows the remaining rows.
 */
async function gone(place: Place, key: string, from: string) {
  const ids = await place.sql<{ key: string }>(`SELECT ${key}::text AS key FROM ${from}`);
  const left = `SELECT * FROM ${from} AND ${key}::text = ANY($1) LIMIT 3`;
  await eventually(
    () => place.sql(left, [ids.map(({ key: id }) => id)]),
    (rows) => rows.length === 0,
  );
}

/** Waits until every event so far has reached its subscribers, so mails and notices exist. */
export const dispatched = (place: Place): Promise<void> =>
  gone(place, 'sequence', `event_queue WHERE next_attempt_at < 'infinity'`);

/**
 * Waits, in addition, until every mail was sent or refused once and every contact was synchronised.
 */
export async function drained(place: Place): Promise<void> {
  await dispatched(place);
  await gone(
    place,
    'id',
    `outbox_mails WHERE state IN ('waiting', 'queued', 'sending') AND last_error IS NULL`,
  );
  await gone(place, 'id', `contact_syncs WHERE state IN ('waiting', 'sending')`);
}

/**
 * Waits until every event is sealed. Sealing waits for all transactions on the server, including
 * other tests' databases, so it may take several turns. Needs a stack of the test's own.
 */
export async function sealed(place: Place): Promise<void> {
  await eventually(
    () =>
      place.sql(
        `SELECT e.* FROM events e
         WHERE NOT EXISTS (SELECT FROM event_seals s WHERE s.sequence = e.sequence) LIMIT 1`,
      ),
    (rows) => rows.length === 0,
  );
}
