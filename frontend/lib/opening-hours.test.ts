import { describe, expect, it } from '@jest/globals';
import { isBankHoliday, isOpenAt } from './opening-hours';

const hours = { opens: '09:00', closes: '18:00', zone: 'Europe/London' };
const open = (moment: string) => isOpenAt(new Date(moment), hours);

describe('opening hours', () => {
  it('follow the office’s local time in summer and winter', () => {
    expect(open('2026-11-23T08:59:00Z')).toBe(false);
    expect(open('2026-11-23T09:00:00Z')).toBe(true);
    expect(open('2026-11-23T18:00:00Z')).toBe(false);
    expect(open('2026-07-20T08:00:00Z')).toBe(true);
    expect(open('2026-07-20T17:00:00Z')).toBe(false);
  });

  it('exclude weekends and bank holidays', () => {
    expect(open('2026-11-21T12:00:00Z')).toBe(false);
    expect(open('2026-11-22T12:00:00Z')).toBe(false);
    expect(open('2026-12-25T12:00:00Z')).toBe(false);
  });

  // https://www.gov.uk/bank-holidays, England and Wales
  it.each([
    [2025, ['01-01', '04-18', '04-21', '05-05', '05-26', '08-25', '12-25', '12-26']],
    [2026, ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28']],
    [2027, ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28']],
    [2028, ['01-03', '04-14', '04-17', '05-01', '05-29', '08-28', '12-25', '12-26']],
  ])('know the bank holidays of %i', (year, expected) => {
    const found: string[] = [];
    const day = new Date(Date.UTC(year, 0, 1));
    for (; day.getUTCFullYear() === year; day.setUTCDate(day.getUTCDate() + 1)) {
      if (isBankHoliday(day)) found.push(day.toISOString().slice(5, 10));
    }
    expect(found).toEqual(expected);
  });
});
