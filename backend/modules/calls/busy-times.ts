import brand from '../../../brand.json';
import { canonicalEmail } from '../../validation/email-address';
import { DAY_MS, dayNumbered, type Day } from '../../time/days';
import { zoneNamed } from '../../time/zones';
import {
  componentsIn,
  CUT,
  lineNamed,
  linesNamed,
  parameterOf,
  valueOf,
  type Component,
  type Line,
} from './calendar-lines';
import {
  CalendarZones,
  wallIn,
  zoneOf,
  type Instants,
  type Wall,
  type Zone,
} from './calendar-zones';
import { isSubDaily, startsOf, Steps } from './repeat';
import { ruleIn, type Rule } from './repeat-rule';

export type Span = [from: Date, to: Date];

/**
 * `zone` is the owner's, for floating times and whole days. `owner`: the owner's e-mail addresses;
 * what one of them declined is free.
 */
export type Calendar = { text: string; from: Date; to: Date; zone: string; owner?: string[] };

/**
 * `start`: without a start, so it may be at any time. `end`: counts until the end of its day.
 * `zone`: counts for all hours that it may be. `rule`: counts daily, or all the time. `dates`: some
 * of its further dates are missing. `cut`: the file ends early.
 */
export const PROBLEM_REASONS = ['start', 'end', 'zone', 'rule', 'dates', 'cut'] as const;
export type ProblemReason = (typeof PROBLEM_REASONS)[number];

/** An event that is not fully understood. `day`: of its start, on its own clock. */
export type Problem = { reason: ProblemReason; title: string; day: Day | null };

export type BusyTimes = { spans: Span[]; problems: Problem[] };

const MAX_SPANS = 2_000;
const MAX_PROBLEMS = 20;
const LONGEST_TITLE = 80;
/** Clocks differ from UTC by less than a day. */
const MARGIN = 2 * DAY_MS;
/** Longer durations are mistakes. */
const LONGEST = 3_660 * DAY_MS;
const LONGEST_REACH = 366 * DAY_MS;

const DOMAIN = new URL(brand.url).hostname;

/** @throws like `readBusyTimes` */
export const busyTimes = (calendar: Calendar): Span[] => readBusyTimes(calendar).spans;

/**
 * Merged spans in order, and up to 20 events that are not fully understood and count as busy for
 * longer. Ignores calls booked here, whose times we know better.
 * @throws in words that quote nothing of the calendar, if nothing of it can be read
 */
export function readBusyTimes(calendar: Calendar): BusyTimes {
  const components = componentsIn(calendar.text);
  const calendars = components.filter(({ name }) => name === 'VCALENDAR');
  if (calendars.length === 0) throw new Error('This is not a calendar that we can read');
  const found = new Found(calendar);
  const steps = new Steps();
  for (const one of calendars) new CalendarReader(one, calendar, found, steps).read();
  if (components.some(({ name }) => name === CUT)) found.problem('cut', '', null);
  return found.result();
}

class Found {
  private readonly spans: [from: number, to: number][] = [];
  private readonly problems = new Map<string, Problem>();
  private readonly from: number;
  private readonly to: number;

  constructor({ from, to }: Calendar) {
    this.from = from.getTime();
    this.to = to.getTime();
  }

  /** Returns whether the span is in the window. */
  span(from: number, to: number): boolean {
    if (!(from < to && from < this.to && to > this.from)) return false;
    this.spans.push([from, to]);
    return true;
  }

  problem(reason: ProblemReason, title: string, start: Wall | null): void {
    if (this.problems.size >= MAX_PROBLEMS) return;
    const day = start === null ? null : dayNumbered(Math.floor(start / DAY_MS));
    const one = { reason, title: title.slice(0, LONGEST_TITLE), day };
    this.problems.set(JSON.stringify(one), one);
  }

