import { eventually } from './eventually';
import type { SharedStack } from './stack';

type Place = Pick<SharedStack, 'sql'>;

/**
 * Until none of the rows that are there now is there any more; others may come meanwhile. Fails before
 * the test's own time is up, and shows what stayed.
 */
async function gone(place: Place, key: string, from: string) {
  const ids = await place.sql<{ key: string }>(`SELECT ${key}::text AS key FROM ${from}`);
  const left = `SELECT * FROM ${from} AND ${key}::text = ANY($1) LIMIT 3`;
  await eventually(
    () => place.sql(left, [ids.map(({ key: id }) => id)]),
    (rows) => rows.length === 0,
    45_000,
  );
}

/** Until every event so far has reached its subscribers: mails are written, and notices shown. */
export const dispatched = (place: Place): Promise<void> =>
  gone(place, 'sequence', `event_queue WHERE next_attempt_at < 'infinity'`);

/**
 * Until, moreover, every mail was sent or refused once and the marketing provider has heard all: what has
 * not come by then does not come.
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

/** Until every event is in the chain. For a stack without other traffic. */
export async function sealed(place: Place): Promise<void> {
  await eventually(
    () =>
      place.sql(
        `SELECT e.* FROM events e
         WHERE NOT EXISTS (SELECT FROM event_seals s WHERE s.sequence = e.sequence) LIMIT 1`,
      ),
    (rows) => rows.length === 0,
    45_000,
  );
}
