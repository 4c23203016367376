import {
  calendarOf,
  eventOf,
  google,
  WRITERS,
  type Meeting,
} from '../../../test/support/world/calendars';
import { busyTimes, readBusyTimes, uidOf, type Calendar } from './busy-times';

const FROM = new Date('2026-12-01T00:00:00Z');
const TO = new Date('2027-02-01T00:00:00Z');
const OWNER = 'priya@fenwright.example';

const read = (text: string, over: Partial<Calendar> = {}) =>
  readBusyTimes({ text, from: FROM, to: TO, zone: 'Europe/London', owner: [OWNER], ...over });

const shortened = (at: Date) => at.toISOString().slice(5, 16);
const spansIn = (text: string, over?: Partial<Calendar>): string[] =>
  read(text, over).spans.map(([from, to]) => `${shortened(from)} ${shortened(to)}`);
const startsIn = (text: string): string[] => spansIn(text).map((span) => span.slice(0, 11));
const reasonsIn = (text: string): string[] => read(text).problems.map(({ reason }) => reason);

const event = (...lines: string[]): string => eventOf(...lines);
const hour = (uid: string, day: string, ...lines: string[]): string =>
  event(`UID:${uid}`, `DTSTART:${day}T100000Z`, `DTEND:${day}T110000Z`, ...lines);

const AT_TEN: Meeting = { start: '2026-12-03T10:00', end: '2026-12-03T11:00' };

describe.each(Object.entries(WRITERS))('The busy times of a calendar by %s', (_name, write) => {
  it('are in the zone of each meeting, in winter and summer', () => {
    const meetings: Meeting[] = [
      { ...AT_TEN, zone: 'Europe/London' },
      { ...AT_TEN, zone: 'America/New_York' },
    ];
    expect(spansIn(write(...meetings))).toEqual([
      '12-03T10:00 12-03T11:00',
      '12-03T15:00 12-03T16:00',
    ]);
    const summer = {
      start: '2027-07-01T10:00',
      end: '2027-07-01T11:00',
      zone: 'Europe/Berlin',
    } as const;
    const window = { from: new Date('2027-06-25T00:00:00Z'), to: new Date('2027-07-25T00:00:00Z') };
    expect(spansIn(write(summer), window)).toEqual(['07-01T08:00 07-01T09:00']);
  });

  it('are whole days', () => {
    expect(spansIn(write({ start: '2026-12-03', end: '2026-12-05' }))).toEqual([
      '12-03T00:00 12-05T00:00',
    ]);
  });

  it('leave out what is free, moved, off or declined', () => {
    const series: Meeting = {
      start: '2026-12-07T09:00',
      end: '2026-12-07T10:00',
      zone: 'Europe/Berlin',
      rule: 'FREQ=DAILY;COUNT=4',
      without: ['2026-12-08T09:00'],
      moved: [{ from: '2026-12-09T09:00', start: '2026-12-09T14:00', end: '2026-12-09T15:00' }],
    };
    const declined: Meeting = {
      ...AT_TEN,
      invited: { [OWNER]: 'DECLINED', 'x@y.example': 'ACCEPTED' },
    };
    const open: Meeting = {
      start: '2026-12-04T10:00',
      end: '2026-12-04T11:00',
      invited: { [OWNER]: 'NEEDS-ACTION', 'x@y.example': 'DECLINED' },
    };
    const found = startsIn(write(series, declined, open, { ...AT_TEN, isFree: true }));
    expect(found).toEqual(['12-04T10:00', '12-07T08:00', '12-09T13:00', '12-10T08:00']);
  });

  it('are tentative meetings too', () => {
    expect(startsIn(write({ ...AT_TEN, isTentative: true }))).toEqual(['12-03T10:00']);
  });
});

