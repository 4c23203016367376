import type { Middleware } from 'openapi-fetch';
import { newKey } from '../lib/new-key';

const HEADER = 'Idempotency-Key';
/** After this the same call counts as a new change. */
const KEPT_MS = 15 * 60_000;

type Unanswered = { key: string; at: number };

/** Keys of unanswered calls, by the call's content. */
const unanswered = new Map<string, Unanswered>();

const inFlight = new WeakMap<Request, string>();

const isAnswer = async (response: Response): Promise<boolean> => {
  if (response.status >= 500) return false;
  if (response.status !== 409) return true;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return (body as { code?: unknown } | null)?.code !== 'idempotency_in_progress';
};

function remember(request: Request): void {
  const call = inFlight.get(request);
  const key = request.headers.get(HEADER);
  if (call && key) unanswered.set(call, { key, at: Date.now() });
}

/**
 * Sends an Idempotency-Key with every change. A call repeated without an answer reuses its key, so
 * the change is made once. Callers may set a key.
 */
export const retryKeys: Middleware = {
  async onRequest({ request }) {
    if (request.method === 'GET' || request.headers.has(HEADER)) return request;
    const call = `${request.method} ${request.url}\n${await request.clone().text()}`;
    for (const [other, { at }] of unanswered) {
      if (Date.now() - at > KEPT_MS) unanswered.delete(other);
    }
    const key = unanswered.get(call)?.key ?? newKey();
    // Removed while in flight: a second press at the same time is a separate change.
    unanswered.delete(call);
    request.headers.set(HEADER, key);
    inFlight.set(request, call);
    return request;
  },
  async onResponse({ request, response }) {
    if (request.method !== 'GET' && !(await isAnswer(response))) remember(request);
  },
  onError: ({ request }) => remember(request),
};
