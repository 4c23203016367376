import type { EventDefinition, DispatchedEvent } from '../../events/events.public';
import { after, defineMail, excerptOf, SHARED_INBOX } from '../../mail/mail.public';
import { whoAnswers } from '../delegation/delegation.public';
import {
  RequestComment,
  requestEdited,
  requestReopened,
  requestRepliedTo,
  requestWithdrawn,
  STATUS_LABELS,
} from '../requests/requests.public';
import { clockBreached } from '../response-times/response-times.public';
import { requestOf } from './define-request-notice';
import { movesOf, toStaff } from './request-mails';
import { entriesOf, moveInWords, movesIn, type Move } from './request-moves';

type StaffNews = { aboutId: string; userId: string };

/** The shared inbox if the request has no team, or the team has no members. */
const toStaffAfter = <Data>(
  definition: EventDefinition<Data>,
  aboutIdOf: (event: DispatchedEvent<Data>) => string,
) =>
  after<StaffNews, Data>(definition, async (event, dispatch) => {
    const request = await requestOf(dispatch, event);
    const team = request?.assignedTo;
    const members = team ? await whoAnswers(dispatch.tx, request.assigneeId, team) : [];
    const recipients = members.length > 0 ? members : [SHARED_INBOX];
    return recipients.map((userId) => ({ aboutId: aboutIdOf(event), userId }));
  });

defineMail<StaffNews>('client-replied', {
  label: 'Reply of a client',
  kind: 'client_replies',
  when: [toStaffAfter(requestRepliedTo, ({ data }) => data.after.commentId)],
  heldWith: ({ subjectId }, { userId }) => movesOf(subjectId, userId),
  isMessage: true,
  compose: async (context, { aboutId, userId }) => {
    const comment = await context.db.findOneBy(RequestComment, { id: aboutId });
    if (!comment) return null;
    return toStaff(context, userId, comment.requestId, (request) => ({
      subject: `Reply to ${request.reference}: ${request.projectName}`,
      preview: excerptOf(comment.body, 120),
      paragraph: 'The client has written:',
      quote: excerptOf(comment.body),
    }));
  },
});

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

defineMail<StaffNews>('request-overdue', {
  label: 'Overdue (to staff)',
  kind: 'due_times',
  when: [toStaffAfter(clockBreached, ({ subjectId }) => subjectId!)],
  compose: (context, { aboutId, userId }) =>
    toStaff(context, userId, aboutId, (request) => ({
      subject: `Overdue: ${request.reference} ${request.projectName}`,
      paragraph: 'Our answer to the client is overdue.',
      facts: [['Status', STATUS_LABELS[request.status]]],
    })),
});
