import { afterEach } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { AnswerOf } from '../api/types';
import { Confirmations } from '../portal/forms/confirm';
import { me } from '../portal/session/queries';

afterEach(cleanup);

declare global {
  /** Handler for `fetch` in component tests: see test/support/browser-environment.cjs. */
  var network: (request: Request) => Promise<Response>;
}

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

type Answer = { status?: number; body?: unknown } | 'no answer';

/** Replaces the network: answers calls and records them. Real answers are tested in test/api. */
export function answerCalls(answer: (call: Call) => Answer | Promise<Answer>): Call[] {
  const calls: Call[] = [];
  globalThis.network = async (request) => {
    const text = await request.text();
    const { pathname, searchParams } = new URL(request.url);
    const call = {
      method: request.method,
      path: pathname,
      query: searchParams,
      headers: request.headers,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    };
    calls.push(call);
    const told = await answer(call);
    if (told === 'no answer') throw new TypeError('Failed to fetch');
    const { status = 200, body = {} } = told;
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
  };
  return calls;
}

export const problem = (status: number, code: string, message: string, errors?: object[]) => ({
  status,
  body: { type: 'about:blank', title: code, status, code, message, ...(errors ? { errors } : {}) },
});

/** A refusal because somebody else has saved; `current` is the newer state. */
export const versionConflict = (current?: object, message = 'It was changed.') => {
  const refusal = problem(409, 'version_conflict', message);
  return { ...refusal, body: { ...refusal.body, ...(current ? { current } : {}) } };
};

/**
 * Renders a screen with the portal's providers and a cache without retries, empty except for
 * `prepare`.
 */
export function show(screen: ReactNode, prepare?: (client: QueryClient) => void) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
  });
  prepare?.(client);
  return render(screen, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <MemoryRouter>
          {children}
          <Confirmations />
        </MemoryRouter>
      </QueryClientProvider>
    ),
  });
}

/** Prepares `show` for the screen of somebody who is signed in. */
export const signedInAs = (userId: string) => (client: QueryClient) =>
  client.setQueryData(me().queryKey, { user: { _id: userId } } as AnswerOf<'/api/me', 'get'>);
