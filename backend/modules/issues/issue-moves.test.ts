import { ISSUE_MOVES, ISSUE_STATES, isPossible, movesOf, TRANSITIONS } from './issue-moves';
import { Issue } from './issue.entity';

const issueAt = (state: Issue['state'], over: Partial<Issue> = {}): Issue =>
  Object.assign(new Issue(), {
    ...{ state, snapshotAt: null, startedAt: null, withdrawnAt: null, halted: null },
    ...{ authorId: 'ada', writerIds: ['ada'], testedAt: null, ...over },
  });

const VERBS: Record<keyof typeof TRANSITIONS, (issue: Issue) => void> = {
  write: (issue) => issue.expect('write'),
  submit: (issue) => issue.submit(),
  return: (issue) => issue.return(),
  approve: (issue) => issue.approve('ben'),
  schedule: (issue) => issue.schedule(new Date()),
  unschedule: (issue) => issue.unschedule(),
  start: (issue) => issue.start(),
  send: (issue) => issue.send(),
  finish: (issue) => issue.finish(),
  sendMore: (issue) => issue.sendMore(),
  pause: (issue) => issue.pause(),
  halt: (issue) => issue.halt('bounces'),
  resume: (issue) => issue.resume({ tried: 0, bounced: 0, complained: 0 }),
  stop: (issue) => issue.stop(),
  forget: (issue) => issue.forget(),
  withdraw: (issue) => issue.withdraw(),
  restore: (issue) => issue.restore(),
};

describe('An issue', () => {
  it.each(ISSUE_STATES)('that is %s makes the moves of the table, and no other', (state) => {
    for (const [move, act] of Object.entries(VERBS)) {
      const issue = issueAt(state);
      if (isPossible(move as keyof typeof VERBS, issue)) act(issue);
      else expect(() => act(issue)).toThrow('as it stands');
    }
  });

  it('pauses itself and goes on where it stopped', () => {
    const issue = issueAt('sending', { snapshotAt: new Date() });
    issue.halt('bounces');
    expect(issue).toMatchObject({ state: 'paused', halted: 'bounces' });
    issue.resume({ tried: 600, bounced: 13, complained: 0 });
    expect(issue).toMatchObject({ state: 'sending', halted: null });
  });

  it('is approved by somebody else, unless there is nobody else', () => {
    const issue = issueAt('review');
    expect(movesOf(issue, 'ada', false)).not.toContain('approve');
    expect(movesOf(issue, 'ben', false)).toContain('approve');
    expect(movesOf(issue, 'ada', true)).toContain('approve');
    expect(ISSUE_MOVES.every((move) => move in TRANSITIONS)).toBe(true);
  });
});
