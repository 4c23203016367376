import type { EntityManager } from 'typeorm';
import {
  BOUNCED,
  COMPLAINED,
  LEFT,
  SENDING,
  WAITING,
  type Halt,
  type Outcomes,
} from './issue.entity';

const OUTCOMES = `
  SELECT coalesce(sum(mails) FILTER (WHERE state NOT IN (${WAITING}, ${SENDING}, ${LEFT})), 0)::int AS tried,
    coalesce(sum(mails) FILTER (WHERE state = ${BOUNCED}), 0)::int AS bounced,
    coalesce(sum(mails) FILTER (WHERE state = ${COMPLAINED}), 0)::int AS complained
  FROM issue_counts WHERE issue_id = $1`;

export async function outcomesOf(db: EntityManager, issueId: string): Promise<Outcomes> {
  const [outcomes] = await db.query<[Outcomes]>(OUTCOMES, [issueId]);
  return outcomes;
}

const MIN_TRIED = 500;
/** One reader alone must not stop an issue for everyone. */
const MIN_COMPLAINTS = 3;

/** Outcomes before it was last resumed do not count: a person has looked at them. */
export function haltFor(now: Outcomes, resumed: Outcomes | null): Halt | null {
  const tried = now.tried - (resumed?.tried ?? 0);
  const bounced = now.bounced - (resumed?.bounced ?? 0);
  const complained = now.complained - (resumed?.complained ?? 0);
  if (tried < MIN_TRIED) return null;
  if (complained >= MIN_COMPLAINTS && complained * 1_000 > tried) return 'complaints';
  return bounced * 50 > tried ? 'bounces' : null;
}
