import { contract } from './openapi-contract';

// oxlint-disable-next-line typescript/no-explicit-any -- its schema was checked; tests look into it freely
export type Answer = { status: number; headers: Headers; body: any };

type Options = {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

/**
 * Calls the API and checks every response against the OpenAPI document. Never follows redirects.
 */
export class Api {
  constructor(readonly baseUrl: string) {}

  get = (path: string, token?: string) => this.call('GET', path, { token });
  post = (path: string, body: unknown, token?: string, headers?: Record<string, string>) =>
    this.call('POST', path, { token, body, headers });
  put = (path: string, body: unknown, token?: string, headers?: Record<string, string>) =>
    this.call('PUT', path, { token, body, headers });
  delete = (path: string, token?: string) => this.call('DELETE', path, { token });

  async call(
    method: string,
    path: string,
    { token, body, headers }: Options = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.baseUrl}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const mediaType = (response.headers.get('content-type') ?? '').split(';')[0]!;
    const isJson = mediaType.endsWith('json') && text !== '';
    const answer = isJson ? (JSON.parse(text) as unknown) : text;
    contract.expectDocumented(method, path, { status: response.status, mediaType, body: answer });
    return { status: response.status, headers: response.headers, body: answer };
  }
}
