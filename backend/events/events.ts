import type { DataSource, EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { requestContext } from '../context/request-context';
import { traced } from '../context/tracing';
import { inTransaction } from '../database/one-connection';
import { read } from '../database/sql';
import { raiseVersion, type Versioned } from '../database/versioned';
import type { NewEvent } from './define-event';
import { signalAfterCommit } from './event-signal';

/** The parts of a `WITH` that write events. Their parameters begin at `first`. */
const eventsSql = (first: number): string => `
  recorded AS (
    INSERT INTO events (id, type, subject_type, subject_id, actor_id, audited, trace_id, network, data)
    SELECT id, type, subject_type, subject_id, actor_id, audited, $${first + 1}, $${first + 2}, data
    FROM jsonb_to_recordset($${first}::jsonb) AS event (
      id uuid, type text, subject_type text, subject_id text, actor_id uuid, audited boolean, data jsonb)
    RETURNING sequence, subject_type, subject_id),
  queued AS (
    INSERT INTO event_queue (sequence, subject)
    SELECT sequence, subject_type || ':' || subject_id FROM recorded)`;

/** Mails, notices and all other effects follow from the event. */
export async function record(tx: EntityManager, event: NewEvent): Promise<string> {
  const [id] = await recordAll(tx, [event]);
  return id!;
}

export async function recordAll(tx: EntityManager, events: NewEvent[]): Promise<string[]> {
  if (events.length === 0) return [];
  const { ids } = await recordWith(tx, events, { parts: [], values: [], select: 'SELECT' });
  return ids;
}

/**
 * Records events in the statement that makes their change, for calls that clients wait for.
 * @param change `parts` are the parts of its `WITH`
 */
export async function recordWith<Row>(
  tx: EntityManager,
  events: NewEvent[],
  { parts, select, values }: { parts: string[]; select: string; values: unknown[] },
): Promise<{ ids: string[]; rows: Row[] }> {
  const context = requestContext.current();
  const written = events.map(({ definition, subject, actor, data }) => ({
    id: uuid(),
    type: definition.type,
    subject_type: definition.subjectType,
    subject_id: subject,
    actor_id: actor ?? context?.actorId,
    audited: definition.audit !== undefined,
    data,
  }));
  const ids = written.map(({ id }) => id);
  const types = [...new Set(written.map(({ type }) => type))];
  const attributes = { 'event.id': ids.join(' ') };
  const text = `WITH ${[...parts, eventsSql(values.length + 1)].join()} ${select}`;
  const facts = [JSON.stringify(written), context?.traceId ?? null, context?.ip ?? null];
  const rows = await traced(`event ${types.join(' ')}`, { kind: 'internal', attributes }, () =>
    read<Row>(tx, text, [...values, ...facts]),
  );
  signalAfterCommit();
  return { ids, rows };
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
  await tx.save(row);
  return recordAll(tx, events);
}

export const recordAlone = (db: DataSource, event: NewEvent): Promise<string> =>
  inTransaction(db, (tx) => record(tx, event));
