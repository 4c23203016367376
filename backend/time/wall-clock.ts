import { tzOffset } from '@date-fns/tz';
import { DAY_MS, dayNumbered, numberOf, weekdayNumbered, type Day, MINUTE_MS } from './days';

/** `weekday`: from Monday (1). `minutes`: since midnight. */
export type Wall = { day: Day; weekday: number; minutes: number };

const MAX_KEPT = 20_000;
const offsets = new Map<string, number | null>();

/** Minutes ahead of UTC. Cached per day, except for days with a clock change. */
function offsetAt(instant: number, zone: string): number {
  const day = Math.floor(instant / DAY_MS);
  const key = `${day} ${zone}`;
  if (!offsets.has(key)) {
    if (offsets.size >= MAX_KEPT) offsets.clear();
    const [first, last] = [day, day + 1].map((one) => freshOffset(one * DAY_MS, zone));
    offsets.set(key, first === last ? first! : null);
  }
  return offsets.get(key) ?? freshOffset(instant, zone);
}

/**
 * NaN beyond the range of `Date`, which the events of a calendar may reach.
 * @throws RangeError if the zone is unknown
 */
function freshOffset(instant: number, zone: string): number {
  const at = new Date(instant);
  const offset = tzOffset(zone, at);
  const isKnown = !Number.isNaN(offset) || Number.isNaN(at.getTime());
  if (!isKnown) throw new RangeError(`Unknown time zone: ${zone}`);
  return offset;
}

/** The clocks of a zone at an instant in milliseconds. */
export function wallOf(instant: number, zone: string): Wall {
  const local = instant + offsetAt(instant, zone) * MINUTE_MS;
  const number = Math.floor(local / DAY_MS);
  const minutes = Math.floor((local - number * DAY_MS) / MINUTE_MS);
  return { day: dayNumbered(number), weekday: weekdayNumbered(number), minutes };
}

export const dayOf = (at: Date, zone: string): Day => wallOf(at.getTime(), zone).day;

/**
 * The instant at which the clocks of a zone show `wall`, both in milliseconds; `wall` as if the
 * clocks showed UTC. When clocks go back, a time comes twice, and this is the first of the two.
 * When they go forward, a time is skipped, and this is as much later as they go forward (01:30
 * becomes 02:30 in London). RFC 5545 reads calendars in the same way.
 */
export function instantOf(wall: number, zone: string): number {
  // No zone changes its clocks twice within two days.
  const [before, after] = [wall - DAY_MS, wall + DAY_MS].map((near) => offsetAt(near, zone));
  const [early, late] = [wall - before! * MINUTE_MS, wall - after! * MINUTE_MS];
  if (early === late || offsetAt(early, zone) === before) return early;
  return offsetAt(late, zone) === after ? late : early;
}

/** Like `instantOf`. 1,440 minutes are the start of the next day. */
export const instantAt = (day: Day, minutes: number, zone: string): Date =>
  new Date(instantOf(numberOf(day) * DAY_MS + minutes * MINUTE_MS, zone));

/** Not midnight if clocks go forward then, as in Santiago. */
export const startOf = (day: Day, zone: string): Date => instantAt(day, 0, zone);
