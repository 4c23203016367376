import type { RequestStatus } from '../../../api/call';

export const isClosed = ({ status }: { status: RequestStatus }): boolean =>
  ['completed', 'rejected', 'withdrawn'].includes(status);

/** Percent: the server's value if set, otherwise the specified value of the status. */
export function progressOf(request: { status: RequestStatus; progress?: number | null }): number {
  if (typeof request.progress === 'number') return request.progress;
  if (request.status === 'completed') return 100;
  return request.status === 'in_review' ? 50 : 20;
}
