import { clockBreached } from '../response-times/response-times.public';
import type { EntityManager } from 'typeorm';
import {
  after,
  defineMail,
  excerptOf,
  nameInWords,
  SHARED_INBOX,
  type ComposedMail,
  type MailContext,
  type MailEntry,
  type MailThread,
} from '../../mail/mail.public';
import { whoAnswers } from './who-answers';
import { User } from '../accounts/accounts.public';
import { ProjectRequest } from './project-request.entity';
import { RequestComment } from './request-comment.entity';
import {
  entriesOf,
  greet,
  linkTo,
  movesIn,
  moveInWords,
  movesOf,
  nextForStaff,
  requestWithClient,
  threadOf,
  type Move,
} from './request-mails';
import { STATUS_LABELS } from './request-status';
import {
  requestEdited,
  requestReopened,
  requestRepliedTo,
  requestWithdrawn,
} from './requests.events';

type StaffNews = { aboutId: string; userId: string };

type Words = {
  subject: string;
  preview?: string;
  paragraph: string;
  facts?: [string, string][];
  quote?: string | undefined;
  entries?: MailEntry[];
  /** Default: because they handle the request. */
  reason?: string;
};

/** A mail to staff about a request; null if they are no longer active. */
export const toStaff = async (
  context: MailContext,
  userId: string,
  requestId: string,
  words: (request: ProjectRequest, timeZone: string | null) => Words,
  goesTo: MailThread['goesTo'] = 'client',
): Promise<ComposedMail | null> => {
  const found = await requestWithClient(context, requestId);
  const isShared = userId === SHARED_INBOX;
  const member = isShared ? null : await context.db.findOneBy(User, { id: userId });
  if (!found || (!isShared && !(member?.state === 'active' && member.isStaff))) return null;
  const { request, client } = found;
  const told = words(request, member?.timeZone ?? null);
  const { subject, preview, paragraph, facts, quote, entries } = told;
  const next = nextForStaff(request);
  return {
    to: member?.email ?? context.inbox,
    ...(member && { reader: member }),
    thread: threadOf(request, goesTo),
    content: {
      subject,
      preview: preview ?? `${request.projectName}, ${nameInWords(client.fullName)}`,
      ...(member && { greeting: greet(member) }),
      paragraphs: [paragraph],
      ...(facts && { facts }),
      ...(quote && { quote }),
      ...(entries && { entries }),
      ...(next && { next }),
      button: { label: 'Open the request', url: linkTo(context, request) },
      reason:
        told.reason ??
        (member
          ? 'You get this because you, or your team, answer for this request.'
          : 'This inbox is told where no team has the request.'),
    },
  };
};

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
