import type { paths } from './generated/schema';
import { ApiError, NetworkError, toProblem } from './problem';

type Method = 'post' | 'put';

/** The addresses that take a body with this method. */
type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { requestBody: unknown }> ? P : never;
}[keyof paths];

type Operation<P extends keyof paths, M extends Method> =
  paths[P] extends Record<M, infer Found> ? Found : never;

export type BodyOf<P extends keyof paths, M extends Method = 'post'> =
  Operation<P, M> extends { requestBody: { content: { 'application/json': infer Body } } }
    ? Body
    : never;

type AnswerOf<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { responses: infer Responses }
    ? {
        [Status in keyof Responses & (200 | 201 | 202)]: Responses[Status] extends {
          content: { 'application/json': infer Body };
        }
          ? Body
          : never;
      }[keyof Responses & (200 | 201 | 202)]
    : never;

/** Longer than our slowest answer; a form must not wait for ever on a train. */
const PATIENCE_MS = 20_000;

/**
 * The public pages' way to our API: the document's types, but neither a session nor a library, which
 * every public page would have to load.
 * @throws ApiError where the server said no, NetworkError where no answer came
 */
export async function publicCall<M extends Method, P extends PathWith<M>>(
  method: M,
  path: P,
  body: BodyOf<P, M>,
  idempotencyKey?: string,
  /** Sent to the end even if the visitor leaves the page. */
  keepalive = false,
): Promise<AnswerOf<P, M>> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  const response = await fetch(path, {
    method: method.toUpperCase(),
    headers,
    body: JSON.stringify(body),
    keepalive,
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((cause: unknown) => {
    throw new NetworkError('No answer from the server.', { cause });
  });
  // A proxy's page is no JSON: that is a failure like any other.
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok || answer === null) throw new ApiError(response.status, toProblem(answer));
  return answer as AnswerOf<P, M>;
}

/** When the visitor began to fill in a form, said by the server; undefined where it cannot be had. */
export async function fetchFormToken(): Promise<string | undefined> {
  try {
    const response = await fetch('/api/forms/token', { signal: AbortSignal.timeout(PATIENCE_MS) });
    const { token } = (await response.json()) as { token?: unknown };
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}
