import type { EnsureQueryDataOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Panel } from '../api/call';
import { wholeSession } from '../api/session-store';
import { idsAt } from './paths';
import { mayOpen } from './access/may-open';
import { queryClient } from './query-client';
import type { Guard, Screen } from './screen';
import { access, adminCheck } from './session/queries';

/** Fetches data that is not cached. The screen shows failures. */
export const ask = (query: object): Promise<unknown> =>
  // Queries of different answers; the answer is not read here.
  queryClient.ensureQueryData(query as EnsureQueryDataOptions).catch(() => undefined);

/** For `load`: starts queries without waiting for their answers. */
export const queries =
  (...options: (() => object)[]) =>
  (): void =>
    options.forEach((one) => void ask(one()));

/** For `load`: starts the list at the address. */
export const list =
  (source: () => Promise<{ queryFor: (address: string) => object }>) =>
  async ({ request }: LoaderFunctionArgs): Promise<void> =>
    void ask((await source()).queryFor(request.url));

/** For `load`: starts all that the screen asks for, so that its parts can be drawn together. */
export const together =
  (
    load: () => Promise<{
      queriesAt: (address: string, id: string) => readonly object[];
    }>,
  ) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<void> => {
    const { queriesAt } = await load();
    for (const one of queriesAt(request.url, params['id'] ?? '')) void ask(one);
  };

/** The router follows it. Its own function would bring the router's code before the first question. */
export const redirect = (to: string): Response =>
  new Response(null, { status: 302, headers: { Location: to } });

const accessOfReader = () => queryClient.ensureQueryData(access());

export const panelsOfReader = async (): Promise<readonly Panel[]> =>
  (await accessOfReader()).dashboardAccess;

const isAllowed = async (guard: Guard): Promise<boolean> => {
  if (guard === 'user') return true;
  // `Guarded` and the server refuse people who fail it; data need not wait for its answer.
  if (guard === 'admin') void ask(adminCheck());
  const reader = await accessOfReader().catch(() => null);
  return reader !== null && mayOpen(guard, reader);
};

/** The route's loader: fetches nothing of a screen that `Guarded` refuses or cannot check. */
export const loaderOf =
  ({ guard, load }: Screen) =>
  async (args: LoaderFunctionArgs): Promise<unknown> => {
    const isOpen = guard === 'visitor' || (wholeSession() && (await isAllowed(guard)));
    return isOpen ? ((await load?.(args)) ?? null) : null;
  };

/** If two patterns match, the one with fewer ids wins, as in the router. */
const idsIn = (pattern: string): number => pattern.split('/:').length;

/** Runs the loader of the screen at an address. The router's own run finds the answers, or waits for the same ones. */
export async function loadScreenAt(screens: readonly Screen[], address: string): Promise<void> {
  const { pathname } = new URL(address);
  const matches = screens.flatMap((screen) => {
    const params = idsAt(screen.path, pathname);
    return params && screen.guard !== 'visitor' ? [{ screen, params }] : [];
  });
  const [first] = matches.sort((a, b) => idsIn(a.screen.path) - idsIn(b.screen.path));
  if (!first) return;
  const args = { request: new Request(address), params: first.params } as LoaderFunctionArgs;
  await loaderOf(first.screen)(args).catch(() => undefined);
}
