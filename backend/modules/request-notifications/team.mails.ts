import { after, defineMail, excerptOf, nameInWords } from '../../mail/mail.public';
import { activeMembers } from '../accounts/accounts.public';
import {
  Delegation,
  requestAssigned,
  requestDelegated,
  requestReassigned,
} from '../delegation/delegation.public';
import { ProjectRequest, requestRaised, URGENCY_LABELS } from '../requests/requests.public';
import { byWhen, factsOf, linkTo, requestWithClient, threadOf, toStaff } from './request-mails';

defineMail<{ requestId: string }>('new-request', {
  label: 'New request (to us)',
  when: [after(requestRaised, ({ subjectId }) => ({ requestId: subjectId! }))],
  compose: async (context, props) => {
    const found = await requestWithClient(context, props.requestId);
    if (!found) return null;
    const { request, client } = found;
    return {
      to: context.inbox,
      replyTo: client.email,
      thread: threadOf(request, 'nobody'),
      subject: `New request ${request.reference}: ${request.projectName}`,
      preview: `${client.fullName}, urgency ${URGENCY_LABELS[request.urgency].toLowerCase()}`,
      paragraphs: [`${nameInWords(client.fullName)} raised a new request.`],
      facts: [
        ...urgencyOf(request).facts,
        ['Company', request.company ?? client.company],
        ['Contact', request.contactEmail],
      ],
      quote: excerptOf(request.description),
      next: `Delegate it to a team.${request.replyDueAt ? ` We promised the client a reply${byWhen(request)}.` : ''}`,
      button: { label: 'Open the request', url: linkTo(context, request) },
      reason: 'This inbox gets an e-mail for every new request.',
    };
  },
});

defineMail<{ delegationId: string; userId: string }>('request-delegated', {
  label: 'Request delegated (to the team)',
  kind: 'new_requests',
  when: [requestDelegated, requestReassigned].map((definition) =>
    after(definition, async ({ data }, { tx }) => {
      const members = await activeMembers(tx, data.after.assignedTo);
      return members.map((userId) => ({ delegationId: data.delegationId, userId }));
    }),
  ),
  compose: async (context, props) => {
    const delegation = await context.db.findOneBy(Delegation, { id: props.delegationId });
    if (!delegation || delegation.endedAt) return null;
    const words = (request: ProjectRequest) => ({
      subject: `Delegated to your team: ${request.reference} ${request.projectName}`,
      ...urgencyOf(request),
      paragraph: `A request was delegated to the ${delegation.assignTo} team.`,
      quote: delegation.notes ? excerptOf(delegation.notes) : undefined,
      reason: `You get this because you are in the ${delegation.assignTo} team.`,
    });
    return toStaff(context, props.userId, delegation.requestId, words, 'nobody');
  },
});

const urgencyOf = (request: ProjectRequest) => {
  const urgency = URGENCY_LABELS[request.urgency];
  const facts: [string, string][] = [...factsOf(request), ['Urgency', urgency]];
  return { preview: `Urgency ${urgency.toLowerCase()}`, facts };
};

defineMail<{ eventId: string; requestId: string; userId: string }>('request-assigned', {
  label: 'Assigned to you (to staff)',
  kind: 'assigned_to_me',
  when: [
    after(requestAssigned, ({ id, subjectId, actorId, data }) => {
      const userId = data.after.assigneeId;
      return userId && userId !== actorId ? { eventId: id, requestId: subjectId!, userId } : null;
    }),
  ],
  compose: async (context, { requestId, userId }) => {
    const request = await context.db.findOneBy(ProjectRequest, { id: requestId });
    if (request?.assigneeId !== userId) return null;
    const words = () => ({
      subject: `Assigned to you: ${request.reference} ${request.projectName}`,
      ...urgencyOf(request),
      paragraph: 'A colleague has assigned a request to you.',
      reason: 'You get this because this request is now assigned to you.',
    });
    return toStaff(context, userId, requestId, words, 'nobody');
  },
});
