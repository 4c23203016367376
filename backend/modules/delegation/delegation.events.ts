import type { Team } from '../../access/access.public';
import { defineEvent, labelIn, nameEvents } from '../../events/events.public';
import type { Day } from '../../time/days';
import { TEAM_LABELS, type RequestStatus } from '../requests/requests.public';

nameEvents({ absence: 'Absences' });

export type Assignment = { assignedTo: Team | null; status: RequestStatus };

export type Delegated = {
  before: Assignment;
  after: Assignment & { assignedTo: Team };
  delegationId: string;
};

export const requestDelegated = defineEvent<Delegated>('request.delegated', {
  subject: 'request',
  audit: 'Delegated a request',
  live: { to: 'everyone', formerly: ({ before }) => ({ assignedTo: before.assignedTo }) },
  history: ({ data }, { isStaff }) => `Assigned to ${teamName(data.after.assignedTo, isStaff)}`,
});

export const requestReassigned = defineEvent<Delegated>('request.reassigned', {
  subject: 'request',
  audit: 'Reassigned a request',
  live: { to: 'everyone', formerly: ({ before }) => ({ assignedTo: before.assignedTo }) },
  history: ({ data }, { isStaff }) => {
    const { assignedTo: team } = data.after;
    if (isAssigning(data)) return `Assigned to ${teamName(team, isStaff)}`;
    return isStaff ? `Handed on to ${labelIn(TEAM_LABELS, team)}` : 'Handed on within our team';
  },
});

export const isAssigning = ({ before, after }: Delegated): boolean =>
  before.status !== after.status;

/** Clients need not know our teams. */
const teamName = (team: Team, isStaff: boolean): string =>
  isStaff ? labelIn(TEAM_LABELS, team) : 'our team';

type Assignee = { before: { assigneeId: string | null }; after: { assigneeId: string | null } };

export const requestAssigned = defineEvent<Assignee>('request.assigned', {
  subject: 'request',
  audit: 'Assigned a request',
  live: { to: 'staff' },
});
export const requestReleased = defineEvent<Assignee>('request.released', {
  subject: 'request',
  audit: 'Released a request',
  live: { to: 'staff' },
});

type Days = { firstDay: Day; lastDay: Day; deputyId: string | null };

export const absenceEntered = defineEvent<{ after: Days }>('absence.entered', {
  subject: 'user',
  audit: 'Entered an absence',
});
export const absenceRemoved = defineEvent<{ before: Days }>('absence.removed', {
  subject: 'user',
  audit: 'Removed an absence',
});
