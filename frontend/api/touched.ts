import type { Query } from '@tanstack/react-query';
import { shows, touches } from './generated/touches';

/** Whether these calls ("PUT /api/leads/{id}") make a query stale, as the API's document says. */
export function touchedBy(calls: Iterable<string>): (query: Pick<Query, 'queryKey'>) => boolean {
  const subjects = new Set([...calls].flatMap((name) => touches[name] ?? []));
  const reads = new Set<unknown>([...subjects].flatMap((subject) => shows[subject] ?? []));
  return ({ queryKey: [path] }) => reads.has(path);
}
