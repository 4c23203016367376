/** Calendars as the programs of hosts publish them. Times are `2026-12-03T09:00`, days `2026-12-03`. */
export type Meeting = {
  title?: string;
  uid?: string;
  start: string;
  end: string;
  /** IANA name; without one the time is in UTC. */
  zone?: ZoneName;
  isFree?: boolean;
  isTentative?: boolean;
  /** Addresses invited, with their answer. */
  invited?: Record<string, 'ACCEPTED' | 'DECLINED' | 'NEEDS-ACTION'>;
  rule?: string;
  /** Starts that do not take place. */
  without?: string[];
  moved?: { from: string; start: string; end: string }[];
  sequence?: number;
};

type ZoneName = keyof typeof ZONES;

/** Windows name, offsets, and when clocks go back and forth: Sunday, month and hour. */
const ZONES = {
  'Europe/London': ['GMT Standard Time', '+0000', '+0100', '-1SU', 10, 2, '-1SU', 3, 1],
  'Europe/Berlin': ['W. Europe Standard Time', '+0100', '+0200', '-1SU', 10, 3, '-1SU', 3, 2],
  'America/New_York': ['Eastern Standard Time', '-0500', '-0400', '1SU', 11, 2, '2SU', 3, 2],
} as const;

const digits = (time: string): string => time.replace(/[-:]/g, '').padEnd(8, '0');
const stamp = (time: string): string => `${digits(time)}00`;
const isDay = (time: string): boolean => time.length === 10;

/** A line as `NAME:value`, for a time in the program's style. */
const timed = (name: string, time: string, zone: string | undefined): string => {
  if (isDay(time)) return `${name};VALUE=DATE:${digits(time)}`;
  return zone ? `${name};TZID=${zone}:${stamp(time)}` : `${name}:${stamp(time)}Z`;
};

function tableOf(tzid: string, zone: ZoneName, since: string): string[] {
  const [, standard, daylight, back, backMonth, backHour, forth, forthMonth, forthHour] =
    ZONES[zone];
  const part = (
    name: string,
    from: string,
    to: string,
    hour: number,
    day: string,
    month: number,
  ) => [
    `BEGIN:${name}`,
    `DTSTART:${since}T0${hour}0000`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `RRULE:FREQ=YEARLY;BYDAY=${day};BYMONTH=${month}`,
    `END:${name}`,
  ];
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${tzid}`,
    ...part('STANDARD', daylight, standard, backHour, back, backMonth),
    ...part('DAYLIGHT', standard, daylight, forthHour, forth, forthMonth),
    'END:VTIMEZONE',
  ];
}

type Style = {
  head: string[];
  /** The name that the program gives a zone. */
  nameOf?: (zone: ZoneName) => string;
  /** First day of its zone tables; without one it writes none. */
  tablesSince?: string;
  extra?: (meeting: Meeting) => string[];
  attendee?: (address: string, answer: string) => string;
};

/** Lines of at most 75 octets, as RFC 5545 asks for. */
const folded = (line: string): string => line.replace(/(.{74})(?=.)/g, '$1\r\n ');

let made = 0;

function eventsOf(meeting: Meeting, style: Style): string[] {
  const { nameOf = (zone: ZoneName) => zone as string, extra, attendee = plainAttendee } = style;
  const zone = meeting.zone && nameOf(meeting.zone);
  const {
    title = 'Meeting',
    uid = `meeting-${(made += 1)}@calendar.example`,
    sequence = 0,
  } = meeting;
  const common = [
    `UID:${uid}`,
    'DTSTAMP:20261101T080000Z',
    `SUMMARY:${title}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${meeting.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    `TRANSP:${meeting.isFree ? 'TRANSPARENT' : 'OPAQUE'}`,
    ...Object.entries(meeting.invited ?? {}).map(([address, answer]) => attendee(address, answer)),
    ...(extra?.(meeting) ?? []),
  ];
  const event = (start: string, end: string, ...lines: string[]) => [
    'BEGIN:VEVENT',
    timed('DTSTART', start, zone),
    timed('DTEND', end, zone),
    ...lines,
    ...common,
    'END:VEVENT',
  ];
  return [
    ...event(
      meeting.start,
      meeting.end,
      ...(meeting.rule ? [`RRULE:${meeting.rule}`] : []),
      ...(meeting.without ?? []).map((start) => timed('EXDATE', start, zone)),
    ),
    ...(meeting.moved ?? []).flatMap(({ from, start, end }) =>
      event(start, end, timed('RECURRENCE-ID', from, zone)),
    ),
  ];
}