describe('The busy times of a calendar', () => {
  const busyOf = (...events: string[]) => startsIn(calendarOf(...events));

  it('exceptions count for the series of their UID only', () => {
    const busy = busyOf(
      hour('a', '20261201', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      hour('a', '20261208', 'RECURRENCE-ID:20261208T100000Z', 'STATUS:CANCELLED'),
      hour('b', '20261202', 'RRULE:FREQ=WEEKLY;COUNT=2'),
    );
    expect(busy).toEqual(['12-01T10:00', '12-02T10:00', '12-09T10:00']);
  });

  it('calls booked here count by what we know of them', () => {
    const call = uidOf('019b0a4e-7c1a-7b44-9d2e-5a1f0c9b8e77');
    expect(busyOf(hour(call, '20261201'), hour('a', '20261202'))).toEqual(['12-02T10:00']);
  });

  it('are the first of a doubled hour, and later for a skipped one, as RFC 5545 says', () => {
    const inZone = (zone: string, start: string, end: string) =>
      event(`DTSTART;TZID=${zone}:${start}`, `DTEND;TZID=${zone}:${end}`);
    const window = { from: new Date('2026-03-01T00:00Z'), to: new Date('2026-12-01T00:00Z') };
    const calendar = calendarOf(
      inZone('Europe/London', '20260329T013000', '20260329T030000'),
      inZone('Europe/London', '20261025T013000', '20261025T021500'),
      inZone('America/New_York', '20261101T013000', '20261101T021500'),
    );
    expect(spansIn(calendar, window)).toEqual([
      '03-29T01:30 03-29T02:00',
      '10-25T00:30 10-25T02:15',
      '11-01T05:30 11-01T07:15',
    ]);
  });

  it.each(['1b4e28ba', 'b5c0e3c2-1111-4f6b-8a3e-0a8f6f7b2c11', 'staff-meeting'])(
    'an event that the calendar server of our domain calls %s is busy',
    (name) => expect(busyOf(hour(uidOf(name), '20261201'))).toEqual(['12-01T10:00']),
  );

  it('one occurrence may move out of the window, or into it from beyond', () => {
    const rule = 'RRULE:FREQ=WEEKLY;COUNT=12';
    const out = hour('a', '20270301', 'RECURRENCE-ID:20261208T100000Z');
    const into = hour('a', '20261209', 'RECURRENCE-ID:20270209T100000Z');
    const busy = busyOf(hour('a', '20261201', rule), out, into);
    expect(busy).toEqual(expect.arrayContaining(['12-09T10:00', '12-15T10:00', '01-26T10:00']));
    expect(busy).not.toContain('12-08T10:00');
  });

  it('a series changes from one day on', () => {
    const later = event(
      'UID:a',
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20261203T100000Z',
      'DTSTART:20261203T120000Z',
      'DTEND:20261203T130000Z',
    );
    expect(busyOf(hour('a', '20261201', 'RRULE:FREQ=DAILY;COUNT=4'), later)).toEqual([
      '12-01T10:00',
      '12-02T10:00',
      '12-03T12:00',
      '12-04T12:00',
    ]);
  });

  const laterFrom = (id: string, ...lines: string[]) =>
    event('UID:a', `RECURRENCE-ID;RANGE=THISANDFUTURE:${id}T100000Z`, ...lines);

  it('a change from one day on brings occurrences into the window from both sides', () => {
    const weekly = (day: string) => hour('a', day, 'RRULE:FREQ=WEEKLY');
    const earlier = laterFrom('20270108', 'DTSTART:20270103T100000Z', 'DTEND:20270103T110000Z');
    expect(busyOf(weekly('20270101'), earlier)).toContain('01-31T10:00');
    const longer = laterFrom('20261113', 'DTSTART:20261113T100000Z', 'DTEND:20261118T100000Z');
    expect(busyOf(weekly('20261106'), longer)[0]).toBe('11-27T10:00');
  });

  it('a change from one day on that moves by years is named', () => {
    const far = laterFrom('20261208', 'DTSTART:20291208T100000Z', 'DTEND:20291208T110000Z');
    const text = calendarOf(hour('a', '20261201', 'RRULE:FREQ=WEEKLY'), far);
    expect(reasonsIn(text)).toEqual(['rule']);
  });

  it('an invitation to one occurrence has no series', () => {
    expect(busyOf(hour('a', '20261208', 'RECURRENCE-ID:20261208T100000Z'))).toEqual([
      '12-08T10:00',
    ]);
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
    expect(busy).toEqual(['12-01T14:00', '12-03T14:00']);
  });

  it.each([
    ['free, in small letters', 'TRANSP:transparent'],
    ['cancelled', 'STATUS:Cancelled'],
    ['free for Microsoft', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
    ['work elsewhere for Microsoft', 'X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE'],
  ])('an event is no busy time if it is %s', (_what, line) =>
    expect(busyOf(hour('a', '20261201', line))).toEqual([]),
  );

  it.each(['TENTATIVE', 'OOF', 'BUSY'])('an event is busy if Microsoft calls it %s', (status) =>
    expect(busyOf(hour('a', '20261201', `X-MICROSOFT-CDO-BUSYSTATUS:${status}`))).toHaveLength(1),
  );

  it('the calendar itself may say whose it is', () => {
    const declined = hour('a', '20261201', 'ATTENDEE;PARTSTAT=DECLINED:mailto:me@other.example');
    expect(busyOf('X-WR-CALNAME:me@other.example', declined)).toEqual([]);
    expect(busyOf('X-WR-CALNAME:Team', declined)).toHaveLength(1);
  });

  it('a display name is no answer', () => {
    const line = `ATTENDEE;CN="a;PARTSTAT=DECLINED";PARTSTAT=ACCEPTED:mailto:${OWNER}`;
    expect(busyOf(hour('a', '20261201', line))).toHaveLength(1);
  });

  it('floating times are in the zone of the calendar, else of its owner', () => {
    const floating = event('UID:a', 'DTSTART:20261203T090000', 'DTEND:20261203T100000');
    expect(busyOf('X-WR-TIMEZONE:America/New_York', floating)).toEqual(['12-03T14:00']);
    const abroad = spansIn(calendarOf(floating), { zone: 'Asia/Kolkata' });
    expect(abroad).toEqual(['12-03T03:30 12-03T04:30']);
  });

  it.each([
    ['America/New_York', '14:00'],
    ['US/Eastern', '14:00'],
    ['/freeassociation.sourceforge.net/Tzfile/America/New_York', '14:00'],
    ['/mozilla.org/20070129_1/America/Argentina/Buenos_Aires', '12:00'],
    ['Pacific Standard Time', '17:00'],
    ['"FLE Standard Time"', '07:00'],
    ['W. Europe Standard Time:2020', '08:00'],
    ['"(UTC-05:00) Eastern Time (US & Canada)"', '14:00'],
    ['(UTC+01:00) Amsterdam\\, Berlin\\, Bern\\, Rome', '08:00'],
    ['"Canberra, Melbourne, Sydney"', '22:00'],
    ['Western/Central Europe', '08:00'],
    ['tzone://Microsoft/Utc', '09:00'],
  ])('the zone %s is known', (name, start) => {
    const text = calendarOf(
      event(`DTSTART;TZID=${name}:20261203T090000`, `DTEND;TZID=${name}:20261203T100000`),
    );
    expect(spansIn(text)[0]).toContain(`T${start} `);
    expect(reasonsIn(text)).toEqual([]);
  });

  const zoneTable = (tzid: string, from: string, offset: string, ...lines: string[]) =>
    [
      'BEGIN:VTIMEZONE',
      `TZID:${tzid}`,
      ...lines,
      'BEGIN:STANDARD',
      `DTSTART:${from}T000000`,
      `TZOFFSETFROM:${offset}`,
      `TZOFFSETTO:${offset}`,
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n');
  const inZone = (tzid: string) =>
    event('SUMMARY:Far away', `DTSTART;TZID=${tzid}:20261203T090000`, 'DURATION:PT1H');

  it('a table of the file counts for names that we do not know only', () => {
    expect(busyOf(zoneTable('Office', '19700101', '-0800'), inZone('Office'))).toEqual([
      '12-03T17:00',
    ]);
    expect(
      busyOf(zoneTable('Europe/Berlin', '20270101', '+0000'), inZone('Europe/Berlin')),
    ).toEqual(['12-03T08:00']);
    const named = zoneTable('Office', '20270101', '+0000', 'X-LIC-LOCATION:Europe/Berlin');
    expect(busyOf(named, inZone('Office'))).toEqual(['12-03T08:00']);
  });

  it.each([
    ['unknown', [inZone('Nowhere')], '12-02T19:00 12-03T22:00'],
    [
      'in a table that begins later',
      [zoneTable('Office', '20270101', '-0800'), inZone('Office')],
      '12-02T19:00 12-03T22:00',
    ],
    ['an offset', [inZone('UTC-05')], '12-03T09:00 12-03T15:00'],
  ])('a time counts for all hours that it may be if its zone is %s', (_what, lines, span) => {
    const text = calendarOf(...lines, hour('a', '20261210'));
    expect(spansIn(text)).toEqual([span, '12-10T10:00 12-10T11:00']);
    expect(read(text).problems).toEqual([{ reason: 'zone', title: 'Far away', day: '2026-12-03' }]);
  });

  it('a zone set up by hand is taken for its owner’s, and named', () => {
    const text = calendarOf(inZone('tzone://Microsoft/Custom'));
    const { problems, spans } = read(text);
    expect(problems).toMatchObject([{ reason: 'zone' }]);
    const [[from, to]] = spans as [[Date, Date]];
    expect(+to - +from).toBeLessThanOrEqual(2 * 3_600_000);
  });

  it.each([
    ['a byte order mark', `\uFEFF${calendarOf(hour('a', '20261201'))}`],
    ['blank lines before it', `\r\n  ${calendarOf(hour('a', '20261201'))}`],
    ['single line feeds', calendarOf(hour('a', '20261201')).replaceAll('\r', '')],
    ['another calendar before it', `${calendarOf()}${calendarOf(hour('a', '20261201'))}`],
    ['small letters', calendarOf(hour('a', '20261201')).replaceAll('BEGIN', 'begin')],
    [
      'lines folded within a name',
      calendarOf(hour('a', '20261201')).replace('DTSTART:', 'DTST\r\n ART\r\n :'),
    ],
  ])('a calendar is read with %s', (_what, text) =>
    expect(startsIn(text)).toEqual(['12-01T10:00']),
  );

  it.each([
    ['a line that was not folded', 'DESCRIPTION:one', 'second line that nobody folded'],
    ['a parameter without a name', 'ORGANIZER;CN=Sixt SE;:mailto:a@b.example', 'X-RADIUS=49.9'],
    ['a quotation mark too many', 'LOCATION;X-A="b:c', 'ATTENDEE;CN="x:mailto:a@b.example'],
    ['an end of nothing', 'END:VALARM', 'BEGIN:VALARM'],
  ])('an event counts with %s', (_what, ...lines) =>
    expect(busyOf(hour('a', '20261201', ...lines), hour('b', '20261202'))).toContain('12-01T10:00'),
  );

  it.each([
    ['RRULE:FREQ=DAILY;UNTIL=20261203', 3],
    ['RRULE:FREQ=DAILY;UNTIL=20261203T100000Z', 3],
    ['RRULE:FREQ=DAILY;UNTIL=20261203T095959Z', 2],
    ['RRULE:FREQ=WEEKLY;BYDAY=TU, WE;COUNT=3', 3],
    ['RRULE:FREQ=DAILY;COUNT=4\r\nEXDATE:20261202,20261203', 2],
    ['RRULE:FREQ=DAILY;COUNT=4\r\nEXDATE;VALUE=DATE:20261202', 3],
    ['RRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=2', 3],
    ['RDATE:20261204T100000Z', 2],
    ['RDATE:20261204T100000Z\r\nEXDATE:20261201T100000Z', 1],
    ['RDATE;VALUE=PERIOD:20261204T100000Z/PT2H,20261205T100000Z/20261205T120000Z', 3],
  ])('a series with %j has %i busy times', (lines, count) => {
    const text = calendarOf(hour('a', '20261201', lines));
    expect(startsIn(text)).toHaveLength(count);
    expect(reasonsIn(text)).toEqual([]);
  });

  it.each([
    [
      'a day that ends when it starts',
      ['DTSTART;VALUE=DATE:20261203', 'DTEND;VALUE=DATE:20261203'],
    ],
    ['a day without VALUE=DATE', ['DTSTART:20261203', 'DTEND:20261204']],
    ['a day without an end', ['DTSTART;VALUE=DATE:20261203']],
    ['a day with a list of cities as zone', ['DTSTART;TZID="Rome, Oslo";VALUE=DATE:20261203']],
  ])('%s is that day', (_what, lines) =>
    expect(spansIn(calendarOf(event(...lines)))).toEqual(['12-03T00:00 12-04T00:00']),
  );

  it.each([
    ['PT1W', '12-10T00:00'],
    ['PT1D12H', '12-04T12:00'],
  ])('the length %s counts from its beginning', (length, end) => {
    const text = calendarOf(event('DTSTART;VALUE=DATE:20261203', `DURATION:${length}`));
    expect(spansIn(text)).toEqual([`12-03T00:00 ${end}`]);
  });

  it('a time that ends before it starts counts between the two', () => {
    const turned = event('DTSTART:20261203T110000Z', 'DTEND:20261203T100000Z');
    expect(spansIn(calendarOf(turned))).toEqual(['12-03T10:00 12-03T11:00']);
  });

  it('of an event written twice the higher SEQUENCE counts, and both of equal ones', () => {
    expect(busyOf(hour('a', '20261201'), hour('a', '20261202', 'SEQUENCE:1'))).toEqual([
      '12-02T10:00',
    ]);
    expect(busyOf(hour('a', '20261201'), hour('a', '20261202'))).toHaveLength(2);
  });

  it('an exception counts until a newer series no longer has its occurrence', () => {
    const moved = hour('a', '20261204', 'RECURRENCE-ID:20261202T100000Z', 'SEQUENCE:1');
    const series = (...lines: string[]) =>
      hour('a', '20261201', 'RRULE:FREQ=DAILY;COUNT=2', 'SEQUENCE:2', ...lines);
    expect(busyOf(moved, series())).toEqual(['12-01T10:00', '12-04T10:00']);
    expect(busyOf(moved, series('EXDATE:20261202T100000Z'))).toEqual(['12-01T10:00']);
  });

  it('free/busy times count, except free ones', () => {
    const text = calendarOf(
      'BEGIN:VFREEBUSY',
      'FREEBUSY;FBTYPE=BUSY:20261203T100000Z/PT1H,20261204T100000Z/20261204T110000Z',
      'FREEBUSY;FBTYPE=FREE:20261205T100000Z/PT1H',
      'END:VFREEBUSY',
    );
    expect(startsIn(text)).toEqual(['12-03T10:00', '12-04T10:00']);
  });

  it('what went on for years, and many events, are read', () => {
    const daily = Array.from({ length: 40 }, (_, index) =>
      hour(`d${index}`, '20180101', 'RRULE:FREQ=DAILY;UNTIL=20230101T000000Z'),
    );
    const many = Array.from({ length: 10_000 }, (_, index) => hour(`m${index}`, '20200101'));
    expect(busyOf(...daily, ...many, hour('a', '20261201'))).toEqual(['12-01T10:00']);
  });

  it('only what is no calendar at all cannot be read, and nothing of it is quoted', () => {
    const read = (text: string) => () =>
      busyTimes({ text, from: FROM, to: TO, zone: 'Europe/London' });
    expect(read('<html>Root canal with Dr Black')).toThrow(
      /^This is not a calendar that we can read$/,
    );
    expect(read(google(AT_TEN))()).toHaveLength(1);
  });
});

describe('What is not understood is busy, and named', () => {
  const good = hour('good', '20270110');
  const both = (...lines: string[]) => {
    const text = calendarOf(event('SUMMARY:Odd', ...lines), good);
    const { problems } = read(text);
    expect(startsIn(text)).toContain('01-10T10:00');
    expect(problems.every(({ title }) => title === 'Odd')).toBe(true);
    return { starts: startsIn(text), reasons: problems.map(({ reason }) => reason) };
  };

  it.each([
    ['no start', ['DTEND:20261203T100000Z'], ['start'], 1],
    ['a start that is no time', ['DTSTART:tomorrow'], ['start'], 1],
    ['an end that is no time', ['DTSTART:20261203T100000Z', 'DTEND:later'], ['end'], 2],
    ['a length of centuries', ['DTSTART:20261203T100000Z', 'DURATION:P999999999999W'], ['end'], 2],
    ['a date that is none', ['DTSTART:20261203T100000Z', 'DURATION:PT1H', 'RDATE:x'], ['dates'], 2],
  ])('an event with %s', (_what, lines, reasons, count) => {
    const found = both(...lines);
    expect(found.reasons).toEqual(reasons);
    expect(found.starts).toHaveLength(count);
  });

  it.each([
    ['without a frequency', 'BYDAY=MO'],
    ['of a kind that nobody knows', 'FREQ=FORTNIGHTLY'],
    ['that matches no day', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
    ['that matches no day of a year', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=2'],
    ['with days of the month in a week', 'FREQ=WEEKLY;BYMONTHDAY=3'],
    ['with weeks of the year in a month', 'FREQ=MONTHLY;BYWEEKNO=49'],
    ['of vCalendar 1.0', 'W1 MO #0'],
  ])('an event with a rule %s is busy every day', (_what, rule) => {
    const found = both('DTSTART:20261203T080000Z', 'DURATION:PT1H', `RRULE:${rule}`);
    expect(found.reasons).toEqual(['rule']);
    expect(found.starts).toHaveLength(1 + 60);
  });

  it('a rule counts without the part that is not understood', () => {
    const found = both(
      'DTSTART:20261203T080000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;UNTL=20261210',
    );
    expect(found.reasons).toEqual(['rule']);
    expect(found.starts).toHaveLength(1 + 9);
  });

  it.each(['FREQ=SECONDLY', 'FREQ=SECONDLY;COUNT=999999', 'FREQ=MINUTELY;COUNT=999999'])(
    'an event with the rule %s is busy all the time, in time',
    (rule) => {
      const begun = Date.now();
      const text = calendarOf(
        event('DTSTART:20200103T080000Z', 'DURATION:PT1S', `RRULE:${rule}`),
        good,
      );
      expect(spansIn(text)).toHaveLength(1);
      expect(reasonsIn(text)).toEqual(['rule']);
      expect(Date.now() - begun).toBeLessThan(4_000);
    },
  );

  it('many endless rules end in time', () => {
    const never = Array.from({ length: 200 }, () =>
      event(
        'DTSTART:20200101T080000Z',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
      ),
    );
    const begun = Date.now();
    expect(read(calendarOf(...never)).problems).toHaveLength(1);
    expect(Date.now() - begun).toBeLessThan(5_000);
  });

  it('a series is named once, and a day with an unreadable length is that day', () => {
    const found = both(
      'DTSTART;TZID=Nowhere:20261201T080000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY',
    );
    expect(found.reasons).toEqual(['zone']);
    const day = both('DTSTART;VALUE=DATE:20261203', 'DURATION:-PT1W');
    expect(day).toEqual({ starts: ['12-03T00:00', '01-10T10:00'], reasons: ['end'] });
  });

  it('a free event is not named', () => {
    expect(reasonsIn(calendarOf(event('DTSTART:tomorrow', 'TRANSP:TRANSPARENT')))).toEqual([]);
  });

  it('a file that ends early', () => {
    const text = calendarOf(good, hour('a', '20270120'));
    expect(reasonsIn(text.slice(0, -30))).toEqual(['cut']);
  });

  it('at most twenty are named', () => {
    const many = Array.from({ length: 50 }, (_, index) => event(`SUMMARY:${index}`));
    expect(read(calendarOf(...many)).problems).toHaveLength(20);
  });
});
