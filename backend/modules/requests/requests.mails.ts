import { FORMER_CURRENCY, formatMoney } from '../../validation/money';
import { after, defineMail, excerptOf, nameInWords } from '../../mail/mail.public';
import { dueInWords, replyNote, within } from '../response-times/response-times.public';
import type { ProjectRequest } from './project-request.entity';
import { RequestComment } from './request-comment.entity';
import {
  capitalized,
  entriesOf,
  factsOf,
  inOrderOf,
  linkTo,
  movesIn,
  movesOf,
  requestWithClient,
  threadOf,
  toClient,
  toEachReader,
  type Found,
  type Move,
  type ToReader,
} from './request-mails';
import { URGENCY_LABELS, CLIENT_STATUS_LABELS } from './request-options';
import {
  requestAnswered,
  requestMoved,
  requestPriced,
  requestRaised,
  requestReopened,
  requestWithdrawn,
  type Price,
} from './requests.events';

const byWhen = ({ replyDueAt }: ProjectRequest, mark = ''): string =>
  replyDueAt ? `${mark} by ${dueInWords(replyDueAt)}${mark && ' at the latest'}` : '';

defineMail<{ requestId: string }>('request-received', {
  kind: 'always',
  when: [after(requestRaised, ({ subjectId }) => ({ requestId: subjectId! }))],
  inOrderOf: (event) => inOrderOf(event),
  compose: (context, { requestId }) =>
    toClient(context, requestId, {}, ({ request }) => ({
      subject: `We have received your request ${request.reference}`,
      preview: `We'll get back to you${byWhen(request)}.`,
      paragraphs: ['Thank you. Your request has reached us.'],
      facts: factsOf(request),
      next: `It is our turn. We'll get back to you ${within('portal')}${byWhen(request, ':')}.${replyNote('portal')} Until our review begins, you can still change what you asked for.`,
      button: 'Follow your request',
    })),
});

defineMail<{ requestId: string }>('new-request', {
  kind: 'always',
  when: [after(requestRaised, ({ subjectId }) => ({ requestId: subjectId! }))],
  compose: async (context, props) => {
    const found = await requestWithClient(context, props.requestId);
    if (!found) return null;
    const { request, client } = found;
    return {
      to: context.inbox,
      replyTo: client.email,
      thread: threadOf(request, 'nobody'),
      content: {
        subject: `New request ${request.reference}: ${request.projectName}`,
        preview: `${client.fullName}, urgency ${URGENCY_LABELS[request.urgency].toLowerCase()}`,
        paragraphs: [`${nameInWords(client.fullName)} raised a new request.`],
        facts: [
          ...factsOf(request),
          ['Urgency', URGENCY_LABELS[request.urgency]],
          ['Company', request.company ?? client.company],
          ['Contact', request.contactEmail],
        ],
        quote: excerptOf(request.description),
        next: `It waits to be delegated.${request.replyDueAt ? ` The client was promised a reply${byWhen(request)}.` : ''}`,
        button: { label: 'Open the request', url: linkTo(context, request) },
        reason: 'This inbox is told of every new request.',
      },
    };
  },
});

export const statusChangedMail = defineMail<{ eventId: string } & ToReader>('status-changed', {
  kind: 'request_moves',
  when: [
    after(requestMoved, (event, { tx }) => toEachReader(tx, event, { eventId: event.id })),
    after(requestPriced, (event, { tx }) => toEachReader(tx, event, { eventId: event.id })),
    after(requestWithdrawn, (event, { tx }) => toEachReader(tx, event, { eventId: event.id })),
    after(requestReopened, (event, { tx }) => toEachReader(tx, event, { eventId: event.id })),
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
  return priceIn(moves[0]) ? 'has a new price' : 'has no agreed price any more';
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
    : `No price is agreed for ${whose} “${projectName}” any more.`;
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
  paragraphs: [`What has happened to ${whose} “${request.projectName}”, in order:`],
  entries: entriesOf(moves, { ...CLIENT, timeZone: client.timeZone }),
});

const CLIENT = { isStaff: false };

defineMail<{ commentId: string } & ToReader>('request-answered', {
  kind: 'request_messages',
  when: [
    after(requestAnswered, (event, { tx }) =>
      toEachReader(tx, event, { commentId: event.data.after.commentId }),
    ),
  ],
  inOrderOf,
  heldWith: ({ subjectId }, { userId }) => movesOf(subjectId, userId),
  isMessage: true,
  compose: async (context, props) => {
    const comment = await context.db.findOneBy(RequestComment, { id: props.commentId });
    if (!comment) return null;
    return toClient(context, comment.requestId, props, ({ request, whose }) => ({
      subject: `An answer to ${whose} ${request.reference}`,
      preview: excerptOf(comment.body, 120),
      paragraphs: [`Our team has answered ${whose} “${request.projectName}”:`],
      quote: excerptOf(comment.body),
      button: 'Read it and reply',
    }));
  },
});
