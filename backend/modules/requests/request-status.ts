export const STATUSES = [
  'pending',
  'assigned',
  'in_review',
  'approved',
  'completed',
  'rejected',
] as const;
export type RequestStatus = (typeof STATUSES)[number];

export const STATUS_LABELS: Record<RequestStatus, string> = {
  pending: 'Pending',
  assigned: 'Assigned',
  in_review: 'In review',
  approved: 'Approved',
  completed: 'Completed',
  rejected: 'Rejected',
};

/** The usual way of a request. Staff may make any other move: it is recorded as an override. */
const USUAL_MOVES: Record<RequestStatus, readonly RequestStatus[]> = {
  pending: ['in_review', 'approved', 'rejected'],
  assigned: ['in_review', 'approved', 'rejected', 'completed'],
  in_review: ['approved', 'rejected', 'completed'],
  approved: ['completed'],
  completed: [],
  rejected: [],
};

/** Percent shown on the client's progress bar; a rejected request keeps the last value. */
const PROGRESS: Record<RequestStatus, number | null> = {
  pending: 20,
  assigned: 35,
  in_review: 50,
  approved: 75,
  completed: 100,
  rejected: null,
};

export const usualMovesFrom = (status: RequestStatus) => [...USUAL_MOVES[status]];
export const isUsualMove = (from: RequestStatus, to: RequestStatus) =>
  USUAL_MOVES[from].includes(to);
export const progressAt = (status: RequestStatus, last: number) => PROGRESS[status] ?? last;
export const isOpen = (status: RequestStatus) => status !== 'completed' && status !== 'rejected';
