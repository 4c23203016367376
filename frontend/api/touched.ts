import { shows, touches } from './generated/touches';
import type { GetPath } from './types';

/** The reads that these calls ("PUT /api/leads/{id}") make stale, as the API's document says. */
export function readsTouchedBy(calls: Iterable<string>): readonly GetPath[] {
  const subjects = new Set([...calls].flatMap((name) => touches[name] ?? []));
  return [...subjects].flatMap((subject) => shows[subject] ?? []);
}

/** What a live message about a request makes stale. */
export const LIVE_READS = readsTouchedBy(['GET /api/stream']);
