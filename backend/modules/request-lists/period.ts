import { officeToday } from '../../database/clock';
import { plusDays, plusMonths, startOfMonth, type Day } from '../../time/days';

export type Period = { from: Day; to: Day };

export type Span = { from: Day; until: Day };

export function lastYear(): Period {
  const to = officeToday();
  return { from: startOfMonth(plusMonths(to, -11)), to };
}

export function inMonthsAndDays({ from, to }: Period): { months: Span; days: Span[] } {
  const until = plusDays(to, 1);
  const firstWhole = from === startOfMonth(from) ? from : startOfMonth(plusMonths(from, 1));
  const lastWhole = startOfMonth(until);
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
