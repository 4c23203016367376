import type { ReactNode } from 'react';
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
  const { list, bar, className } = props;
  const { definition, query, page } = list;
  const { source, item, opens } = definition;
  const columns =
    props.columns ??
    (definition.columns && columnsOf(definition.columns, definition.words.columns));
  const words = sentencesOf(definition.words);
  // The frame leads to the dashboard.
  if (hasCode(query.error, 'forbidden')) return null;
  const hasBar = words.searchIn !== undefined || Object.keys(source.filters).length > 0;
  return (
    <OpensContext value={definition.opens ?? ''}>
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
      {page || !query.isError ? (
        <div className={query.isPlaceholderData || query.isError ? styles.stale : undefined}>
          <Content
            list={list}
            words={words}
            look={{ columns, item, opens, className: className ?? definition.className }}
          />
        </div>
      ) : null}
      <Pager list={list} />
    </OpensContext>
  );
}

interface Look<Row> {
  columns: readonly Column<Row>[] | undefined;
  item: ((row: Row) => ReactNode) | undefined;
  opens: string | undefined;
  className: string | undefined;
}

interface ContentProps<Row extends { _id: string }> {
  list: List<Row>;
  words: ReturnType<typeof sentencesOf>;
  look: Look<Row>;
}

function Content<Row extends { _id: string }>({ list, words, look }: ContentProps<Row>) {
  const { page, chips, clearFilters, goToPage } = list;
  const { nouns, empty, loading, label } = words;
  const { columns, item, className, opens } = look;
  if (!page) return <Skeleton label={loading} lines={9} />;
  if (page.rows.length === 0) {
    const isPastEnd = page.total > 0;
    if (!isPastEnd && chips.length === 0) return <EmptyState {...empty} />;
    const { title, text } = isPastEnd ? listWords.pastEnd : listWords.noMatch;
    return (
      <EmptyState
        title={title(nouns)}
        text={text}
        action={
          <Button variant="secondary" onClick={() => (isPastEnd ? goToPage(1) : clearFilters())}>
            {isPastEnd ? listWords.toStart : listWords.clearFilters}
          </Button>
        }
      />
    );
  }
  if (columns) {
    return (
      <DataTable
        label={label}
        columns={columns}
        rows={page.rows}
        keyOf={(row) => row._id}
        sorting={list.sorting}
        linked={opens !== undefined}
        className={className}
      />
    );
  }
  return (
    <ul aria-label={label} className={className}>
      {page.rows.map((row) => (
        <li key={row._id}>{item?.(row)}</li>
      ))}
    </ul>
  );
}

function Pager({ list }: { list: Pick<List<{ _id: string }>, 'page' | 'goToPage'> }) {
  const { currentPage: page = 1, totalPages = 1 } = list.page ?? {};
  if (totalPages <= 1) return null;
  return (
    <Row as="nav" nowrap align="center" between gap={4} figures aria-label={listWords.pages}>
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
