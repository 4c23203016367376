import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { format } from 'date-fns/format';
import { startOfMonth } from 'date-fns/startOfMonth';
import { OFFICE_ZONE } from '../../config/office';
import { databaseNow } from '../../database/clock';

export type Period = { from: string; to: string };

type Span = { from: string; until: string };

const dayOf = (date: Date): string => format(date, 'yyyy-MM-dd');
const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);

export const today = (): string => dayOf(new TZDate(databaseNow().getTime(), OFFICE_ZONE));

export const daysBefore = (day: string, days: number): string => dayOf(addDays(dateOf(day), -days));

export function lastYear(): Period {
  const to = today();
  return { from: dayOf(startOfMonth(addMonths(dateOf(to), -11))), to };
}

export function inMonthsAndDays({ from, to }: Period): { months: Span; days: Span[] } {
  const until = dayOf(addDays(dateOf(to), 1));
  const start = dateOf(from);
  const firstWhole = dayOf(from.endsWith('-01') ? start : startOfMonth(addMonths(start, 1)));
  const lastWhole = dayOf(startOfMonth(dateOf(until)));
  if (firstWhole >= lastWhole) {
    return { months: { from, until: from }, days: [{ from, until }] };
  }
  return {
    months: { from: firstWhole, until: lastWhole },
    days: [
      { from, until: firstWhole },
      { from: lastWhole, until },
    ],
  };
}