  result(): BusyTimes {
    const merged: [number, number][] = [];
    for (const [from, to] of this.spans.sort(([a], [b]) => a - b)) {
      const last = merged.at(-1);
      if (last && from <= last[1]) last[1] = Math.max(last[1], to);
      else merged.push([from, to]);
    }
    if (merged.length > MAX_SPANS) throw new Error('The calendar is too full to be read');
    const spans = merged.map(([from, to]): Span => [new Date(from), new Date(to)]);
    return { spans, problems: [...this.problems.values()] };
  }
}

/** A time on the clock of its zone. */
type Moment = { wall: Wall; isDay: boolean; zone: Zone };

/** `endOf` gives the end of the occurrence that starts at `wall`. */
type Event = {
  component: Component;
  uid: string;
  title: string;
  sequence: number;
  start: Moment;
  endOf: (wall: Wall) => Instants;
  length: number;
  isBusy: boolean;
  recurrenceId: Moment | null;
  appliesToLater: boolean;
};

class CalendarReader {
  private readonly zones: CalendarZones;
  private readonly home: Zone;
  private readonly floating: Zone;
  private readonly owners: Set<string>;
  private readonly from: Wall;
  private readonly to: Wall;

  constructor(
    private readonly calendar: Component,
    { from, to, zone, owner = [] }: Calendar,
    private readonly found: Found,
    private readonly steps: Steps,
  ) {
    this.from = from.getTime() - MARGIN;
    this.to = to.getTime() + MARGIN;
    this.home = zoneOf(zoneNamed(zone) ?? 'UTC');
    this.zones = new CalendarZones(calendar, this.home);
    const own = valueOf(calendar, 'X-WR-TIMEZONE');
    this.floating = own ? this.zones.named(own) : this.home;
    // Google and Exchange say whose calendar it is.
    const said = [valueOf(calendar, 'X-WR-CALNAME'), valueOf(calendar, 'X-OWNER')];
    this.owners = new Set(
      [...owner, ...said]
        .map((address) => canonicalEmail(address.replace(/^mailto:/i, '')))
        .filter((address) => address !== null),
    );
  }

  read(): void {
    const events = this.calendar.parts
      .filter(({ name }) => name === 'VEVENT')
      .flatMap((component) => this.eventOf(component) ?? []);
    for (const alike of Map.groupBy(events, ({ uid, component }) => uid || component).values()) {
      const latest = latestOf(alike);
      const series = latest.filter(({ recurrenceId }) => recurrenceId === null);
      const exceptions = latest.filter((one) => one.recurrenceId && !this.isStale(one, series));
      for (const one of exceptions) this.add(one, [one.start.wall, ...this.datesOf(one)]);
      for (const one of series) this.addSeries(one, exceptions);
    }
    for (const part of this.calendar.parts) if (part.name === 'VFREEBUSY') this.addFreeBusy(part);
  }

  private eventOf(component: Component): Event | null {
    const uid = valueOf(component, 'UID');
    const isBusy = this.isBusy(component);
    const title = valueOf(component, 'SUMMARY').replace(/\\(.)/g, '$1');
    const start = this.momentOf(lineNamed(component, 'DTSTART'));
    if (isOurs(uid)) return null;
    if (!start) {
      if (isBusy) this.found.problem('start', title, null);
      return null;
    }
    const id = lineNamed(component, 'RECURRENCE-ID');
    const end = this.endOf(component, start);
    return {
      component,
      uid,
      title,
      sequence: Number(/^\d{1,9}$/.exec(valueOf(component, 'SEQUENCE'))?.[0] ?? 0),
      start,
      ...end,
      isBusy,
      recurrenceId: this.momentOf(id),
      appliesToLater:
        id !== undefined && parameterOf(id, 'RANGE').toUpperCase() === 'THISANDFUTURE',
    };
  }

  private isBusy(component: Component): boolean {
    const said = (name: string) => valueOf(component, name).toUpperCase();
    if (said('TRANSP') === 'TRANSPARENT' || said('STATUS') === 'CANCELLED') return false;
    // Microsoft's own property says more than TRANSP.
    if (['FREE', 'WORKINGELSEWHERE'].includes(said('X-MICROSOFT-CDO-BUSYSTATUS'))) return false;
    return !linesNamed(component, 'ATTENDEE').some(
      (line) =>
        parameterOf(line, 'PARTSTAT').toUpperCase() === 'DECLINED' &&
        [line.value.replace(/^mailto:/i, ''), parameterOf(line, 'EMAIL')].some((address) =>
          this.owners.has(canonicalEmail(address) ?? ''),
        ),
    );
  }

