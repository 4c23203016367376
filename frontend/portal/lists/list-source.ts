import { keepPreviousData, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { Direction } from '../../api/generated/enums';
import { type Filters, type ListFilters, readFilters, toCall, toQuery } from './list-filters';
import { readSort, type SortOption, type SortOptions, toOrder } from './sorting';

/** The query of one page, as the API takes it. */
export type ListCall<F extends Filters, Sort extends string> = ReturnType<typeof toCall<F>> & {
  sort?: Sort;
  order?: Direction;
};

interface ListSourceOptions<Answer, F extends Filters, Sort extends string, Key extends QueryKey> {
  filters: F;
  /** The orders people can choose; the first is the list's own. */
  sorts?: SortOptions<Sort>;
  /** The name of the page in the address, where a screen has a second list. */
  pageParam?: string;
  /** Rows of a page: ten, unless there is room for more. */
  pageSize?: number;
  query: (call: ListCall<F, Sort>) => UseQueryOptions<Answer, Error, Answer, Key>;
}

/** What the address of a list says. */
export interface ListPlace<F extends Filters, Sort extends string> {
  filters: ListFilters<F>;
  sort: SortOption<Sort> | undefined;
}

export type ListSource<
  Answer,
  F extends Filters,
  Sort extends string,
  Key extends QueryKey,
> = ReturnType<typeof listSource<Answer, F, Sort, Key>>;

/**
 * How the address of a list becomes its query. It knows nothing of the screen, so that the router can
 * start the query while the screen's code is still loading.
 */
export function listSource<
  Answer,
  F extends Filters,
  Sort extends string = never,
  Key extends QueryKey = QueryKey,
>(options: ListSourceOptions<Answer, F, Sort, Key>) {
  const { filters, sorts, pageParam = 'page', pageSize, query } = options;

  const read = (params: URLSearchParams): ListPlace<F, Sort> => ({
    filters: readFilters(filters, params, pageParam),
    sort: sorts && readSort(sorts, params),
  });
  const queryAt = (place: ListPlace<F, Sort>) => ({
    ...query({
      ...toCall(place.filters, pageSize),
      ...(sorts && place.sort ? toOrder(sorts, place.sort) : {}),
    }),
    placeholderData: keepPreviousData as never,
  });
  return {
    filters,
    sorts,
    pageParam,
    read,
    queryAt,
    /** All that the filters leave, for an export. */
    exportQuery: (place: ListPlace<F, Sort>) => toQuery(place.filters),
    /** The query of the list at this address, for the route's loader. */
    queryFor: (address: string) => queryAt(read(new URL(address).searchParams)),
  };
}
