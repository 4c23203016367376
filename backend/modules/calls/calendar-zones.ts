import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { instantOf } from '../../time/wall-clock';
import { zoneNamed } from '../../time/zones';
import { linesNamed, valueOf, type Component } from './calendar-lines';
import { MINUTE_MS } from '../../time/days';

const HOUR = 60 * MINUTE_MS;

/** A wall clock's time as if it were UTC, in milliseconds. */
export type Wall = number;

/**
 * The instants that a wall clock's time may be. They differ if the zone is unknown: then the
 * earliest and latest that it can be, so that no busy time is offered.
 */
export type Instants = { first: number; last: number; isGuessed?: true };

export type Zone = (wall: Wall) => Instants;

const certain = (instant: number): Instants => ({ first: instant, last: instant });

/** From UTC+14 to UTC-12. */
const ANYWHERE: Zone = (wall) => ({ first: wall - 14 * HOUR, last: wall + 12 * HOUR });

export const zoneOf =
  (name: string): Zone =>
  (wall) =>
    certain(instantOf(wall, name));

/** The zones of one VCALENDAR. Our own tables come first: those in files are often incomplete. */
export class CalendarZones {
  private readonly found = new Map<string, Zone>();
  private readonly tables: Map<string, Component>;

  constructor(
    calendar: Component,
    private readonly home: Zone,
  ) {
    const tables = calendar.parts.filter(({ name }) => name === 'VTIMEZONE');
    this.tables = new Map(tables.map((one) => [unescaped(valueOf(one, 'TZID')), one]));
  }

  named(tzid: string): Zone {
    const known = this.found.get(tzid);
    if (known) return known;
    const zone = this.find(unescaped(tzid));
    this.found.set(tzid, zone);
    return zone;
  }

  /** Null if the name says nothing. */
  known(tzid: string): Zone | null {
    const name = tzid && nameOf(unescaped(tzid));
    return name ? zoneOf(name) : null;
  }

  private readonly guessedHome: Zone = (wall) => ({ ...this.home(wall), isGuessed: true });

  private find(tzid: string): Zone {
    const table = this.tables.get(tzid);
    const name = nameOf(tzid) ?? (table && ianaNamed(valueOf(table, 'X-LIC-LOCATION')));
    if (name) return zoneOf(name);
    const guess = shownNamed(tzid);
    const unnamed = UNNAMED.test(tzid) ? this.guessedHome : ANYWHERE;
    const otherwise = guess ? zoneOf(guess) : (offsetIn(tzid, this.home) ?? unnamed);
    return (table && tableZone(table, otherwise)) ?? otherwise;
  }
}

/** Exchange’s name of a zone that somebody has set up by hand, nearly always their own. */
const UNNAMED = /^(?:tzone:\/\/Microsoft\/Custom|Customized Time Zone(?: \d{1,3})?)$/i;

const unescaped = (text: string): string => text.replace(/\\([,;\\])/g, '$1').trim();

/** Also behind a prefix, such as `/freeassociation.sourceforge.net/Europe/Berlin`. */
function ianaNamed(tzid: string): string | null {
  const parts = tzid.split('/').filter(Boolean);
  for (const count of [parts.length, 3, 2, 1]) {
    const name = count <= parts.length && zoneNamed(parts.slice(-count).join('/'));
    if (name) return name;
  }
  return null;
}

function windowsNamed(name: string): string | null {
  if (/^tzone:\/\/Microsoft\/Utc$/i.test(name)) return 'UTC';
  const [zone] = findIana(name.replace(/:\d{4}\b.*$/, '') as Parameters<typeof findIana>[0]);
  return zone ? zoneNamed(zone) : null;
}

const nameOf = (tzid: string): string | null => ianaNamed(tzid) ?? windowsNamed(tzid);

const AREAS = ['Europe', 'America', 'Asia', 'Australia', 'Africa', 'Pacific', 'Atlantic', 'Indian'];

/** Names of Outlook and Notes without a city. */
const REGIONS: [shown: RegExp, zone: string][] = [
  [/^eastern(?: time|$)/, 'America/New_York'],
  [/^central(?: time|$)/, 'America/Chicago'],
  [/^mountain(?: time|$)/, 'America/Denver'],
  [/^pacific(?: time|$)/, 'America/Los_Angeles'],
  [/^atlantic(?: time|$)/, 'America/Halifax'],
  [/^western\/central europe/, 'Europe/Berlin'],
  [/^newfoundland/, 'America/St_Johns'],
  [/^alaska/, 'America/Anchorage'],
  [/^hawaii/, 'Pacific/Honolulu'],
  [/^arizona/, 'America/Phoenix'],
  [/^indiana/, 'America/Indiana/Indianapolis'],
  [/^saskatchewan/, 'America/Regina'],
  [/^greenwich mean time|^coordinated universal time/, 'UTC'],
];

