import type { EntityManager } from 'typeorm';
import { read } from '../database/sql';
import type { DispatchedEvent } from './event.entity';

export type ClaimedEvent = DispatchedEvent & { attempts: number; crashes: number };

const BATCH = 100;

/**
 * Only the oldest of each subject: a failing event delays only its own subject. An event set aside
 * (`infinity`) delays none.
 */
const CLAIM = `
  WITH claimed AS (
    SELECT q.sequence, q.attempts FROM event_queue q
    WHERE q.next_attempt_at <= now() AND NOT EXISTS (
      SELECT 1 FROM event_queue earlier WHERE earlier.subject = q.subject AND earlier.sequence < q.sequence
        AND earlier.next_attempt_at < 'infinity')
    ORDER BY q.sequence LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
  )
  SELECT e.id, q.sequence, q.attempts, e.type, e.subject_type AS "subjectType",
         e.subject_id AS "subjectId", e.actor_id AS "actorId", e.at, e.trace_id AS "traceId", e.data,
         coalesce(c.crashes, 0) AS crashes
  FROM claimed q JOIN events e ON e.sequence = q.sequence
    LEFT JOIN event_crashes c ON c.sequence = q.sequence
  ORDER BY q.sequence`;

/** Not prepared, because the best plan changes with the length of the queue. */
export const claimEvents = (tx: EntityManager): Promise<ClaimedEvent[]> => tx.query(CLAIM);

export async function removeFromQueue(tx: EntityManager, events: ClaimedEvent[]): Promise<void> {
  if (events.length === 0) return;
  const sequences = events.map(({ sequence }) => sequence);
  await read(tx, 'DELETE FROM event_queue WHERE sequence = ANY($1)', [sequences]);
}

/** @param seconds Infinity: until staff retry it */
export async function keepInQueue(
  tx: EntityManager,
  { sequence }: ClaimedEvent,
  error: string,
  seconds: number,
): Promise<void> {
  await tx.query(
    `UPDATE event_queue SET attempts = attempts + 1, last_error = $2,
       next_attempt_at = CASE WHEN $3::float = 'infinity' THEN 'infinity'
         ELSE now() + make_interval(secs => $3) END WHERE sequence = $1`,
    [sequence, error, seconds],
  );
}

export async function retryEvent(tx: EntityManager, sequence: string): Promise<boolean> {
  const [, retried] = await tx.query<[unknown[], number]>(
    `UPDATE event_queue SET next_attempt_at = now(), attempts = 1
     WHERE sequence = $1 AND attempts > 0`,
    [sequence],
  );
  return retried > 0;
}
