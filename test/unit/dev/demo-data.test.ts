import { describe, expect, test } from '@jest/globals';
import {
  isOpen,
  isUsualMove,
  isWithdrawable,
  STATUSES,
} from '../../../backend/modules/requests/request-options';
import { REQUESTS, stepsOf, summaryOf } from '../../../dev/demo/history.mts';
import { momentOf } from '../../../dev/demo/moment.mts';
import { personOf } from '../../../dev/demo/people.mts';

const now = new Date();
const WEEK = 7 * 24 * 3_600_000;
const requests = REQUESTS.map((request) => {
  const steps = stepsOf(request);
  const createdAt = momentOf(request.raised);
  return { request, steps, createdAt, summary: summaryOf(steps, createdAt, request.client) };
});

const isAllowed = (from: string, to: string): boolean =>
  isUsualMove(from as (typeof STATUSES)[number], to as (typeof STATUSES)[number]);

describe('the demo requests', () => {
  test('show every status, service, urgency, timeline, budget and month', () => {
    const seen = (key: string) => new Set(requests.map(({ request }) => request[key])).size;
    expect(new Set(requests.map(({ summary }) => summary.status)).size).toBe(STATUSES.length);
    expect(seen('serviceType')).toBe(6);
    expect(seen('urgency')).toBe(4);
    expect(seen('timeline')).toBe(5);
    expect(seen('budget')).toBe(6);
    const months = requests.map(({ createdAt }) => createdAt.toISOString().slice(0, 7));
    // Half a year back: six or seven months, by the day of the month.
    const numbers = months.map((month) => 12 * Number(month.slice(0, 4)) + Number(month.slice(5)));
    const span = Math.max(...numbers) - Math.min(...numbers) + 1;
    expect(span).toBeGreaterThanOrEqual(6);
    expect(new Set(months).size).toBe(span);
  });

  test('are ordered, newest first', () => {
    const times = requests.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  test.each(requests.map((entry) => [entry.request.projectName, entry] as const))(
    '"%s" has a history that the product allows, in order and in the past',
    (_name, { request, steps, createdAt, summary }) => {
      const { status, repliedAt } = summary;
      const times = [createdAt, ...steps.map(({ at }) => at)].map((at) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const time of times) expect(time).toBeLessThan(now.getTime());

      const delegation = steps.find(({ delegatesTo }) => delegatesTo);
      for (const { by, from, to, delegatesTo, movesTo, override = false, ...said } of steps) {
        const { role } = personOf(by);
        if (delegatesTo) expect([from, role]).toEqual(['pending', 'admin']);
        else if (movesTo === 'withdrawn') expect(isWithdrawable(from as 'pending')).toBe(true);
        else if (movesTo) expect(isAllowed(from, to)).toBe(!override);
        if (said.notes) expect(role).toBe(delegation?.delegatesTo);
        if (said.writes) expect(['client', delegation?.delegatesTo]).toContain(role);
        if (role === 'client') expect(by).toBe(request.client);
        if (movesTo === 'rejected') expect(said.reason).toBeTruthy();
      }
      if (status === 'assigned') expect(delegation).toBeDefined();
      expect(steps.some(({ writes }) => writes) && !delegation).toBe(false);
      const moved = ['in_review', 'approved', 'completed', 'rejected'].includes(status);
      if (moved) expect(repliedAt).toBeInstanceOf(Date);
      if (status === 'pending') expect(repliedAt).toBeUndefined();
      // A clock starts at the client's last message, so no client may wait for months.
      const lastWord = steps.findLast(({ writes }) => writes);
      if (!isOpen(status as 'pending') || (lastWord && lastWord.by !== request.client)) return;
      expect(now.getTime() - (lastWord?.at ?? createdAt).getTime()).toBeLessThan(WEEK);
    },
  );
});
