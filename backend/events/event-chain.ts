import { createHash } from 'node:crypto';

export type ChainedEvent = {
  sequence: string;
  id: string;
  type: string;
  subjectType: string | null;
  subjectId: string | null;
  actorId: string | null;
  at: string;
  audited: boolean;
  traceId: string | null;
  /** PostgreSQL's text of the `jsonb`, which has a fixed order of members. */
  data: string;
};

export const CHAINED = `
  e.sequence, e.id, e.type, e.subject_type AS "subjectType", e.subject_id AS "subjectId",
  e.actor_id AS "actorId", (extract(epoch FROM e.at) * 1000000)::bigint AS at, e.audited,
  e.trace_id AS "traceId", e.data::text AS data`;

/** Each hash covers its predecessor, so changing or removing an event is noticed. */
export function chainHash(previous: string, event: ChainedEvent): string {
  const { sequence, id, type, subjectType, subjectId, actorId, at, audited, traceId, data } = event;
  const parts = [sequence, id, type, subjectType, subjectId, actorId, at, audited, traceId, data];
  return createHash('sha256')
    .update(`${previous}\n${JSON.stringify(parts)}`)
    .digest('hex');
}