  private momentOf(line: Line | undefined): Moment | null {
    return line ? this.momentIn(line.value, parameterOf(line, 'TZID')) : null;
  }

  private momentIn(text: string, tzid: string): Moment | null {
    const value = text.trim();
    const wall = wallIn(value);
    if (Number.isNaN(wall)) return null;
    if (!value.includes('T'))
      return { wall, isDay: true, zone: this.zones.known(tzid) ?? this.home };
    const isUtc = value.endsWith('Z');
    const zone = isUtc ? zoneOf('UTC') : tzid ? this.zones.named(tzid) : this.floating;
    return { wall, isDay: false, zone };
  }

  private endOf(component: Component, start: Moment): Pick<Event, 'endOf' | 'length'> {
    const [endLine, durationLine] = ['DTEND', 'DURATION'].map((name) => lineNamed(component, name));
    const end = this.momentOf(endLine);
    const lasts = durationLine && durationIn(durationLine.value);
    const isDayWithoutEnd =
      start.isDay && (end ? end.wall === start.wall : !endLine && !durationLine);
    if (isDayWithoutEnd) return endAfter(start, { days: 1, ms: 0 });
    if (end) {
      const length = end.wall - start.wall;
      const zone = start.isDay && end.isDay ? start.zone : end.zone;
      return { endOf: (wall) => zone(wall + length), length: Math.abs(length) };
    }
    if (lasts) return endAfter(start, lasts);
    if (!endLine && !durationLine) return endAfter(start, { days: 0, ms: 0 });
    const rest = DAY_MS - (((start.wall % DAY_MS) + DAY_MS) % DAY_MS);
    if (this.isBusy(component) && start.wall < this.to && start.wall > this.from) {
      this.found.problem('end', valueOf(component, 'SUMMARY'), start.wall);
    }
    return endAfter(start, { days: 0, ms: rest });
  }

  private addSeries(event: Event, exceptions: Event[]): void {
    const { start } = event;
    const left = this.leftOutOf(event);
    for (const one of exceptions) left.add(one.recurrenceId);
    const later = exceptions
      .filter(({ appliesToLater }) => appliesToLater)
      .sort(
        (a, b) =>
          b.recurrenceId!.zone(b.recurrenceId!.wall).first -
          a.recurrenceId!.zone(a.recurrenceId!.wall).first,
      );
    for (const wall of new Set([
      start.wall,
      ...this.datesOf(event, left),
      ...this.repeatsOf(event, this.reachOf(event, later)),
    ])) {
      if (left.has(wall, start.zone)) continue;
      const at = start.zone(wall).first;
      const change = later.find(({ recurrenceId: id }) => id!.zone(id!.wall).first <= at);
      if (!change) this.add(event, [wall]);
      else this.add(change, [wall + shiftOf(change, start)]);
    }
  }

  /** How far a change of all later occurrences may bring one into the window from outside. */
  private reachOf({ start, title, isBusy }: Event, later: Event[]): number {
    const reaches = later.map((one) => Math.abs(shiftOf(one, start)) + one.length);
    const reach = Math.max(0, ...reaches);
    if (reach > LONGEST_REACH && isBusy) this.found.problem('rule', title, start.wall);
    return Math.min(reach, LONGEST_REACH);
  }

  private leftOutOf({ component, start }: Event): Moments {
    const left = new Moments(start.isDay);
    for (const line of linesNamed(component, 'EXDATE')) {
      for (const text of line.value.split(','))
        left.add(this.momentIn(text, parameterOf(line, 'TZID')));
    }
    return left;
  }

