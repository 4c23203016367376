import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/problem';

/** An answer of the API is final unless the server itself failed; only that and silence are retried. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < 2 && !(error instanceof ApiError && error.status < 500);
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: isWorthRetrying,
      retryDelay: (attempt) => 400 * 2 ** attempt,
      staleTime: 10_000,
      // Offline, a call must fail and say so, not wait in silence.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
