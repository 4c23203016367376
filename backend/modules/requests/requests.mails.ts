import type { EntityManager } from 'typeorm';
import { RecordedEvent } from '../../events/events.public';
import {
  after,
  defineMail,
  nameInWords,
  SHARED_INBOX,
  type ComposedMail,
  type MailContext,
} from '../../mail/mail.public';
import { dueInWords, WITHIN } from '../../working-time/in-words';
import { whoAnswers } from '../absences/absences.public';
import { User } from '../users/users.public';
import { ProjectRequest } from './project-request.entity';
import { RequestComment } from './request-comment.entity';
import { BUDGET_LABELS, SERVICE_LABELS, TIMELINE_LABELS, URGENCY_LABELS } from './request-options';
import { RequestReason } from './request-reason.entity';
import { CLIENT_STATUS_LABELS, STATUS_LABELS, type RequestStatus } from './request-status';
import {
  clockBreached,
  requestAnswered,
  requestMoved,
  requestRaised,
  requestReopened,
  requestRepliedTo,
  requestWithdrawn,
} from './requests.events';

/** The mails to a client about one request arrive in the order of what happened. */
const inOrderOf = ({ subjectId }: Pick<RecordedEvent, 'subjectId'>) => subjectId;

export const greet = ({ firstName }: User) => `Hello ${nameInWords(firstName)}`.trim().concat(',');

const REQUEST_REASON = 'You get this because you raised this request with us.';

export const requestWithClient = async ({ db }: MailContext, requestId: string) => {
  const request = await db.findOneBy(ProjectRequest, { id: requestId });
  const client = request && (await db.findOneBy(User, { id: request.userId }));
  return request && client && !client.disabledAt ? { request, client } : null;
};

/** When the reply is promised, as long as it is owed: " by Tuesday 24 November at 10:30". */
const byWhen = ({ replyDueAt }: ProjectRequest, mark = ''): string =>
  replyDueAt ? `${mark} by ${dueInWords(replyDueAt)}${mark && ' at the latest'}` : '';

export const factsOf = (request: ProjectRequest): [string, string][] => [
  ['Request', request.reference],
  ['Project', request.projectName],
  ['Service', SERVICE_LABELS[request.serviceType]],
  ['Timeline', TIMELINE_LABELS[request.timeline]],
  ['Budget', BUDGET_LABELS[request.budget]],
];

defineMail<{ requestId: string }>('request-received', {
  when: [after(requestRaised, ({ subjectId }) => ({ requestId: subjectId! }))],
  inOrderOf,
  compose: async (context, props) => {
    const found = await requestWithClient(context, props.requestId);
    if (!found) return null;
    const { request, client } = found;
    return {
      to: client.email,
      content: {
        subject: `We have received your request ${request.reference}`,
        preview: `We'll get back to you${byWhen(request)}.`,
        greeting: greet(client),
        paragraphs: [
          `Thank you. Your request has reached us, and we'll get back to you ${WITHIN}${byWhen(request, ':')}.`,
        ],
        facts: factsOf(request),
        button: {
          label: 'Follow your request',
          url: context.links.page(`/dashboard/requests/${request.id}`),
        },
        reason: REQUEST_REASON,
      },
    };
  },
});

defineMail<{ requestId: string }>('new-request', {
  when: [after(requestRaised, ({ subjectId }) => ({ requestId: subjectId! }))],
  compose: async (context, props) => {
    const found = await requestWithClient(context, props.requestId);
    if (!found) return null;
    const { request, client } = found;
    return {
      to: context.inbox,
      replyTo: client.email,
      content: {
        subject: `New request ${request.reference}: ${request.projectName}`,
        preview: `${client.fullName}, urgency ${URGENCY_LABELS[request.urgency].toLowerCase()}`,
        paragraphs: [
          `${nameInWords(client.fullName)} raised a new request. First reply promised${byWhen(request)}.`,
        ],
        facts: [
          ...factsOf(request),
          ['Urgency', URGENCY_LABELS[request.urgency]],
          ['Company', request.company ?? client.company],
          ['Contact', request.contactEmail],
        ],
        quote: request.description,
        button: { label: 'Open the admin panel', url: context.links.page('/dashboard/admin') },
        reason: 'This inbox is told of every new request.',
      },
    };
  },
});

export const statusChangedMail = defineMail<{ eventId: string }>('status-changed', {
  when: [after(requestMoved, ({ id }) => ({ eventId: id }))],
  inOrderOf,
  compose: async (context, props) => {
    const event = await movedEvent(context.db, props.eventId);
    const found = event && (await requestWithClient(context, event.requestId));
    if (!found) return null;
    const { request, client } = found;
    const label = CLIENT_STATUS_LABELS[event.status];
    return {
      to: client.email,
      content: {
        subject: `Your request ${request.reference} is now: ${label}`,
        preview: request.projectName,
        greeting: greet(client),
        paragraphs: [`Your request “${request.projectName}” has moved.`],
        facts: [
          ['Request', request.reference],
          ['Status', label],
          ...(event.reason ? [['Reason', event.reason] as [string, string]] : []),
        ],
        button: {
          label: 'See your request',
          url: context.links.page(`/dashboard/requests/${request.id}`),
        },
        reason: REQUEST_REASON,
      },
    };
  },
});

