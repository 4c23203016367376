import { TZDate } from '@date-fns/tz';
import { addBusinessDays, addDays, isWeekend, set, startOfDay } from 'date-fns';
import brand from '../../../brand.json';

const { opens, closes, zone } = brand.hours;

const at = (day: TZDate, time: string): TZDate => {
  const [hours, minutes] = time.split(':').map(Number);
  return set(startOfDay(day), { hours, minutes }) as TZDate;
};

/**
 * When a promise of one working day falls due, in the office's own hours: what comes in outside them
 * counts as coming in when the office next opens.
 */
export function replyDue(received: Date): Date {
  let begins = new TZDate(received.getTime(), zone);
  if (isWeekend(begins) || begins >= at(begins, closes)) {
    begins = at(addBusinessDays(begins, 1) as TZDate, opens);
  } else if (begins < at(begins, opens)) begins = at(begins, opens);
  return addBusinessDays(begins, 1);
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
