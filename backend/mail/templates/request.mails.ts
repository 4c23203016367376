import { Delegation } from '../../modules/delegation/delegation.public';
import {
  BUDGET_LABELS,
  ProjectRequest,
  RequestEvent,
  SERVICE_LABELS,
  STATUS_LABELS,
  TIMELINE_LABELS,
  URGENCY_LABELS,
} from '../../modules/requests/requests.public';
import { User } from '../../modules/users/users.public';
import { nameInWords } from '../mail-layout';
import { defineMail, type MailContext } from '../mail-template';

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
    if (!found || !member || member.disabledAt || delegation.endedAt) return null;
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
  const label =
    event.toStatus === 'assigned' ? 'Assigned to our team' : STATUS_LABELS[event.toStatus];
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
      ],
      button: {
        label: 'See your request',
        url: context.links.page(`/dashboard/requests/${request.id}`),
      },
      reason: REQUEST_REASON,
    },
  };
});
