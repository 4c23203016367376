import createFetchClient, { type Client, type Middleware } from 'openapi-fetch';
import { ApiProblem, problemOf } from './problem.js';
import type { components, paths } from './schema.js';

export { ApiProblem, type FieldProblem } from './problem.js';
export type { paths };
/** Schemas of the API by name, e.g. `Schemas['RequestDto']`. */
export type Schemas = components['schemas'];
export type FenwrightClient = Client<paths>;

export interface ClientOptions {
  /** Origin of the portal, without a path. */
  baseUrl: string;
  /** API token, created on the profile page. */
  token: string;
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * Client for /api/v1. A call rejects with an `ApiProblem` on an error response, and with the error
 * of `fetch` if there is no response. POST and PUT send an `Idempotency-Key`, yours or a generated
 * one.
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

/** The data of a response. Failed calls have already thrown. */
export const dataOf = <T>({ data }: { data?: T }): T => data as T;

/** Uploads a file. Pass its `_id` in `attachments` of a request or message. */
export async function uploadFile(client: FenwrightClient, file: Blob, name: string) {
  const form = new FormData();
  form.set('file', file, name);
  const call = { body: { file: '' }, bodySerializer: () => form };
  return dataOf(await client.POST('/api/v1/attachments', call)).attachment;
}

/**
 * Yields pages of events after a cursor, up to the newest. Store each page's `cursor` in the same
 * transaction as the results of its events.
 * @throws ApiProblem with the code `cursor_expired` if the log was restored from a backup
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
