/** @zone America/New_York because midnight in UTC is on the day before there. */
import { expect, it } from '@jest/globals';
import { dayOf, formatDate, formatDay, formatOfficeTime, formatTimeWithZone } from './dates';

it('shows a date without a time as it is west of Greenwich', () => {
  expect(formatDay('2026-12-01')).toBe('1 Dec 2026');
  expect(formatDate('2026-12-01')).toBe('1 December 2026');
});

it("shows an instant's day in the reader's zone", () => {
  expect(formatDay(dayOf('2026-12-01T03:00:00Z'))).toBe('30 Nov 2026');
  expect(formatDate(dayOf('2026-12-01T03:00:00.000Z'))).toBe('30 November 2026');
});

it('does not take the one for the other', () => {
  // @ts-expect-error An instant has another day in another zone.
  formatDay('2026-12-01T03:00:00Z');
  // @ts-expect-error A day has no time.
  formatTimeWithZone('2026-12-01');
});

it("knows today by the reader's clock", () => {
  expect(dayOf(new Date('2026-12-01T03:00:00Z'))).toBe('2026-11-30');
});

it("has a contract's day by the office's clock", () => {
  expect(formatOfficeTime('2026-12-01T03:30:00Z')).toBe('1 Dec 2026, 03:30 GMT');
});

it('names the zone of a time that others agree on', () => {
  expect(formatTimeWithZone('2026-12-01T15:00:00Z')).toMatch(/^1 Dec 2026, 10:00 (EST|GMT-5)$/);
});
