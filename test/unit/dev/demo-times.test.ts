import { describe, expect, it } from '@jest/globals';
import { momentOf } from '../../../dev/demo/moment.mts';

describe('momentOf', () => {
  it('counts working days back, between nine and five, in the past', () => {
    const now = new Date('2026-11-22T07:00:00Z');
    for (let index = 0; index < 60; index += 1) {
      const clock = `${String(9 + (index % 8)).padStart(2, '0')}:${String(index).padStart(2, '0')}`;
      const at = momentOf(`${1 + (index % 7)} working days ago ${clock}`, now);
      expect(at.getTime()).toBeLessThan(now.getTime());
      expect([0, 6]).not.toContain(at.getUTCDay());
      expect(at.toISOString().slice(11, 16)).toBe(clock);
    }
    expect(momentOf('1 working day ago 09:00', now).toISOString()).toBe('2026-11-20T09:00:00.000Z');
    expect(momentOf('2 working days before 16:30', now).toISOString()).toBe(
      '2026-11-19T16:30:00.000Z',
    );
  });

  it('counts days, hours and minutes back', () => {
    const now = new Date('2026-11-22T07:00:00Z');
    expect(momentOf('2d 3h 10m ago', now).toISOString()).toBe('2026-11-20T03:50:00.000Z');
    expect(momentOf('400d ago', now).toISOString()).toBe('2025-10-18T07:00:00.000Z');
  });

  it.each(['yesterday', '3 working days ago', '5 ago', ''])('refuses "%s"', (text) => {
    expect(() => momentOf(text, new Date())).toThrow('is no time');
  });
});
