/** One filter of a list: a closed set of values and the words for them. */
export interface Choice<Value extends string = string> {
  label: string;
  /** The words of the empty choice: "All statuses". */
  any: string;
  values: readonly Value[];
  labels: Record<Value, string>;
}

/** The filters of a list, named as the address and the API's query name them. */
export type Choices = Record<string, Choice>;

type Chosen<C extends Choices> = {
  [Name in keyof C]: C[Name] extends Choice<infer Value> ? Value : never;
};

/** What the address of a list says: filters and page; anything unknown in it is ignored. */
export interface ListFilters<C extends Choices> {
  page: number;
  search: string;
  chosen: Partial<Chosen<C>>;
}

export const pageSize = 10;

export function readFilters<C extends Choices>(choices: C, query: URLSearchParams): ListFilters<C> {
  const page = Number(query.get('page'));
  const chosen: Record<string, string> = {};
  for (const [name, { values }] of Object.entries(choices)) {
    const value = query.get(name);
    if (value !== null && values.includes(value)) chosen[name] = value;
  }
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    search: query.get('search') ?? '',
    chosen: chosen as Partial<Chosen<C>>,
  };
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
  for (const name of ['sort', 'order']) {
    const value = query.get(name);
    if (value !== null) after.set(name, value);
  }
  return after;
}

export function withPage(query: URLSearchParams, page: number): URLSearchParams {
  const after = new URLSearchParams(query);
  if (page <= 1) after.delete('page');
  else after.set('page', String(page));
  return after;
}

/** The filters as the API's query takes them: empty ones are not sent. */
export function toQuery<C extends Choices>({ search, chosen }: ListFilters<C>) {
  const words = search.trim();
  return { ...chosen, ...(words ? { search: words } : {}) };
}

/** The query of one page of the list. */
export function toCall<C extends Choices>(filters: ListFilters<C>) {
  return { page: filters.page, limit: pageSize, ...toQuery(filters) };
}

export interface Chip {
  name: string;
  label: string;
}

export function chipsOf<C extends Choices>(choices: C, { search, chosen }: ListFilters<C>): Chip[] {
  const chips: Chip[] = search ? [{ name: 'search', label: `Search: ${search}` }] : [];
  for (const [name, { label, labels }] of Object.entries(choices)) {
    const value: string | undefined = chosen[name];
    if (value !== undefined) chips.push({ name, label: `${label}: ${labels[value]}` });
  }
  return chips;
}
