import type { Query } from '@tanstack/react-query';
import type { GetPath } from './types';

/** The reads that these calls ("PUT /api/leads/{id}") make stale, as the API's document says. */
export async function readsTouchedBy(calls: Iterable<string>): Promise<readonly GetPath[]> {
  // Nothing changes before the first screen is there.
  const { shows, touches } = await import('./generated/touches');
  const subjects = new Set([...calls].flatMap((name) => touches[name] ?? []));
  return [...subjects].flatMap((subject) => shows[subject] ?? []);
}

/** Whether a query is stale after these calls. All are if the connection is lost. */
export async function isTouchedBy(calls: Iterable<string>): Promise<(query: Query) => boolean> {
  const reads = await readsTouchedBy(calls).catch(() => null);
  return ({ queryKey: [path] }) => reads === null || reads.includes(path as GetPath);
}

/** What a live message about a request is about. */
export const LIVE = ['GET /api/stream'];
