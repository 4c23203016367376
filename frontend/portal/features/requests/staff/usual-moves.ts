import {
  type RequestStatus,
  type StaffStatus,
  StaffStatusValues,
} from '../../../../api/generated/enums';
import { statusLabels } from '../../../labels';

interface Movable {
  status: RequestStatus;
  usualMoves?: RequestStatus[];
}

/** The server takes every move; off the usual way it marks it, and the screen asks for a reason. */
export function isUnusual(request: Movable, to: RequestStatus): boolean {
  return request.status !== to && !request.usualMoves?.includes(to);
}

/** Assigning is done by delegating, so the choice exists only where it can be kept or returned to. */
export function statusOptions(request: { status: RequestStatus; assignedTo: string | null }) {
  const isReturn = request.assignedTo !== null && request.status !== 'pending';
  const own = StaffStatusValues.filter(
    (status) => status !== 'assigned' || isReturn || request.status === status,
  );
  // Only the client withdraws: it is shown as what it is, and left by choosing another.
  const all: readonly RequestStatus[] =
    request.status === 'withdrawn' ? ['withdrawn', ...own] : own;
  return all.map((status) => ({ value: status, label: statusLabels[status] }));
}

export const isStaffStatus = (status: string): status is StaffStatus =>
  StaffStatusValues.some((value) => value === status);
