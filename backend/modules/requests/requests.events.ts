import type { Team } from '../../access/access.public';
import { defineEvent, labelIn, nameSubjects } from '../../events/events.public';
import { FORMER_CURRENCY, formatMoney } from '../../validation/money';
import { editInWords, type Edit } from './request-fields';
import { STATUS_LABELS, type RequestStatus, URGENCY_LABELS, type Urgency } from './request-options';

nameSubjects('request', (db, ids) =>
  db.query(
    `SELECT id, 'REQ-' || lpad(number::text, 6, '0') AS label FROM project_requests WHERE id = ANY($1)`,
    [ids],
  ),
);

type Moved = { before: { status: RequestStatus }; after: { status: RequestStatus } };
type MovedByStaff = Moved & { after: { isOverride: boolean; isAccepted?: true } };
export type Price = { agreedPrice: number | null; currency?: string };

export const requestBecameUrgent = defineEvent<{
  before: { urgency: Urgency };
  after: { urgency: Urgency };
}>('request.urgency-changed', {
  subject: 'request',
  history: ({ data: { after } }) =>
    `Urgency set to ${labelIn(URGENCY_LABELS, after.urgency).toLowerCase()}`,
});

export const requestRaised = defineEvent('request.raised', {
  subject: 'request',
  history: () => 'Request raised',
});

export const requestEdited = defineEvent<Edit>('request.edited', {
  subject: 'request',
  history: ({ data }) => editInWords(data),
});

export const requestMoved = defineEvent<MovedByStaff>('request.status-changed', {
  subject: 'request',
  history: ({ data: { before, after } }, { isStaff }) =>
    isStaff
      ? `Moved from ${labelIn(STATUS_LABELS, before.status)} to ${labelIn(STATUS_LABELS, after.status)}`
      : labelIn(CLIENT_WORDS, after.status),
});

export const requestNoted = defineEvent<{
  after: { noteId: string; team: Team; mentions?: string[] };
}>('request.noted', { subject: 'request' });

export const requestPriced = defineEvent<{ before?: Price; after: Price }>('request.priced', {
  subject: 'request',
  history: ({ data: { after } }) =>
    after.agreedPrice === null
      ? 'Price taken back'
      : `Price agreed: ${formatMoney(after.agreedPrice, after.currency ?? FORMER_CURRENCY)}`,
});

export const requestAgreed = defineEvent<{ before: Price; after: Price & { proposal: string } }>(
  'request.agreed',
  {
    subject: 'request',
    audited: false,
    history: ({ data: { after } }) =>
      `Proposal ${after.proposal} accepted: ${formatMoney(after.agreedPrice ?? 0, after.currency)}`,
  },
);

export const requestAnswered = defineEvent<{ after: { commentId: string } }>('request.answered', {
  subject: 'request',
});

export const requestRepliedTo = defineEvent<{ after: { commentId: string } }>(
  'request.replied-to',
  { subject: 'request' },
);

export const requestWithdrawn = defineEvent<Moved>('request.withdrawn', {
  subject: 'request',
  history: () => 'Request withdrawn',
});

export const requestReopened = defineEvent<Moved>('request.reopened', {
  subject: 'request',
  history: () => 'Request reopened',
});

export const participantAdded = defineEvent<{ after: { userId: string } }>(
  'request.participant-added',
  { subject: 'request', history: () => 'A colleague was added' },
);

export const participantRemoved = defineEvent<{ before: { userId: string } }>(
  'request.participant-removed',
  { subject: 'request', history: () => 'A colleague was removed' },
);

export const readerInvited = defineEvent<{ tokenId: string }>('request.reader-invited', {
  subject: 'request',
  history: () => 'Somebody was invited by e-mail',
});

export const readerInvitationRevoked = defineEvent('request.reader-invitation-revoked', {
  subject: 'request',
  history: () => 'An invitation was revoked',
});

type Privacy = { organisationId: string | null; isPrivate: boolean };

export const privacyChanged = defineEvent<{ before: Privacy; after: Privacy }>(
  'request.privacy-changed',
  {
    subject: 'request',
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
