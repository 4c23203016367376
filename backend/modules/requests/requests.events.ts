import type { Team } from '../../access/access.public';
import {
  defineEvent,
  labelIn,
  nameSubjects,
  type Recorded,
  nameEvents,
} from '../../events/events.public';
import { FORMER_CURRENCY, formatMoney } from '../../validation/money';
import { editInWords, type Edit } from './request-fields';
import {
  proposalTitle,
  type ProposalKind,
  STATUS_LABELS,
  type RequestStatus,
  URGENCY_LABELS,
  type Urgency,
} from './request-options';

nameEvents({ request: 'Requests' });

nameSubjects('request', 'Request', (db, ids) =>
  db.query(
    `SELECT id, 'REQ-' || lpad(number::text, 6, '0') AS label FROM project_requests WHERE id = ANY($1)`,
    [ids],
  ),
);

type Moved = { before: { status: RequestStatus }; after: { status: RequestStatus } };
type MovedByStaff = Moved & { after: { isOverride: boolean; isAccepted?: true } };
const aboutRequest = ({ subjectId }: Recorded<unknown>) => ({ requestId: subjectId! });
const moved = ({ subjectId, data: { before, after } }: Recorded<Moved>) => ({
  requestId: subjectId!,
  from: before.status,
  to: after.status,
});
const written = ({ subjectId, data }: Recorded<{ after: { commentId: string } }>) => ({
  requestId: subjectId!,
  commentId: data.after.commentId,
});

export type Price = { agreedPrice: number | null; currency?: string };

export const requestBecameUrgent = defineEvent<{
  before: { urgency: Urgency };
  after: { urgency: Urgency };
}>('request.urgency-changed', {
  subject: 'request',
  audit: 'Changed the urgency of a request',
  live: { to: 'everyone' },
  published: {
    as: 'request.urgency_changed',
    label: 'A request became more or less urgent',
    data: ({ subjectId, data: { before, after } }) => ({
      requestId: subjectId!,
      from: before.urgency,
      to: after.urgency,
    }),
  },
  history: ({ data: { after } }) =>
    `Urgency set to ${labelIn(URGENCY_LABELS, after.urgency).toLowerCase()}`,
});

export const requestRaised = defineEvent('request.raised', {
  subject: 'request',
  audit: 'Raised a request',
  live: { to: 'everyone' },
  published: { label: 'A request was raised', data: aboutRequest },
  history: () => 'Request raised',
});

export const requestEdited = defineEvent<Edit>('request.edited', {
  subject: 'request',
  audit: 'Changed their request',
  live: { to: 'everyone' },
  published: {
    label: 'A request was edited',
    data: ({ subjectId, data }) => ({ requestId: subjectId!, fields: data.after.fields }),
  },
  history: ({ data }) => editInWords(data),
});

export const requestMoved = defineEvent<MovedByStaff>('request.status-changed', {
  subject: 'request',
  audit: 'Changed the status of a request',
  live: { to: 'everyone' },
  published: { as: 'request.moved', label: 'A request moved', data: moved },
  history: ({ data: { before, after } }, { isStaff }) =>
    isStaff
      ? `Moved from ${labelIn(STATUS_LABELS, before.status)} to ${labelIn(STATUS_LABELS, after.status)}`
      : labelIn(CLIENT_WORDS, after.status),
});

export const requestNoted = defineEvent<{
  after: { noteId: string; team: Team; mentions?: string[] };
}>('request.noted', {
  subject: 'request',
  audit: 'Added a note to a request',
  live: { to: 'staff', team: ({ after }) => after.team },
});

export const requestPriced = defineEvent<{ before?: Price; after: Price }>('request.priced', {
  subject: 'request',
  audit: 'Agreed on the price of a request',
  live: { to: 'everyone' },
  published: { label: 'A price was agreed or withdrawn', data: aboutRequest },
  history: ({ data: { after } }) =>
    after.agreedPrice === null
      ? 'Price taken back'
      : `Price agreed: ${formatMoney(after.agreedPrice, after.currency ?? FORMER_CURRENCY)}`,
});

