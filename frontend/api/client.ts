import createClient, { type Middleware } from 'openapi-fetch';
import { countChanges } from './changes-under-way';
import type { paths } from './generated/schema';
import { isUnattended } from './presence';
import { ApiError, hasNoSession, NetworkError, toProblem } from './problem';
import { retryKeys } from './retry-keys';
import { currentSession, secondStepMissing, sessionRefused } from './session-store';

/** Sends the login token, and ends the session in this browser once the server refuses it. */
const bearer: Middleware = {
  onRequest({ request }) {
    const session = currentSession();
    if (session) request.headers.set('authorization', `Bearer ${session.token}`);
    return request;
  },
  async onResponse({ request, response }) {
    if (response.status !== 401 && response.status !== 403) return;
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    const [, token] = request.headers.get('authorization')?.split(' ') ?? [];
    const problem = toProblem(body);
    if (problem.code === 'second_factor_required') secondStepMissing(token);
    // A 401 for a wrong password does not end the session.
    if (hasNoSession(problem)) sessionRefused(token);
  },
};

/** Marks calls that no user action caused, so an open tab does not keep a session alive. */
const background: Middleware = {
  onRequest({ request }) {
    if (request.method === 'GET' && isUnattended()) request.headers.set('x-background', 'true');
    return request;
  },
};

/** Our API client. Only this file knows openapi-fetch. */
export const api = createClient<paths>({ baseUrl: '', credentials: 'same-origin' });
api.use(bearer, background, retryKeys, countChanges);

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/**
 * openapi-fetch returns `{data, error}`; TanStack Query and forms need a value or a throw.
 * @throws ApiError if the server refused, NetworkError without an answer
 */
export async function unwrap<T>(call: Promise<Answer<T>>): Promise<T> {
  return (await accepted(call)).data as T;
}

export interface ApiFile {
  content: Blob;
  name: string;
}

/**
 * A file with the name the server gave it; call with `parseAs: 'blob'`.
 * @throws as `unwrap`
 */
export async function unwrapFile(call: Promise<Answer<Blob>>): Promise<ApiFile> {
  const { data, response } = await accepted(call);
  const [, name] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { content: data ?? new Blob(), name: name ?? 'download' };
}

async function accepted<T>(call: Promise<Answer<T>>): Promise<Answer<T>> {
  const answer = await call.catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new NetworkError('No answer from the server.', { cause });
  });
  if (!answer.response.ok) throw new ApiError(answer.response.status, toProblem(answer.error));
  return answer;
}
