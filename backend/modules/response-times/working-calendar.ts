import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { set } from 'date-fns/set';
import { startOfDay } from 'date-fns/startOfDay';
import type { OpenHours } from '../../config/office';

export type CalendarFacts = {
  zone: string;
  hours: OpenHours[];
  holidays: readonly string[];
};

type Span = readonly [from: number, to: number];
type Day = { spans: Span[]; next: number };

const SECOND = 1000;
const MAX_DAYS = 4_000;

/** Days are cached, since lists and clocks need the same ones repeatedly. */
export class WorkingCalendar {
  private readonly holidays: Set<string>;
  private readonly days = new Map<number, Day>();

  constructor(private readonly facts: CalendarFacts) {
    this.holidays = new Set(facts.holidays);
  }

  /**
   * In working seconds.
   * @throws if the calendar never opens
   */
  add(from: Date, seconds: number): Date {
    let left = seconds * SECOND;
    let start = this.startOf(from);
    for (let count = 0; count < MAX_DAYS; count += 1) {
      const { spans, next } = this.day(start);
      for (const [opens, closes] of spans) {
        const begin = Math.max(opens, from.getTime());
        if (begin >= closes) continue;
        if (left <= closes - begin) return new Date(begin + left);
        left -= closes - begin;
      }
      start = next;
    }
    throw new Error('The calendar has no open hours');
  }

  between(from: Date, to: Date): number {
    let total = 0;
    for (let start = this.startOf(from); start < to.getTime(); start = this.day(start).next) {
      for (const [opens, closes] of this.day(start).spans) {
        total += Math.max(0, Math.min(closes, to.getTime()) - Math.max(opens, from.getTime()));
      }
    }
    return Math.round(total / SECOND);
  }

  isOpenAt(instant: Date): boolean {
    const at = instant.getTime();
    return this.day(this.startOf(instant)).spans.some(
      ([opens, closes]) => opens <= at && at < closes,
    );
  }

  /** For "24 hours on working days". */
  wholeDays(): WorkingCalendar {
    const days = new Set(this.facts.hours.map(({ day }) => day));
    const hours = [...days].map((day) => ({ day, from: '00:00', to: '24:00' }));
    return new WorkingCalendar({ ...this.facts, hours });
  }

  private startOf(instant: Date): number {
    return startOfDay(new TZDate(instant.getTime(), this.facts.zone)).getTime();
  }

  private day(start: number): Day {
    const known = this.days.get(start);
    if (known) return known;
    const date = new TZDate(start, this.facts.zone);
    const isHoliday = this.holidays.has(format(date, 'yyyy-MM-dd'));
    const day = { spans: isHoliday ? [] : this.openOn(date), next: addDays(date, 1).getTime() };
    this.days.set(start, day);
    return day;
  }

  private openOn(date: TZDate): Span[] {
    const weekday = date.getDay() || 7;
    return this.facts.hours
      .filter(({ day }) => day === weekday)
      .map(({ from, to }) => [at(date, from), at(date, to)] as const)
      .sort(([a], [b]) => a - b);
  }
}

/** Sets hours instead of adding them, for days with a clock change. */
function at(day: TZDate, time: string): number {
  if (time === '24:00') return addDays(day, 1).getTime();
  const [hours, minutes] = time.split(':').map(Number);
  return set(day, { hours, minutes }).getTime();
}
