import type { StaffRole } from '../../access/access.public';
import type { Dispatch, EventDefinition, DispatchedEvent } from '../../events/events.public';
import { activeMembers } from '../accounts/accounts.public';
import {
  requestAssigned,
  requestDelegated,
  requestReassigned,
  requestReleased,
  whoAnswers,
} from '../delegation/delegation.public';
import type { Notice } from '../notifications/notifications.public';
import {
  requestEdited,
  requestNoted,
  requestRaised,
  requestReopened,
  requestRepliedTo,
  requestWithdrawn,
  TEAM_LABELS,
  type ProjectRequest,
} from '../requests/requests.public';
import {
  clockBreached,
  clockWarned,
  dueInWords,
  SlaClock,
  type ClockKind,
} from '../response-times/response-times.public';
import { defineRequestNotice, named } from './define-request-notice';

const othersAnswering = async (
  { tx }: Dispatch,
  { assigneeId, assignedTo }: ProjectRequest,
  { actorId }: Pick<DispatchedEvent, 'actorId'>,
): Promise<string[]> =>
  (await whoAnswers(tx, assigneeId, assignedTo ?? 'admin')).filter((id) => id !== actorId);

const othersIn = async (
  dispatch: Dispatch,
  team: StaffRole,
  { actorId }: Pick<DispatchedEvent, 'actorId'>,
): Promise<string[]> => {
  const members = await dispatch.once(`members ${team}`, () => activeMembers(dispatch.tx, team));
  return members.filter((id) => id !== actorId);
};

defineRequestNotice('request-waits', [requestRaised], async (request, event, dispatch) => {
  const company = request.company ? ` from ${request.company}` : '';
  const message = `${named(request)}${company} waits to be delegated.`;
  return {
    to: await othersIn(dispatch, 'admin', event),
    notice: { type: 'info', title: 'New request', message },
  };
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

const defineClientMove = <Data>(
  name: string,
  definition: EventDefinition<Data>,
  [type, title]: [Notice['type'], string],
  sentence: (request: string) => string,
) =>
  defineRequestNotice(name, [definition], async (request, event, dispatch) => ({
    to: await othersAnswering(dispatch, request, event),
    notice: { type, title, message: sentence(named(request)) },
  }));

defineClientMove(
  'request-replied-to',
  requestRepliedTo,
  ['info', 'The client replied'],
  (request) => `There is a reply to ${request}.`,
);

defineClientMove(
  'request-edited',
  requestEdited,
  ['info', 'Request changed'],
  (request) => `The client has changed ${request}.`,
);

defineClientMove(
  'request-withdrawn',
  requestWithdrawn,
  ['warning', 'Request withdrawn'],
  (request) => `The client has withdrawn ${request}.`,
);

defineClientMove(
  'request-reopened',
  requestReopened,
  ['warning', 'Request reopened'],
  (request) => `The client has reopened ${request}.`,
);

const OWED: Record<ClockKind, string> = {
  first_reply: 'The first reply to',
  next_reply: 'The next reply to',
  resolution: 'The resolution of',
};

defineRequestNotice('request-due-soon', [clockWarned], async (request, event, dispatch) => {
  const { clock: kind, clockId } = event.data.after;
  const clock = await dispatch.tx.findOneBy(SlaClock, { id: clockId });
  if (!clock?.dueAt) return null;
  const message = `${OWED[kind]} ${named(request)} is due by ${dueInWords(clock.dueAt)}.`;
  return {
    to: await othersAnswering(dispatch, request, event),
    notice: { type: 'warning', title: 'Due soon', message },
  };
});

defineRequestNotice('request-overdue', [clockBreached], async (request, event, dispatch) => {
  const message = `${OWED[event.data.after.clock]} ${named(request)} is overdue.`;
  const answering = await othersAnswering(dispatch, request, event);
  const managers =
    request.assignedTo === 'manager' ? await othersIn(dispatch, 'manager', event) : [];
  const admins = await othersIn(dispatch, 'admin', event);
  return {
    to: [...new Set([...answering, ...managers, ...admins])],
    notice: { type: 'warning', title: 'Overdue', message },
  };
});

defineRequestNotice('request-mentioned', [requestNoted], (request, { actorId, data }) => ({
  to: (data.after.mentions ?? []).filter((id) => id !== actorId),
  notice: {
    type: 'info',
    title: 'You were mentioned',
    message: `A note on ${named(request)} mentions you.`,
  },
}));
