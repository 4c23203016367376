import { nameChoices } from '../../openapi/choice-words';

export const ISSUE_STATES = [
  'draft',
  'review',
  'approved',
  'scheduled',
  'freezing',
  'sending',
  'paused',
  'sent',
  'stopped',
] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

nameChoices('IssueState', {
  draft: 'Draft',
  review: 'To approve',
  approved: 'Approved',
  scheduled: 'Scheduled',
  freezing: 'Starting',
  sending: 'Being sent',
  paused: 'Paused',
  sent: 'Sent',
  stopped: 'Stopped',
} satisfies Record<IssueState, string>);

/** By people. */
export const ISSUE_MOVES = [
  'submit',
  'return',
  'approve',
  'schedule',
  'unschedule',
  'pause',
  'resume',
  'stop',
  'withdraw',
  'restore',
] as const;
export type IssueMove = (typeof ISSUE_MOVES)[number];

/** By the worker, or as a consequence of another change. */
type OwnMove = 'write' | 'start' | 'send' | 'finish' | 'sendMore' | 'halt' | 'forget';

type Facts = {
  state: IssueState;
  snapshotAt: Date | null;
  startedAt: Date | null;
  withdrawnAt: Date | null;
  authorId: string | null;
  writerIds: string[];
};

type Transition = {
  from: readonly IssueState[];
  to?: IssueState | ((issue: Facts) => IssueState);
  when?: (issue: Facts) => boolean;
};

export const OPEN_STATES: readonly IssueState[] = ['draft', 'review', 'approved'];
export const UNDER_WAY = ['scheduled', 'freezing', 'sending'] as const;
const BEGUN: readonly IssueState[] = ['sending', 'paused', 'sent', 'stopped'];

/** All transitions of an issue. */
export const TRANSITIONS: Record<IssueMove | OwnMove, Transition> = {
  write: { from: OPEN_STATES },
  submit: { from: ['draft'], to: 'review' },
  return: { from: ['review', 'approved'], to: 'draft' },
  approve: { from: ['review'], to: 'approved' },
  schedule: { from: ['approved'], to: 'scheduled' },
  unschedule: { from: ['scheduled'], to: 'approved' },
  start: { from: ['approved', 'scheduled'], to: 'freezing' },
  send: { from: ['freezing'], to: 'sending' },
  finish: { from: ['sending'], to: 'sent' },
  sendMore: { from: ['sent'], to: 'sending' },
  pause: { from: ['freezing', 'sending'], to: 'paused' },
  halt: { from: UNDER_WAY, to: 'paused' },
  resume: { from: ['paused'], to: ({ snapshotAt }) => (snapshotAt ? 'sending' : 'freezing') },
  stop: { from: [...UNDER_WAY, 'paused'], to: 'stopped' },
  forget: { from: ['paused'], to: 'stopped' },
  withdraw: {
    from: BEGUN,
    when: ({ startedAt, withdrawnAt }) => startedAt !== null && withdrawnAt === null,
  },
  restore: { from: BEGUN, when: ({ withdrawnAt }) => withdrawnAt !== null },
};

export const isPossible = (move: IssueMove | OwnMove, issue: Facts): boolean =>
  TRANSITIONS[move].from.includes(issue.state) && (TRANSITIONS[move].when?.(issue) ?? true);

/** The author may be missing from the writers, if a process of an earlier version saved the text. */
export const hasWritten = ({ authorId, writerIds }: Facts, userId: string): boolean =>
  writerIds.includes(userId) || authorId === userId;

/** `isAlone`: the caller is the only approver. */
export const movesOf = (issue: Facts, userId: string, isAlone: boolean): IssueMove[] =>
  ISSUE_MOVES.filter(
    (move) =>
      isPossible(move, issue) && (move !== 'approve' || isAlone || !hasWritten(issue, userId)),
  );
