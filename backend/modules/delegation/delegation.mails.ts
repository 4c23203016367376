import { after, defineMail, excerptOf } from '../../mail/mail.public';
import { Delegation } from './delegation.entity';
import {
  factsOf,
  ProjectRequest,
  statusChangedMail,
  toEachReader,
  toStaff,
  URGENCY_LABELS,
} from '../requests/requests.public';
import { activeMembers } from '../accounts/accounts.public';
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
    const request = await context.db.findOneBy(ProjectRequest, { id: requestId });
    if (request?.assigneeId !== userId) return null;
    const words = () => ({
      subject: `Assigned to you: ${request.reference} ${request.projectName}`,
      ...urgencyOf(request),
      paragraph: 'A colleague has assigned a request to you.',
      reason: 'You get this because you answer for this request now.',
    });
    return toStaff(context, userId, requestId, words, 'nobody');
  },
});
