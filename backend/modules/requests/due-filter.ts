import { TZDate } from '@date-fns/tz';
import { addDays, startOfDay } from 'date-fns';
import type { Conditions } from '../../lists/conditions';
import { OFFICE_ZONE } from '../../working-time/office';

/** By when it falls due; `none`: nothing is promised now. */
export const DUE_FILTERS = ['overdue', 'today', 'week', 'none'] as const;
export type DueFilter = (typeof DUE_FILTERS)[number];

const startOfToday = () => startOfDay(new TZDate(Date.now(), OFFICE_ZONE));

/** A day of the office's calendar as an instant. */
export const startOf = (day: string): Date =>
  new Date(startOfDay(new TZDate(`${day}T12:00:00`, OFFICE_ZONE)).getTime());

export const dayAfter = (day: string): Date =>
  new Date(addDays(startOfDay(new TZDate(`${day}T12:00:00`, OFFICE_ZONE)), 1).getTime());

/** A condition on the due time. Today's and this week's are those still to come. */
export function dueIn(filters: DueFilter[], { bind }: Conditions): string {
  const now = new Date();
  const until = (days: number) => {
    const end = new Date(addDays(startOfToday(), days).getTime());
    return `(r.due_at >= ${bind(now)} AND r.due_at < ${bind(end)})`;
  };
  const sql: Record<DueFilter, () => string> = {
    overdue: () => `r.due_at < ${bind(now)}`,
    today: () => until(1),
    week: () => until(7),
    none: () => 'r.due_at IS NULL',
  };
  return `(${filters.map((filter) => sql[filter]()).join(' OR ')})`;
}