/** Names as Outlook shows them: "(UTC+01:00) Amsterdam, Berlin, Bern". */
function shownNamed(tzid: string): string | null {
  const shown = tzid.replace(/^\((?:UTC|GMT)[^)]{0,12}\)\s*/i, '');
  const region = REGIONS.find(([pattern]) => pattern.test(shown.toLowerCase()));
  if (region) return region[1];
  for (const place of shown.split(',').slice(0, 8)) {
    const city = place.trim().replaceAll(' ', '_');
    if (!/^[A-Za-z_.-]{3,40}$/.test(city)) continue;
    for (const area of AREAS) {
      const name = zoneNamed(`${area}/${city}`);
      if (name) return name;
    }
  }
  return null;
}

/**
 * "GMT -0500 (Standard) / GMT -0400 (Daylight)", "UTC+01". An hour more, in case the zone has
 * summer time, and the owner's zone, because some programs name it like this.
 */
function offsetIn(tzid: string, home: Zone): Zone | null {
  const offsets = [...tzid.matchAll(/(?:UTC|GMT) ?([+-])(\d{1,2}):?(\d\d)?/gi)].map(
    ([, sign, hours, minutes = '0']) =>
      (sign === '-' ? -1 : 1) * (+hours! * HOUR + +minutes * MINUTE_MS),
  );
  if (offsets.length === 0) return null;
  const least = Math.min(...offsets);
  const most = Math.max(...offsets, least + HOUR);
  return (wall) => {
    const own = home(wall);
    return { first: Math.min(wall - most, own.first), last: Math.max(wall - least, own.last) };
  };
}

/** Null if the table cannot be read. */
function tableZone(table: Component, otherwise: Zone): Zone | null {
  const parts = table.parts.filter(({ name }) => name === 'STANDARD' || name === 'DAYLIGHT');
  const from = Math.min(...parts.map((part) => wallIn(valueOf(part, 'DTSTART'))));
  // Clocks change once a year. Any other rule is a mistake, and slow to expand.
  const isUsual = parts.every((part) =>
    linesNamed(part, 'RRULE').every(({ value }) => /^(?:.*;)?FREQ=YEARLY\b/i.test(value)),
  );
  const isBounded = parts.length > 0 && parts.length < 400 && isUsual;
  if (!isBounded || !Number.isFinite(from)) return null;
  let zone: ICAL.Timezone;
  try {
    zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(textOf(table)) as object[]));
    zone.utcOffset(timeOf(Date.UTC(2026, 0)));
  } catch {
    return null;
  }
  return (wall) => {
    if (wall < from) return otherwise(wall);
    return certain(wall - zone.utcOffset(timeOf(wall)) * 1000);
  };
}

const OBSERVANCE = ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO', 'RRULE', 'RDATE'];

const textOf = (table: Component): string =>
  [
    'BEGIN:VTIMEZONE',
    'TZID:table',
    ...table.parts.flatMap((part) => [
      `BEGIN:${part.name}`,
      ...OBSERVANCE.flatMap((name) => linesNamed(part, name)).map(
        ({ name, head, value }) => `${name}${head}:${value}`,
      ),
      `END:${part.name}`,
    ]),
    'END:VTIMEZONE',
  ].join('\r\n');

function timeOf(wall: Wall): ICAL.Time {
  const at = new Date(wall);
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()];
  const [hour, minute, second] = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()];
  return ICAL.Time.fromData({ year, month, day, hour, minute, second, isDate: false });
}

const TIME = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(?:[.,]\d+)?Z?)?$/i;

/** NaN if it is no time. */
export function wallIn(value: string): Wall {
  const [, year, month, day, hour = '0', minute = '0', second = '0'] =
    TIME.exec(value.trim()) ?? [];
  if (!year || +month! < 1 || +month! > 12 || +day! < 1 || +day! > 31 || +hour > 24) return NaN;
  const wall = new Date(0);
  wall.setUTCFullYear(+year, +month! - 1, +day!);
  return wall.setUTCHours(+hour, +minute, +second);
}
