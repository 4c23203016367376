import type { Query } from '@tanstack/react-query';
import { shows, touches } from './generated/touches';

/** Whether these calls ("PUT /api/leads/{id}") make a query stale, as the API's document says. */
export function touchedBy(calls: Iterable<string>): (query: Pick<Query, 'queryKey'>) => boolean {
  const names = [...calls];
  const subjects = new Set(names.flatMap((name) => touches[name] ?? []));
  const reads = new Set(
    [...subjects].flatMap((subject): readonly string[] => shows[subject] ?? []),
  );
  // A deleted item can no longer be read.
  const gone = names.filter((name) => /^DELETE .*\}$/.test(name)).map((name) => name.slice(7));
  return ({ queryKey: [path] }) =>
    reads.has(String(path)) && !gone.some((one) => `${String(path)}/`.startsWith(`${one}/`));
}
