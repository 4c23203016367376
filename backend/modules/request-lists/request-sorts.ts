import {
  BUDGETS,
  SERVICE_TYPES,
  STATUSES,
  URGENCIES,
  isOpen,
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

export const DUE_FILTERS = ['overdue', 'today', 'week', 'none'] as const;
export type DueFilter = (typeof DUE_FILTERS)[number];

interface Sorted {
  sort?: RequestSort;
  order?: Direction;
  status?: RequestStatus[];
}

type Choices = { column: string; values: readonly string[] };

const CHOICES: Partial<Record<RequestSort, Choices>> = {
  service: { column: 'r.service_type', values: [...SERVICE_TYPES].sort() },
  status: { column: 'r.status', values: STATUSES },
  budget: { column: 'r.budget', values: BUDGETS },
  urgency: { column: 'r.urgency', values: URGENCIES },
};

/** The same expressions as in the indexes. */
const COLUMNS: Partial<Record<RequestSort, string>> = {
  updated: 'r.updated_at',
  project: 'lower(r.project_name)',
  client: 'lower(r.client_name)',
  due: 'r.due_at',
};

const directionOf = (sort: RequestSort): Direction =>
  sort === 'created' || sort === 'updated' ? 'desc' : 'asc';

/** Tie-breakers follow its direction, because an index is read either way. */
export function orderOf({ sort = 'created', order = directionOf(sort), status }: Sorted) {
  const columns = ['r.created_at', 'r.id'];
  // Closed requests have no deadline, so a walk by deadline would pass all open ones first.
  const isTimed = sort !== 'due' || !status?.length || status.some(isOpen);
  const first = sortedBy(sort);
  if (first && isTimed) columns.unshift(first);
  return columns.map((column) => `${column} ${order.toUpperCase()}`).join(', ');
}

function sortedBy(sort: RequestSort): string | undefined {
  const choices = CHOICES[sort];
  if (!choices) return COLUMNS[sort];
  const values = choices.values.map((value) => `'${value}'`).join(',');
  return `array_position(ARRAY[${values}]::text[], ${choices.column})`;
}

/**
 * A column of choices needs no index of its own: the requests of each choice are read along the
 * index of times.
 */
export function listedIds(
  query: Sorted,
  { from, where }: { from: string; where: string },
  { limit, offset }: { limit: number; offset: number },
): string {
  const { sort = 'created', order = directionOf(sort) } = query;
  const range = `ORDER BY ${orderOf(query)} LIMIT ${limit} OFFSET ${offset}`;
  const choices = CHOICES[sort];
  if (!choices) return `SELECT r.id FROM ${from} WHERE ${where} ${range}`;
  const { column, values } = choices;
  const asked: readonly string[] = query[sort as 'status'] ?? values;
  const along = `ORDER BY ${orderOf({ order })} LIMIT ${limit + offset}`;
  const parts = asked.map(
    (value) => `(SELECT r.id, r.created_at, ${column} FROM ${from}
       WHERE ${where} AND ${column} = '${value}' ${along})`,
  );
  return `SELECT r.id FROM (${parts.join(' UNION ALL ')}) r ${range}`;
}
