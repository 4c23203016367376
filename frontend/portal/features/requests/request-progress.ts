import type { RequestStatus } from '../../../api/generated/enums';

/** Percent: the server's value if set, else what the specification says for the status. */
export function progressOf(request: { status: RequestStatus; progress?: number | null }): number {
  if (typeof request.progress === 'number') return request.progress;
  if (request.status === 'completed') return 100;
  return request.status === 'in_review' ? 50 : 20;
}
