import type { EventDefinition } from '../../events/events.public';
import { defineMail } from '../../mail/mail.public';
import type { Notice } from '../notifications/notifications.public';
import {
  requestEdited,
  requestReopened,
  requestWithdrawn,
  STATUS_LABELS,
} from '../requests/requests.public';
import { defineRequestNotice, named } from './define-request-notice';
import { othersAnswering, type StaffNews, toStaffAfter } from './recipients';
import { movesOf, toStaff } from './request-mails';
import { entriesOf, type Move, moveInWords, movesIn } from './request-moves';

defineMail<StaffNews>('client-moved-request', {
  label: 'Withdrawn or reopened',
  kind: 'client_changes',
  when: [requestWithdrawn, requestReopened, requestEdited].map((definition) =>
    toStaffAfter(definition as EventDefinition<unknown>, ({ id }) => id),
  ),
  heldWith: ({ subjectId }, { userId }) => movesOf(subjectId, userId),
  compose: async (context, { aboutId, userId }, more) => {
    const ids = [aboutId, ...more.map((one) => one.aboutId)];
    const moves = await movesIn(context.db, ids);
    const [first] = moves;
    if (!first) return null;
    const reader = { isStaff: true };
    return toStaff(context, userId, first.requestId, (request, timeZone) => {
      const subject = `${headline(moves)}: ${request.reference} ${request.projectName}`;
      if (moves.length > 1) {
        const entries = entriesOf(moves, { ...reader, timeZone });
        return { subject, paragraph: 'What the client has done, oldest first:', entries };
      }
      return {
        subject,
        paragraph: `The client has ${headline(moves).toLowerCase()} a request.`,
        facts: [
          ['Status', STATUS_LABELS[request.status]],
          ...(first.status ? [] : [['Change', moveInWords(first, reader)] as [string, string]]),
        ],
        quote: first.reason,
      };
    });
  },
});

function headline(moves: Move[]): string {
  const status = moves.findLast((move) => move.status)?.status;
  const count = moves.length > 1 ? ` (${moves.length} changes)` : '';
  if (!status) return `Changed${count}`;
  return `${status === 'withdrawn' ? 'Withdrawn' : 'Reopened'}${count}`;
}

const defineClientMove = <Data>(
  name: string,
  definition: EventDefinition<Data>,
  [type, title]: [Notice['type'], string],
  sentence: (request: string) => string,
) =>
  defineRequestNotice(name, [definition], async (request, event, dispatch) => ({
    to: await othersAnswering(dispatch, request, event),
    notice: { type, title, message: sentence(named(request)) },
  }));

defineClientMove(
  'request-edited',
  requestEdited,
  ['info', 'Request changed'],
  (request) => `The client has changed ${request}.`,
);

defineClientMove(
  'request-withdrawn',
  requestWithdrawn,
  ['warning', 'Request withdrawn'],
  (request) => `The client has withdrawn ${request}.`,
);

defineClientMove(
  'request-reopened',
  requestReopened,
  ['warning', 'Request reopened'],
  (request) => `The client has reopened ${request}.`,
);
