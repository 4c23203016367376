import { OFFICE_HOURS, OFFICE_ZONE, promisedMinutes, type Place } from '../../config/office';
import { bankHolidays } from './bank-holidays';
import { dueInWords } from './in-words';
import { promisedSeconds } from './service-levels';
import { WorkingCalendar } from './working-calendar';

const office = new WorkingCalendar({
  zone: OFFICE_ZONE,
  hours: OFFICE_HOURS,
  holidays: [2025, 2026, 2027].flatMap(bankHolidays).map(({ day }) => day),
});
const at = (text: string) => new Date(text);

/** Times in UTC; the office is in London, one hour ahead in summer. */
describe.each<Place>(['portal', 'site', 'mvp'])('An answer promised in a day at %s', (place) => {
  it.each([
    ['on a Tuesday morning', '2026-11-17T10:30:00Z', 'Wednesday 18 November at 10:30'],
    ['on a Friday afternoon', '2026-11-20T16:00:00Z', 'Monday 23 November at 16:00'],
    ['on a Friday night', '2026-11-20T22:00:00Z', 'Monday 23 November at 18:00'],
    ['on a Saturday', '2026-11-21T12:00:00Z', 'Monday 23 November at 18:00'],
    ['before the office opens', '2026-11-17T05:00:00Z', 'Tuesday 17 November at 18:00'],
    ['at closing time', '2026-11-17T18:00:00Z', 'Wednesday 18 November at 18:00'],
    ['on Good Friday', '2026-04-03T10:00:00Z', 'Tuesday 7 April at 18:00'],
    ['before Easter', '2026-04-02T14:00:00Z', 'Tuesday 7 April at 15:00'],
    ['on Christmas Eve', '2026-12-24T12:00:00Z', 'Tuesday 29 December at 12:00'],
    ['on Boxing Day of a Saturday', '2026-12-26T12:00:00Z', 'Tuesday 29 December at 18:00'],
    ['in summer', '2026-07-14T08:30:00Z', 'Wednesday 15 July at 09:30'],
    ['before the clocks go back', '2026-10-23T16:30:00Z', 'Monday 26 October at 17:30'],
  ])('%s is due', (_, received, due) => {
    expect(dueInWords(office.add(at(received), promisedMinutes(place) * 60))).toBe(due);
  });
});

describe('A promise', () => {
  it.each<[Place, number]>([
    ['portal', 24],
    ['site', 24],
    ['cambridge', 48],
  ])('of %s never ends after its hours, counted on working days', (place, hours) => {
    const days = new WorkingCalendar({
      zone: OFFICE_ZONE,
      hours: OFFICE_HOURS.map(({ day }) => ({ day, from: '00:00', to: '24:00' })),
      holidays: [2025, 2026, 2027].flatMap(bankHolidays).map(({ day }) => day),
    });
    for (let hour = 0; hour < 24 * 366; hour += 1) {
      const received = new Date(Date.UTC(2026, 0, 1, hour, 20));
      const due = office.add(received, promisedMinutes(place) * 60);
      expect(due.getTime()).toBeLessThanOrEqual(days.add(received, hours * 3600).getTime());
    }
  });

  it.each([4, 6, 12])('is kept by a calendar with days of %d hours', (length) => {
    const short = new WorkingCalendar({
      zone: OFFICE_ZONE,
      hours: OFFICE_HOURS.map(({ day }) => ({ day, from: '10:00', to: `${10 + length}:00` })),
      holidays: ['2026-12-25', '2026-12-28'],
    });
    for (let hour = 0; hour < 24 * 60; hour += 1) {
      const received = new Date(Date.UTC(2026, 10, 1, hour, 20));
      const due = short.add(received, promisedSeconds('portal', short, received));
      const latest = short.wholeDays().add(received, 24 * 3600);
      expect(due.getTime()).toBeLessThanOrEqual(latest.getTime());
    }
  });
});

describe('Working time', () => {
  it('counts split shifts and nothing of the night, both ways', () => {
    const split = new WorkingCalendar({
      zone: 'Europe/Berlin',
      hours: [
        { day: 1, from: '13:00', to: '17:00' },
        { day: 1, from: '08:00', to: '12:00' },
      ],
      holidays: ['2026-11-23'],
    });
    const monday = at('2026-11-16T10:30:00Z');
    expect(split.add(monday, 3600)).toEqual(at('2026-11-16T12:30:00Z'));
    expect(split.between(monday, at('2026-11-16T12:30:00Z'))).toBe(3600);
    expect(split.add(monday, 5 * 3600)).toEqual(at('2026-11-30T07:30:00Z'));
    expect(split.isOpenAt(at('2026-11-16T11:30:00Z'))).toBe(false);
    expect(split.isOpenAt(at('2026-11-16T12:00:00Z'))).toBe(true);
  });

  it('is real time on the night when the clocks change', () => {
    const always = new WorkingCalendar({
      zone: 'Europe/London',
      hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' })),
      holidays: [],
    });
    const before = at('2026-10-24T23:30:00Z');
    expect(always.add(before, 3 * 3600)).toEqual(at('2026-10-25T02:30:00Z'));
    expect(always.between(before, at('2026-10-25T02:30:00Z'))).toBe(3 * 3600);
  });

  it('refuses a calendar that never opens', () => {
    const never = new WorkingCalendar({ zone: 'Europe/London', hours: [], holidays: [] });
    expect(() => never.add(at('2026-11-16T10:30:00Z'), 1)).toThrow('no open hours');
  });
});
