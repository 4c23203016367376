import { currentSession } from './session-store';

/**
 * Opens the stream of live updates. It never counts as activity of the user. A refusal is
 * returned like any other answer: the caller decides what to do about it.
 * @throws where no answer came, or `signal` is aborted
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

/** Who is signed in here, as the token says; null where it cannot be read. */
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
