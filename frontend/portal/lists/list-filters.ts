import type { Values } from './use-address';
import { formatDate, type Day } from '../../lib/dates';
import { isUuid } from '../../lib/text';

export interface Choice<Value extends string = string> {
  label: string;
  /** Label of the empty choice: "All statuses"; without it, something is always chosen. */
  any?: string;
  values: readonly Value[];
  labels: Record<Value, string>;
}

export const choice = <const Value extends string>(
  label: string,
  any: string,
  values: readonly Value[],
  labels: Record<Value, string>,
): Choice<Value> => ({ label, any, values, labels });

/** Several values, separated by commas in the address; `all` means no filter. */
export interface ManyFilter {
  many: string;
  values: readonly string[];
  labels: Record<string, string>;
  /** Values may be ids, such as people's. */
  ids?: true;
}

/** A day that must not pass the other day filter's. */
export interface DayFilter {
  day: string;
  notAfter?: string;
  notBefore?: string;
}

/** A single id from a link; the filter bar has no field for it. */
export interface IdFilter {
  id: string;
}

export type Filter = Choice | DayFilter | IdFilter | ManyFilter;

/** Filters, named as in the address and the API's query. */
export type Filters = Record<string, Filter>;

type Chosen<F extends Filters> = {
  [Name in keyof F]: F[Name] extends { many: string }
    ? string
    : F[Name] extends Choice<infer Value>
      ? Value
      : string;
};

export interface ListFilters<F extends Filters> {
  page: number;
  search: string;
  chosen: Partial<Chosen<F>>;
}

const pageSize = 10;

/** The API's limit. */
export const longestSearch = 100;

/** Explicitly no filter, for lists with default filters. */
export const allOf = 'all';

export const valuesIn = (value: string | undefined): string[] =>
  value === undefined || value === '' || value === allOf ? [] : value.split(',');

const isOneOf = ({ values, ids }: ManyFilter, value: string): boolean =>
  values.includes(value) || (ids === true && isUuid(value));

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

function isValue(filter: Filter, value: string): boolean {
  if ('many' in filter)
    return value === allOf || valuesIn(value).every((one) => isOneOf(filter, one));
  if ('values' in filter) return filter.values.includes(value);
  return 'day' in filter ? isDay(value) : isUuid(value);
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Search params without filters, on page 1. */
export const noFilters = (filters: Filters): Values =>
  Object.fromEntries(['search', 'page', ...Object.keys(filters)].map((name) => [name, null]));

export function toQuery<F extends Filters>({ search, chosen }: ListFilters<F>) {
  const words = search.trim();
  return { ...chosen, ...(words ? { search: words } : {}) };
}

export const toCall = <F extends Filters>(filters: ListFilters<F>, limit = pageSize) => ({
  page: filters.page,
  limit,
  ...toQuery(filters),
});

export interface Chip {
  name: string;
  label: string;
}

export function chipsOf<F extends Filters>(
  filters: F,
  { search, chosen }: ListFilters<F>,
  nameOf: (id: string) => string = (id) => id,
): Chip[] {
  const chips: Chip[] = search ? [{ name: 'search', label: `Search: ${search}` }] : [];
  for (const [name, filter] of Object.entries(filters)) {
    const value: string | undefined = chosen[name];
    if (value !== undefined && value !== allOf)
      chips.push({ name, label: chipLabel(filter, value, nameOf) });
  }
  return chips;
}

function chipLabel(filter: Filter, value: string, nameOf: (id: string) => string): string {
  if ('many' in filter) {
    const names = valuesIn(value).map((one) => filter.labels[one] ?? nameOf(one));
    return `${filter.many}: ${names.join(', ')}`;
  }
  if ('values' in filter) return `${filter.label}: ${filter.labels[value]}`;
  if ('day' in filter) return `${filter.day}: ${formatDate(value as Day)}`;
  return `${filter.id}: ${nameOf(value)}`;
}
