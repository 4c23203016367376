import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RepeatedTask } from '../../background/repeated-task';
import { Conditions } from '../../lists/conditions';
import type { StaffListQuery } from './dto/request-list.dto';
import { dayAfter, dueIn, startOf } from './due-filter';
import {
  type ServiceType,
  type Urgency,
  scopeSql,
  type Scope,
  isOpen,
  OPEN,
  OPEN_STATUSES,
  STATUSES,
  type RequestStatus,
} from '../requests/requests.public';
import type { Team } from '../../access/role';
import { partOf } from './request-sorts';

export type CountFilter = {
  status?: RequestStatus[] | undefined;
  serviceType?: ServiceType[] | undefined;
  urgency?: Urgency[] | undefined;
  team?: (Team | 'none')[] | undefined;
};

/** Includes unfolded changes, so counts are current at commit; reads a few hundred rows at most. */
const KEPT_COUNTS = `
  (SELECT assigned_to, status, service_type, urgency, count FROM request_counts
   UNION ALL
   SELECT assigned_to, status, service_type, urgency, change FROM request_count_changes) r`;

export type StatusCount = { status: RequestStatus; total: number; found: number };

export function countsSql(scope: Scope, filter: CountFilter, values: unknown[]): string {
  const { where, bind } = keptFilterOf(filter, values, scope);
  const amount = amountOf(scope);
  return `SELECT r.status, ${amount}::int AS total,
            coalesce(${amount} FILTER (WHERE ${where}), 0)::int AS found
          FROM ${sourceOf(scope)} WHERE ${scopeSql(scope, bind)} GROUP BY r.status`;
}

export type Size = { total: number; found: number; along: number };

export function sizeSql(scope: Scope, query: StaffListQuery): [text: string, values: unknown[]] {
  const values: unknown[] = [];
  const counted = (filter: CountFilter) =>
    `coalesce(${amountOf(scope)} FILTER (WHERE ${keptFilterOf(filter, values, scope).where}), 0)::int`;
  const { status, serviceType, sort = 'created' } = query;
  const along = sort === 'created' ? [{ status }, { serviceType }] : [{}];
  return [
    `SELECT coalesce(${amountOf(scope)}, 0)::int AS total, ${counted(query)} AS found,
            least(${along.map(counted).join(', ')}) AS along
     FROM ${sourceOf(scope)} WHERE ${scopeSql(scope, new Conditions(values).bind)}`,
    values,
  ];
}

/** A person's or company's requests are few and indexed; the others are counted ahead. */
const isFew = ({ kind }: Scope) => kind === 'own' || kind === 'company' || kind === 'organisation';
const sourceOf = (scope: Scope) => (isFew(scope) ? 'project_requests r' : KEPT_COUNTS);
const amountOf = (scope: Scope) => (isFew(scope) ? 'count(*)' : 'sum(r.count)');

function keptFilterOf(filter: CountFilter, values: unknown[], scope: Scope): Conditions {
  const conditions = kindsOf(filter, values);
  if (scope.kind === 'own' || scope.kind === 'company') return conditions;
  if (scope.kind === 'organisation') {
    orNone(conditions, 'r.assigned_to', filter.team);
    return conditions;
  }
  conditions.among('r.assigned_to', filter.team);
  return conditions;
}

function kindsOf(filter: CountFilter, values: unknown[]): Conditions {
  const conditions = new Conditions(values);
  conditions.among('r.status', filter.status);
  conditions.among('r.service_type', filter.serviceType);
  conditions.among('r.urgency', filter.urgency);
  return conditions;
}

export function filterOf(filter: StaffListQuery, values: unknown[]): Conditions {
  const conditions = kindsOf(filter, values);
  const { team, assignee, due, turn, from, to, status, sort } = filter;
  orNone(conditions, 'r.assigned_to', team);
  orNone(conditions, 'r.assignee_id', assignee);
  if (due) conditions.add(dueIn(due, conditions));
  if (turn?.length === 1) {
    conditions.add(`r.awaiting_client_at IS ${turn[0] === 'us' ? '' : 'NOT '}NULL`);
  }
  if (from) conditions.add(`r.created_at >= ${conditions.bind(startOf(from))}`);
  if (to) conditions.add(`r.created_at < ${conditions.bind(dayAfter(to))}`);
  // Only open requests have deadlines.
  const isDue = due && !due.includes('none');
  // Spelled out, so that PostgreSQL can use the partial index of open requests.
  const isOpenOnly = isDue || (status?.every(isOpen) && (sort === 'due' || assignee || due));
  if (isOpenOnly) conditions.add(`r.status IN (${OPEN_STATUSES})`);
  // Closed requests do not wait for anyone.
  const isWaiting = turn?.length === 1 && turn[0] === 'client';
  if ((isDue || isWaiting) && status && !status.some(isOpen)) conditions.add('false');
  const part = partOf(sort, { ...filter, status: status ?? (isDue ? OPEN : undefined) });
  if (part) conditions.add(part);
  return conditions;
}

function orNone(conditions: Conditions, column: string, values: string[] | undefined): void {
  if (!values) return;
  const named = values.filter((value) => value !== 'none');
  if (named.length === values.length) return conditions.among(column, values);
  const also = named.length > 0 ? ` OR ${column} = ANY(${conditions.bind(named)})` : '';
  conditions.add(`(${column} IS NULL${also})`);
}

export const isCounted = ({ assignee, due, turn, from, to }: StaffListQuery): boolean =>
  !assignee && !due && !from && !to && turn?.length !== 1;

export function totalsOf(counts: StatusCount[]): Record<RequestStatus, number> {
  const none = Object.fromEntries(STATUSES.map((status) => [status, 0]));
  const some = Object.fromEntries(counts.map(({ status, total }) => [status, total]));
  return { ...none, ...some } as Record<RequestStatus, number>;
}

export const sumOf = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const EVERY_MS = 60_000;

@Injectable()
export class FoldRequestCounts extends RepeatedTask {
  constructor(private readonly dataSource: DataSource) {
    super({ name: 'requests', failure: 'Counts wait to be folded', everyMs: EVERY_MS });
  }

  protected async runOnce(): Promise<void> {
    await this.dataSource.query(
      `WITH folded AS (DELETE FROM request_count_changes RETURNING *)
         INSERT INTO request_counts AS kept (assigned_to, status, service_type, urgency, count)
         SELECT assigned_to, status, service_type, urgency, sum(change) FROM folded
         GROUP BY assigned_to, status, service_type, urgency
         ON CONFLICT (assigned_to, status, service_type, urgency)
         DO UPDATE SET count = kept.count + EXCLUDED.count`,
    );
  }
}
