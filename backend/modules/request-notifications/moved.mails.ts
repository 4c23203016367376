import type { DispatchedEvent, EventDefinition } from '../../events/events.public';
import { after, capitalized, defineMail } from '../../mail/mail.public';
import { formatMoney, FORMER_CURRENCY } from '../../validation/money';
import { isAssigning, requestDelegated, requestReassigned } from '../delegation/delegation.public';
import {
  CLIENT_STATUS_LABELS,
  type Price,
  type ProjectRequest,
  requestMoved,
  requestPriced,
  RequestReason,
  requestReopened,
  requestWithdrawn,
} from '../requests/requests.public';
import { defineRequestNotice, movedNotice, named } from './define-request-notice';
import { clientSide, toEachReader } from './recipients';
import { type Found, inOrderOf, movesOf, toClient, type ToReader } from './request-mails';
import { entriesOf, type Move, movesIn } from './request-moves';

type Accepted = { after?: { isAccepted?: true } };

const ofItself = ({ id }: DispatchedEvent) => ({ eventId: id });

defineMail<{ eventId: string } & ToReader>('status-changed', {
  label: 'Request: new status',
  kind: 'request_moves',
  when: [
    ...[requestMoved, requestPriced, requestWithdrawn, requestReopened].map((definition) =>
      after(definition as EventDefinition<Accepted>, (event, dispatch) =>
        event.data.after?.isAccepted ? null : toEachReader(dispatch, event, ofItself(event)),
      ),
    ),
    ...[requestDelegated, requestReassigned].map((definition) =>
      after(definition, (event, dispatch) =>
        isAssigning(event.data) ? toEachReader(dispatch, event, ofItself(event)) : null,
      ),
    ),
  ],
  inOrderOf,
  heldWith: ({ subjectId }, { userId }) => movesOf(subjectId, userId),
  compose: async (context, props, more) => {
    const moves = await movesIn(
      context.db,
      [props, ...more].map(({ eventId }) => eventId),
    );
    const [first] = moves;
    if (!first) return null;
    return toClient(context, first.requestId, props, (found) => ({
      subject: `${capitalized(found.whose)} ${found.request.reference} ${headline(moves)}`,
      preview: found.request.projectName,
      ...(moves.length === 1 ? oneMove(found, first) : severalMoves(found, moves)),
      button: `See ${found.whose}`,
    }));
  },
});

function headline(moves: Move[]): string {
  const status = moves.findLast((move) => move.status)?.status;
  const count = moves.length > 1 ? ` (${moves.length} changes)` : '';
  if (status) return `is now: ${CLIENT_STATUS_LABELS[status]}${count}`;
  if (moves.length > 1) return `has changed${count}`;
  return priceIn(moves[0]) ? 'has a new price' : 'no longer has an agreed price';
}

function priceIn(move: Move | undefined): string | null {
  const { after: price } = (move?.data ?? {}) as { after?: Partial<Price> };
  if (typeof price?.agreedPrice !== 'number') return null;
  return formatMoney(price.agreedPrice, price.currency ?? FORMER_CURRENCY);
}

function sentenceOf({ request: { projectName }, whose }: Found, move: Move): string {
  if (move.status) {
    return `${capitalized(whose)} “${projectName}” is now ${CLIENT_STATUS_LABELS[move.status].toLowerCase()}.`;
  }
  const price = priceIn(move);
  return price
    ? `The agreed price of ${whose} “${projectName}” is ${price}.`
    : `${capitalized(whose)} “${projectName}” no longer has an agreed price.`;
}

const oneMove = (found: Found, move: Move) => ({
  paragraphs: [sentenceOf(found, move)],
  facts: [
    ['Request', found.request.reference],
    ...(move.status ? [['Status', CLIENT_STATUS_LABELS[move.status]]] : []),
    ...(move.reason ? [['Reason', move.reason]] : []),
  ] as [string, string][],
});

const severalMoves = ({ request, client, whose }: Found, moves: Move[]) => ({
  paragraphs: [`What has changed in ${whose} “${request.projectName}”, oldest first:`],
  entries: entriesOf(moves, { ...CLIENT, timeZone: client.timeZone }),
});

const CLIENT = { isStaff: false };

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

const priceInWords = (request: ProjectRequest, { agreedPrice, currency }: Price) =>
  agreedPrice === null
    ? { title: 'Price taken back', message: `No price is agreed for ${named(request)} any more.` }
    : {
        title: 'Price agreed',
        message: `The agreed price of ${named(request)} is ${formatMoney(agreedPrice, currency ?? FORMER_CURRENCY)}.`,
      };
