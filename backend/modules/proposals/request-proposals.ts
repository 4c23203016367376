import { In, Not, type EntityManager } from 'typeorm';
import { officeToday } from '../../database/clock';
import { saveChanged } from '../../events/events.public';
import { acceptanceOf, proposalsNextOf, type ProposalsNext } from '../requests/requests.public';
import { CAN_DECIDE } from './proposal-access';
import { proposalReferenceSql } from './proposal-content';
import { OPEN_STATES, statesBefore } from './proposal-moves';
import type { ProposalKind } from './proposal-draft';
import { Proposal } from './proposal.entity';
import { NothingToChange, OfferAccepted } from './proposals.errors';
import { factsOf, proposalSuperseded } from './proposals.events';

/** `isAwaited`: an offer waits for a decision. `isUndecided`: that, or a change order. */
type ProposalsOfRequest = {
  open: number;
  offerId: string | null;
  isAgreed: boolean;
  isAwaited: boolean;
  isUndecided: boolean;
};

const OF_REQUEST = `
  SELECT count(*) FILTER (WHERE state = ANY($2))::int AS open,
    (array_agg(id) FILTER (WHERE kind = 'offer' AND state = 'accepted'))[1] AS "offerId",
    coalesce(bool_or(state = 'accepted'), false) AS "isAgreed",
    coalesce(bool_or(state = 'sent' AND kind = 'offer'), false) AS "isAwaited",
    coalesce(bool_or(state = 'sent'), false) AS "isUndecided"
  FROM proposals WHERE request_id = $1`;

export async function proposalsOf(
  db: EntityManager,
  requestId: string,
): Promise<ProposalsOfRequest> {
  const [found] = await db.query<[ProposalsOfRequest]>(OF_REQUEST, [requestId, OPEN_STATES]);
  return found;
}

/** @throws OfferAccepted, NothingToChange */
export function expectKind(kind: ProposalKind, { offerId }: ProposalsOfRequest): void {
  if (kind === 'offer' && offerId) throw OfferAccepted();
  if (kind === 'change' && !offerId) throw NothingToChange();
}

/** Expects the request locked. */
export async function supersedeOthers(tx: EntityManager, accepted: Proposal): Promise<void> {
  const { requestId, id } = accepted;
  const others = await tx.find(Proposal, {
    where: { requestId, id: Not(id), kind: 'offer', state: In(statesBefore('supersede')) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  for (const other of others) {
    other.supersede();
    await saveChanged(tx, other, proposalSuperseded({ subject: other.id, after: factsOf(other) }));
  }
}

acceptanceOf.fill(proposalsOf);

/** For the person `$2`; `$3` is today. */
const NEXT = `
  SELECT (
      SELECT json_build_object('proposalId', p.id, 'kind', p.kind, 'reference', ${proposalReferenceSql('p')},
        'totalMinor', v.total_minor, 'currency', v.currency, 'canDecide', ${CAN_DECIDE})
      FROM proposals p JOIN proposal_versions v ON v.proposal_id = p.id AND v.number = p.sent_version
      WHERE p.request_id = r.id AND p.state = 'sent' ORDER BY v.sent_at DESC LIMIT 1) AS decision,
    (
      SELECT json_build_object('title', m->>'title', 'on', m->>'due')
      FROM proposals p JOIN proposal_versions v ON v.proposal_id = p.id AND v.number = p.sent_version,
        jsonb_array_elements(v.content::jsonb->'milestones') m
      WHERE p.request_id = r.id AND p.state = 'accepted' AND m->>'due' >= $3
      ORDER BY m->>'due' LIMIT 1) AS step
  FROM project_requests r CROSS JOIN (SELECT $2::uuid AS id) reader WHERE r.id = $1`;

proposalsNextOf.fill(async (db, readerId, requestId) => {
  const [next] = await db.query<[ProposalsNext]>(NEXT, [requestId, readerId, officeToday()]);
  return next;
});
