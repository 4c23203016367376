import { clockBreached } from '../response-times/response-times.public';
import type { EntityManager } from 'typeorm';
import { after, defineMail, excerptOf, SHARED_INBOX } from '../../mail/mail.public';
import { whoAnswers } from './define-request-notice';
import { ProjectRequest } from './project-request.entity';
import { RequestComment } from './request-comment.entity';
import { entriesOf, movesIn, moveInWords, movesOf, type Move, toStaff } from './request-mails';
import { STATUS_LABELS } from './request-options';
import {
  requestEdited,
  requestReopened,
  requestRepliedTo,
  requestWithdrawn,
} from './requests.events';

type StaffNews = { aboutId: string; userId: string };

/**
 * The person handling the request; the shared inbox if it has no team, or the team has no members.
 */
async function staffToTell(tx: EntityManager, requestId: string | null): Promise<string[]> {
  const request = await tx.findOneBy(ProjectRequest, { id: requestId! });
  const team = request?.assignedTo;
  const members = team ? await whoAnswers(tx, request.assigneeId, team) : [];
  return members.length > 0 ? members : [SHARED_INBOX];
}

defineMail<StaffNews>('client-replied', {
  kind: 'client_replies',
  when: [
    after(requestRepliedTo, async ({ subjectId, data }, { tx }) => {
      const aboutId = data.after.commentId;
      return (await staffToTell(tx, subjectId)).map((userId) => ({ aboutId, userId }));
    }),
  ],
  heldWith: ({ subjectId }, { userId }) => movesOf(subjectId, userId),
  isMessage: true,
  compose: async (context, { aboutId, userId }) => {
    const comment = await context.db.findOneBy(RequestComment, { id: aboutId });
    if (!comment) return null;
    return toStaff(context, userId, comment.requestId, (request) => ({
      subject: `Reply to ${request.reference}: ${request.projectName}`,
      preview: excerptOf(comment.body, 120),
      paragraph: 'The client has replied to a request:',
      quote: excerptOf(comment.body),
    }));
  },
});

defineMail<StaffNews>('client-moved-request', {
  kind: 'client_changes',
  when: [
    ...[requestWithdrawn, requestReopened].map((definition) =>
      after(definition, async ({ id, subjectId }, { tx }) =>
        (await staffToTell(tx, subjectId)).map((userId) => ({ aboutId: id, userId })),
      ),
    ),
    after(requestEdited, async ({ id, subjectId }, { tx }) =>
      (await staffToTell(tx, subjectId)).map((userId) => ({ aboutId: id, userId })),
    ),
  ],
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
        return { subject, paragraph: 'What the client has done, in order:', entries };
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
  kind: 'due_times',
  when: [
    after(clockBreached, async ({ subjectId }, { tx }) => {
      const told = await staffToTell(tx, subjectId);
      return told.map((userId) => ({ aboutId: subjectId!, userId }));
    }),
  ],
  compose: (context, { aboutId, userId }) =>
    toStaff(context, userId, aboutId, (request) => ({
      subject: `Overdue: ${request.reference} ${request.projectName}`,
      paragraph: 'What was promised to the client is overdue.',
      facts: [['Status', STATUS_LABELS[request.status]]],
    })),
});
