import { can, Permission } from '../../access/access.public';
import { read } from '../../database/sql';
import {
  defineEvent,
  nameSubjects,
  type NewEvent,
  type Recorded,
  nameEvents,
} from '../../events/events.public';
import { defineAudience } from '../../live/live.public';
import {
  isInScope,
  proposalTitle,
  readersSql,
  staffScope,
  type Placed,
  type ProposalKind,
} from '../requests/requests.public';
import {
  priceOf,
  proposalReference,
  proposalReferenceSql,
  type ProposalContent,
} from './proposal-content';
import type { Proposal } from './proposal.entity';

nameEvents({ proposal: 'Proposals' });

nameSubjects('proposal', 'Proposal', (db, ids) =>
  db.query(`SELECT id, ${proposalReferenceSql('p')} AS label FROM proposals p WHERE id = ANY($1)`, [
    ids,
  ]),
);

/** `version`: the sent version. Amounts are in the smallest unit. */
type Facts = { requestId: string; version: number; netMinor: number; currency: string };

const SUBJECT = { subject: 'proposal' };
const EVERYONE = { live: { to: 'everyone' } } as const;

const published = ({ subjectId, data: { after } }: Recorded<{ after: Facts }>) => ({
  proposalId: subjectId!,
  requestId: after.requestId,
});

export const proposalDrafted = defineEvent<{ after: Facts }>('proposal.drafted', {
  ...SUBJECT,
  live: { to: 'staff' },
});
export const proposalSent = defineEvent<{ after: Facts }>('proposal.sent', {
  ...SUBJECT,
  ...EVERYONE,
  audit: 'Sent a proposal',
  published: { label: 'A proposal was sent', data: published },
});
export const proposalSuperseded = defineEvent<{ after: Facts }>('proposal.superseded', {
  ...SUBJECT,
  ...EVERYONE,
  audit: 'Replaced a proposal with another',
});
export const proposalWithdrawn = defineEvent<{ after: Facts }>('proposal.withdrawn', {
  ...SUBJECT,
  ...EVERYONE,
  audit: 'Withdrew a proposal',
});
export const proposalAccepted = defineEvent<{ after: Facts & { capacity: string } }>(
  'proposal.accepted',
  {
    ...SUBJECT,
    ...EVERYONE,
    audit: 'Accepted a proposal',
    published: { label: 'A proposal was accepted', data: published },
  },
);
export const proposalDeclined = defineEvent<{ after: Facts }>('proposal.declined', {
  ...SUBJECT,
  ...EVERYONE,
  audit: 'Declined a proposal',
  published: { label: 'A proposal was declined', data: published },
});
export const proposalExpired = defineEvent<{ after: Facts }>('proposal.expired', {
  ...SUBJECT,
  ...EVERYONE,
  audit: 'A proposal expired',
});
export const proposalDue = defineEvent<{ after: Facts }>('proposal.due', SUBJECT);
export const codeAsked = defineEvent<{ codeId: string }>('proposal.code-asked', SUBJECT);
export const proposalsExported = defineEvent<{ after: object }>('proposal.exported', {
  audit: 'Exported proposals',
});

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
    kind?: ProposalKind;
    netMinor: number;
    vatMinor: number;
    currency: string;
  };
}>('request.proposed', {
  subject: 'request',
  live: { to: 'everyone' },
  history: ({ data: { after } }) =>
    `${proposalTitle(proposalReference(after.number), after.kind)} ${HISTORY[after.change]}: ${priceOf(after)}`,
});

/** Without a price, for what happens to a draft. */
export const factsOf = (
  { requestId, sentVersion }: Pick<Proposal, 'requestId' | 'sentVersion'>,
  { netMinor = 0, currency = '' }: Partial<Pick<Facts, 'netMinor' | 'currency'>> = {},
): Facts => ({ requestId, version: sentVersion, netMinor, currency });

export const proposedOnRequest = (
  { requestId, number, kind }: Pick<Proposal, 'requestId' | 'number' | 'kind'>,
  change: ProposalChange,
  { netMinor, vatMinor, currency }: Pick<ProposalContent, 'netMinor' | 'vatMinor' | 'currency'>,
): NewEvent =>
  requestProposed({
    subject: requestId,
    after: { change, number, kind, netMinor, vatMinor, currency },
  });

defineAudience<Placed & { id: string }>('proposal', {
  load: (db, ids) =>
    read(
      db,
      `SELECT p.id, r.assigned_to AS "assignedTo", ARRAY(${readersSql()}) AS readers
       FROM proposals p JOIN project_requests r ON r.id = p.request_id WHERE p.id = ANY($1)`,
      [ids],
    ),
  sees: (actor, proposal, { to }) =>
    (can(actor.role, Permission.WorkOnRequests) && isInScope(staffScope(actor), proposal)) ||
    (to === 'everyone' && isInScope({ kind: 'own', userId: actor.userId }, proposal)),
});
