import type { NearestTime, TimesToChoose } from '../../../frontend/site/served/props';
import { databaseNow } from '../../database/clock';
import type { SlotsDto } from '../../modules/calls/calls.public';
import { daysBetween, plusDays, weekdayOf, type Day } from '../../time/days';
import { dayOf } from '../../time/wall-clock';
import { shortDay, timeInWords } from '../../time/words';
import { ZONES } from '../../time/zones';
import { addressOf, kept, type Choice } from './choice';

export const SHOWN_DAYS = 35;

/** Five weeks from a Monday, and the part of them in which calls can be booked. */
export type Weeks = {
  monday: Day;
  from: Day;
  to: Day;
  earlier: Day | null;
  later: Day | null;
};

const mondayOf = (day: Day): Day => plusDays(day, 1 - weekdayOf(day));

export function weeksOf(horizonDays: number, { from, zone }: Choice): Weeks {
  const today = dayOf(databaseNow(), zone);
  const last = plusDays(today, horizonDays);
  const isAhead = from !== undefined && from > today && from <= last;
  const monday = mondayOf(isAhead ? from : today);
  const next = plusDays(monday, SHOWN_DAYS);
  const end = plusDays(next, -1);
  return {
    monday,
    from: monday > today ? monday : today,
    to: end < last ? end : last,
    earlier: monday > today ? plusDays(monday, -SHOWN_DAYS) : null,
    later: next <= last ? next : null,
  };
}

export function timesToChoose(slots: SlotsDto, weeks: Weeks, choice: Choice): TimesToChoose {
  const free = new Map(slots.days.map((one) => [one.day, one]));
  const shown = (choice.day && free.get(choice.day)) ?? slots.days[0];
  const onDay = (day: Day) => addressOf({ ...choice, day });
  const ofWeeks = (from: Day | null) =>
    from === null ? null : addressOf(choice, { from, day: undefined });
  // Weeks that are over, or too near to book, come first.
  const skipped = slots.days[0] ? daysBetween(weeks.monday, mondayOf(slots.days[0].day)) : 0;
  const days = Array.from({ length: SHOWN_DAYS - skipped }, (_, index) =>
    plusDays(weeks.monday, skipped + index),
  );
  return {
    days: days.map((day) => ({
      ...shortDay(day),
      href: free.has(day) ? onDay(day) : null,
      isShown: day === shown?.day,
    })),
    shown: shown
      ? {
          day: shown.name,
          times: shown.times.map(({ startsAt, time }) => ({
            time,
            href: addressOf({ ...choice, day: shown.day }, { at: startsAt.toISOString() }),
          })),
        }
      : null,
    earlier: ofWeeks(weeks.earlier),
    later: ofWeeks(weeks.later),
    zone: choice.zone,
    zones: ZONES.includes(choice.zone) ? ZONES : [...ZONES, choice.zone],
    path: choice.path,
    kept: kept(choice),
  };
}

/** @param hrefOf the page of a time; without it the time is a button of the page's form */
export const nearestIn = (
  times: readonly string[],
  zone: string,
  hrefOf?: (at: string) => string,
): NearestTime[] =>
  times.map((at) => ({
    at,
    words: timeInWords(new Date(at), zone),
    ...(hrefOf && { href: hrefOf(at) }),
  }));