defineMail<{ commentId: string }>('request-answered', {
  when: [after(requestAnswered, ({ data }) => ({ commentId: data.after.commentId }))],
  inOrderOf,
  compose: async (context, props) => {
    const comment = await context.db.findOneBy(RequestComment, { id: props.commentId });
    const found = comment && (await requestWithClient(context, comment.requestId));
    if (!found) return null;
    const { request, client } = found;
    return {
      to: client.email,
      content: {
        subject: `An answer to your request ${request.reference}`,
        preview: request.projectName,
        greeting: greet(client),
        paragraphs: [`Our team has answered your request “${request.projectName}”.`],
        quote: comment.body,
        button: {
          label: 'Read it and reply',
          url: context.links.page(`/dashboard/requests/${request.id}`),
        },
        reason: REQUEST_REASON,
      },
    };
  },
});

type StaffNews = { aboutId: string; userId: string };

/** To a member of the team that has the request, or to the shared inbox. */
const toStaff = async (
  context: MailContext,
  userId: string,
  requestId: string,
  words: (request: ProjectRequest) => {
    subject: string;
    paragraph: string;
    facts?: [string, string][];
    quote?: string | undefined;
  },
): Promise<ComposedMail | null> => {
  const found = await requestWithClient(context, requestId);
  const isShared = userId === SHARED_INBOX;
  const member = isShared ? null : await context.db.findOneBy(User, { id: userId });
  if (!found || (!isShared && !(member?.state === 'active' && member.isStaff))) return null;
  const { request, client } = found;
  const { subject, paragraph, facts, quote } = words(request);
  return {
    to: member?.email ?? context.inbox,
    content: {
      subject,
      preview: `${request.projectName}, ${nameInWords(client.fullName)}`,
      ...(member && { greeting: greet(member) }),
      paragraphs: [paragraph],
      ...(facts && { facts }),
      ...(quote && { quote }),
      button: {
        label: 'Open the request',
        url: context.links.page(`/dashboard/requests/${request.id}`),
      },
      reason: member
        ? 'You get this because you, or your team, answer for this request.'
        : 'This inbox is told where no team has the request.',
    },
  };
};

/** Who answers for the request, or the shared inbox where no team has it or nobody is in one. */
async function staffToTell(tx: EntityManager, requestId: string | null): Promise<string[]> {
  const request = await tx.findOneBy(ProjectRequest, { id: requestId! });
  const team = request?.assignedTo;
  const members = team ? await whoAnswers(tx, request.assigneeId, team) : [];
  return members.length > 0 ? members : [SHARED_INBOX];
}

defineMail<StaffNews>('client-replied', {
  when: [
    after(requestRepliedTo, async ({ subjectId, data }, { tx }) => {
      const aboutId = data.after.commentId;
      return (await staffToTell(tx, subjectId)).map((userId) => ({ aboutId, userId }));
    }),
  ],
  compose: async (context, { aboutId, userId }) => {
    const comment = await context.db.findOneBy(RequestComment, { id: aboutId });
    if (!comment) return null;
    return toStaff(context, userId, comment.requestId, (request) => ({
      subject: `Reply to ${request.reference}: ${request.projectName}`,
      paragraph: 'The client has replied to a request.',
      quote: comment.body,
    }));
  },
});

defineMail<StaffNews>('client-moved-request', {
  when: [requestWithdrawn, requestReopened].map((definition) =>
    after(definition, async ({ id, subjectId }, { tx }) =>
      (await staffToTell(tx, subjectId)).map((userId) => ({ aboutId: id, userId })),
    ),
  ),
  compose: async (context, { aboutId, userId }) => {
    const event = await movedEvent(context.db, aboutId);
    if (!event) return null;
    const move = event.status === 'withdrawn' ? 'withdrawn' : 'reopened';
    return toStaff(context, userId, event.requestId, (request) => ({
      subject: `${move === 'withdrawn' ? 'Withdrawn' : 'Reopened'}: ${request.reference} ${request.projectName}`,
      paragraph: `The client has ${move} a request.`,
      facts: [['Status', STATUS_LABELS[request.status]]],
      quote: event.reason,
    }));
  },
});

/** The event by which a request came to another status. */
async function movedEvent(db: EntityManager, id: string) {
  const event = await db.findOneBy(RecordedEvent, { id });
  const { after: changed } = (event?.data ?? {}) as { after?: { status?: RequestStatus } };
  if (!event?.subjectId || !changed?.status) return null;
  const reason = await db.findOneBy(RequestReason, { eventId: id });
  return { requestId: event.subjectId, status: changed.status, reason: reason?.body };
}

defineMail<StaffNews>('request-overdue', {
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
