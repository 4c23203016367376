export const STAFF_STATUSES = [
  'pending',
  'assigned',
  'in_review',
  'approved',
  'completed',
  'rejected',
] as const;

export const STATUSES = [...STAFF_STATUSES, 'withdrawn'] as const;
export type RequestStatus = (typeof STATUSES)[number];

export const STATUS_LABELS: Record<RequestStatus, string> = {
  pending: 'Pending',
  assigned: 'Assigned',
  in_review: 'In review',
  approved: 'Approved',
  completed: 'Completed',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** Clients need not know our teams. */
export const CLIENT_STATUS_LABELS: Record<RequestStatus, string> = {
  ...STATUS_LABELS,
  assigned: 'Assigned to our team',
};

/** Usual moves. Staff may make any other, which is recorded as an override. */
const USUAL_MOVES: Record<RequestStatus, readonly RequestStatus[]> = {
  pending: ['in_review', 'approved', 'rejected'],
  assigned: ['in_review', 'approved', 'rejected', 'completed'],
  in_review: ['approved', 'rejected', 'completed'],
  approved: ['completed'],
  completed: [],
  rejected: [],
  withdrawn: [],
};

const PROGRESS: Record<RequestStatus, number | null> = {
  pending: 20,
  assigned: 35,
  in_review: 50,
  approved: 75,
  completed: 100,
  rejected: null,
  withdrawn: null,
};

export const usualMovesFrom = (status: RequestStatus) => [...USUAL_MOVES[status]];
export const isUsualMove = (from: RequestStatus, to: RequestStatus) =>
  USUAL_MOVES[from].includes(to);
export const progressAt = (status: RequestStatus, last: number) => PROGRESS[status] ?? last;

const CLOSED: readonly RequestStatus[] = ['completed', 'rejected', 'withdrawn'];
export const OPEN = STATUSES.filter((status) => !CLOSED.includes(status));
export const OPEN_STATUSES = OPEN.map((status) => `'${status}'`).join(', ');
export const isOpen = (status: RequestStatus) => !CLOSED.includes(status);
export const isWithdrawable = (status: RequestStatus) =>
  status === 'pending' || status === 'assigned';
