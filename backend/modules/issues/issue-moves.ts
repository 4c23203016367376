import type { NewEvent } from '../../events/events.public';
import type { IssueMove } from './dto/issue.dto';
import type { Issue, IssueState } from './issue.entity';
import {
  issueApproved,
  issuePaused,
  issueReturned,
  issueScheduled,
  issueStarted,
  issueStopped,
  issueSubmitted,
  issueWithdrawn,
} from './issues.events';

type Facts = Pick<
  Issue,
  'id' | 'state' | 'frozenAt' | 'startedAt' | 'withdrawnAt' | 'authorId' | 'writerIds'
>;

type Move = {
  from: IssueState[];
  to?: (issue: Facts, isLater: boolean) => IssueState;
  event: (about: { subject: string }, sendAt: string | null) => NewEvent;
  when?: (issue: Facts) => boolean;
};

const halted = { after: { halted: null } };
const UNDER_WAY: IssueState[] = ['scheduled', 'freezing', 'sending', 'paused'];
const BEGUN: IssueState[] = ['sending', 'paused', 'sent', 'stopped'];

export const MOVES: Record<IssueMove, Move> = {
  submit: { from: ['draft'], to: () => 'review', event: issueSubmitted },
  return: { from: ['review', 'approved'], to: () => 'draft', event: issueReturned },
  approve: { from: ['review'], to: () => 'approved', event: issueApproved },
  schedule: {
    from: ['approved'],
    to: (_issue, isLater) => (isLater ? 'scheduled' : 'freezing'),
    event: (about, sendAt) => issueScheduled({ ...about, after: { sendAt } }),
  },
  unschedule: {
    from: ['scheduled'],
    to: () => 'approved',
    event: (about) => issueScheduled({ ...about, after: { sendAt: null } }),
  },
  pause: {
    from: ['freezing', 'sending'],
    to: () => 'paused',
    event: (about) => issuePaused({ ...about, ...halted }),
  },
  resume: {
    from: ['paused'],
    to: ({ frozenAt }) => (frozenAt ? 'sending' : 'freezing'),
    event: issueStarted,
  },
  stop: {
    from: UNDER_WAY,
    to: () => 'stopped',
    event: (about) => issueStopped({ ...about, ...halted }),
  },
  withdraw: {
    from: BEGUN,
    when: ({ startedAt, withdrawnAt }) => startedAt !== null && withdrawnAt === null,
    event: (about) => issueWithdrawn({ ...about, after: { isWithdrawn: true } }),
  },
  restore: {
    from: BEGUN,
    when: ({ withdrawnAt }) => withdrawnAt !== null,
    event: (about) => issueWithdrawn({ ...about, after: { isWithdrawn: false } }),
  },
};

export const isPossible = (move: IssueMove, issue: Facts): boolean =>
  MOVES[move].from.includes(issue.state) && (MOVES[move].when?.(issue) ?? true);

/** The author may be missing from the writers, if a process of an earlier version saved the text. */
export const hasWritten = ({ authorId, writerIds }: Facts, userId: string): boolean =>
  writerIds.includes(userId) || authorId === userId;

/** `isAlone`: the caller is the only approver. */
export const movesOf = (issue: Facts, userId: string, isAlone: boolean): IssueMove[] =>
  (Object.keys(MOVES) as IssueMove[]).filter(
    (move) =>
      isPossible(move, issue) && (move !== 'approve' || isAlone || !hasWritten(issue, userId)),
  );
