import { type RequestStatus, RequestStatusValues } from '../../../api/generated/enums';
import { statusLabels } from '../../labels';

/** The usual way of a request. The server accepts every other move too and marks it in the history;
 * this table only decides when the screen asks for a reason. */
const usualMoves: Record<RequestStatus, readonly RequestStatus[]> = {
  pending: ['in_review', 'approved', 'rejected'],
  assigned: ['in_review', 'approved', 'rejected', 'completed'],
  in_review: ['approved', 'rejected', 'completed'],
  approved: ['completed'],
  completed: [],
  rejected: [],
};

export function isUnusual(from: RequestStatus, to: RequestStatus): boolean {
  return from !== to && !usualMoves[from].includes(to);
}

/** Assigning is done by delegating, so the choice exists only where it can be kept or returned to. */
export function statusOptions(request: { status: RequestStatus; assignedTo: string | null }) {
  return RequestStatusValues.filter(
    (status) => status !== 'assigned' || request.assignedTo !== null || request.status === status,
  ).map((status) => ({ value: status, label: statusLabels[status] }));
}
