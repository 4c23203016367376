import type { Actor } from '../../access/access.public';
import { OFFICE_ZONE } from '../../config/office';
import { databaseNow, officeToday } from '../../database/clock';
import { Conditions } from '../../lists/conditions';
import { plusDays, type Day } from '../../time/days';
import { startOf } from '../../time/wall-clock';
import type { StaffListQuery } from './dto/request-list.dto';
import type { DueFilter } from './request-sorts';

export function filterOf(filter: StaffListQuery): Conditions {
  const conditions = new Conditions();
  const { status, serviceType, urgency, team, assignee, due, turn, from, to, search } = filter;
  conditions.among('r.status', status);
  conditions.among('r.service_type', serviceType);
  conditions.among('r.urgency', urgency);
  amongOrNone(conditions, 'r.assigned_to', team);
  amongOrNone(conditions, 'r.assignee_id', assignee);
  if (due) conditions.add(dueIn(due, conditions));
  if (turn?.length === 1) {
    // Requests that wait for their client have no deadline, so one range of its index has them all.
    const waits = 'r.awaiting_client_at IS NOT NULL AND r.due_at IS NULL';
    conditions.add(turn[0] === 'client' ? waits : 'r.awaiting_client_at IS NULL');
  }
  if (from) conditions.add(`r.created_at >= ${conditions.bind(officeStartOf(from))}`);
  if (to) conditions.add(`r.created_at < ${conditions.bind(officeStartOf(plusDays(to, 1)))}`);
  conditions.search('r.search_text', search);
  return conditions;
}

function amongOrNone(conditions: Conditions, column: string, values: string[] | undefined): void {
  if (!values) return;
  const named = values.filter((value) => value !== 'none');
  if (named.length === values.length) return void conditions.among(column, values);
  const also = named.length > 0 ? ` OR ${column} = ANY(${conditions.bind(named)})` : '';
  conditions.add(`(${column} IS NULL${also})`);
}

export const resolveMe = (actor: Actor, query: StaffListQuery): StaffListQuery =>
  query.assignee
    ? { ...query, assignee: query.assignee.map((one) => (one === 'me' ? actor.userId : one)) }
    : query;

const officeStartOf = (day: Day) => startOf(day, OFFICE_ZONE);

/** Today and this week mean still to come, so any combination is one range of the index. */
function dueIn(filters: DueFilter[], { bind }: Conditions): string {
  const now = databaseNow();
  const endOf = (days: number) => officeStartOf(plusDays(officeToday(), days));
  const parts: string[] = [];
  if (filters.some((filter) => filter !== 'none')) {
    const until = filters.includes('week') ? endOf(7) : filters.includes('today') ? endOf(1) : now;
    const from = filters.includes('overdue') ? '' : ` AND r.due_at >= ${bind(now)}`;
    parts.push(`r.due_at < ${bind(until)}${from}`);
  }
  if (filters.includes('none')) parts.push('r.due_at IS NULL');
  return `(${parts.join(' OR ')})`;
}
