import { can, Permission } from '../../access/access.public';
import { read } from '../../database/sql';
import { defineEvent, nameSubjects, type NewEvent } from '../../events/events.public';
import { defineAudience, notifyLive } from '../../live/live.public';
import { isInScope, readersSql, staffScope, type Placed } from '../requests/requests.public';
import {
  priceOf,
  proposalReference,
  proposalReferenceSql,
  type ProposalContent,
} from './proposal-content';
import type { Proposal } from './proposal.entity';

nameSubjects('proposal', (db, ids) =>
  db.query(`SELECT id, ${proposalReferenceSql('p')} AS label FROM proposals p WHERE id = ANY($1)`, [
    ids,
  ]),
);

/** `version`: the sent version. Amounts are in the smallest unit. */
type Facts = { requestId: string; version: number; netMinor: number; currency: string };

const SUBJECT = { subject: 'proposal' };
const about = <Data extends object = { after: Facts }>(name: string, audited = true) =>
  defineEvent<Data>(`proposal.${name}`, { ...SUBJECT, audited });

export const proposalDrafted = about('drafted', false);
export const proposalSent = about('sent');
export const proposalSuperseded = about('superseded');
export const proposalWithdrawn = about('withdrawn');
export const proposalAccepted = about<{ after: Facts & { capacity: string } }>('accepted');
export const proposalDeclined = about('declined');
export const proposalExpired = about('expired');
export const proposalDue = about('due', false);
export const codeAsked = about<{ codeId: string }>('code-asked', false);
export const proposalsExported = defineEvent<{ after: object }>('proposal.exported');

const HISTORY = {
  sent: 'sent',
  withdrawn: 'withdrawn',
  declined: 'declined',
  expired: 'expired',
} as const;
export type ProposalChange = keyof typeof HISTORY;

/** An acceptance is `request.agreed`. */
export const requestProposed = defineEvent<{
  after: {
    change: ProposalChange;
    number: number;
    netMinor: number;
    vatMinor: number;
    currency: string;
  };
}>('request.proposed', {
  subject: 'request',
  audited: false,
  history: ({ data: { after } }) =>
    `Proposal ${proposalReference(after.number)} ${HISTORY[after.change]}: ${priceOf(after)}`,
});

/** Without a price, for what happens to a draft. */
export const factsOf = (
  { requestId, sentVersion }: Pick<Proposal, 'requestId' | 'sentVersion'>,
  { netMinor = 0, currency = '' }: Partial<Pick<Facts, 'netMinor' | 'currency'>> = {},
): Facts => ({ requestId, version: sentVersion, netMinor, currency });

export const proposedOnRequest = (
  { requestId, number }: Pick<Proposal, 'requestId' | 'number'>,
  change: ProposalChange,
  { netMinor, vatMinor, currency }: Pick<ProposalContent, 'netMinor' | 'vatMinor' | 'currency'>,
): NewEvent =>
  requestProposed({
    subject: requestId,
    after: { change, number, netMinor, vatMinor, currency },
  });

defineAudience<Placed & { id: string }>('proposal', {
  load: (db, ids) =>
    read(
      db,
      `SELECT p.id, r.assigned_to AS "assignedTo", ARRAY(${readersSql()}) AS readers
       FROM proposals p JOIN project_requests r ON r.id = p.request_id WHERE p.id = ANY($1)`,
      [ids],
    ),
  sees: (actor, proposal, to) =>
    (can(actor.role, Permission.WorkOnRequests) && isInScope(staffScope(actor), proposal)) ||
    (to === 'everyone' && isInScope({ kind: 'own', userId: actor.userId }, proposal)),
});

notifyLive([proposalDrafted], { to: 'staff' });
notifyLive(
  [proposalSent, proposalSuperseded, proposalWithdrawn, proposalDeclined, proposalExpired],
  {
    to: 'everyone',
  },
);
notifyLive([proposalAccepted], { to: 'everyone' });
notifyLive([requestProposed], { to: 'everyone' });
