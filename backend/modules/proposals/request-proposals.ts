import type { EntityManager } from 'typeorm';
import { acceptanceOf } from '../requests/requests.public';
import { OPEN_STATES } from './proposal-moves';
import type { ProposalKind } from './proposal.entity';
import { NothingToChange, OfferAccepted } from './proposals.errors';

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

acceptanceOf.fill(proposalsOf);
