import { In, Not, type EntityManager } from 'typeorm';
import { saveChanged } from '../../events/events.public';
import { acceptanceOf } from '../requests/requests.public';
import { OPEN_STATES, statesBefore } from './proposal-moves';
import type { ProposalKind } from './proposal-draft';
import { Proposal } from './proposal.entity';
import { NothingToChange, OfferAccepted } from './proposals.errors';
import { factsOf, proposalSuperseded } from './proposals.events';

/** `offerId`: the accepted offer. `isAwaited`: an offer waits for a decision. */
type ProposalsOfRequest = {
  open: number;
  offerId: string | null;
  isAgreed: boolean;
  isAwaited: boolean;
};

const OF_REQUEST = `
  SELECT count(*) FILTER (WHERE state = ANY($2))::int AS open,
    (array_agg(id) FILTER (WHERE kind = 'offer' AND state = 'accepted'))[1] AS "offerId",
    coalesce(bool_or(state = 'accepted'), false) AS "isAgreed",
    coalesce(bool_or(state = 'sent' AND kind = 'offer'), false) AS "isAwaited"
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
