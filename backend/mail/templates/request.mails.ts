import { Delegation } from '../../modules/delegation/delegation.public';
import {
  BUDGET_LABELS,
  CLIENT_STATUS_LABELS,
  ProjectRequest,
  RequestComment,
  RequestEvent,
  SERVICE_LABELS,
  STATUS_LABELS,
  TIMELINE_LABELS,
  URGENCY_LABELS,
} from '../../modules/requests/requests.public';
import { User } from '../../modules/users/users.public';
import { nameInWords } from '../mail-layout';
import { type ComposedMail, defineMail, type MailContext } from '../mail-template';
import { SHARED_INBOX } from '../shared-inbox';

const greet = ({ firstName }: User) => `Hello ${nameInWords(firstName)}`.trim().concat(',');

const REQUEST_REASON = 'You get this because you raised this request with us.';

const requestWithClient = async ({ db }: MailContext, requestId: string) => {
  const request = await db.findOneBy(ProjectRequest, { id: requestId });
  const client = request && (await db.findOneBy(User, { id: request.userId }));
  return request && client && !client.disabledAt ? { request, client } : null;
};

const factsOf = (request: ProjectRequest): [string, string][] => [
  ['Request', request.reference],
  ['Project', request.projectName],
  ['Service', SERVICE_LABELS[request.serviceType]],
  ['Timeline', TIMELINE_LABELS[request.timeline]],
  ['Budget', BUDGET_LABELS[request.budget]],
];

export const requestReceived = defineMail<{ requestId: string }>(async (context, props) => {
  const found = await requestWithClient(context, props.requestId);
  if (!found) return null;
  const { request, client } = found;
  return {
    to: client.email,
    content: {
      subject: `We have received your request ${request.reference}`,
      preview: "We'll get back to you within 24 hours.",
      greeting: greet(client),
      paragraphs: [
        "Thank you. Your request has reached us, and we'll get back to you within 24 hours.",
      ],
      facts: factsOf(request),
      button: {
        label: 'Follow your request',
        url: context.links.page(`/dashboard/requests/${request.id}`),
      },
      reason: REQUEST_REASON,
    },
  };
});

export const newRequest = defineMail<{ requestId: string }>(async (context, props) => {
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
        `${nameInWords(client.fullName)} raised a new request. First reply promised within 24 hours.`,
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
});

export const requestDelegated = defineMail<{ delegationId: string; userId: string }>(
  async (context, props) => {
    const delegation = await context.db.findOneBy(Delegation, { id: props.delegationId });
    const member = await context.db.findOneBy(User, { id: props.userId });
    const found = delegation && (await requestWithClient(context, delegation.requestId));
    if (!found || member?.state !== 'active' || delegation.endedAt) return null;
    const { request } = found;
    return {
      to: member.email,
      content: {
        subject: `Delegated to your team: ${request.reference} ${request.projectName}`,
        preview: `Urgency ${URGENCY_LABELS[request.urgency].toLowerCase()}`,
        greeting: greet(member),
        paragraphs: [`A request was delegated to the ${delegation.assignTo} team.`],
        facts: [...factsOf(request), ['Urgency', URGENCY_LABELS[request.urgency]]],
        quote: delegation.notes ?? undefined,
        button: {
          label: 'Open the request',
          url: context.links.page(`/dashboard/requests/${request.id}`),
        },
        reason: `You get this because you are in the ${delegation.assignTo} team.`,
      },
    };
  },
);

export const statusChanged = defineMail<{ eventId: string }>(async (context, props) => {
  const event = await context.db.findOneBy(RequestEvent, { id: props.eventId });
  const found = event && (await requestWithClient(context, event.requestId));
  if (!found || !event.toStatus) return null;
  const { request, client } = found;
  const label = CLIENT_STATUS_LABELS[event.toStatus];
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
});

export const requestAnswered = defineMail<{ commentId: string }>(async (context, props) => {
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
        ? `You get this because you are in the ${member.role} team.`
        : 'This inbox is told where no team has the request.',
    },
  };
};

export const clientReplied = defineMail<StaffNews>(async (context, { aboutId, userId }) => {
  const comment = await context.db.findOneBy(RequestComment, { id: aboutId });
  if (!comment) return null;
  return toStaff(context, userId, comment.requestId, (request) => ({
    subject: `Reply to ${request.reference}: ${request.projectName}`,
    paragraph: 'The client has replied to a request.',
    quote: comment.body,
  }));
});

export const clientMovedRequest = defineMail<StaffNews>(async (context, { aboutId, userId }) => {
  const event = await context.db.findOneBy(RequestEvent, { id: aboutId });
  if (!event?.toStatus) return null;
  const move = event.toStatus === 'withdrawn' ? 'withdrawn' : 'reopened';
  return toStaff(context, userId, event.requestId, (request) => ({
    subject: `${move === 'withdrawn' ? 'Withdrawn' : 'Reopened'}: ${request.reference} ${request.projectName}`,
    paragraph: `The client has ${move} a request.`,
    facts: [['Status', STATUS_LABELS[request.status]]],
    quote: event.reason ?? undefined,
  }));
});
