import type { RequestStatus, Team } from '../../../../api/generated/enums';

const closed: readonly RequestStatus[] = ['completed', 'rejected', 'withdrawn'];

export const otherTeam = (team: Team): Team => (team === 'manager' ? 'support' : 'manager');

export const canReassign = (request: { assignedTo: Team | null; status: RequestStatus }): boolean =>
  request.assignedTo !== null && !closed.includes(request.status);