const plainAttendee = (address: string, answer: string): string =>
  `ATTENDEE;PARTSTAT=${answer}:mailto:${address}`;

const writer =
  (style: Style) =>
  (...meetings: Meeting[]): string => {
    const zones = [...new Set(meetings.flatMap(({ zone }) => zone ?? []))];
    const { nameOf = (zone: ZoneName) => zone as string, tablesSince } = style;
    return [
      'BEGIN:VCALENDAR',
      ...style.head,
      ...(tablesSince ? zones.flatMap((zone) => tableOf(nameOf(zone), zone, tablesSince)) : []),
      ...meetings.flatMap((meeting) => eventsOf(meeting, style)),
      'END:VCALENDAR',
      '',
    ]
      .map(folded)
      .join('\r\n');
  };

/** The secret address of a Google calendar. */
export const google = writer({
  head: [
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Work',
    'X-WR-TIMEZONE:Europe/London',
  ],
  tablesSince: '19700101',
  attendee: (address, answer) =>
    `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=${answer};CN=${address};X-NUM-GUESTS=0:mailto:${address}`,
});

/** A calendar published by Exchange or Microsoft 365. */
export const exchange = writer({
  head: [
    'METHOD:PUBLISH',
    'PRODID:Microsoft Exchange Server 2010',
    'VERSION:2.0',
    'X-WR-CALNAME:Calendar',
  ],
  nameOf: (zone) => ZONES[zone][0],
  tablesSince: '16010101',
  extra: ({ start, isFree, isTentative }) => [
    `X-MICROSOFT-CDO-BUSYSTATUS:${isFree ? 'FREE' : isTentative ? 'TENTATIVE' : 'BUSY'}`,
    `X-MICROSOFT-CDO-ALLDAYEVENT:${isDay(start) ? 'TRUE' : 'FALSE'}`,
    'X-MICROSOFT-DISALLOW-COUNTER:FALSE',
  ],
});

/** Outlook, which names zones as it shows them and writes no tables. */
export const outlookWithoutTables = writer({
  head: [
    'PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN',
    'VERSION:2.0',
    'METHOD:PUBLISH',
  ],
  nameOf: (zone) => `"${ZONES[zone][0]}"`,
});

/** A calendar published by iCloud. */
export const apple = writer({
  head: [
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    'PRODID:-//Apple Inc.//iOS 18.1//EN',
    'X-APPLE-CALENDAR-COLOR:#1BADF8',
  ],
  tablesSince: '19700101',
  extra: () => ['X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:AUTOMATIC'],
  attendee: (address, answer) =>
    `ATTENDEE;CN="Somebody";CUTYPE=INDIVIDUAL;EMAIL="${address}";PARTSTAT=${answer}:/aMTQxOTk1Njc0/principal/`,
});

/** Nextcloud's export, through Sabre. */
export const nextcloud = writer({
  head: [
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    'PRODID:-//SabreDAV//SabreDAV//EN',
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
  ],
  tablesSince: '19700101',
});

export const fastmail = writer({
  head: ['PRODID:-//CyrusIMAP.org/Cyrus 3.11//EN', 'VERSION:2.0', 'X-WR-CALNAME:Calendar'],
  tablesSince: '19700101',
  extra: () => ['X-JMAP-ID:8a1'],
});

export const WRITERS = { google, exchange, outlookWithoutTables, apple, nextcloud, fastmail };

/** A calendar of lines, for what only odd programs write. */
export const calendarOf = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//odd//EN', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  );

export const eventOf = (...lines: string[]): string =>
  ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
