import { easterSunday } from './easter';

interface Hours {
  /** '09:00' */
  opens: string;
  closes: string;
  zone: string;
}

const DAY_MS = 86_400_000;

export function isOpenAt(moment: Date, { opens, closes, zone }: Hours): boolean {
  const { date, time } = clockIn(zone, moment);
  const day = date.getUTCDay();
  if (day === 0 || day === 6 || isBankHoliday(date)) return false;
  return time >= opens && time < closes;
}

function clockIn(timeZone: string, moment: Date): { date: Date; time: string } {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const date = new Date(`${part('year')}-${part('month')}-${part('day')}T00:00:00Z`);
  return { date, time: `${part('hour')}:${part('minute')}` };
}

/** A bank holiday in England; one-off holidays are not included. */
export function isBankHoliday(date: Date): boolean {
  const year = date.getUTCFullYear();
  const easter = easterSunday(year);
  const newYear = new Date(Date.UTC(year, 0, 1));
  const christmas = new Date(Date.UTC(year, 11, 25));
  const holidays = [
    afterWeekend(newYear),
    addDays(easter, -2),
    addDays(easter, 1),
    mondayFrom(year, 4, 1),
    mondayFrom(year, 4, 25),
    mondayFrom(year, 7, 25),
    ...christmasDays(christmas),
  ];
  return holidays.some((holiday) => holiday.getTime() === date.getTime());
}

/** Dates of the two Christmas holidays. Each one on a weekend moves after the other. */
function christmasDays(christmas: Date): Date[] {
  switch (christmas.getUTCDay()) {
    case 5:
      return [christmas, addDays(christmas, 3)];
    case 6:
      return [addDays(christmas, 2), addDays(christmas, 3)];
    case 0:
      return [addDays(christmas, 1), addDays(christmas, 2)];
    default:
      return [christmas, addDays(christmas, 1)];
  }
}

function afterWeekend(date: Date): Date {
  const day = date.getUTCDay();
  return day === 6 ? addDays(date, 2) : day === 0 ? addDays(date, 1) : date;
}

/** The first Monday on or after this day; from the 25th it is the last Monday of a 31-day month. */
function mondayFrom(year: number, month: number, day: number): Date {
  const date = new Date(Date.UTC(year, month, day));
  return addDays(date, (8 - date.getUTCDay()) % 7);
}

function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS);
}
