import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton';
import { hasCode, hasStatus } from '../../api/problem';
import { EmptyState } from '../../ui/empty-state';
import { listWords } from '../words';
import { QueryFailure } from './query-failure';

/** "Loading the calls" and "Failed to load the calls" of "the calls", or other sentences. */
type Said =
  | { noun: string; loading?: never; failure?: never }
  | { noun?: never; loading: string; failure: string };

type LoadedProps<Answer> = Said & {
  query: UseQueryResult<Answer>;
  lines?: number;
  /** Takes the answer's room while it loads, in place of lines. */
  skeleton?: ReactNode;
  /** Hides the failure of a refetch. */
  isQuiet?: boolean;
  /** Shown instead of the failure after a 404. */
  missing?: ReactNode;
  children: (answer: Answer) => ReactNode;
};

/** The states of a query: loading, refused, failed with Retry, and its answer. */
export function Loaded<Answer>(props: LoadedProps<Answer>) {
  const { query, noun = '', lines = 4, skeleton, isQuiet = false, missing, children } = props;
  const { loading = listWords.loading(noun), failure = listWords.failure(noun) } = props;
  const { data } = query;
  // The frame leads to the dashboard.
  if (hasCode(query.error, 'forbidden')) return null;
  if (missing && data === undefined && hasStatus(query.error, 404, 422)) return missing;
  return (
    <>
      {!query.isPending ? null : skeleton ? (
        <>
          <span role="status" className="visually-hidden">
            {loading}
          </span>
          {skeleton}
        </>
      ) : (
        <Skeleton label={loading} lines={lines} />
      )}
      {query.isError && !(isQuiet && data !== undefined) ? (
        <QueryFailure message={failure} query={query} />
      ) : null}
      {data === undefined ? null : children(data)}
    </>
  );
}

interface LoadedItemProps<Answer> {
  query: UseQueryResult<Answer>;
  words: Said & Record<'missing' | 'missingText', string>;
  /** Where to go if there is no such thing. */
  action?: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** One thing with an address of its own. */
export const LoadedItem = <Answer,>(props: LoadedItemProps<Answer>) => {
  const { query, words, action, children } = props;
  const { missing, missingText, ...said } = words;
  return (
    <Loaded
      {...said}
      query={query}
      lines={9}
      isQuiet
      missing={<EmptyState title={missing} text={missingText} action={action} />}
    >
      {children}
    </Loaded>
  );
};
