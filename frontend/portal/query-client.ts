import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, hasCode } from '../api/problem';

/** Only a server error or a missing answer is worth a retry. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < 2 && !(error instanceof ApiError && error.status < 500);
}

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
