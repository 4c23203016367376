import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { hasStatus } from '../../api/problem';
import { Button, buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { Refused } from '../access/panel-guard';
import { Pager } from '../components/pager';
import { QueryFailure } from '../components/query-failure';
import { paths } from '../paths';
import { FilterBar, type ListTotal, type MoreFilters } from './filter-bar';
import { type Choices, chipsOf, type ListFilters, withoutFilters, withPage } from './list-filters';
import type { Sorting } from './use-sort';
import styles from './lists.module.css';

export interface ListWords {
  /** One of what is listed: "request". */
  noun: string;
  /** Several of it, where that is more than an s. */
  nouns?: string;
  /** What a search looks in; without it there is no search. */
  searchHint?: string;
  loading: string;
  failure: string;
  /** When there is nothing at all, filters or not. */
  empty: { title: string; text: string; action?: ReactNode };
}

interface ListPage extends ListTotal {
  /** On this page. */
  rows: number;
  currentPage: number;
  totalPages: number;
}

interface FilteredListProps<C extends Choices> {
  choices: C;
  filters: ListFilters<C>;
  words: ListWords;
  query: UseQueryResult<unknown>;
  /** What the answer says about itself; undefined until there is one. */
  page: ListPage | undefined;
  more?: MoreFilters;
  sorting?: Sorting;
  /** The children are a table, whose heads sort it. */
  isTable?: boolean;
  /** The rows, drawn where there are any. */
  children: ReactNode;
}

/** A list with filters and pages, in all its states: loading, failed, empty, nothing that fits. */
export function FilteredList<C extends Choices>(props: FilteredListProps<C>) {
  const { choices, filters, words, query, page, more } = props;
  const [, setQuery] = useSearchParams();
  if (hasStatus(query.error, 403)) return <Refused />;
  return (
    <>
      <FilterBar
        choices={choices}
        filters={filters}
        noun={words.noun}
        nouns={words.nouns}
        searchHint={words.searchHint}
        found={page}
        more={more}
        sorting={props.sorting}
        isTable={props.isTable}
      />
      {query.isError ? (
        <QueryFailure
          message={words.failure}
          error={query.error}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : null}
      {page || !query.isError ? (
        <div className={query.isPlaceholderData || query.isError ? styles.stale : undefined}>
          <Content {...props} />
        </div>
      ) : null}
      {page ? (
        <Pager
          page={page.currentPage}
          totalPages={page.totalPages}
          onPage={(number) => setQuery((before) => withPage(before, number))}
        />
      ) : null}
    </>
  );
}

function Content<C extends Choices>({
  choices,
  filters,
  words,
  page,
  more,
  children,
}: FilteredListProps<C>) {
  const [, setQuery] = useSearchParams();
  if (!page) return <Skeleton label={words.loading} lines={9} />;
  if (page.rows > 0) return children;
  const isFiltered = chipsOf(choices, filters).length > 0 || (more?.chips.length ?? 0) > 0;
  const nouns = words.nouns ?? `${words.noun}s`;
  if (page.total > 0) {
    return (
      <EmptyState
        title={`No ${nouns} on this page`}
        text="The list ends before it."
        action={
          <Button variant="secondary" onClick={() => setQuery((before) => withPage(before, 1))}>
            Go to Page 1
          </Button>
        }
      />
    );
  }
  if (isFiltered) {
    return (
      <EmptyState
        title={`No ${nouns} match`}
        text="Nothing fits these filters."
        action={
          <Button variant="secondary" onClick={() => setQuery(withoutFilters)}>
            Clear All Filters
          </Button>
        }
      />
    );
  }
  const back = (
    <Link to={paths.dashboard} className={buttonClass({ variant: 'secondary' })}>
      Back to Dashboard
    </Link>
  );
  return <EmptyState {...words.empty} action={words.empty.action ?? back} />;
}
