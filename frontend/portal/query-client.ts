import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, hasCode } from '../api/problem';
import { currentSession, keepAnswer } from '../api/session-store';

/** Only a server error or a missing answer is worth a retry. */
const isWorthRetrying = (failures: number, error: unknown): boolean =>
  failures < 2 && !(error instanceof ApiError && error.status < 500);

const listeners = new Set<() => void>();

export function onForbidden(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (hasCode(error, 'forbidden')) listeners.forEach((listener) => listener());
    },
  }),
  defaultOptions: {
    queries: {
      retry: isWorthRetrying,
      retryDelay: (attempt) => 400 * 2 ** attempt,
      staleTime: 10_000,
      // Offline, calls must fail visibly instead of waiting.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

/**
 * Starts with the session's last answer while the next one is fetched. For answers that decide what
 * a page asks for, so that its data need not wait for them.
 */
export const remembered = <Query extends { queryKey: readonly unknown[] }>(
  query: Query,
): Query => ({
  ...query,
  meta: { isRemembered: true },
  initialData: () => currentSession()?.answers?.[JSON.stringify(query.queryKey)],
  initialDataUpdatedAt: 0,
});

queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success') return;
  const { meta, queryKey, state } = event.query;
  if (meta?.['isRemembered']) keepAnswer(JSON.stringify(queryKey), state.data);
});
