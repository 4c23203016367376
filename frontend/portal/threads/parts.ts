import type { Instant } from '../../lib/dates';

export type Entry = { _id: string } & ({ createdAt: Instant } | { at: Instant });

/**
 * One page of a thread, oldest first; `before` is the cursor of the older page, null at the start.
 */
export interface ThreadPart<T extends Entry> {
  entries: readonly T[];
  before: string | null;
}

const timeOf = (entry: Entry): string => ('at' in entry ? entry.at : entry.createdAt);

/**
 * The pages, newest first, with the newest part on top, which is the more recent of the two: an entry
 * that it should contain and does not was removed. Null if entries between them may be missing.
 */
export function joined<T extends Entry>(
  pages: readonly ThreadPart<T>[],
  newest: ThreadPart<T>,
): readonly T[] | null {
  const [first] = newest.entries;
  const isNewest = new Set(newest.entries.map(({ _id }) => _id));
  const known = pages.toReversed().flatMap(({ entries }) => entries);
  const from = known.findIndex(({ _id }) => isNewest.has(_id));
  if (newest.before !== null && from < 0) return null;
  const earlier =
    newest.before === null || !first
      ? []
      : known.slice(0, from).filter((entry) => timeOf(entry) <= timeOf(first));
  return inOrder([...earlier, ...newest.entries]);
}

/** Each entry once, by time. Those of one millisecond stay as the server ordered them. */
function inOrder<T extends Entry>(entries: readonly T[]): T[] {
  const each = new Map(entries.map((entry) => [entry._id, entry]));
  return [...each.values()].sort((one, other) => timeOf(one).localeCompare(timeOf(other)));
}

/** The newest part, made longer until it reaches back to this entry, or to its time if it is gone. */
export async function since<T extends Entry>(
  first: T | undefined,
  newest: ThreadPart<T>,
  readPart: (before: string) => Promise<ThreadPart<T>>,
): Promise<ThreadPart<T>> {
  if (!first) return newest;
  let part = newest;
  const isReached = (entry: T) => entry._id === first._id || timeOf(entry) < timeOf(first);
  while (part.before !== null && !part.entries.some(isReached)) {
    const earlier = await readPart(part.before);
    part = { before: earlier.before, entries: [...earlier.entries, ...part.entries] };
  }
  const same = part.entries.findIndex(({ _id }) => _id === first._id);
  const from = same >= 0 ? same : part.entries.findIndex((entry) => timeOf(entry) >= timeOf(first));
  const kept = part.entries.slice(Math.max(from, 0));
  return { entries: kept, before: from > 0 ? (kept[0]?._id ?? null) : part.before };
}
