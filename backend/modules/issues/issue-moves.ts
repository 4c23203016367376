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

type Facts = Pick<Issue, 'id' | 'state' | 'frozenAt' | 'startedAt' | 'withdrawnAt' | 'authorId'>;

type Move = {
  from: IssueState[];
  to: (issue: Facts, isLater: boolean) => IssueState;
  event: (issue: Facts, sendAt: string | null) => NewEvent;
  /** More than the state decides. */
  when?: (issue: Facts) => boolean;
};

const subject = ({ id }: Facts) => ({ subject: id });
const halted = { after: { halted: null } };
const UNDER_WAY: IssueState[] = ['scheduled', 'freezing', 'sending', 'paused'];

export const MOVES: Record<IssueMove, Move> = {
  submit: { from: ['draft'], to: () => 'review', event: (issue) => issueSubmitted(subject(issue)) },
  return: {
    from: ['review', 'approved'],
    to: () => 'draft',
    event: (issue) => issueReturned(subject(issue)),
  },
  approve: {
    from: ['review'],
    to: () => 'approved',
    event: (issue) => issueApproved(subject(issue)),
  },
  schedule: {
    from: ['approved'],
    to: (_issue, isLater) => (isLater ? 'scheduled' : 'freezing'),
    event: (issue, sendAt) => issueScheduled({ ...subject(issue), after: { sendAt } }),
  },
  unschedule: {
    from: ['scheduled'],
    to: () => 'approved',
    event: (issue) => issueScheduled({ ...subject(issue), after: { sendAt: null } }),
  },
  pause: {
    from: ['freezing', 'sending'],
    to: () => 'paused',
    event: (issue) => issuePaused({ ...subject(issue), ...halted }),
  },
  resume: {
    from: ['paused'],
    to: ({ frozenAt }) => (frozenAt ? 'sending' : 'freezing'),
    event: (issue) => issueStarted(subject(issue)),
  },
  stop: {
    from: UNDER_WAY,
    to: () => 'stopped',
    event: (issue) => issueStopped({ ...subject(issue), ...halted }),
  },
  withdraw: {
    from: ['sending', 'paused', 'sent', 'stopped'],
    to: ({ state }) => state,
    when: ({ startedAt, withdrawnAt }) => startedAt !== null && withdrawnAt === null,
    event: (issue) => issueWithdrawn({ ...subject(issue), after: { isWithdrawn: true } }),
  },
  restore: {
    from: ['sending', 'paused', 'sent', 'stopped'],
    to: ({ state }) => state,
    when: ({ withdrawnAt }) => withdrawnAt !== null,
    event: (issue) => issueWithdrawn({ ...subject(issue), after: { isWithdrawn: false } }),
  },
};

export const isPossible = (move: IssueMove, issue: Facts): boolean =>
  MOVES[move].from.includes(issue.state) && (MOVES[move].when?.(issue) ?? true);

/** `isAlone`: nobody else could approve. */
export const movesOf = (issue: Facts, userId: string, isAlone: boolean): IssueMove[] =>
  (Object.keys(MOVES) as IssueMove[]).filter(
    (move) =>
      isPossible(move, issue) && (move !== 'approve' || isAlone || issue.authorId !== userId),
  );
