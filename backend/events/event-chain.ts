import { createHash } from 'node:crypto';

/** What the hash of an event covers: everything but the network address, which may be shortened. */
export type ChainedEvent = {
  sequence: string;
  id: string;
  type: string;
  subjectType: string | null;
  subjectId: string | null;
  actorId: string | null;
  /** Microseconds since 1970, as text. */
  at: string;
  audited: boolean;
  traceId: string | null;
  /** PostgreSQL's own text of the `jsonb`, whose members it keeps in one order. */
  data: string;
};

/** The columns of a `ChainedEvent`, from `events e`. */
export const CHAINED = `
  e.sequence, e.id, e.type, e.subject_type AS "subjectType", e.subject_id AS "subjectId",
  e.actor_id AS "actorId", (extract(epoch FROM e.at) * 1000000)::bigint AS at, e.audited,
  e.trace_id AS "traceId", e.data::text AS data`;

/** Each hash covers the one before it, so that no event can be changed or taken out unseen. */
export function chainHash(previous: string, event: ChainedEvent): string {
  const { sequence, id, type, subjectType, subjectId, actorId, at, audited, traceId, data } = event;
  const parts = [sequence, id, type, subjectType, subjectId, actorId, at, audited, traceId, data];
  return createHash('sha256')
    .update(`${previous}\n${JSON.stringify(parts)}`)
    .digest('hex');
}
