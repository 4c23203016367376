import { FORMER_CURRENCY, formatMoney } from '../../validation/money';
import { isAssigning, requestDelegated, requestReassigned } from '../delegation/delegation.public';
import {
  participantAdded,
  requestAnswered,
  requestHandedOver,
  requestMoved,
  requestPriced,
  requestRaised,
  RequestReason,
  requestRepliedTo,
  type Price,
  type ProjectRequest,
} from '../requests/requests.public';
import {
  clientSide,
  defineRequestNotice,
  movedNotice,
  named,
  receivedNotice,
} from './define-request-notice';

defineRequestNotice('request-received', [requestRaised], (request) => ({
  to: [request.userId],
  notice: receivedNotice(request),
}));

defineRequestNotice('request-moved', [requestMoved], async (request, { id, data }, dispatch) => {
  if (data.after.isAccepted) return null;
  const reason = await dispatch.tx.findOneBy(RequestReason, { eventId: id });
  return {
    to: await clientSide(dispatch, request),
    notice: movedNotice(request, data.after.status, reason?.body),
  };
});

defineRequestNotice('request-priced', [requestPriced], async (request, { data }, dispatch) => ({
  to: await clientSide(dispatch, request),
  notice: { type: 'info', ...priceInWords(request, data.after) },
}));

defineRequestNotice(
  'request-assigned',
  [requestDelegated, requestReassigned],
  async (request, { data }, dispatch) =>
    isAssigning(data)
      ? { to: await clientSide(dispatch, request), notice: movedNotice(request, 'assigned') }
      : null,
);

const priceInWords = (request: ProjectRequest, { agreedPrice, currency }: Price) =>
  agreedPrice === null
    ? { title: 'Price taken back', message: `No price is agreed for ${named(request)} any more.` }
    : {
        title: 'Price agreed',
        message: `The agreed price of ${named(request)} is ${formatMoney(agreedPrice, currency ?? FORMER_CURRENCY)}.`,
      };

defineRequestNotice('request-answered', [requestAnswered], async (request, _event, dispatch) => ({
  to: await clientSide(dispatch, request),
  notice: {
    type: 'info',
    title: 'Our team has answered',
    message: `There is an answer to ${named(request)}.`,
  },
}));

defineRequestNotice(
  'colleague-wrote',
  [requestRepliedTo],
  async (request, { actorId }, dispatch) => ({
    to: (await clientSide(dispatch, request)).filter((id) => id !== actorId),
    notice: {
      type: 'info',
      title: 'A colleague has written',
      message: `There is a message about ${named(request)}.`,
    },
  }),
);

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
