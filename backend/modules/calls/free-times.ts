import { minutesOf, type OpenHours } from '../../config/office';
import { wallOf, type Wall } from './local-time';

const MINUTE = 60_000;

/** Offsets of all time zones are multiples of it. */
const QUARTER = 15 * MINUTE;

/** Calls begin on the hour and half past, by the host's clock. */
const STEP_MINUTES = 30;

type Span = readonly [from: number, to: number];

export type Host = {
  id: string;
  /** On each day, only the working hosts with the lowest rank are asked. */
  rank: number;
  /** The first and last day on which they are asked, e.g. as a deputy; null for every day. */
  only: readonly [string, string] | null;
  zone: string;
  hours: OpenHours[];
  holidays: ReadonlySet<string>;
  /** First and last day. */
  absences: readonly (readonly [string, string])[];
  /** Milliseconds; calls with the time kept free after them, and busy times. */
  taken: readonly Span[];
  callsOn: ReadonlyMap<string, number>;
};

export type Wanted = { minutes: number; bufferMinutes: number; dailyLimit: number };

const worksOn = ({ only, holidays, absences }: Host, day: string): boolean =>
  !holidays.has(day) && !absences.some(covers(day)) && (!only || covers(day)(only));

const covers =
  (day: string) =>
  ([first, last]: readonly [string, string]): boolean =>
    first <= day && day <= last;

const isOpen = ({ hours }: Host, { weekday, minutes }: Wall): boolean =>
  hours.some(
    ({ day, from, to }) => day === weekday && minutesOf(from) <= minutes && minutes < minutesOf(to),
  );

/**
 * The free starts from `from` to before `to` (milliseconds), each with its hosts. Walks along the
 * real time and looks at the wall clock, so a nonexistent hour never comes up; of a doubled hour
 * only the first is offered.
 */
export function freeTimes(
  { minutes, bufferMinutes, dailyLimit }: Wanted,
  hosts: readonly Host[],
  from: number,
  to: number,
): Map<number, string[]> {
  const walls = new Map<string, Wall>();
  const wallAt = (at: number, zone: string): Wall => {
    const key = `${at} ${zone}`;
    const wall = walls.get(key) ?? wallOf(at, zone);
    walls.set(key, wall);
    return wall;
  };
  const isOpenThroughout = (host: Host, start: number): boolean => {
    const end = start + minutes * MINUTE;
    for (let at = start; at < end; at += QUARTER) {
      if (!isOpenAt(host, wallAt(at, host.zone))) return false;
    }
    return isOpenAt(host, wallAt(end - MINUTE, host.zone));
  };
  const isFree = (host: Host, start: number): boolean => {
    const { day } = wallAt(start, host.zone);
    const end = start + (minutes + bufferMinutes) * MINUTE;
    return (
      (host.callsOn.get(day) ?? 0) < dailyLimit &&
      !host.taken.some(([begins, ends]) => begins < end && start < ends) &&
      isOpenThroughout(host, start)
    );
  };
  const found = new Map<number, string[]>();
  for (let start = Math.ceil(from / QUARTER) * QUARTER; start < to; start += QUARTER) {
    const asked = hosts.filter((host) => {
      const wall = wallAt(start, host.zone);
      return wall.minutes % STEP_MINUTES === 0 && worksOn(host, wall.day);
    });
    const rank = Math.min(...asked.map((host) => host.rank));
    const free = asked.filter(
      (host) => host.rank === rank && isFree(host, start) && !isRepeated(start, host.zone),
    );
    if (free.length > 0) found.set(start, [...new Set(free.map(({ id }) => id))]);
  }
  return found;
}

const isOpenAt = (host: Host, wall: Wall): boolean => worksOn(host, wall.day) && isOpen(host, wall);

/** Whether clocks went back, so that they showed the same before. The largest change is two hours. */
function isRepeated(at: number, zone: string): boolean {
  const { day, minutes } = wallOf(at, zone);
  for (let before = at - QUARTER; before >= at - 8 * QUARTER; before -= QUARTER) {
    const wall = wallOf(before, zone);
    if (wall.day === day && wall.minutes === minutes) return true;
  }
  return false;
}
