import { keepPreviousData, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { Direction } from '../../api/generated/enums';
import { type Filters, type ListFilters, readFilters, toCall, toQuery } from './list-filters';
import { readSort, type SortOption, type SortOptions, toOrder } from './sorting';

export type ListCall<F extends Filters, Sort extends string> = ReturnType<typeof toCall<F>> & {
  sort?: Sort;
  order?: Direction;
};

interface ListSourceOptions<Answer, F extends Filters, Sort extends string, Key extends QueryKey> {
  filters: F;
  /** Orders to choose from; the first is the default. */
  sorts?: SortOptions<Sort>;
  /** Search param of the page, if a screen has a second list. */
  pageParam?: string;
  pageSize?: number;
  query: (call: ListCall<F, Sort>) => UseQueryOptions<Answer, Error, Answer, Key>;
}

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
 * Maps an address to the list's query. Independent of the screen, so the router can fetch while the
 * screen's code loads.
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
    exportQuery: (place: ListPlace<F, Sort>) => toQuery(place.filters),
    /** The query of the list at an address, for the route's loader. */
    queryFor: (address: string) => queryAt(read(new URL(address).searchParams)),
  };
}