  /** Starts in the window that the rules of a series give. */
  private *repeatsOf(event: Event, reach: number): Generator<Wall> {
    const { component, start, length, title, isBusy } = event;
    if (!isBusy) return;
    const [from, to] = [this.from - length - reach, this.to + reach];
    const window = { ...start, start: start.wall, from, to };
    for (const { value } of linesNamed(component, 'RRULE')) {
      const found = ruleIn(value);
      if (!found?.isSure && start.wall < this.to) this.found.problem('rule', title, start.wall);
      try {
        const instantOf = (wall: Wall) => start.zone(wall).first;
        yield* startsOf(found?.rule ?? DAILY, window, this.steps, instantOf);
      } catch {
        if (start.wall < this.to) this.found.problem('rule', title, start.wall);
        if (found && isSubDaily(found.rule)) this.found.span(start.zone(start.wall).first, this.to);
        else yield* daily(window);
      }
    }
  }

  /** RDATE: starts, or periods, which are added here. */
  private *datesOf({ component, start, title, isBusy }: Event, left?: Moments): Generator<Wall> {
    if (!isBusy) return;
    for (const line of linesNamed(component, 'RDATE')) {
      const tzid = parameterOf(line, 'TZID');
      for (const text of line.value.split(',').filter((one) => one.trim())) {
        const [first = '', last] = text.split('/');
        const moment = this.momentIn(first, tzid);
        if (!moment || (last !== undefined && !this.addPeriod(moment, last, tzid, title, left))) {
          this.found.problem('dates', title, start.wall);
        } else if (last === undefined) {
          yield wallAt(moment, start);
        }
      }
    }
  }

  private addPeriod(
    first: Moment,
    text: string,
    tzid: string,
    title: string,
    left?: Moments,
  ): boolean {
    const last = this.momentIn(text, tzid);
    const lasts = last ? null : durationIn(text);
    if (!last && !lasts) return false;
    const end = last ? last.zone(last.wall) : endAfter(first, lasts!).endOf(first.wall);
    if (!left?.has(first.wall, first.zone)) {
      this.place(first.zone(first.wall), end, title, first.wall);
    }
    return true;
  }

  private addFreeBusy(part: Component): void {
    for (const line of linesNamed(part, 'FREEBUSY')) {
      if (parameterOf(line, 'FBTYPE').toUpperCase() === 'FREE') continue;
      for (const text of line.value.split(',')) {
        const [first = '', last = ''] = text.split('/');
        const moment = this.momentIn(first, '');
        if (!moment || !this.addPeriod(moment, last, '', '')) this.found.problem('start', '', null);
      }
    }
  }

  private add({ start, endOf, length, title, isBusy }: Event, walls: Iterable<Wall>): void {
    if (!isBusy) return;
    for (const wall of walls) {
      if (wall - length > this.to || wall + length < this.from) continue;
      this.place(start.zone(wall), endOf(wall), title, start.wall);
    }
  }

  /** Some programs write the end before the start. */
  private place(start: Instants, end: Instants, title: string, wall: Wall): void {
    if (start.first === end.first && start.last === end.last) return;
    const isPlaced = this.found.span(
      Math.min(start.first, end.first),
      Math.max(start.last, end.last),
    );
    if (isPlaced && (start.first < start.last || start.isGuessed))
      this.found.problem('zone', title, wall);
  }

  /** A newer state of the series no longer has the occurrence that it changes. */
  private isStale({ sequence, recurrenceId }: Event, series: Event[]): boolean {
    const newer = series.filter((one) => one.sequence > sequence);
    return (
      newer.length > 0 &&
      newer.length === series.length &&
      !newer.some((one) => this.has(one, recurrenceId!))
    );
  }

  private has(event: Event, id: Moment): boolean {
    const { start, component } = event;
    const wall = wallAt(id, start);
    const left = this.leftOutOf(event);
    if (left.has(wall, start.zone)) return false;
    const isDate = wall === start.wall || [...this.datesOf(event)].includes(wall);
    const window = { ...start, start: start.wall, from: wall, to: wall };
    return (
      isDate ||
      linesNamed(component, 'RRULE').some(({ value }) => {
        const rule = ruleIn(value)?.rule;
        try {
          return (
            !rule ||
            [...startsOf(rule, window, this.steps, (at) => start.zone(at).first)].length > 0
          );
        } catch {
          return true;
        }
      })
    );
  }
}

