import { minutesOf, type OpenHours } from '../../config/office';
import type { Day } from '../../time/days';
import { wallOf, type Wall } from '../../time/wall-clock';
import { MINUTE_MS } from '../../time/days';

/** Offsets of all time zones are multiples of it. */
const QUARTER = 15 * MINUTE_MS;

/** Calls begin on the hour and half past, by the host's clock. */
const STEP_MINUTES = 30;

type Span = readonly [from: number, to: number];

export type Host = {
  id: string;
  /** On each day, only the working hosts with the lowest rank are asked. */
  rank: number;
  /** As a deputy; null for every day. */
  only: readonly [Day, Day] | null;
  zone: string;
  hours: OpenHours[];
  holidays: ReadonlySet<Day>;
  absences: readonly (readonly [Day, Day])[];
  /** Milliseconds; includes buffers and busy times. */
  taken: readonly Span[];
  callsOn: ReadonlyMap<Day, number>;
};

export type Wanted = { minutes: number; bufferMinutes: number; dailyLimit: number };

const worksOn = ({ only, holidays, absences }: Host, day: Day): boolean =>
  !holidays.has(day) && !absences.some(covers(day)) && (!only || covers(day)(only));

const covers =
  (day: Day) =>
  ([first, last]: readonly [Day, Day]): boolean =>
    first <= day && day <= last;

type Open = Host & { clock: Clock; open: { day: number; from: number; to: number }[] };
type Clock = (at: number) => Wall;

/** Cached, because most times are needed several times. */
function clockOf(zone: string): Clock {
  const seen = new Map<number, Wall>();
  return (at) => {
    const wall = seen.get(at) ?? wallOf(at, zone);
    seen.set(at, wall);
    return wall;
  };
}

function opened(hosts: readonly Host[]): Open[] {
  const clocks = new Map(hosts.map(({ zone }) => [zone, clockOf(zone)]));
  return hosts.map((host) => ({
    ...host,
    clock: clocks.get(host.zone)!,
    open: host.hours.map(({ day, from, to }) => ({
      day,
      from: minutesOf(from),
      to: minutesOf(to),
    })),
  }));
}

function isOpenAt(host: Open, at: number): boolean {
  const { day, weekday, minutes } = host.clock(at);
  return (
    host.open.some((one) => one.day === weekday && one.from <= minutes && minutes < one.to) &&
    worksOn(host, day)
  );
}

function isOpenThroughout(host: Open, start: number, end: number): boolean {
  for (let at = start; at < end; at += QUARTER) if (!isOpenAt(host, at)) return false;
  return isOpenAt(host, end - MINUTE_MS);
}

/** True if clocks went back. The largest change is two hours. */
function isRepeated(at: number, clock: Clock): boolean {
  const { day, minutes } = clock(at);
  for (let before = at - QUARTER; before >= at - 8 * QUARTER; before -= QUARTER) {
    const wall = clock(before);
    if (wall.minutes === minutes && wall.day === day) return true;
  }
  return false;
}

/**
 * Walks along real time and looks at the wall clock, so a nonexistent hour never comes up; only the
 * first of a doubled hour is offered. Times are in milliseconds.
 */
export function freeTimes(
  { minutes, bufferMinutes, dailyLimit }: Wanted,
  hosts: readonly Host[],
  from: number,
  to: number,
): Map<number, string[]> {
  const isFree = (host: Open, start: number): boolean => {
    const end = start + minutes * MINUTE_MS;
    const kept = end + bufferMinutes * MINUTE_MS;
    return (
      isOpenThroughout(host, start, end) &&
      (host.callsOn.get(host.clock(start).day) ?? 0) < dailyLimit &&
      !host.taken.some(([begins, ends]) => begins < kept && start < ends) &&
      !isRepeated(start, host.clock)
    );
  };
  const all = opened(hosts);
  const found = new Map<number, string[]>();
  for (let start = Math.ceil(from / QUARTER) * QUARTER; start < to; start += QUARTER) {
    const asked = all.filter((host) => {
      const wall = host.clock(start);
      return wall.minutes % STEP_MINUTES === 0 && worksOn(host, wall.day);
    });
    const rank = Math.min(...asked.map((host) => host.rank));
    const free = asked.filter((host) => host.rank === rank && isFree(host, start));
    if (free.length > 0) found.set(start, [...new Set(free.map(({ id }) => id))]);
  }
  return found;
}
