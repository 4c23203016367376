import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RepeatedTask } from '../../background/repeated-task';
import { Conditions } from '../../lists/conditions';
import type { RequestListQuery } from './dto/request-list.dto';
import type { ServiceType, Urgency } from './request-options';
import { scopeSql, type Scope } from './request-scope';
import { STATUSES, type RequestStatus } from './request-status';

export type CountFilter = {
  status?: RequestStatus | undefined;
  serviceType?: ServiceType | undefined;
  urgency?: Urgency | undefined;
};

/** Every change is there the moment it commits; only a few hundred rows are ever read. */
const KEPT_COUNTS = `
  (SELECT assigned_to, status, service_type, urgency, count FROM request_counts
   UNION ALL
   SELECT assigned_to, status, service_type, urgency, change FROM request_count_changes) r`;

/** Of a status: all that a scope holds, and what a filter leaves of it. */
export type StatusCount = { status: RequestStatus; total: number; found: number };

/** A statement that counts by status; its rows are `StatusCount`s. */
export function countsSql(scope: Scope, filter: CountFilter, values: unknown[]): string {
  const { where, bind } = filterOf(filter, values);
  const amount = amountOf(scope);
  return `SELECT r.status, ${amount}::int AS total,
            coalesce(${amount} FILTER (WHERE ${where}), 0)::int AS found
          FROM ${sourceOf(scope)} WHERE ${scopeSql(scope, bind)} GROUP BY r.status`;
}

/** How many rows a scope holds, how many fit the filters, and how many a walk in their order meets. */
export type Size = { total: number; found: number; along: number };

/** A statement whose one row is a `Size`: statuses and services have indexes in the order of a list. */
export function sizeSql(scope: Scope, query: RequestListQuery): [text: string, values: unknown[]] {
  const values: unknown[] = [];
  const counted = (filter: CountFilter) =>
    `coalesce(${amountOf(scope)} FILTER (WHERE ${filterOf(filter, values).where}), 0)::int`;
  const { status, serviceType, sort = 'created' } = query;
  const along = sort === 'created' ? [{ status }, { serviceType }] : [{}];
  return [
    `SELECT coalesce(${amountOf(scope)}, 0)::int AS total, ${counted(query)} AS found,
            least(${along.map(counted).join(', ')}) AS along
     FROM ${sourceOf(scope)} WHERE ${scopeSql(scope, new Conditions(values).bind)}`,
    values,
  ];
}

/** One person's own are few, and have an index; everybody's are not. */
const sourceOf = ({ kind }: Scope) => (kind === 'own' ? 'project_requests r' : KEPT_COUNTS);
const amountOf = ({ kind }: Scope) => (kind === 'own' ? 'count(*)' : 'sum(r.count)');

/** The filters as conditions on `r`. */
export function filterOf(filter: CountFilter, values: unknown[]): Conditions {
  const conditions = new Conditions(values);
  conditions.equal('r.status', filter.status);
  conditions.equal('r.service_type', filter.serviceType);
  conditions.equal('r.urgency', filter.urgency);
  return conditions;
}

/** The totals of a scope, also of the statuses that none is in. */
export function totalsOf(counts: StatusCount[]): Record<RequestStatus, number> {
  const none = Object.fromEntries(STATUSES.map((status) => [status, 0]));
  const some = Object.fromEntries(counts.map(({ status, total }) => [status, total]));
  return { ...none, ...some } as Record<RequestStatus, number>;
}

export const sumOf = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0);

const EVERY_MS = 60_000;

/** Adds the noted changes to the counts, so that they stay few. Any number of workers may do it. */
@Injectable()
export class FoldRequestCounts extends RepeatedTask {
  private readonly logger = new Logger('requests');

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  protected async turn(): Promise<number> {
    await this.dataSource
      .query(
        `WITH folded AS (DELETE FROM request_count_changes RETURNING *)
         INSERT INTO request_counts AS kept (assigned_to, status, service_type, urgency, count)
         SELECT assigned_to, status, service_type, urgency, sum(change) FROM folded
         GROUP BY assigned_to, status, service_type, urgency
         ON CONFLICT (assigned_to, status, service_type, urgency)
         DO UPDATE SET count = kept.count + EXCLUDED.count`,
      )
      .catch((error: Error) => this.logger.warn(`Counts wait to be folded: ${error.message}`));
    return EVERY_MS;
  }
}
