import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../api/call';

interface Entry {
  _id: string;
}

/**
 * One page of a thread, oldest first; `before` is the cursor of the older page, null at the start.
 */
interface ThreadPart<T extends Entry> {
  entries: readonly T[];
  before: string | null;
}

type ThreadPath =
  '/api/leads/{id}/events' | `/api/requests/{id}/${'comments' | 'history' | 'notes'}`;

interface ThreadOptions<T extends Entry> {
  /** Id of the thread's subject; a new one resets the thread. */
  of: string;
  newest: ThreadPart<T>;
  /** Answers an earlier part, as its only list. */
  path: ThreadPath;
  onEarlier?: () => void;
}

/** The newest entries and those loaded on request, oldest first. */
export function useThread<T extends Entry>({ of, newest, path, onEarlier }: ThreadOptions<T>) {
  const start = { of, newest, read: newest, added: 0, failures: [] as Error[] };
  const [seen, setSeen] = useState(start);
  let now = seen;
  if (seen.of !== of) now = start;
  else if (seen.newest.entries !== newest.entries) {
    now = { ...seen, newest, read: mergeNewest(seen.read, newest) };
  }
  if (now !== seen) setSeen(now);
  const { read: known, added, failures } = now;
  // The result changes the page in one step, so `onEarlier` can measure just before.
  const reading = useMutation({
    mutationFn: async (cursor: string) => {
      const part = await read(path, { path: { id: of }, query: { before: cursor } });
      const { before, ...lists } = part;
      return { before, entries: Object.values(lists)[0] as T[] };
    },
    onSuccess: (earlier) => {
      onEarlier?.();
      setSeen((last) => ({
        ...last,
        read: { ...earlier, entries: [...earlier.entries, ...last.read.entries] },
        added: earlier.entries.length,
        failures: [],
      }));
    },
    onError: (error) =>
      setSeen((last) => ({ ...last, added: 0, failures: [...last.failures, error] })),
  });
  return {
    entries: known.entries,
    hasEarlier: known.before !== null,
    isReading: reading.isPending,
    added,
    /** Failed attempts since the last success. */
    failures,
    readEarlier: () => {
      if (known.before !== null && !reading.isPending) reading.mutate(known.before);
    },
  };
}

export type ReadThread = Pick<
  ReturnType<typeof useThread>,
  'hasEarlier' | 'isReading' | 'added' | 'failures' | 'readEarlier'
>;

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
