import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton';
import { hasCode, hasStatus } from '../../api/problem';
import { EmptyState } from '../../ui/empty-state';
import { QueryFailure } from './query-failure';

interface LoadedProps<Answer> {
  query: UseQueryResult<Answer>;
  loading: string;
  lines?: number;
  failure: string;
  /** Hides the failure of a refetch. */
  isQuiet?: boolean;
  /** Shown instead of the failure after a 404. */
  missing?: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** The states of a query: loading, refused, failed with Retry, and its answer. */
export function Loaded<Answer>(props: LoadedProps<Answer>) {
  const { query, loading, lines = 4, failure, isQuiet = false, missing, children } = props;
  const { data } = query;
  // The frame leads to the dashboard.
  if (hasCode(query.error, 'forbidden')) return null;
  if (missing && data === undefined && isNotThere(query.error)) return missing;
  return (
    <>
      {query.isPending ? <Skeleton label={loading} lines={lines} /> : null}
      {query.isError && !(isQuiet && data !== undefined) ? (
        <QueryFailure message={failure} query={query} />
      ) : null}
      {data === undefined ? null : children(data)}
    </>
  );
}

const isNotThere = (error: unknown): boolean => hasStatus(error, 404) || hasStatus(error, 422);

interface LoadedItemProps<Answer> {
  query: UseQueryResult<Answer>;
  words: Record<'loading' | 'failure' | 'missing' | 'missingText', string>;
  /** Where to go if there is no such thing. */
  action?: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** One thing with an address of its own. */
export const LoadedItem = <Answer,>(props: LoadedItemProps<Answer>) => {
  const { query, words, action, children } = props;
  return (
    <Loaded
      query={query}
      loading={words.loading}
      lines={9}
      failure={words.failure}
      isQuiet
      missing={<EmptyState title={words.missing} text={words.missingText} action={action} />}
    >
      {children}
    </Loaded>
  );
};
