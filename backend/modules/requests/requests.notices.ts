import {
  clockBreached,
  clockWarned,
  dueInWords,
  type ClockKind,
} from '../response-times/response-times.public';
import { FORMER_CURRENCY, formatMoney } from '../../validation/money';
import {
  defineRequestNotice,
  named,
  othersAnswering,
  othersIn,
  clientSide,
  movedNotice,
  receivedNotice,
} from './define-request-notice';
import type { ProjectRequest } from './project-request.entity';
import { RequestReason } from './request-reason.entity';
import {
  participantAdded,
  requestAnswered,
  requestEdited,
  requestHandedOver,
  requestMoved,
  requestNoted,
  requestPriced,
  requestRaised,
  requestReopened,
  requestRepliedTo,
  requestWithdrawn,
  type Price,
} from './requests.events';

defineRequestNotice('request-received', [requestRaised], (request) => ({
  to: [request.userId],
  notice: receivedNotice(request),
}));

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
  return {
    to: await clientSide(tx, request),
    notice: movedNotice(request, data.after.status, reason?.body),
  };
});

defineRequestNotice('request-priced', [requestPriced], async (request, { data }, tx) => ({
  to: await clientSide(tx, request),
  notice: { type: 'info', ...priceInWords(request, data.after) },
}));

const priceInWords = (request: ProjectRequest, { agreedPrice, currency }: Price) =>
  agreedPrice === null
    ? { title: 'Price taken back', message: `No price is agreed for ${named(request)} any more.` }
    : {
        title: 'Price agreed',
        message: `The agreed price of ${named(request)} is ${formatMoney(agreedPrice, currency ?? FORMER_CURRENCY)}.`,
      };

defineRequestNotice('request-answered', [requestAnswered], async (request, _event, tx) => ({
  to: await clientSide(tx, request),
  notice: {
    type: 'info',
    title: 'Our team has answered',
    message: `There is an answer to ${named(request)}.`,
  },
}));

defineRequestNotice('colleague-wrote', [requestRepliedTo], async (request, { actorId }, tx) => ({
  to: (await clientSide(tx, request)).filter((id) => id !== actorId),
  notice: {
    type: 'info',
    title: 'A colleague has written',
    message: `There is a message about ${named(request)}.`,
  },
}));

defineRequestNotice(
  'participant-added',
  [participantAdded],
  (request, { actorId, data: { after } }) =>
    after.userId === actorId
      ? null
      : {
          to: [after.userId],
          notice: {
            type: 'info',
            title: 'You were added to a request',
            message: `You take part in ${named(request)} now.`,
          },
        },
);

defineRequestNotice('request-handed-over', [requestHandedOver], (request, { data: { after } }) => ({
  to: [after.userId],
  notice: {
    type: 'info',
    title: 'A request is yours now',
    message: `Whoever raised ${named(request)} has left your company.`,
  },
}));

defineRequestNotice('request-replied-to', [requestRepliedTo], async (request, event, tx) => ({
  to: await othersAnswering(tx, request, event),
  notice: {
    type: 'info',
    title: 'The client replied',
    message: `There is a reply to ${named(request)}.`,
  },
}));

defineRequestNotice('request-edited', [requestEdited], async (request, event, tx) => ({
  to: await othersAnswering(tx, request, event),
  notice: {
    type: 'info',
    title: 'Request changed',
    message: `The client has changed ${named(request)}.`,
  },
}));

defineRequestNotice('request-withdrawn', [requestWithdrawn], async (request, event, tx) => ({
  to: await othersAnswering(tx, request, event),
  notice: {
    type: 'warning',
    title: 'Request withdrawn',
    message: `The client has withdrawn ${named(request)}.`,
  },
}));

defineRequestNotice('request-reopened', [requestReopened], async (request, event, tx) => ({
  to: await othersAnswering(tx, request, event),
  notice: {
    type: 'warning',
    title: 'Request reopened',
    message: `The client has reopened ${named(request)}.`,
  },
}));

// Missed deadlines go to the person handling the request, and also to the admins.

const OWED: Record<ClockKind, string> = {
  first_reply: 'The first reply to',
  next_reply: 'The next reply to',
  resolution: 'The resolution of',
};

defineRequestNotice('request-due-soon', [clockWarned], async (request, event, tx) => {
  if (!request.dueAt) return null;
  const message = `${OWED[event.data.after.clock]} ${named(request)} is due by ${dueInWords(request.dueAt)}.`;
  return {
    to: await othersAnswering(tx, request, event),
    notice: { type: 'warning', title: 'Due soon', message },
  };
});

defineRequestNotice('request-overdue', [clockBreached], async (request, event, tx) => {
  const message = `${OWED[event.data.after.clock]} ${named(request)} is overdue.`;
  const answering = await othersAnswering(tx, request, event);
  // Managers can open only their own team's requests.
  const managers = request.assignedTo === 'manager' ? await othersIn(tx, 'manager', event) : [];
  const admins = await othersIn(tx, 'admin', event);
  return {
    to: [...new Set([...answering, ...managers, ...admins])],
    notice: { type: 'warning', title: 'Overdue', message },
  };
});

defineRequestNotice('request-mentioned', [requestNoted], (request, { actorId, data }) => ({
  to: (data.after.mentions ?? []).filter((id) => id !== actorId),
  notice: {
    type: 'info',
    title: 'You were mentioned',
    message: `A note on ${named(request)} mentions you.`,
  },
}));
