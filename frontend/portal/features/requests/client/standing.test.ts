import { describe, expect, it } from '@jest/globals';
import type { RequestDetail } from '../../../../api/call';
import { formatDayAndTime } from '../../../../lib/dates';
import { fillOf, stageOf, standingOf } from './standing';

type NextMove = NonNullable<RequestDetail['nextMove']>;

const now = Date.parse('2026-11-23T09:00:00Z');
const staff = (over: Partial<NextMove> = {}): NextMove => ({
  whose: 'staff',
  who: null,
  awaits: [],
  replyDueAt: null,
  decision: null,
  step: null,
  ...over,
});
const said = (status: RequestDetail['status'], nextMove: NextMove) =>
  standingOf({ status, nextMove }, now).join(' ');

describe('Where a request stands', () => {
  it('names the assignee and the response deadline', () => {
    const replyDueAt = '2026-11-24T18:00:00Z';
    expect(said('in_review', staff({ who: 'Tom', replyDueAt }))).toBe(
      `Tom is reviewing this. Next: our answer by ${formatDayAndTime(replyDueAt)}.`,
    );
    expect(said('pending', staff())).toContain('choosing who looks at it');
    expect(said('assigned', staff())).toContain('Our team has your request.');
    expect(said('approved', staff())).toContain('and our team is working on it.');
  });

  it('mentions a missed deadline, and no deadline if there is none', () => {
    const late = staff({ replyDueAt: '2026-11-22T18:00:00Z' });
    expect(said('assigned', late)).toContain('We’re sorry that it is late.');
    expect(said('in_review', staff())).not.toContain('Next: our answer');
  });

  it('names what is the client’s to do, whatever the status', () => {
    const theirs = staff({ whose: 'client', who: 'Tom', awaits: ['answer'] });
    for (const status of ['pending', 'assigned', 'in_review', 'approved'] as const) {
      expect(said(status, theirs)).toBe('One thing is yours: answer Tom’s question.');
    }
    const file = staff({ whose: 'client', awaits: ['file'] });
    expect(said('in_review', file)).toBe(
      'One thing is yours: send the file that our team asked for.',
    );
  });

  it('names the proposal with its price, then our own deadline', () => {
    const decision = {
      proposalId: 'a',
      kind: 'offer' as const,
      reference: 'PRO-000004',
      totalMinor: 3_192_000,
      currency: 'USD',
      canDecide: true,
    };
    const replyDueAt = '2026-11-24T18:00:00Z';
    const both = staff({ whose: 'client', who: 'Tom', awaits: ['decision', 'answer'], decision });
    expect(said('in_review', { ...both, replyDueAt })).toBe(
      'Two things are yours: decide on proposal PRO-000004, $31,920 and answer Tom’s question. ' +
        `Next: our answer by ${formatDayAndTime(replyDueAt)}.`,
    );
    const change = { ...decision, kind: 'change' as const };
    expect(said('in_review', { ...both, decision: change })).toContain(
      'decide on change order PRO-000004, $31,920',
    );
    const reader = { ...both, awaits: ['decision' as const] };
    reader.decision = { ...decision, canDecide: false };
    expect(said('in_review', reader)).toContain('somebody at your company who may accept it');
    expect(said('in_review', reader)).not.toContain('yours');
    reader.decision = { ...change, canDecide: false };
    expect(said('in_review', reader)).toContain('Our change order waits for somebody');
  });

  it('has the next day of an agreed project, and never invents one', () => {
    const step = { title: 'First results', on: '2026-12-04' as const };
    expect(said('approved', staff({ who: 'Tom', step }))).toBe(
      'This is approved, and Tom is working on it. First results: 4 Dec 2026. Nothing is asked of you.',
    );
    expect(said('approved', staff({ who: 'Tom' }))).toBe(
      'This is approved, and Tom is working on it. Nothing is asked of you.',
    );
  });

  it('has no deadline once closed', () => {
    const closed = staff({ whose: 'nobody' });
    for (const status of ['completed', 'rejected', 'withdrawn'] as const) {
      expect(said(status, closed)).not.toContain('Next');
    }
  });

  it('fills the current stage by its share of the percentage', () => {
    const filled = [20, 35, 50, 75, 100].map((progress, index) => fillOf(progress, index));
    expect(filled.map(Math.round)).toEqual([100, 75, 50, 75, 100]);
    // A lower percentage of the server still shows which stage is the current one.
    expect(fillOf(20, 3)).toBe(10);
  });

  it('has five stages, but none if rejected or withdrawn', () => {
    const statuses = ['pending', 'assigned', 'in_review', 'approved', 'completed'] as const;
    expect(statuses.map(stageOf)).toEqual([0, 1, 2, 3, 4]);
    expect([stageOf('rejected'), stageOf('withdrawn')]).toEqual([null, null]);
  });
});
