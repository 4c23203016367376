import {
  BUDGETS,
  URGENCIES,
  isOpen,
  STATUSES,
  type RequestStatus,
} from '../requests/requests.public';

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
  'due',
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
  due: 'r.due_at',
};

const RANKED = { status: STATUSES, urgency: URGENCIES } as const;

/**
 * Where a list is filtered by the column that it is sorted by, the part of the order that can hold such
 * rows: a walk begins there, instead of passing all that the filter leaves out.
 */
export function partOf(
  sort: RequestSort | undefined,
  filter: { status?: readonly string[] | undefined; urgency?: readonly string[] | undefined },
): string | undefined {
  if (sort !== 'status' && sort !== 'urgency') return undefined;
  const all: readonly string[] = RANKED[sort];
  const ranks = (filter[sort] ?? []).map((value) => all.indexOf(value) + 1);
  if (ranks.length === 0) return undefined;
  // Each rank has a place of its own in the index, from which the walk goes on by time.
  return `${EXPRESSIONS[sort]} = ANY (ARRAY[${ranks.join(', ')}])`;
}

/** Times begin with the newest, everything else with A, the least or the first. */
const directionOf = (sort: RequestSort): Direction =>
  sort === 'created' || sort === 'updated' ? 'desc' : 'asc';

interface Order {
  sort?: RequestSort | undefined;
  order?: Direction | undefined;
  status?: readonly RequestStatus[] | undefined;
}

/** ORDER BY of a list. The rest of the order turns around with it: an index is read either way. */
export function orderOf({ sort = 'created', order = directionOf(sort), status }: Order): string {
  const columns = ['r.created_at', 'r.id'];
  // Nothing of what is closed falls due: a walk by due times would pass all that is open first.
  const isTimed = sort !== 'due' || !status?.length || status.some(isOpen);
  if (sort !== 'created' && isTimed) columns.unshift(EXPRESSIONS[sort]);
  return columns.map((column) => `${column} ${order.toUpperCase()}`).join(', ');
}
