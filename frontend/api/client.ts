import createClient, { type Middleware } from 'openapi-fetch';
import { countChanges } from './changes-under-way';
import type { paths } from './generated/schema';
import { isUnattended } from './presence';
import { hasNoSession, toProblem } from './problem';
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

/** The generated client; api/call.ts makes the calls. */
export const api = createClient<paths>({ baseUrl: '', credentials: 'same-origin' });
api.use(bearer, background, retryKeys, countChanges);
