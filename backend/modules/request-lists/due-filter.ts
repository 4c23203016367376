import { TZDate } from '@date-fns/tz';
import { addDays, startOfDay } from 'date-fns';
import type { Conditions } from '../../lists/conditions';
import { OFFICE_ZONE } from '../../config/office';

/** By when it falls due; `none`: nothing is promised now. */
export const DUE_FILTERS = ['overdue', 'today', 'week', 'none'] as const;
export type DueFilter = (typeof DUE_FILTERS)[number];

const startOfToday = () => startOfDay(new TZDate(Date.now(), OFFICE_ZONE));

/** A day of the office's calendar as an instant. */
export const startOf = (day: string): Date =>
  new Date(startOfDay(new TZDate(`${day}T12:00:00`, OFFICE_ZONE)).getTime());

export const dayAfter = (day: string): Date =>
  new Date(addDays(startOfDay(new TZDate(`${day}T12:00:00`, OFFICE_ZONE)), 1).getTime());

/**
 * A condition on the due time. Today's and this week's are those still to come, so whatever is asked of
 * overdue, today and this week is one stretch of time: an index is read from its beginning to its end.
 */
export function dueIn(filters: DueFilter[], { bind }: Conditions): string {
  const now = new Date();
  const endOf = (days: number) => new Date(addDays(startOfToday(), days).getTime());
  const parts: string[] = [];
  if (filters.some((filter) => filter !== 'none')) {
    const until = filters.includes('week') ? endOf(7) : filters.includes('today') ? endOf(1) : now;
    const from = filters.includes('overdue') ? '' : ` AND r.due_at >= ${bind(now)}`;
    parts.push(`r.due_at < ${bind(until)}${from}`);
  }
  if (filters.includes('none')) parts.push('r.due_at IS NULL');
  return `(${parts.join(' OR ')})`;
}

/** What falls due and what does not lie at two places of an index by due times: one filter for each. */
export function placesOf(due: DueFilter[] | undefined): (DueFilter[] | undefined)[] {
  const timed = due?.filter((one) => one !== 'none') ?? [];
  return due?.includes('none') && timed.length > 0 ? [timed, ['none']] : [due];
}
