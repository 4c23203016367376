import { minutesOf, type OpenHours } from '../../config/office';
import { plusDays, weekdayOf, type Day } from '../../time/days';
import { dayOf, instantAt } from '../../time/wall-clock';

export type CalendarFacts = {
  zone: string;
  hours: OpenHours[];
  holidays: readonly Day[];
};

type Span = readonly [from: number, to: number];
type WorkingDay = { spans: Span[]; next: Day };

const SECOND = 1000;
const MAX_DAYS = 4_000;

/** Days are cached, since lists and clocks need the same ones repeatedly. */
export class WorkingCalendar {
  private readonly holidays: Set<Day>;
  private readonly days = new Map<Day, WorkingDay>();

  constructor(private readonly facts: CalendarFacts) {
    this.holidays = new Set(facts.holidays);
  }

  /**
   * In working seconds.
   * @throws if the calendar never opens
   */
  add(from: Date, seconds: number): Date {
    let left = seconds * SECOND;
    let day = this.dayOf(from);
    for (let count = 0; count < MAX_DAYS; count += 1) {
      const { spans, next } = this.day(day);
      for (const [opens, closes] of spans) {
        const begin = Math.max(opens, from.getTime());
        if (begin >= closes) continue;
        if (left <= closes - begin) return new Date(begin + left);
        left -= closes - begin;
      }
      day = next;
    }
    throw new Error('The calendar has no open hours');
  }

  between(from: Date, to: Date): number {
    let total = 0;
    const last = this.dayOf(to);
    for (let day = this.dayOf(from); day <= last; day = this.day(day).next) {
      for (const [opens, closes] of this.day(day).spans) {
        total += Math.max(0, Math.min(closes, to.getTime()) - Math.max(opens, from.getTime()));
      }
    }
    return Math.round(total / SECOND);
  }

  isOpenAt(instant: Date): boolean {
    const at = instant.getTime();
    return this.day(this.dayOf(instant)).spans.some(
      ([opens, closes]) => opens <= at && at < closes,
    );
  }

  /** For "24 hours on working days". */
  wholeDays(): WorkingCalendar {
    const days = new Set(this.facts.hours.map(({ day }) => day));
    const hours = [...days].map((day) => ({ day, from: '00:00', to: '24:00' }));
    return new WorkingCalendar({ ...this.facts, hours });
  }

  private dayOf(instant: Date): Day {
    return dayOf(instant, this.facts.zone);
  }

  private day(day: Day): WorkingDay {
    const known = this.days.get(day);
    if (known) return known;
    const spans = this.holidays.has(day) ? [] : this.openOn(day);
    const made = { spans, next: plusDays(day, 1) };
    this.days.set(day, made);
    return made;
  }

  private openOn(day: Day): Span[] {
    const at = (time: string) => instantAt(day, minutesOf(time), this.facts.zone).getTime();
    const weekday = weekdayOf(day);
    return this.facts.hours
      .filter((one) => one.day === weekday)
      .map(({ from, to }) => [at(from), at(to)] as const)
      .sort(([a], [b]) => a - b);
  }
}
