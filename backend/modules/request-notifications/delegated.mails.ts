import { after, defineMail, excerptOf } from '../../mail/mail.public';
import { activeMembers } from '../accounts/accounts.public';
import {
  Delegation,
  isAssigning,
  requestDelegated,
  requestReassigned,
} from '../delegation/delegation.public';
import { type ProjectRequest, TEAM_LABELS } from '../requests/requests.public';
import { defineRequestNotice, movedNotice, named } from './define-request-notice';
import { clientSide, othersIn } from './recipients';
import { toStaff, urgencyOf } from './request-mails';

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

defineRequestNotice(
  'request-delegated',
  [requestDelegated, requestReassigned],
  async (request, event, dispatch) => {
    const { assignedTo: team } = event.data.after;
    const message = `${named(request)} is with ${TEAM_LABELS[team]} now.`;
    return {
      to: await othersIn(dispatch, team, event),
      notice: { type: 'info', title: 'Delegated to your team', message },
    };
  },
);

defineRequestNotice('request-reassigned', [requestReassigned], async (request, event, dispatch) => {
  const { before, after } = event.data;
  if (!before.assignedTo || before.assignedTo === after.assignedTo) return null;
  const message = `${named(request)} is with ${TEAM_LABELS[after.assignedTo]} now.`;
  return {
    to: await othersIn(dispatch, before.assignedTo, event),
    notice: { type: 'info', title: 'Handed on', message },
  };
});

defineRequestNotice(
  'request-assigned',
  [requestDelegated, requestReassigned],
  async (request, { data }, dispatch) =>
    isAssigning(data)
      ? { to: await clientSide(dispatch, request), notice: movedNotice(request, 'assigned') }
      : null,
);
