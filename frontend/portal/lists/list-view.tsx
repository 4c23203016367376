import { type ReactNode, useState } from 'react';
import { hasCode } from '../../api/problem';
import type { GetPath } from '../../api/call';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { Row } from '../../ui/layout/layout';
import { QueryFailure } from '../components/query-failure';
import { kitWords, listWords } from '../words';
import { columnsOf, DataTable } from './data-table';
import { type Column, type ListDefinition, type RowOf, sentencesOf } from './define-list';
import { FilterBar } from './filter-bar';
import type { Filters } from './list-filters';
import styles from './lists.module.css';
import { OpensContext } from './row-link';
import type { List } from './use-list';

export { defineList } from './define-list';
export { useList } from './use-list';

interface ListViewProps<Path extends GetPath, F extends Filters, Sort extends string> {
  list: List<RowOf<Path>> & { definition: ListDefinition<Path, F, Sort> };
  bar?: ReactNode;
  /** Other columns than the definition's, and their look. */
  columns?: readonly Column<RowOf<Path>, Sort>[];
  className?: string | undefined;
}

export function ListView<Path extends GetPath, F extends Filters, Sort extends string>(
  props: ListViewProps<Path, F, Sort>,
) {
  const { list, bar } = props;
  const { definition, query, page } = list;
  const { source, item, opens } = definition;
  const columns =
    props.columns ??
    (definition.columns && columnsOf(definition.columns, definition.words.columns));
  const className = props.className ?? definition.className;
  const words = sentencesOf(definition.words);
  const rows = page?.rows ?? [];
  const hasBar = useHasBar(
    list,
    words.searchIn !== undefined || Object.keys(source.filters).length > 0,
  );
  // The frame leads to the dashboard.
  if (hasCode(query.error, 'forbidden')) return null;
  return (
    <OpensContext value={opens ?? ''}>
      {bar ??
        (hasBar ? (
          <FilterBar
            list={list}
            filters={source.filters}
            words={words}
            isTable={definition.columns !== undefined}
          />
        ) : null)}
      {query.isError ? <QueryFailure message={words.failure} query={query} /> : null}
      {page || query.isError ? null : <Skeleton label={words.loading} lines={9} />}
      {page ? (
        <div className={query.isPlaceholderData || query.isError ? styles.stale : undefined}>
          {rows.length === 0 ? <Empty list={list} words={words} /> : null}
          {rows.length > 0 && columns ? (
            <DataTable
              label={words.label}
              columns={columns}
              rows={rows}
              keyOf={(row) => row._id}
              isStale={query.isPlaceholderData}
              sorting={list.sorting}
              linked={opens !== undefined}
              className={className}
            />
          ) : null}
          {rows.length > 0 && item ? (
            <ul aria-label={words.label} className={className}>
              {rows.map((row) => (
                <li key={row._id}>{item(row)}</li>
              ))}
            </ul>
          ) : null}
        </div>
      ) : null}
      <Pager list={list} />
    </OpensContext>
  );
}

/** Fewer rows are seen at a glance. */
const FEWEST_TO_FILTER = 10;

/** Once shown it stays, so that it does not go while somebody clears the search. */
function useHasBar({ page, chips, search }: List<{ _id: string }>, canFilter: boolean): boolean {
  const [wasShown, setWasShown] = useState(false);
  const isNeeded = chips.length > 0 || search !== '' || (page?.total ?? 0) >= FEWEST_TO_FILTER;
  if (isNeeded && !wasShown) setWasShown(true);
  return canFilter && (isNeeded || wasShown);
}

interface EmptyProps {
  list: Pick<List<{ _id: string }>, 'page' | 'chips' | 'clearFilters' | 'goToPage'>;
  words: ReturnType<typeof sentencesOf>;
}

function Empty({ list: { page, chips, clearFilters, goToPage }, words }: EmptyProps) {
  const isPastEnd = page !== undefined && page.total > 0;
  if (!isPastEnd && chips.length === 0) return <EmptyState {...words.empty} />;
  const { title, text } = isPastEnd ? listWords.pastEnd : listWords.noMatch;
  return (
    <EmptyState
      title={title(words.nouns)}
      text={text}
      action={
        <Button
          variant="secondary"
          label={isPastEnd ? listWords.toStart : listWords.clearFilters}
          onClick={() => (isPastEnd ? goToPage(1) : clearFilters())}
        />
      }
    />
  );
}

function Pager({ list }: { list: Pick<List<{ _id: string }>, 'page' | 'goToPage'> }) {
  const { currentPage: page = 1, totalPages = 1 } = list.page ?? {};
  if (totalPages <= 1) return null;
  return (
    <Row as="nav" align="center" between gap="2 4" figures aria-label={listWords.pages}>
      <Button small disabled={page <= 1} onClick={() => list.goToPage(page - 1)}>
        {kitWords.previous}
      </Button>
      <p aria-live="polite">{listWords.page(page, totalPages)}</p>
      <Button small disabled={page >= totalPages} onClick={() => list.goToPage(page + 1)}>
        {kitWords.next}
      </Button>
    </Row>
  );
}