export const requestAgreed = defineEvent<{
  before: Price;
  after: Price & { proposal: string; kind?: ProposalKind };
}>('request.agreed', {
  subject: 'request',
  live: { to: 'everyone' },
  history: ({ data: { after } }) =>
    `${proposalTitle(after.proposal, after.kind)} accepted: ${formatMoney(after.agreedPrice ?? 0, after.currency)}`,
});

export const requestAnswered = defineEvent<{ after: { commentId: string } }>('request.answered', {
  subject: 'request',
  audit: 'Answered the client of a request',
  live: { to: 'everyone' },
  published: { label: 'Our team answered', data: written },
});

export const requestRepliedTo = defineEvent<{ after: { commentId: string } }>(
  'request.replied-to',
  {
    subject: 'request',
    audit: 'Wrote on a request as its client',
    live: { to: 'everyone' },
    published: { as: 'request.replied', label: 'The client replied', data: written },
  },
);

export const requestWithdrawn = defineEvent<Moved>('request.withdrawn', {
  subject: 'request',
  audit: 'Withdrew a request',
  live: { to: 'everyone' },
  published: { label: 'A request was withdrawn', data: moved },
  history: () => 'Request withdrawn',
});

export const requestReopened = defineEvent<Moved>('request.reopened', {
  subject: 'request',
  audit: 'Reopened a request',
  live: { to: 'everyone' },
  published: { label: 'A request was reopened', data: moved },
  history: () => 'Request reopened',
});

export const participantAdded = defineEvent<{ after: { userId: string } }>(
  'request.participant-added',
  {
    subject: 'request',
    audit: 'Added somebody to a request',
    live: { to: 'everyone' },
    history: () => 'A colleague was added',
  },
);

export const participantRemoved = defineEvent<{ before: { userId: string } }>(
  'request.participant-removed',
  {
    subject: 'request',
    audit: 'Removed somebody from a request',
    live: { to: 'everyone', formerly: ({ before }) => ({ readers: [before.userId] }) },
    history: () => 'A colleague was removed',
  },
);

export const readerInvited = defineEvent<{ tokenId: string }>('request.reader-invited', {
  subject: 'request',
  audit: 'Invited somebody to a request by e-mail',
  live: { to: 'everyone' },
  history: () => 'Somebody was invited by e-mail',
});

export const readerInvitationRevoked = defineEvent('request.reader-invitation-revoked', {
  subject: 'request',
  audit: 'Revoked an invitation to a request',
  live: { to: 'everyone' },
  history: () => 'An invitation was revoked',
});

type Privacy = { organisationId: string | null; isPrivate: boolean };

export const privacyChanged = defineEvent<{ before: Privacy; after: Privacy }>(
  'request.privacy-changed',
  {
    subject: 'request',
    audit: 'Changed who sees a request',
    live: { to: 'everyone', formerly: ({ before }) => ({ wasShared: !before.isPrivate }) },
    history: ({ data: { after } }) => {
      if (after.organisationId === null) return 'Made personal: its client left the company';
      return after.isPrivate ? 'Made private' : 'Shared with the company';
    },
  },
);

export const requestHandedOver = defineEvent<{
  before: { userId: string };
  after: { userId: string };
}>('request.handed-over', {
  subject: 'request',
  audit: 'Handed a request over to a colleague',
  live: { to: 'everyone', formerly: ({ before }) => ({ readers: [before.userId] }) },
  history: () => 'Handed over within the company',
});

const CLIENT_WORDS: Record<RequestStatus, string> = {
  pending: 'Waiting to be looked at again',
  assigned: 'Back with our team',
  in_review: 'Our review has begun',
  approved: 'Approved',
  completed: 'Completed',
  rejected: 'Rejected',
  withdrawn: 'Request withdrawn',
};
