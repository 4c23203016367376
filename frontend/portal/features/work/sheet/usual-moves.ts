import {
  type RequestStatus,
  type StaffStatus,
  StaffStatusValues,
} from '../../../../api/generated/enums';
import { RequestStatusWords } from '../../../../api/generated/words/request-status';

/** The server allows every move but marks unusual ones, for which the screen asks for a reason. */
export const isUnusual = (
  request: { status: RequestStatus; usualMoves?: RequestStatus[] },
  to: RequestStatus,
): boolean => request.status !== to && !request.usualMoves?.includes(to);

/** Delegating assigns a request, so 'assigned' is offered only to keep it or to return to it. */
export function statusOptions(request: { status: RequestStatus; assignedTo: string | null }) {
  const isReturn = request.assignedTo !== null && request.status !== 'pending';
  const own = StaffStatusValues.filter(
    (status) => status !== 'assigned' || isReturn || request.status === status,
  );
  // Only clients withdraw, so staff see this status but cannot choose it.
  const all: readonly RequestStatus[] =
    request.status === 'withdrawn' ? ['withdrawn', ...own] : own;
  return all.map((status) => ({ value: status, label: RequestStatusWords[status] }));
}

export const isStaffStatus = (status: string): status is StaffStatus =>
  StaffStatusValues.some((value) => value === status);
