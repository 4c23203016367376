import type { EnsureQueryDataOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { wholeSession } from '../api/session-store';
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

const checksOf: Partial<Record<Guard, (() => object)[]>> = {
  staff: [access],
  manager: [access],
  support: [access],
  admin: [access, adminCheck],
};

/**
 * The route's loader. Staff screens wait for the access check, so that a refused screen is never
 * rendered.
 */
export const loaderOf =
  ({ guard, load }: Screen) =>
  async (args: LoaderFunctionArgs): Promise<unknown> => {
    if (guard === 'visitor') return (await load?.(args)) ?? null;
    if (!wholeSession()) return null;
    const checks = guard ? (checksOf[guard] ?? []) : [];
    const [answer] = await Promise.all([load?.(args), ...checks.map((check) => ask(check()))]);
    return answer ?? null;
  };
