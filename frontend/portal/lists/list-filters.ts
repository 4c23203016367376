/** A filter with a closed set of values and the words for them. */
export interface Choice<Value extends string = string> {
  label: string;
  /** The words of the empty choice: "All statuses". */
  any: string;
  values: readonly Value[];
  labels: Record<Value, string>;
}

/** Any number of a closed set, separated by commas in the address; `all` is no filter. */
export interface ManyFilter {
  many: string;
  values: readonly string[];
  labels: Record<string, string>;
  /** The values may include ids, such as those of people. */
  ids?: true;
}

/** A day, which may not lie on the other side of another filter's day. */
export interface DayFilter {
  day: string;
  notAfter?: string;
  notBefore?: string;
}

/** One thing, by its id: it comes with a link, and no field of the bar sets it. */
export interface IdFilter {
  id: string;
}

export type Filter = Choice | DayFilter | IdFilter | ManyFilter;

/** The filters of a list, named as the address and the API's query name them. */
export type Filters = Record<string, Filter>;

type Chosen<F extends Filters> = {
  [Name in keyof F]: F[Name] extends { many: string }
    ? string
    : F[Name] extends Choice<infer Value>
      ? Value
      : string;
};

/** What the address of a list says: filters and page; anything unknown in it is ignored. */
export interface ListFilters<F extends Filters> {
  page: number;
  search: string;
  chosen: Partial<Chosen<F>>;
}

const pageSize = 10;

/** No filter, said in so many words: where a list has filters of its own. */
export const allOf = 'all';

export const valuesIn = (value: string | undefined): string[] =>
  value === undefined || value === '' || value === allOf ? [] : value.split(',');

const isOneOf = ({ values, ids }: ManyFilter, value: string): boolean =>
  values.includes(value) || (ids === true && UUID.test(value));

export function readFilters<F extends Filters>(
  filters: F,
  query: URLSearchParams,
  pageParam = 'page',
): ListFilters<F> {
  const page = Number(query.get(pageParam));
  const chosen: Record<string, string> = {};
  for (const [name, filter] of Object.entries(filters)) {
    const value = query.get(name);
    if (value !== null && isValue(filter, value)) chosen[name] = value;
  }
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search: query.get('search') ?? '',
    chosen: chosen as Partial<Chosen<F>>,
  };
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function isValue(filter: Filter, value: string): boolean {
  if ('many' in filter)
    return value === allOf || valuesIn(value).every((one) => isOneOf(filter, one));
  if ('values' in filter) return filter.values.includes(value);
  return 'day' in filter ? isDay(value) : UUID.test(value);
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The address after one filter changed: back to page 1, defaults left out. */
export function withFilter(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const after = new URLSearchParams(query);
  after.delete('page');
  if (value === '') after.delete(name);
  else after.set(name, value);
  return after;
}

/** The address without any filter: back to page 1, in the same order. */
export function withoutFilters(query: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams();
  for (const name of ['sort', 'order', 'queue']) {
    const value = query.get(name);
    if (value !== null) after.set(name, value);
  }
  return after;
}

export function withPage(query: URLSearchParams, page: number, pageParam = 'page') {
  const after = new URLSearchParams(query);
  if (page <= 1) after.delete(pageParam);
  else after.set(pageParam, String(page));
  return after;
}

/** The filters as the API's query takes them: empty ones are not sent. */
export function toQuery<F extends Filters>({ search, chosen }: ListFilters<F>) {
  const words = search.trim();
  return { ...chosen, ...(words ? { search: words } : {}) };
}

/** The query of one page of the list. */
export function toCall<F extends Filters>(filters: ListFilters<F>, limit = pageSize) {
  return { page: filters.page, limit, ...toQuery(filters) };
}
