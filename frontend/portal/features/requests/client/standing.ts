import type { RequestDetail, RequestStatus } from '../../../../api/call';
import { formatDay, formatDayAndTime } from '../../../../lib/dates';
import { formatMinor } from '../../../../lib/money';
import { proposalKindInWords } from '../../proposals/kind-in-words';
import { standingWords as words } from '../words';

type Standing = Pick<RequestDetail, 'status' | 'nextMove'>;
type NextMove = NonNullable<Standing['nextMove']>;

/** The client's tasks first; without any, who has the request. Then the next days. */
export function standingOf({ status, nextMove }: Standing, now = Date.now()): string[] {
  if (status === 'completed' || status === 'rejected' || status === 'withdrawn') {
    return [words.closed[status]];
  }
  const who = nextMove?.who ?? words.us;
  const tasks = nextMove ? tasksOf(nextMove, who) : [];
  const by = status === 'approved' ? who : sentenceStart(who);
  const own = tasks.length > 0 ? words.yours(tasks) : null;
  const next = nextOf(nextMove, now);
  if (own) return [own, ...next];
  return [
    status === 'pending' ? words.pending : words[status](by),
    ...next,
    ...(next.length === 0 || status === 'approved' ? [words.nothing] : []),
    ...(isDecidedElsewhere(nextMove)
      ? [words.elsewhere(proposalKindInWords(nextMove?.decision?.kind ?? 'offer'))]
      : []),
  ];
}

const isDecidedElsewhere = (nextMove: Standing['nextMove']) =>
  nextMove?.awaits.includes('decision') && !nextMove.decision?.canDecide;

function tasksOf({ awaits, decision }: NextMove, who: string): string[] {
  return awaits.flatMap((what) => {
    if (what !== 'decision') return [words.task[what](who)];
    if (!decision?.canDecide) return [];
    const { kind, reference, totalMinor, currency } = decision;
    return [
      words.task.decision(proposalKindInWords(kind), reference, formatMinor(totalMinor, currency)),
    ];
  });
}

function nextOf(nextMove: Standing['nextMove'], now: number): string[] {
  const { replyDueAt, step } = nextMove ?? {};
  const reply = replyDueAt ? formatDayAndTime(replyDueAt) : null;
  const isLate = replyDueAt && Date.parse(replyDueAt) < now;
  return [
    ...(reply ? [isLate ? words.late(reply) : words.next(reply)] : []),
    ...(step ? [words.step(step.title, formatDay(step.on))] : []),
  ];
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
