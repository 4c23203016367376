import { after, defineMail, excerptOf } from '../../mail/mail.public';
import { Delegation } from './delegation.entity';
import {
  factsOf,
  greet,
  linkTo,
  nextForStaff,
  requestWithClient,
  statusChangedMail,
  threadOf,
  toEachReader,
  URGENCY_LABELS,
} from '../requests/requests.public';
import { activeMembers, User } from '../accounts/accounts.public';
import {
  isAssigning,
  requestAssigned,
  requestDelegated,
  requestReassigned,
} from './delegation.events';

defineMail<{ delegationId: string; userId: string }>('request-delegated', {
  kind: 'new_requests',
  when: [requestDelegated, requestReassigned].map((definition) =>
    after(definition, async ({ data }, { tx }) => {
      const members = await activeMembers(tx, data.after.assignedTo);
      return members.map((userId) => ({ delegationId: data.delegationId, userId }));
    }),
  ),
  compose: async (context, props) => {
    const delegation = await context.db.findOneBy(Delegation, { id: props.delegationId });
    const member = await context.db.findOneBy(User, { id: props.userId });
    const found = delegation && (await requestWithClient(context, delegation.requestId));
    if (!found || member?.state !== 'active' || delegation.endedAt) return null;
    const { request } = found;
    const next = nextForStaff(request);
    return {
      to: member.email,
      reader: member,
      thread: threadOf(request, 'nobody'),
      content: {
        subject: `Delegated to your team: ${request.reference} ${request.projectName}`,
        preview: `Urgency ${URGENCY_LABELS[request.urgency].toLowerCase()}`,
        greeting: greet(member),
        paragraphs: [`A request was delegated to the ${delegation.assignTo} team.`],
        facts: [...factsOf(request), ['Urgency', URGENCY_LABELS[request.urgency]]],
        quote: delegation.notes ? excerptOf(delegation.notes) : undefined,
        ...(next && { next }),
        button: { label: 'Open the request', url: linkTo(context, request) },
        reason: `You get this because you are in the ${delegation.assignTo} team.`,
      },
    };
  },
});

for (const definition of [requestDelegated, requestReassigned]) {
  statusChangedMail.alsoAfter(
    after(definition, (event, { tx }) =>
      isAssigning(event.data) ? toEachReader(tx, event, { eventId: event.id }) : null,
    ),
  );
}

defineMail<{ eventId: string; requestId: string; userId: string }>('request-assigned', {
  kind: 'assigned_to_me',
  when: [
    after(requestAssigned, ({ id, subjectId, actorId, data }) => {
      const userId = data.after.assigneeId;
      return userId && userId !== actorId ? { eventId: id, requestId: subjectId!, userId } : null;
    }),
  ],
  compose: async (context, { requestId, userId }) => {
    const member = await context.db.findOneBy(User, { id: userId });
    const found = await requestWithClient(context, requestId);
    if (!found || member?.state !== 'active' || found.request.assigneeId !== userId) return null;
    const { request } = found;
    const next = nextForStaff(request);
    return {
      to: member.email,
      reader: member,
      thread: threadOf(request, 'nobody'),
      content: {
        subject: `Assigned to you: ${request.reference} ${request.projectName}`,
        preview: `Urgency ${URGENCY_LABELS[request.urgency].toLowerCase()}`,
        greeting: greet(member),
        paragraphs: ['A colleague has assigned a request to you.'],
        facts: [...factsOf(request), ['Urgency', URGENCY_LABELS[request.urgency]]],
        ...(next && { next }),
        button: { label: 'Open the request', url: linkTo(context, request) },
        reason: 'You get this because you answer for this request now.',
      },
    };
  },
});