const DAILY: Rule = { freq: 'DAILY', interval: 1, lists: {}, weekStart: 1 };

function* daily({ start, from, to }: { start: Wall; from: Wall; to: Wall }): Generator<Wall> {
  const first = start + Math.max(0, Math.ceil((from - start) / DAY_MS)) * DAY_MS;
  for (let wall = first; wall <= to; wall += DAY_MS) yield wall;
}

/** Times to leave out of a series: instants, or whole days on its clock. */
class Moments {
  private readonly instants = new Set<number>();
  private readonly days = new Set<number>();

  constructor(private readonly ofDays: boolean) {}

  add(moment: Moment | null): void {
    if (!moment) return;
    if (moment.isDay || this.ofDays) this.days.add(Math.floor(moment.wall / DAY_MS));
    else this.instants.add(moment.zone(moment.wall).first);
  }

  has(wall: Wall, zone: Zone): boolean {
    if (this.days.size > 0 && this.days.has(Math.floor(wall / DAY_MS))) return true;
    return this.instants.size > 0 && this.instants.has(zone(wall).first);
  }
}

/** The highest SEQUENCE of the series and of each occurrence. */
function latestOf(events: Event[]): Event[] {
  const keyOf = ({ recurrenceId: id }: Event) => (id ? id.zone(id.wall).first : 'series');
  return [...Map.groupBy(events, keyOf).values()].flatMap((alike) => {
    const highest = Math.max(...alike.map(({ sequence }) => sequence));
    return alike.filter(({ sequence }) => sequence === highest);
  });
}

/** What the clock of a series shows at a moment that may be written in another zone. */
function wallAt(moment: Moment, { zone, isDay }: Moment): Wall {
  if (isDay) return Math.floor(moment.wall / DAY_MS) * DAY_MS;
  if (moment.isDay) return moment.wall;
  const instant = moment.zone(moment.wall).first;
  const shift = zone(instant).first - instant;
  const wall = instant - shift;
  return wall + instant - zone(wall).first;
}

/** By how much a change moves the occurrences of a series. */
const shiftOf = (change: Event, start: Moment): number =>
  change.start.wall - wallAt(change.recurrenceId!, start);

type Lasting = { days: number; ms: number };

const endAfter = ({ zone }: Moment, { days, ms }: Lasting): Pick<Event, 'endOf' | 'length'> => ({
  endOf: (wall) => {
    const { first, last } = zone(wall + days * DAY_MS);
    return { first: first + ms, last: last + ms };
  },
  length: Math.abs(days * DAY_MS + ms),
});

const DURATION = /^([+-]?)P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

/** Some programs write the T in front of weeks and days as well. */
const MISPLACED = /^(\+?)PT(?=\d+[WD])(?:(\d+)W)?(?:(\d+)D)?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/i;

/** Null if it is no duration. Days are days of the calendar, shorter parts are exact. */
function durationIn(text: string): Lasting | null {
  const found = DURATION.exec(text.trim()) ?? MISPLACED.exec(text.trim());
  if (!found) return null;
  const [weeks, days, hours, minutes, seconds] = found.slice(2).map((one) => Number(one ?? 0));
  const sign = found[1] === '-' ? -1 : 1;
  const lasting = {
    days: sign * (weeks! * 7 + days!),
    ms: sign * ((hours! * 60 + minutes!) * 60 + seconds!) * 1000,
  };
  return Math.abs(lasting.days * DAY_MS + lasting.ms) <= LONGEST ? lasting : null;
}

export const uidOf = (callId: string): string => `${callId}@${DOMAIN}`;

/** Ids of calls are UUIDs of version 7. A calendar server of the firm makes UIDs in other forms. */
const CALL_ID = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/i;

function isOurs(uid: string): boolean {
  const [id] = CALL_ID.exec(uid) ?? [];
  return id !== undefined && uid === uidOf(id);
}
