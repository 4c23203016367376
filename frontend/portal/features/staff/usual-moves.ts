import { type RequestStatus, RequestStatusValues } from '../../../api/generated/enums';
import { statusLabels } from '../../labels';

/** The server takes every move; off the usual way it marks it, and the screen asks for a reason. */
export function isUnusual(
  request: { status: RequestStatus; usualMoves?: RequestStatus[] },
  to: RequestStatus,
): boolean {
  return request.status !== to && !request.usualMoves?.includes(to);
}

/** Assigning is done by delegating, so the choice exists only where it can be kept or returned to. */
export function statusOptions(request: { status: RequestStatus; assignedTo: string | null }) {
  return RequestStatusValues.filter(
    (status) => status !== 'assigned' || request.assignedTo !== null || request.status === status,
  ).map((status) => ({ value: status, label: statusLabels[status] }));
}
