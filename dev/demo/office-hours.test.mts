import { describe, expect, it } from '@jest/globals';
import { officeTime } from './office-hours.mts';

describe('officeTime', () => {
  it('is on a working day, between nine and five, in the past', () => {
    const now = new Date('2026-11-22T07:00:00Z');
    for (let index = 0; index < 60; index += 1) {
      const at = officeTime(now, 1 + (index % 7), index);
      expect(at.getTime()).toBeLessThan(now.getTime());
      expect([0, 6]).not.toContain(at.getUTCDay());
      expect(at.getUTCHours()).toBeGreaterThanOrEqual(9);
      expect(at.getUTCHours()).toBeLessThan(17);
    }
    expect(officeTime(now, 1, 0).toISOString()).toBe('2026-11-20T09:00:00.000Z');
  });
});
