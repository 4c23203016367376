import { describe, expect, it } from '@jest/globals';
import { formatAge, formatDuration, formatLongDay } from './dates';

const now = new Date('2026-11-21T12:00:00Z');

describe('formatAge', () => {
  it('uses the largest unit that fits', () => {
    expect(formatAge('2026-11-21T11:59:40Z', now)).toBe('just now');
    expect(formatAge('2026-11-21T09:00:00Z', now)).toBe('3 hours ago');
    expect(formatAge('2026-11-20T11:00:00Z', now)).toBe('yesterday');
    expect(formatAge('2026-08-01T12:00:00Z', now)).toBe('3 months ago');
  });
});

describe('formatDuration', () => {
  it('uses the largest unit that fits', () => {
    expect([0, 1, 59, 260, 7_500, 172_800].map(formatDuration)).toEqual([
      '0 seconds',
      '1 second',
      '59 seconds',
      '4 minutes',
      '2 hours',
      '2 days',
    ]);
  });
});

describe('formatLongDay', () => {
  it('is a British date with its weekday', () => {
    expect(formatLongDay(new Date(2026, 10, 21))).toBe('Saturday 21 November 2026');
  });
});
