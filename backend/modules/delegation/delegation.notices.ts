import {
  clientSide,
  defineRequestNotice,
  movedNotice,
  named,
  othersIn,
  TEAM_LABELS,
} from '../requests/requests.public';
import {
  isAssigning,
  requestAssigned,
  requestDelegated,
  requestReassigned,
  requestReleased,
} from './delegation.events';

defineRequestNotice(
  'request-assigned',
  [requestDelegated, requestReassigned],
  async (request, { data }, tx) =>
    isAssigning(data)
      ? { to: await clientSide(tx, request), notice: movedNotice(request, 'assigned') }
      : null,
);

defineRequestNotice(
  'request-delegated',
  [requestDelegated, requestReassigned],
  async (request, event, tx) => {
    const { assignedTo: team } = event.data.after;
    const message = `${named(request)} is with ${TEAM_LABELS[team]} now.`;
    return {
      to: await othersIn(tx, team, event),
      notice: { type: 'info', title: 'Delegated to your team', message },
    };
  },
);

defineRequestNotice('request-reassigned', [requestReassigned], async (request, event, tx) => {
  const { before, after } = event.data;
  if (!before.assignedTo || before.assignedTo === after.assignedTo) return null;
  const message = `${named(request)} is with ${TEAM_LABELS[after.assignedTo]} now.`;
  return {
    to: await othersIn(tx, before.assignedTo, event),
    notice: { type: 'info', title: 'Handed on', message },
  };
});

defineRequestNotice('request-given', [requestAssigned], (request, { actorId, data }) => {
  const { assigneeId } = data.after;
  if (!assigneeId || assigneeId === actorId) return null;
  const message = `${named(request)} is yours now.`;
  return { to: [assigneeId], notice: { type: 'info', title: 'Assigned to you', message } };
});

defineRequestNotice(
  'request-taken-away',
  [requestAssigned, requestReleased],
  (request, { actorId, data }) => {
    const { assigneeId } = data.before;
    if (!assigneeId || assigneeId === actorId) return null;
    const message = `You no longer answer for ${named(request)}.`;
    return { to: [assigneeId], notice: { type: 'info', title: 'No longer yours', message } };
  },
);
