import type { paths } from './generated/schema';
import { ApiError, NetworkError, toProblem } from './problem';
import type { AnswerOf, BodyOf } from './types';

type Method = 'post' | 'put';

type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { requestBody: unknown }> ? P : never;
}[keyof paths];

export type { BodyOf };

/** Longer than our slowest answer; without a timeout a form could hang on a bad connection. */
const TIMEOUT_MS = 20_000;

/**
 * API calls of the public pages: typed by the API document, without the session and client library,
 * to keep these pages small.
 * @throws ApiError if the server refused, NetworkError without an answer
 */
export async function publicCall<M extends Method, P extends PathWith<M>>(
  method: M,
  path: P,
  body: BodyOf<P, M>,
  idempotencyKey?: string,
  /** Completes even if the visitor leaves the page. */
  keepalive = false,
): Promise<AnswerOf<P, M>> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  const response = await fetch(path, {
    method: method.toUpperCase(),
    headers,
    body: JSON.stringify(body),
    keepalive,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new NetworkError('No answer from the server.', { cause });
  });
  // A proxy's error page is not JSON.
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok || answer === null) throw new ApiError(response.status, toProblem(answer));
  return answer as AnswerOf<P, M>;
}

/** The server's token with the time a visitor began a form; undefined if unavailable. */
export async function fetchFormToken(): Promise<string | undefined> {
  try {
    const response = await fetch('/api/forms/token', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { token } = (await response.json()) as { token?: unknown };
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}
