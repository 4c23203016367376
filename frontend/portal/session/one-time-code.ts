import { patterns } from '../paths';

/** Error code for /signin if the one-time code was refused. */
export const EXCHANGE_FAILED = 'exchange_failed';

let pending: string | null = null;

/**
 * After Google or Facebook the address has a one-time code in `token`. Removed first of all, so
 * that it reaches neither the history nor a Referer.
 */
export function takeOneTimeCode(location: Location, history: History): void {
  if (location.pathname !== patterns.signIn && location.pathname !== patterns.dashboard) return;
  const url = new URL(location.href);
  pending = url.searchParams.get('token');
  if (pending === null) return;
  url.searchParams.delete('token');
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
}

/** Returns the code once. */
export function pendingCode(): string | null {
  const code = pending;
  pending = null;
  return code;
}
