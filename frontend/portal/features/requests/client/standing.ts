import type { RequestDetail, RequestStatus } from '../../../../api/call';
import { formatDayAndTime } from '../../../../lib/dates';
import { standingWords as words } from '../words';

type Standing = Pick<RequestDetail, 'status' | 'nextMove'>;

export function standingOf({ status, nextMove }: Standing, now = Date.now()): string[] {
  if (status === 'completed' || status === 'rejected' || status === 'withdrawn') {
    return [words.closed[status]];
  }
  const who = nextMove?.who ?? null;
  if (nextMove?.whose === 'client') return [words.yours(who ?? words.us)];
  const name = who ?? words.us;
  const by = status === 'approved' ? name : sentenceStart(name);
  return [status === 'pending' ? words.pending : words[status](by), nextOf(nextMove, now)];
}

function nextOf(nextMove: Standing['nextMove'], now: number): string {
  if (!nextMove?.replyDueAt) return words.answered;
  const at = formatDayAndTime(nextMove.replyDueAt);
  return Date.parse(nextMove.replyDueAt) < now ? words.late(at) : words.next(at);
}

const sentenceStart = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

export const stages = ['pending', 'assigned', 'in_review', 'approved', 'completed'] as const;

/** Filled share of a stage in percent, of which a part shows even if the server's progress is lower. */
export function fillOf(progress: number, index: number): number {
  const share = (progress / 100) * stages.length - index;
  return 100 * Math.min(1, Math.max(0.1, share));
}

/** Index of the request's stage; null if rejected or withdrawn. */
export function stageOf(status: RequestStatus): number | null {
  const at = stages.findIndex((stage) => stage === status);
  return at === -1 ? null : at;
}
