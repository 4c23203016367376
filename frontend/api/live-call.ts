import { currentSession } from './session-store';

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
  const [, claims = ''] = currentSession()?.token.split('.') ?? [];
  try {
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
      sub?: unknown;
    };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}
