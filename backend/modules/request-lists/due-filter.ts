import { databaseNow } from '../../database/clock';
import { TZDate } from '@date-fns/tz';
import { addDays, startOfDay } from 'date-fns';
import type { Conditions } from '../../lists/conditions';
import { OFFICE_ZONE } from '../../config/office';

export const DUE_FILTERS = ['overdue', 'today', 'week', 'none'] as const;
export type DueFilter = (typeof DUE_FILTERS)[number];

const startOfToday = () => startOfDay(new TZDate(databaseNow().getTime(), OFFICE_ZONE));

export const startOf = (day: string): Date =>
  new Date(startOfDay(new TZDate(`${day}T12:00:00`, OFFICE_ZONE)).getTime());

export const dayAfter = (day: string): Date =>
  new Date(addDays(startOfDay(new TZDate(`${day}T12:00:00`, OFFICE_ZONE)), 1).getTime());

/**
 * SQL condition on the deadline. Today and this week mean still to come, so any combination is one
 * range of the index.
 */
export function dueIn(filters: DueFilter[], { bind }: Conditions): string {
  const now = databaseNow();
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

/** Rows with and without a deadline are in two ranges of the index, so each gets its own filter. */
export function placesOf(due: DueFilter[] | undefined): (DueFilter[] | undefined)[] {
  const timed = due?.filter((one) => one !== 'none') ?? [];
  return due?.includes('none') && timed.length > 0 ? [timed, ['none']] : [due];
}
