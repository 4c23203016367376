import type { Notice } from '../notifications/notifications.public';
import { WITHIN } from '../../promise/reply-promise';
import { defineRequestNotice, named, othersIn } from './define-request-notice';
import type { ProjectRequest } from './project-request.entity';
import { RequestReason } from './request-reason.entity';
import { CLIENT_STATUS_LABELS, type RequestStatus } from './request-status';
import {
  requestAnswered,
  requestMoved,
  requestPriced,
  requestRaised,
  requestReopened,
  requestRepliedTo,
  requestWithdrawn,
} from './requests.events';

defineRequestNotice('request-received', [requestRaised], (request) => ({
  to: [request.userId],
  notice: receivedNotice(request),
}));

type About = Pick<ProjectRequest, 'reference' | 'projectName'>;

export const receivedNotice = (request: About): Notice => ({
  type: 'success',
  title: 'Request received',
  message: `${named(request)} has reached us. We'll get back to you ${WITHIN}.`,
});

defineRequestNotice('request-waits', [requestRaised], async (request, event, tx) => {
  const company = request.company ? ` from ${request.company}` : '';
  const message = `${named(request)}${company} waits to be delegated.`;
  return {
    to: await othersIn(tx, 'admin', event),
    notice: { type: 'info', title: 'New request', message },
  };
});

defineRequestNotice('request-moved', [requestMoved], async (request, { id, data }, tx) => {
  const reason = await tx.findOneBy(RequestReason, { eventId: id });
  return { to: [request.userId], notice: movedNotice(request, data.after.status, reason?.body) };
});

/** To the client: how far it has come, and why where staff said so. */
export function movedNotice(request: About, status: RequestStatus, reason?: string): Notice {
  const label = CLIENT_STATUS_LABELS[status].toLowerCase();
  return {
    type: TYPES[status] ?? 'info',
    title: `Request ${label}`,
    message: `${named(request)} is now ${label}.${reason ? ` ${reason}` : ''}`,
  };
}

const TYPES: Partial<Record<RequestStatus, Notice['type']>> = {
  approved: 'success',
  completed: 'success',
  rejected: 'warning',
};

defineRequestNotice('request-priced', [requestPriced], (request, { data }) => ({
  to: [request.userId],
  notice: { type: 'info', ...priceInWords(request, data.after.agreedPrice) },
}));

/** In whole US dollars. */
const priceInWords = (request: ProjectRequest, dollars: number | null) =>
  dollars === null
    ? { title: 'Price taken back', message: `No price is agreed for ${named(request)} any more.` }
    : {
        title: 'Price agreed',
        message: `The agreed price of ${named(request)} is $${dollars.toLocaleString('en-US')}.`,
      };

defineRequestNotice('request-answered', [requestAnswered], (request) => ({
  to: [request.userId],
  notice: {
    type: 'info',
    title: 'Our team has answered',
    message: `There is an answer to ${named(request)}.`,
  },
}));

// To those who have the request in hand: its team, or the admins while no team has it.

defineRequestNotice('request-replied-to', [requestRepliedTo], async (request, event, tx) => ({
  to: await othersIn(tx, request.assignedTo ?? 'admin', event),
  notice: {
    type: 'info',
    title: 'The client replied',
    message: `There is a reply to ${named(request)}.`,
  },
}));

defineRequestNotice('request-withdrawn', [requestWithdrawn], async (request, event, tx) => ({
  to: await othersIn(tx, request.assignedTo ?? 'admin', event),
  notice: {
    type: 'warning',
    title: 'Request withdrawn',
    message: `The client has withdrawn ${named(request)}.`,
  },
}));

defineRequestNotice('request-reopened', [requestReopened], async (request, event, tx) => ({
  to: await othersIn(tx, request.assignedTo ?? 'admin', event),
  notice: {
    type: 'warning',
    title: 'Request reopened',
    message: `The client has reopened ${named(request)}.`,
  },
}));
