import { dayNumbered, DAY_MS } from '../../time/days';
import { startsOf, Steps } from './repeat';
import { ruleIn } from './repeat-rule';

const TEN = 10 * 3_600_000;

function startsFrom(day: string, rule: string, until = '2040-01-01', clock = TEN): number[] {
  const series = {
    start: Date.parse(day) + clock,
    isDay: false,
    from: Date.parse(day),
    to: Date.parse(until),
  };
  return [...startsOf(ruleIn(rule)!.rule, series, new Steps(), (wall) => wall)];
}

const daysFrom = (...given: Parameters<typeof startsFrom>): string[] =>
  startsFrom(...given).map((wall) => dayNumbered(Math.floor(wall / DAY_MS)));

describe('The starts of a series', () => {
  // Examples of RFC 5545, 3.8.5.3, and similar ones.
  it.each([
    ['2026-12-01', 'FREQ=DAILY;INTERVAL=10;COUNT=3', '2026-12-01 2026-12-11 2026-12-21'],
    ['2026-12-01', 'FREQ=DAILY;BYDAY=MO,TU;COUNT=3', '2026-12-01 2026-12-07 2026-12-08'],
    ['2026-12-31', 'FREQ=DAILY;BYMONTHDAY=-1;COUNT=3', '2026-12-31 2027-01-31 2027-02-28'],
    [
      '1997-08-05',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
      '1997-08-05 1997-08-10 1997-08-19 1997-08-24',
    ],
    [
      '1997-08-05',
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
      '1997-08-05 1997-08-17 1997-08-19 1997-08-31',
    ],
    [
      '2026-12-02',
      'FREQ=WEEKLY;BYMONTH=12,2;COUNT=6',
      '2026-12-02 2026-12-09 2026-12-16 2026-12-23 2026-12-30 2027-02-03',
    ],
    [
      '2026-09-16',
      'FREQ=MONTHLY;BYDAY=3WE;BYMONTH=9,11;COUNT=3',
      '2026-09-16 2026-11-18 2027-09-15',
    ],
    ['2026-12-01', 'FREQ=MONTHLY;BYDAY=1TU,-1FR;COUNT=3', '2026-12-01 2026-12-25 2027-01-05'],
    ['2026-12-31', 'FREQ=MONTHLY;COUNT=3', '2026-12-31 2027-01-31 2027-03-31'],
    [
      '2026-12-30',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2;COUNT=2',
      '2026-12-30 2027-01-28',
    ],
    ['2026-11-13', 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13;COUNT=2', '2026-11-13 2027-08-13'],
    ['2026-11-01', 'FREQ=YEARLY;BYMONTHDAY=1;COUNT=3', '2026-11-01 2026-12-01 2027-01-01'],
    ['2026-12-01', 'FREQ=YEARLY;BYMONTH=12,2;COUNT=3', '2026-12-01 2027-02-01 2027-12-01'],
    ['2026-12-31', 'FREQ=YEARLY;BYYEARDAY=-1,1;COUNT=3', '2026-12-31 2027-01-01 2027-12-31'],
    ['2026-12-28', 'FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO,FR;COUNT=2', '2026-12-28 2027-01-01'],
    ['2026-05-18', 'FREQ=YEARLY;BYDAY=20MO;COUNT=2', '2026-05-18 2027-05-17'],
    [
      '1996-11-05',
      'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8;COUNT=3',
      '1996-11-05 2000-11-07 2004-11-02',
    ],
    ['2028-02-29', 'FREQ=YEARLY;COUNT=3', '2028-02-29 2032-02-29 2036-02-29'],
  ])('from %s with %s', (day, rule, wanted) => expect(daysFrom(day, rule).join(' ')).toBe(wanted));

  it.each([
    ['FREQ=HOURLY;INTERVAL=3;COUNT=3', [10, 13, 16]],
    ['FREQ=DAILY;BYHOUR=10,12;BYMINUTE=0,30;COUNT=4', [10, 10.5, 12, 12.5]],
    ['FREQ=MINUTELY;INTERVAL=20;BYHOUR=11;COUNT=3', [11, 11 + 1 / 3, 11 + 2 / 3]],
    ['FREQ=HOURLY;BYMONTHDAY=2;BYHOUR=9;BYMINUTE=15;COUNT=1', [33.25]],
  ])('at hours with %s', (rule, hours) => {
    const midnight = Date.parse('2026-12-01');
    const found = startsFrom('2026-12-01', rule).map((wall) => (wall - midnight) / 3_600_000);
    expect(found.map((hour) => hour.toFixed(3))).toEqual(hours.map((hour) => hour.toFixed(3)));
  });

  it.each([
    ['2001-01-31', 'FREQ=MONTHLY;INTERVAL=2', '2027-01-31'],
    ['1970-01-05', 'FREQ=WEEKLY;INTERVAL=3', '2027-01-18'],
    ['1900-01-20', 'FREQ=YEARLY', '2027-01-20'],
  ])('of a window long after %s, with %s', (day, rule, wanted) => {
    const series = {
      start: Date.parse(day),
      isDay: true,
      from: Date.parse('2027-01-15'),
      to: Date.parse('2027-02-05'),
    };
    const found = [...startsOf(ruleIn(rule)!.rule, series, new Steps(), (wall) => wall)];
    expect(found.map((wall) => dayNumbered(wall / DAY_MS))).toEqual([wanted]);
  });

  it('of a whole day have no clock', () => {
    const series = { start: 0, isDay: true, from: 0, to: DAY_MS };
    const { rule } = ruleIn('FREQ=DAILY;BYHOUR=9,10')!;
    expect([...startsOf(rule, series, new Steps(), (wall) => wall)]).toEqual([0, DAY_MS]);
  });

  it('are not looked for without an end', () => {
    const dense = 'FREQ=DAILY;BYHOUR=0,6,12,18;BYSECOND=0,20,40;BYMINUTE=';
    const minutes = Array.from({ length: 60 }, (_, minute) => minute).join(',');
    expect(() => startsFrom('2026-12-01', dense + minutes)).toThrow('too many steps');
    expect(() =>
      startsFrom('0001-01-01', 'FREQ=YEARLY;BYMONTHDAY=31;BYDAY=MO;COUNT=99999'),
    ).toThrow('too many steps');
  });
});
