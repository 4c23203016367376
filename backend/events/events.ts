import type { DataSource, EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { requestContext } from '../context/request-context';
import { traced } from '../context/tracing';
import { inTransaction } from '../database/one-connection';
import { pipelined } from '../database/pipelined-client';
import { read } from '../database/sql';
import { raiseVersion, type Versioned } from '../database/versioned';
import { writeRow } from '../database/written-rows';
import type { NewEvent } from './define-event';
import { signalAfterCommit } from './event-signal';

/** The parts of a `WITH` that write the facts of `recordedBy`, whose parameters begin at `first`. */
export const eventsSql = (first: number): string => `
  recorded AS (
    INSERT INTO events (id, type, subject_type, subject_id, actor_id, audited, trace_id, network, data)
    SELECT id, type, subject_type, subject_id, actor_id, audited, $${first + 1}, $${first + 2}, data
    FROM jsonb_to_recordset($${first}::jsonb) AS event (
      id uuid, type text, subject_type text, subject_id text, actor_id uuid, audited boolean, data jsonb)
    RETURNING sequence, subject_type, subject_id),
  queued AS (
    INSERT INTO event_queue (sequence, subject)
    SELECT sequence, subject_type || ':' || subject_id FROM recorded)`;

const RECORD = `WITH ${eventsSql(1)} SELECT`;

/** Mails, notices and all other effects follow from the event. */
export async function record(tx: EntityManager, event: NewEvent): Promise<string> {
  const [id] = await recordAll(tx, [event]);
  return id!;
}

export async function recordAll(tx: EntityManager, events: NewEvent[]): Promise<string[]> {
  if (events.length === 0) return [];
  const { ids } = await recordedBy(events, (facts) => read(tx, RECORD, facts));
  return ids;
}

/** For events that the statement of their change writes, because clients wait for it. */
export async function recordedBy<T>(
  events: NewEvent[],
  write: (facts: unknown[]) => Promise<T>,
): Promise<{ ids: string[]; result: T }> {
  const context = requestContext.current();
  const rows = events.map(({ definition, subject, actor, data }) => ({
    id: uuid(),
    type: definition.type,
    subject_type: definition.subjectType,
    subject_id: subject,
    actor_id: actor ?? context?.actorId,
    audited: definition.audit !== undefined,
    data,
  }));
  const ids = rows.map(({ id }) => id);
  const types = [...new Set(rows.map(({ type }) => type))];
  const attributes = { 'event.id': ids.join(' ') };
  const facts = [JSON.stringify(rows), context?.traceId ?? null, context?.ip ?? null];
  const result = await traced(`event ${types.join(' ')}`, { kind: 'internal', attributes }, () =>
    write(facts),
  );
  signalAfterCommit();
  return { ids, result };
}

/**
 * Writes a locked row that its verbs have changed: raises its version and stamps its time, if it
 * keeps them, and records the events of the change.
 * @returns the ids of the events
 */
export async function saveChanged(
  tx: EntityManager,
  row: Versioned,
  ...events: NewEvent[]
): Promise<string[]> {
  raiseVersion(row);
  const [ids] = await pipelined([recordAll(tx, events), writeRow(tx, row)]);
  return ids;
}

export const recordAlone = (db: DataSource, event: NewEvent): Promise<string> =>
  inTransaction(db, (tx) => record(tx, event));
