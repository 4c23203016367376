import type { Actor } from '../../access/access.public';
import { OFFICE_ZONE } from '../../config/office';
import { databaseNow, officeToday } from '../../database/clock';
import { Conditions, isSearch } from '../../lists/conditions';
import { plusDays, type Day } from '../../time/days';
import { startOf } from '../../time/wall-clock';
import type { StaffListQuery } from './dto/request-list.dto';
import type { DueFilter } from './request-sorts';

type FilterName = Exclude<keyof StaffListQuery, 'page' | 'limit' | 'sort' | 'order' | 'search'>;

type Filter<Value> = {
  add: (conditions: Conditions, value: Value) => void;
  /** Its statements have few different texts, so PostgreSQL may keep their plans. */
  isUsual?: true;
  /** The counts by status tell how many there are. */
  isCounted?: true;
};

/** Every filter of the queue: a field of `StaffListQuery` without an entry does not compile. */
const FILTERS: { [Name in FilterName]-?: Filter<NonNullable<StaffListQuery[Name]>> } = {
  status: { add: among('r.status'), isUsual: true, isCounted: true },
  serviceType: { add: among('r.service_type'), isUsual: true },
  urgency: { add: among('r.urgency'), isUsual: true },
  team: { add: amongOrNone('r.assigned_to'), isUsual: true },
  assignee: { add: amongOrNone('r.assignee_id') },
  due: { add: (conditions, due) => conditions.add(dueIn(due, conditions)) },
  turn: { add: addTurn },
  from: {
    add: (conditions, from) =>
      conditions.add(`r.created_at >= ${conditions.bind(officeStartOf(from))}`),
  },
  to: {
    add: (conditions, to) =>
      conditions.add(`r.created_at < ${conditions.bind(officeStartOf(plusDays(to, 1)))}`),
  },
};

const NAMES = Object.keys(FILTERS) as FilterName[];

const usedIn = (query: StaffListQuery): FilterName[] => NAMES.filter((name) => query[name]);

export function filterOf(query: StaffListQuery): Conditions {
  const conditions = new Conditions();
  for (const name of usedIn(query)) {
    const { add } = FILTERS[name] as Filter<unknown>;
    add(conditions, query[name]);
  }
  return conditions.search('r.search_text', query.search);
}

/**
 * Other queries have too many different texts to stay prepared, and PostgreSQL should plan by their
 * values.
 */
export const isUsual = (query: StaffListQuery): boolean =>
  (query.page ?? 1) === 1 &&
  !isSearch(query.search) &&
  usedIn(query).every((name) => FILTERS[name].isUsual);

export const isCountedByStatus = (query: StaffListQuery): boolean =>
  !isSearch(query.search) && usedIn(query).every((name) => FILTERS[name].isCounted);

function among(column: string) {
  return (conditions: Conditions, values: string[]): void => {
    conditions.among(column, values);
  };
}

function amongOrNone(column: string) {
  return (conditions: Conditions, values: string[]): void => {
    const named = values.filter((value) => value !== 'none');
    if (named.length === values.length) return void conditions.among(column, values);
    const also = named.length > 0 ? ` OR ${column} = ANY(${conditions.bind(named)})` : '';
    conditions.add(`(${column} IS NULL${also})`);
  };
}

function addTurn(conditions: Conditions, turn: ('us' | 'client')[]): void {
  if (turn.length !== 1) return;
  // It can be the turn of both: the client has a proposal and has asked about it. Those without a
  // deadline are one range of its index.
  const waits = 'r.awaiting_client_at IS NOT NULL AND r.due_at IS NULL';
  conditions.add(
    turn[0] === 'client' ? waits : '(r.awaiting_client_at IS NULL OR r.due_at IS NOT NULL)',
  );
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
