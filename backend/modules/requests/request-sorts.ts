import { BUDGETS, URGENCIES } from './request-options';
import { STATUSES } from './request-status';

/** The columns that a list can be sorted by. */
export const SORTS = [
  'created',
  'updated',
  'project',
  'client',
  'service',
  'status',
  'budget',
  'urgency',
] as const;
export type RequestSort = (typeof SORTS)[number];

export const DIRECTIONS = ['asc', 'desc'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const rank = (values: readonly string[], column: string) =>
  `array_position(ARRAY[${values.map((value) => `'${value}'`).join(',')}]::text[], ${column})`;

/** Each has an index of the same expression, so written the same way as in its migration. */
const EXPRESSIONS: Record<Exclude<RequestSort, 'created'>, string> = {
  updated: 'r.updated_at',
  project: 'lower(r.project_name)',
  client: 'lower(r.client_name)',
  service: 'r.service_type',
  status: rank(STATUSES, 'r.status'),
  budget: rank(BUDGETS, 'r.budget'),
  urgency: rank(URGENCIES, 'r.urgency'),
};

/** Times begin with the newest, everything else with A, the least or the first. */
const directionOf = (sort: RequestSort): Direction =>
  sort === 'created' || sort === 'updated' ? 'desc' : 'asc';

/** ORDER BY of a list. The rest of the order turns around with it: an index is read either way. */
export function orderOf({
  sort = 'created',
  order = directionOf(sort),
}: {
  sort?: RequestSort;
  order?: Direction;
}): string {
  const columns = ['r.created_at', 'r.id'];
  if (sort !== 'created') columns.unshift(EXPRESSIONS[sort]);
  return columns.map((column) => `${column} ${order.toUpperCase()}`).join(', ');
}
