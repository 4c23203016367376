import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Entry, mergeNewest, type ThreadPart } from './merge-newest';

interface ThreadOptions<T extends Entry> {
  /** Id of the thread's subject; a new one resets the thread. */
  of: string;
  newest: ThreadPart<T>;
  /** @throws ApiError, NetworkError */
  readBefore: (before: string) => Promise<ThreadPart<T>>;
  onEarlier?: () => void;
}

/** The newest entries and those loaded on request, oldest first. */
export function useThread<T extends Entry>({
  of,
  newest,
  readBefore,
  onEarlier,
}: ThreadOptions<T>) {
  const start = { of, newest, read: newest, added: 0, failures: [] as Error[] };
  const [seen, setSeen] = useState(start);
  let now = seen;
  if (seen.of !== of) now = start;
  else if (seen.newest.entries !== newest.entries) {
    now = { ...seen, newest, read: mergeNewest(seen.read, newest) };
  }
  if (now !== seen) setSeen(now);
  const { read, added, failures } = now;
  // The result changes the page in one step, so `onEarlier` can measure just before.
  const reading = useMutation({
    mutationFn: (before: string) => readBefore(before),
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
    entries: read.entries,
    hasEarlier: read.before !== null,
    isReading: reading.isPending,
    added,
    /** Failed attempts since the last success. */
    failures,
    readEarlier: () => {
      if (read.before !== null && !reading.isPending) reading.mutate(read.before);
    },
  };
}

export type ReadThread = Pick<
  ReturnType<typeof useThread>,
  'hasEarlier' | 'isReading' | 'added' | 'failures' | 'readEarlier'
>;
