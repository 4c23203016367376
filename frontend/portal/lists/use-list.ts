import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { GetPath } from '../../api/call';
import { type ListDefinition, type ListPage, pageOf, type RowOf } from './define-list';
import { chipsOf, type Filters, noFilters } from './list-filters';
import { pressed, type SortOption, toOrder } from './sorting';
import { useAddress } from './use-address';
import { useOpenItem } from './use-open-item';

const stay = { preventScrollReset: true };

export function useList<Path extends GetPath, F extends Filters, Sort extends string>(
  definition: ListDefinition<Path, F, Sort>,
) {
  const { source, opens = '', nameOf } = definition;
  const [params, change] = useAddress();
  const place = source.read(params);
  const query = useQuery(source.queryAt(place));
  const answer = query.data;
  const chips = chipsOf(source.filters, place.filters, (id) => nameOf?.(answer, id) ?? id);
  const { sorts } = source;
  const sortBy = (option: SortOption) =>
    sorts && change({ page: null, sort: null, order: null, ...toOrder(sorts, option) }, stay);

  return {
    definition,
    query,
    answer,
    page: answer === undefined ? undefined : pageOf<RowOf<Path>>(answer as object),
    search: place.filters.search,
    chosen: place.filters.chosen as Record<string, string | undefined>,
    chips,
    /** A chosen filter adds a history entry; typing does not. */
    setFilter: (name: string, value: string, how: 'chosen' | 'typed') =>
      change({ page: null, [name]: value }, { ...stay, replace: how === 'typed' }),
    clearFilters: () => change(noFilters(source.filters), stay),
    goToPage: (page: number) => change({ [source.pageParam]: page > 1 ? String(page) : null }),
    sorting:
      sorts && place.sort
        ? {
            options: sorts,
            current: place.sort,
            choose: sortBy,
            press: (sort: string) => sortBy(pressed<string>(sorts, place.sort as SortOption, sort)),
          }
        : undefined,
    open: useOpenItem(opens),
    /** For an `ExportButton`. */
    exports: { query: source.exportQuery(place), isFiltered: chips.length > 0 },
  };
}

export type List<Row extends { _id: string }> = Omit<
  ReturnType<typeof useList<GetPath, Filters, string>>,
  'definition' | 'exports' | 'answer' | 'query' | 'page'
> & {
  page: ListPage<Row> | undefined;
  query: Pick<UseQueryResult, 'error' | 'isError' | 'isFetching' | 'isPlaceholderData' | 'refetch'>;
};

export type Sorting = NonNullable<List<{ _id: string }>['sorting']>;
