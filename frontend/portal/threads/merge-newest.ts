export interface Entry {
  _id: string;
}

/**
 * One page of a thread, oldest first; `before` is the cursor of the older page, null at the start.
 */
export interface ThreadPart<T extends Entry> {
  entries: readonly T[];
  before: string | null;
}

/**
 * Merges the newest page. If it has no known entry, some may be missing, so the thread restarts
 * from it.
 */
export function mergeNewest<T extends Entry>(
  read: ThreadPart<T>,
  newest: ThreadPart<T>,
): ThreadPart<T> {
  const known = new Set(read.entries.map(({ _id }) => _id));
  const added = newest.entries.filter(({ _id }) => !known.has(_id));
  const hasGap = added.length === newest.entries.length && newest.before !== null;
  if (hasGap || read.entries.length === 0) return newest;
  return added.length === 0 ? read : { ...read, entries: [...read.entries, ...added] };
}
