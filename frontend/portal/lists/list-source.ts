import { keepPreviousData } from '@tanstack/react-query';
import {
  type Direction,
  type GetPath,
  type ParamsOf,
  q,
  type QueryOf,
  type ReadOptions,
} from '../../api/call';
import { type Filters, type ListFilters, readFilters, toCall, toQuery } from './list-filters';
import { readSort, type SortOption, type SortOptions, toOrder } from './sorting';

type ListCall<F extends Filters, Sort extends string> = ReturnType<typeof toCall<F>> & {
  sort?: Sort;
  order?: Direction;
};

/** An address has texts: a flag of a call is "true" there, or absent. */
type InAddress<Query> = {
  [Name in keyof Query]: NonNullable<Query[Name]> extends boolean ? 'true' : Query[Name];
};

/** Filters and sorts are named as in the call's query, which the compiler checks. */
type Fitting<Path extends GetPath, F extends Filters, Sort extends string> = [
  QueryOf<Path>,
] extends [never]
  ? unknown
  : [Exclude<keyof F, keyof QueryOf<Path>>] extends [never]
    ? ListCall<F, Sort> extends InAddress<QueryOf<Path>>
      ? unknown
      : { filters: never }
    : { filters: never };

interface ListSourceOptions<Path extends GetPath, F extends Filters, Sort extends string> {
  path: Path;
  /** Ids in the path. */
  at?: Record<string, string>;
  filters: F;
  /** Orders to choose from; the first is the default. */
  sorts?: SortOptions<Sort>;
  /** Each sort has one direction, so the API takes no order. */
  hasOneWaySorts?: boolean;
  /** Search param of the page, if a screen has a second list. */
  pageParam?: string;
  pageSize?: number;
  /** The answer has no pages: the call takes no query. */
  isWhole?: boolean;
  reading?: ReadOptions<Path>;
}

export interface ListPlace<F extends Filters, Sort extends string> {
  filters: ListFilters<F>;
  sort: SortOption<Sort> | undefined;
}

export type ListSource<Path extends GetPath, F extends Filters, Sort extends string> = ReturnType<
  typeof listSource<Path, F, Sort>
>;

/**
 * Maps an address to the list's query. Independent of the screen, so the router can fetch while the
 * screen's code loads.
 */
export function listSource<Path extends GetPath, F extends Filters, Sort extends string = never>(
  options: ListSourceOptions<Path, F, Sort> & Fitting<Path, F, Sort>,
) {
  const { path, at, filters, sorts, hasOneWaySorts, pageParam = 'page', pageSize } = options;

  const read = (params: URLSearchParams): ListPlace<F, Sort> => ({
    filters: readFilters(filters, params, pageParam),
    sort: sorts && readSort(sorts, params),
  });
  const queryAt = (place: ListPlace<F, Sort>) => {
    const { order, ...sort } = sorts && place.sort ? toOrder(sorts, place.sort) : {};
    const query = {
      ...toCall(place.filters, pageSize),
      ...sort,
      ...(order && !hasOneWaySorts ? { order } : {}),
    };
    const params = {
      ...(at ? { path: at } : {}),
      ...(options.isWhole ? {} : { query }),
    } as ParamsOf<Path, 'get'>;
    return q(path, params, { ...options.reading, placeholderData: keepPreviousData as never });
  };
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
