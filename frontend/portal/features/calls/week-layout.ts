import { dayOf, type Day } from '../../../lib/dates';
import type { BookedCall } from './call-lists';
import { minutesOf, plusDays } from './week';

type Timed = Pick<BookedCall, '_id' | 'startsAt' | 'minutes'>;

/** A call in its day's column: times in minutes after midnight by the reader's clock. */
export interface Placed<Call> {
  call: Call;
  from: number;
  to: number;
  /** Calls at the same time stand beside each other, in as many lanes as they need. */
  lane: number;
  lanes: number;
}

/** A shorter block could hardly be pressed. */
const SHORTEST = 20;
const MIDNIGHT = 24 * 60;
const OPENS = 8;
const CLOSES = 18;

/** Monday to Friday, and the days of the weekend that have a call. */
export function daysOf(monday: Day, calls: readonly Timed[]): Day[] {
  const used = new Set(calls.map(({ startsAt }) => dayOf(startsAt)));
  return Array.from({ length: 7 }, (_, index) => plusDays(monday, index)).filter(
    (day, index) => index < 5 || used.has(day),
  );
}

/** The hours that are shown: 8 to 18, and earlier or later ones that have a call. */
export function hoursOf(placed: readonly Placed<unknown>[]): { opens: number; closes: number } {
  return {
    opens: Math.min(OPENS, ...placed.map(({ from }) => Math.floor(from / 60))),
    closes: Math.max(CLOSES, ...placed.map(({ to }) => Math.ceil(to / 60))),
  };
}

/** The calls of one day, in order of time. */
export function placeDay<Call extends Timed>(calls: readonly Call[]): Placed<Call>[] {
  const placed = calls
    .map((call) => {
      // A block ends with its day, and its words say when the call does.
      const from = Math.min(minutesOf(call.startsAt), MIDNIGHT - SHORTEST);
      const to = Math.min(from + Math.max(call.minutes, SHORTEST), MIDNIGHT);
      return { call, from, to, lane: 0, lanes: 1 };
    })
    .sort((a, b) => a.from - b.from || b.to - a.to);
  let group: Placed<Call>[] = [];
  /** When each lane of the group is free again. */
  let free: number[] = [];
  for (const one of placed) {
    if (free.every((end) => end <= one.from)) {
      group = [];
      free = [];
    }
    const lane = free.findIndex((end) => end <= one.from);
    one.lane = lane < 0 ? free.length : lane;
    free[one.lane] = one.to;
    group.push(one);
    for (const other of group) other.lanes = free.length;
  }
  return placed;
}
