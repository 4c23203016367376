import { currentSession } from './session-store';
import { claimsOf } from './token-claims';

/**
 * Opens the stream of live updates, which does not count as user activity. Refusals are returned:
 * the caller handles them.
 * @throws without an answer, or if `signal` is aborted
 */
export function openStream(lastId: string | null, signal: AbortSignal): Promise<Response> {
  const session = currentSession();
  return fetch('/api/stream', {
    headers: {
      accept: 'text/event-stream',
      'x-background': 'true',
      ...(session ? { authorization: `Bearer ${session.token}` } : {}),
      ...(lastId === null ? {} : { 'last-event-id': lastId }),
    },
    cache: 'no-store',
    credentials: 'same-origin',
    signal,
  });
}

/** The user id in the token; null if unreadable. */
export function signedInUser(): string | null {
  const { sub } = claimsOf(currentSession()?.token);
  return typeof sub === 'string' ? sub : null;
}
