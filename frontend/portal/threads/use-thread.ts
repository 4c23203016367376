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
  const [seen, setSeen] = useState({ of, newest, read: newest });
  let { read } = seen;
  if (seen.of !== of || seen.newest.entries !== newest.entries) {
    read = seen.of === of ? mergeNewest(seen.read, newest) : newest;
    setSeen({ of, newest, read });
  }
  const reading = useMutation({
    mutationFn: (before: string) => readBefore(before),
    onSuccess: (earlier) => {
      onEarlier?.();
      setSeen((last) => ({
        ...last,
        read: { ...earlier, entries: [...earlier.entries, ...last.read.entries] },
      }));
    },
  });
  return {
    entries: read.entries,
    hasEarlier: read.before !== null,
    isReading: reading.isPending,
    error: reading.error,
    added: reading.data?.entries.length ?? 0,
    readEarlier: () => {
      if (read.before !== null && !reading.isPending) reading.mutate(read.before);
    },
  };
}

export type ReadThread = Pick<
  ReturnType<typeof useThread>,
  'hasEarlier' | 'isReading' | 'error' | 'added' | 'readEarlier'
>;
