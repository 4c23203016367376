import { busyTimes, uidOf } from './busy-times';

const FROM = new Date('2026-12-01T00:00:00Z');
const TO = new Date('2027-02-01T00:00:00Z');

const event = (...lines: string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

function busyOf(...events: string[][]): string[] {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0'];
  const text = [...head, ...events.flat(), 'END:VCALENDAR'].join('\r\n');
  return busyTimes({ text, from: FROM, to: TO, zone: 'Europe/London' })
    .map(([from]) => from.toISOString().slice(0, 16))
    .sort();
}

const hour = (uid: string, day: string, ...lines: string[]) =>
  event(`UID:${uid}`, `DTSTART:${day}T100000Z`, `DTEND:${day}T110000Z`, ...lines);

describe('The busy times of a calendar', () => {
  it('exceptions count for the series of their UID only', () => {
    const busy = busyOf(
      hour('a', '20261201', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      hour('a', '20261208', 'RECURRENCE-ID:20261208T100000Z', 'STATUS:CANCELLED'),
      hour('b', '20261201', 'RRULE:FREQ=WEEKLY;COUNT=2'),
    );
    expect(busy).toEqual(['2026-12-01T10:00', '2026-12-01T10:00', '2026-12-08T10:00']);
  });

  it('calls booked here count by what we know of them', () => {
    const call = uidOf('019b0a4e-7c1a-7b44-9d2e-5a1f0c9b8e77');
    expect(busyOf(hour(call, '20261201'), hour('a', '20261202'))).toEqual(['2026-12-02T10:00']);
  });

  it.each(['1b4e28ba', 'b5c0e3c2-1111-4f6b-8a3e-0a8f6f7b2c11', 'staff-meeting'])(
    'an event that the calendar server of our domain calls %s is busy',
    (name) => {
      expect(busyOf(hour(uidOf(name), '20261201'))).toEqual(['2026-12-01T10:00']);
    },
  );

  it('one occurrence may move out of the window, or into it from beyond', () => {
    const rule = 'RRULE:FREQ=WEEKLY;COUNT=12';
    const out = hour('a', '20270301', 'RECURRENCE-ID:20261208T100000Z');
    const into = hour('a', '20261209', 'RECURRENCE-ID:20270209T100000Z');
    const busy = busyOf(hour('a', '20261201', rule), out, into);
    expect(busy).toContain('2026-12-09T10:00');
    expect(busy).toContain('2026-12-15T10:00');
    expect(busy).toContain('2027-01-26T10:00');
    expect(busy).not.toContain('2026-12-08T10:00');
  });

  it('a series changes from one day on', () => {
    const later = event(
      'UID:a',
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20261203T100000Z',
      'DTSTART:20261203T120000Z',
      'DTEND:20261203T130000Z',
    );
    const busy = busyOf(hour('a', '20261201', 'RRULE:FREQ=DAILY;COUNT=4'), later);
    expect([...new Set(busy)]).toEqual([
      '2026-12-01T10:00',
      '2026-12-02T10:00',
      '2026-12-03T12:00',
      '2026-12-04T12:00',
    ]);
  });

  it('an invitation to one occurrence has no series', () => {
    const busy = busyOf(hour('a', '20261208', 'RECURRENCE-ID:20261208T100000Z'));
    expect(busy).toEqual(['2026-12-08T10:00']);
  });

  it('dates without a rule come besides the first', () => {
    const busy = busyOf(hour('a', '20261201', 'RDATE:20261204T100000Z'));
    expect([...new Set(busy)]).toEqual(['2026-12-01T10:00', '2026-12-04T10:00']);
  });

  it('an exception in UTC leaves out an occurrence in a zone', () => {
    const busy = busyOf(
      event(
        'UID:a',
        'DTSTART;TZID=America/New_York:20261201T090000',
        'DTEND;TZID=America/New_York:20261201T100000',
        'RRULE:FREQ=DAILY;COUNT=3',
        'EXDATE:20261202T140000Z',
      ),
    );
    expect(busy).toEqual(['2026-12-01T14:00', '2026-12-03T14:00']);
  });

  it('free and cancelled events are no busy times, in letters of any size', () => {
    expect(
      busyOf(
        hour('a', '20261201', 'TRANSP:transparent'),
        hour('b', '20261201', 'STATUS:Cancelled'),
      ),
    ).toEqual([]);
  });

  it('what went on for years, and many events, are read', () => {
    const daily = Array.from({ length: 40 }, (_, index) =>
      hour(`d${index}`, '20180101', 'RRULE:FREQ=DAILY;UNTIL=20230101T000000Z'),
    );
    const many = Array.from({ length: 10_000 }, (_, index) => hour(`m${index}`, '20200101'));
    expect(busyOf(...daily, ...many, hour('a', '20261201'))).toEqual(['2026-12-01T10:00']);
  });

  it('an event that cannot be placed is left out, and nothing of a calendar is quoted', () => {
    expect(busyOf(event('UID:x', 'SUMMARY:Dentist'), hour('a', '20261201'))).toEqual([
      '2026-12-01T10:00',
    ]);
    expect(() => busyOf(hour('a', '20261201', 'Root canal with Dr Black'))).toThrow(
      /^This is not a calendar that we can read$/,
    );
  });
});
