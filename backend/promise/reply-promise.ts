import { TZDate } from '@date-fns/tz';
import { addDays, format, isWeekend, set, startOfDay } from 'date-fns';
import Holidays from 'date-holidays';
import brand from '../../brand.json';

const { opens, closes, zone } = brand.hours;
const { businessDays } = brand.firstReply;

/** The promise in words: "within 1 business day". The site prints the same from brand.json. */
export const WITHIN = `within ${businessDays} business ${businessDays === 1 ? 'day' : 'days'}`;

const england = new Holidays('GB', 'ENG', { types: ['public', 'bank'] });

const at = (day: TZDate, time: string): TZDate => {
  const [hours, minutes] = time.split(':').map(Number);
  return set(startOfDay(day), { hours, minutes }) as TZDate;
};

/** By year: reckoning them takes milliseconds, and lists ask for many days. */
const holidays = new Map<number, Set<string>>();

function holidaysIn(year: number): Set<string> {
  const known = holidays.get(year);
  if (known) return known;
  const days = new Set(england.getHolidays(year).map(({ date }) => date.slice(0, 10)));
  holidays.set(year, days);
  return days;
}

const isClosed = (day: TZDate): boolean =>
  isWeekend(day) || holidaysIn(day.getFullYear()).has(format(day, 'yyyy-MM-dd'));

/** The same time on the next day, or the next but one …, on which the office is open. */
function onBusinessDay(day: TZDate, count: number): TZDate {
  let next = day;
  for (let left = count; left > 0;) {
    next = addDays(next, 1) as TZDate;
    if (!isClosed(next)) left -= 1;
  }
  return next;
}

/**
 * When the promised first reply falls due, in the office's own hours and without England's bank
 * holidays: what comes in outside them counts as coming in when the office next opens.
 */
export function replyDue(received: Date): Date {
  let begins = new TZDate(received.getTime(), zone);
  if (isClosed(begins) || begins >= at(begins, closes)) {
    begins = at(onBusinessDay(begins, 1), opens);
  } else if (begins < at(begins, opens)) begins = at(begins, opens);
  return onBusinessDay(begins, businessDays);
}

/** A complaint is answered within the 30 days that the law gives for its acknowledgement. */
export const outcomeDue = (received: Date): Date =>
  addDays(new TZDate(received.getTime(), zone), 30);

const inWords = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: zone,
});

/** "Tuesday 24 November at 10:30" in the office's time zone. */
export const dueInWords = (due: Date): string => inWords.format(due).replace(/^(\w+),/, '$1');
