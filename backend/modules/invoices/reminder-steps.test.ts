import { dueStep, nextStep } from './reminder-steps';

describe('Reminders', () => {
  it.each([
    ['2026-12-01', null, 'before', '2026-12-12'],
    ['2026-12-13', null, 'first', '2026-12-18'],
    ['2026-12-16', 'before', 'first', '2026-12-18'],
    ['2027-01-06', 'second', null, null],
  ] as const)('on %s, after %s: %s', (today, last, step, day) => {
    expect(nextStep('2026-12-15', today, last)).toEqual(step && { step, day });
  });

  it.each([
    ['2026-12-11', null, null],
    ['2026-12-14', null, 'before'],
    ['2026-12-15', null, 'before'],
    ['2026-12-16', null, null],
    ['2026-12-18', null, 'first'],
    ['2026-12-30', null, 'second'],
    ['2026-12-30', 'second', null],
    ['2027-02-01', 'first', 'third'],
  ] as const)('that nobody sent are one, the latest (%s after %s: %s)', (today, last, step) => {
    expect(dueStep('2026-12-15', today, last)).toBe(step);
  });
});
