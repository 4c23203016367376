import { plusDays, type Day } from './days';
import { dayOf, instantAt, instantOf, startOf, wallOf } from './wall-clock';

const at = (text: string) => new Date(text);
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** [zone, day, time, instant] of ordinary days. */
const ORDINARY: [string, Day, string, string][] = [
  ['Europe/London', '2026-11-23', '09:00', '2026-11-23T09:00Z'],
  ['Europe/London', '2026-07-14', '09:00', '2026-07-14T08:00Z'],
  ['Pacific/Auckland', '2026-11-24', '08:00', '2026-11-23T19:00Z'],
  ['Pacific/Auckland', '2026-07-14', '08:00', '2026-07-13T20:00Z'],
  ['America/New_York', '2026-11-22', '23:30', '2026-11-23T04:30Z'],
  ['Asia/Kolkata', '2026-11-24', '01:35', '2026-11-23T20:05Z'],
  ['Australia/Lord_Howe', '2026-11-24', '00:15', '2026-11-23T13:15Z'],
  ['UTC', '2026-11-23', '00:00', '2026-11-23T00:00Z'],
];

/** Times that the clocks skip, and the instant that stands for them. */
const SKIPPED: typeof ORDINARY = [
  ['Europe/London', '2026-03-29', '01:30', '2026-03-29T01:30Z'],
  ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30Z'],
  ['Pacific/Auckland', '2026-09-27', '02:30', '2026-09-26T14:30Z'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45Z'],
  ['America/Santiago', '2026-09-06', '00:00', '2026-09-06T04:00Z'],
];

/** Times that come twice, and the first of the two. */
const DOUBLED: typeof ORDINARY = [
  ['Europe/London', '2026-10-25', '01:30', '2026-10-25T00:30Z'],
  ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30Z'],
  ['Pacific/Auckland', '2026-04-05', '02:30', '2026-04-04T13:30Z'],
  ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45Z'],
  ['America/Havana', '2026-11-01', '00:00', '2026-11-01T04:00Z'],
];

describe('A time on a day in a zone', () => {
  it.each([...ORDINARY, ...DOUBLED])('%s, %s at %s is %s', (zone, day, time, instant) => {
    expect(instantAt(day, minutesOf(time), zone)).toEqual(at(instant));
    expect(wallOf(Date.parse(instant), zone)).toMatchObject({ day, minutes: minutesOf(time) });
  });

  it.each(SKIPPED)(
    '%s, %s at %s does not exist, and is taken for %s',
    (zone, day, time, instant) => {
      expect(instantAt(day, minutesOf(time), zone)).toEqual(at(instant));
      expect(wallOf(Date.parse(instant), zone).minutes).toBeGreaterThan(minutesOf(time));
    },
  );

  const ZONES = ['Europe/London', 'America/New_York', 'Pacific/Auckland', 'Australia/Lord_Howe'];

  it.each([...ZONES, 'America/Santiago', 'Africa/Cairo', 'Antarctica/Troll'])(
    'is the first instant that shows it, in all of a year in %s',
    (zone) => {
      const shown = new Map<string, number>();
      const end = startOf('2027-01-01', zone).getTime();
      for (let time = startOf('2026-01-01', zone).getTime(); time < end; time += 900_000) {
        const { day, minutes } = wallOf(time, zone);
        const key = `${day} ${minutes}`;
        if (!shown.has(key)) shown.set(key, time);
      }
      const wrong = [...shown].filter(([key, time]) => {
        const [day, minutes] = key.split(' ') as [Day, string];
        return instantAt(day, Number(minutes), zone).getTime() !== time;
      });
      expect(wrong).toEqual([]);
    },
  );

  it('ends with the start of the next day', () => {
    for (const zone of ZONES) {
      for (const day of ['2026-03-29', '2026-04-05', '2026-10-25', '2026-11-01'] as Day[]) {
        expect(instantAt(day, 1_440, zone)).toEqual(startOf(plusDays(day, 1), zone));
      }
    }
  });

  it('is asked for a known zone', () => {
    expect(() => startOf('2026-11-23', 'Mars/Olympus')).toThrow('Unknown time zone: Mars/Olympus');
    expect(instantOf(NaN, 'Europe/London')).toBeNaN();
    expect(instantOf(1e17, 'Europe/London')).toBeNaN();
  });
});

describe('The day of an instant', () => {
  it.each<[string, Day]>([
    ['Pacific/Auckland', '2026-12-01'],
    ['Australia/Lord_Howe', '2026-12-01'],
    ['Asia/Kolkata', '2026-12-01'],
    ['Asia/Calcutta', '2026-12-01'],
    ['Europe/London', '2026-11-30'],
    ['America/New_York', '2026-11-30'],
  ])('is another one in another zone: %s', (zone, day) => {
    expect(dayOf(at('2026-11-30T20:00Z'), zone)).toBe(day);
  });

  it('has 23, 24 or 25 hours', () => {
    const hours = (day: Day) =>
      (startOf(plusDays(day, 1), 'Europe/London').getTime() -
        startOf(day, 'Europe/London').getTime()) /
      3_600_000;
    expect(['2026-03-29', '2026-07-01', '2026-10-25'].map((day) => hours(day as Day))).toEqual([
      23, 24, 25,
    ]);
  });

  it('begins at one where midnight is skipped', () => {
    expect(wallOf(startOf('2026-09-06', 'America/Santiago').getTime(), 'America/Santiago')).toEqual(
      { day: '2026-09-06', weekday: 7, minutes: 60 },
    );
  });
});
