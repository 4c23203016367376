import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RepeatedTask } from '../../background/repeated-task';
import { Conditions } from '../../lists/conditions';
import type { ServiceType, Urgency } from './request-options';
import { scopeSql, type Scope } from './request-scope';
import { STATUSES, type RequestStatus } from './request-status';

export type CountFilter = {
  status?: RequestStatus | undefined;
  serviceType?: ServiceType | undefined;
  urgency?: Urgency | undefined;
};

type Counts = Record<RequestStatus, number>;

/** Every change is there the moment it commits; only a few hundred rows are ever read. */
const KEPT_COUNTS = `
  (SELECT assigned_to, status, service_type, urgency, count FROM request_counts
   UNION ALL
   SELECT assigned_to, status, service_type, urgency, change FROM request_count_changes) r`;

/** How many requests a scope holds, by status. */
export async function countByStatus(
  db: DataSource | EntityManager,
  scope: Scope,
  filter: CountFilter = {},
): Promise<Counts> {
  const conditions = new Conditions();
  conditions.add(scopeSql(scope, conditions.bind));
  conditions.equal('r.status', filter.status);
  conditions.equal('r.service_type', filter.serviceType);
  conditions.equal('r.urgency', filter.urgency);
  // One person's own are few, and have an index; everybody's are not.
  const [from, amount] =
    scope.kind === 'own' ? ['project_requests r', 'count(*)'] : [KEPT_COUNTS, 'sum(r.count)'];
  const rows = await db.query<{ status: RequestStatus; count: number }[]>(
    `SELECT r.status, ${amount}::int AS count FROM ${from} WHERE ${conditions.where} GROUP BY r.status`,
    conditions.values,
  );
  const counts = Object.fromEntries(STATUSES.map((status) => [status, 0])) as Counts;
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

export const totalOf = (counts: Counts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

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
