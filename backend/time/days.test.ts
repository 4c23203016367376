import {
  dayNumbered,
  daysBetween,
  isDay,
  numberOf,
  plusDays,
  plusMonths,
  startOfMonth,
  weekdayOf,
  type Day,
} from './days';

describe('A day', () => {
  it.each(['2026-02-28', '2028-02-29', '2000-02-29', '0050-01-01', '9999-12-31'])(
    'is %s',
    (text) => {
      expect(isDay(text)).toBe(true);
    },
  );

  it.each(['2026-02-29', '2100-02-29', '2026-02-30', '2026-00-10', '2026-13-01', '2026-1-1', ''])(
    'is not %p',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );

  it('has a number, before and after 1970', () => {
    expect(dayNumbered(0)).toBe('1970-01-01');
    expect(dayNumbered(-1)).toBe('1969-12-31');
    for (const day of ['0050-01-01', '1969-12-31', '2026-10-25'] as Day[]) {
      expect(dayNumbered(numberOf(day))).toBe(day);
    }
  });

  it('is counted over the ends of months and years', () => {
    expect(plusDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(plusDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
  });

  it('may follow the last of four digits, as the end of a report does', () => {
    expect(plusDays('9999-12-31', 1)).toBe('10000-01-01');
  });

  it('knows its weekday', () => {
    expect(weekdayOf('2026-11-23')).toBe(1);
    expect(weekdayOf('2026-11-29')).toBe(7);
    expect(weekdayOf('1969-12-31')).toBe(3);
  });
});

describe('Months', () => {
  it.each<[Day, number, Day]>([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-15', -11, '2025-12-15'],
    ['2026-01-15', -13, '2024-12-15'],
  ])('%s and %d months are %s', (day, months, later) => {
    expect(plusMonths(day, months)).toBe(later);
  });

  it('begin with their first day', () => {
    expect(startOfMonth('2026-11-30')).toBe('2026-11-01');
    expect(startOfMonth('2026-11-01')).toBe('2026-11-01');
  });
});
