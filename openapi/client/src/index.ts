import createFetchClient, { type Client, type Middleware } from 'openapi-fetch';
import { ApiProblem, problemOf } from './problem.js';
import type { components, paths } from './schema.js';

export { ApiProblem, type FieldProblem } from './problem.js';
export type { paths };
/** The objects of the API by name, as in `Schemas['RequestDto']`. */
export type Schemas = components['schemas'];
export type FenwrightClient = Client<paths>;

export interface ClientOptions {
  /** The address of the portal, without a path. */
  baseUrl: string;
  /** An API token, made on the profile page. */
  token: string;
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * Calls of /api/v1. A call rejects with an `ApiProblem` where the API says no, and with what `fetch` threw
 * where no answer came. POST and PUT carry an `Idempotency-Key`, yours or a new one.
 */
export function createClient({ baseUrl, token, fetch }: ClientOptions): FenwrightClient {
  const client = createFetchClient<paths>({ baseUrl, ...(fetch ? { fetch } : {}) });
  const asIntegrator: Middleware = {
    onRequest({ request }) {
      request.headers.set('authorization', `Bearer ${token}`);
      const isChange = request.method === 'POST' || request.method === 'PUT';
      if (isChange && !request.headers.has('idempotency-key')) {
        request.headers.set('idempotency-key', crypto.randomUUID());
      }
      return request;
    },
    async onResponse({ response }) {
      if (!response.ok) throw new ApiProblem(await problemOf(response));
    },
  };
  client.use(asIntegrator);
  return client;
}

/** What a call answered. A call that failed has thrown already. */
export const dataOf = <T>({ data }: { data?: T }): T => data as T;

/** Sends a file. Its `_id` goes into `attachments` of the request or message that it belongs to. */
export async function uploadFile(client: FenwrightClient, file: Blob, name: string) {
  const form = new FormData();
  form.set('file', file, name);
  const call = { body: { file: '' }, bodySerializer: () => form };
  return dataOf(await client.POST('/api/v1/attachments', call)).attachment;
}

/**
 * The events after a cursor, page by page, to the newest. Keep the `cursor` of a page together with what you
 * did with its events.
 *
 * @throws ApiProblem with the code `cursor_expired` where the log was restored from a backup
 */
export async function* eventPages(client: FenwrightClient, after?: string) {
  let cursor = after;
  for (;;) {
    const query = { limit: 100, ...(cursor === undefined ? {} : { after: cursor }) };
    const page = dataOf(await client.GET('/api/v1/events', { params: { query } }));
    cursor = page.cursor;
    yield page;
    if (!page.hasMore) return;
  }
}
