import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton';
import { QueryFailure } from './query-failure';

interface LoadedProps<Answer> {
  query: UseQueryResult<Answer>;
  loading: string;
  lines?: number;
  failure: string;
  /** Hides the failure of a refetch. */
  isQuiet?: boolean;
  children: (answer: Answer) => ReactNode;
}

/** The states of a query: loading, failed with Retry, and its answer. */
export function Loaded<Answer>({
  query,
  loading,
  lines = 4,
  failure,
  isQuiet = false,
  children,
}: LoadedProps<Answer>) {
  const { data } = query;
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
