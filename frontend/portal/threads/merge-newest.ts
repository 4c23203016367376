export interface Entry {
  _id: string;
}

/** Part of what grows with time, oldest first; `before` leads to what is older, null where nothing is. */
export interface ThreadPart<T extends Entry> {
  entries: readonly T[];
  before: string | null;
}

/**
 * What was read so far, with the newest part that arrived since. Entries are only ever added; where none
 * of the newest is known, some in between may be missing, and reading begins anew.
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
