import {
  BUDGETS,
  URGENCIES,
  isOpen,
  STATUSES,
  type RequestStatus,
} from '../requests/requests.public';

export const SORTS = [
  'created',
  'updated',
  'project',
  'client',
  'service',
  'status',
  'budget',
  'urgency',
  'due',
] as const;
export type RequestSort = (typeof SORTS)[number];

export const DIRECTIONS = ['asc', 'desc'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const rank = (values: readonly string[], column: string) =>
  `array_position(ARRAY[${values.map((value) => `'${value}'`).join(',')}]::text[], ${column})`;

/** Same expressions as the indexes in the migrations. */
const EXPRESSIONS: Record<Exclude<RequestSort, 'created'>, string> = {
  updated: 'r.updated_at',
  project: 'lower(r.project_name)',
  client: 'lower(r.client_name)',
  service: 'r.service_type',
  status: rank(STATUSES, 'r.status'),
  budget: rank(BUDGETS, 'r.budget'),
  urgency: rank(URGENCIES, 'r.urgency'),
  due: 'r.due_at',
};

const RANKED = { status: STATUSES, urgency: URGENCIES } as const;

/**
 * If a list is filtered by its sort column, the part of the order that can have matches, so that a
 * walk starts there instead of passing rejected rows.
 */
export function partOf(
  sort: RequestSort | undefined,
  filter: { status?: readonly string[] | undefined; urgency?: readonly string[] | undefined },
): string | undefined {
  if (sort !== 'status' && sort !== 'urgency') return undefined;
  const all: readonly string[] = RANKED[sort];
  const ranks = (filter[sort] ?? []).map((value) => all.indexOf(value) + 1);
  if (ranks.length === 0) return undefined;
  // Each rank is contiguous in the index, followed by time.
  return `${EXPRESSIONS[sort]} = ANY (ARRAY[${ranks.join(', ')}])`;
}

const directionOf = (sort: RequestSort): Direction =>
  sort === 'created' || sort === 'updated' ? 'desc' : 'asc';

interface Order {
  sort?: RequestSort | undefined;
  order?: Direction | undefined;
  status?: readonly RequestStatus[] | undefined;
}

/** ORDER BY of a list. Tie-breakers follow its direction, because an index is read either way. */
export function orderOf({ sort = 'created', order = directionOf(sort), status }: Order): string {
  const columns = ['r.created_at', 'r.id'];
  // Closed requests have no deadline, so a walk by deadline would pass all open ones first.
  const isTimed = sort !== 'due' || !status?.length || status.some(isOpen);
  if (sort !== 'created' && isTimed) columns.unshift(EXPRESSIONS[sort]);
  return columns.map((column) => `${column} ${order.toUpperCase()}`).join(', ');
}
