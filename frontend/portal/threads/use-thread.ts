import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { read } from '../../api/call';
import { type Entry, joined, since, type ThreadPart } from './parts';

const paths = {
  events: ['/api/leads/{id}', '/api/leads/{id}/events'],
  comments: ['/api/requests/{id}', '/api/requests/{id}/comments'],
  history: ['/api/requests/{id}', '/api/requests/{id}/history'],
  notes: ['/api/requests/{id}', '/api/requests/{id}/notes'],
} as const;

interface ThreadOptions<T extends Entry> {
  /** Id of the thread's subject; a new one resets the thread. */
  of: string;
  /** From the subject's own answer, so that the thread costs no request until more is shown. */
  newest: ThreadPart<T>;
  kind: keyof typeof paths;
  onEarlier?: () => void;
}

type Parts<T extends Entry> = InfiniteData<ThreadPart<T>, string | null>;

/** An unmounted or renewed query ends a fetch, which is then tried again. */
const TRIES = 3;

/**
 * The newest entries and those loaded on request, oldest first. A refetch of the subject reads all of
 * them again, because the key begins with the subject's.
 */
export function useThread<T extends Entry>({ of, newest, kind, onEarlier }: ThreadOptions<T>) {
  const [subject, path] = paths[kind];
  const queryClient = useQueryClient();
  const queryKey = [subject, { path: { id: of } }, kind] as const;
  const readPart = async (before: string): Promise<ThreadPart<T>> => {
    const answer = await read(path, { path: { id: of }, query: { before } });
    const { before: next, ...lists } = answer;
    return { before: next, entries: Object.values(lists)[0] as T[] };
  };
  const thread = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => {
      if (pageParam !== null) return readPart(pageParam);
      const known = queryClient.getQueryData<Parts<T>>(queryKey)?.pages[0];
      return since(known?.entries[0], newest, readPart);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ before }) => before,
    initialData: { pages: [newest], pageParams: [null] },
    // A thread that is opened again begins with its newest part.
    gcTime: 0,
    retry: false,
  });
  const { data, hasNextPage, fetchNextPage, refetch } = thread;

  // Loaded parts are shown in one step with their announcement, so `onEarlier` can measure before.
  const start = { of, parts: 1, added: 0, failures: [] as Error[] };
  const [seen, setSeen] = useState(start);
  const { parts, added, failures } = seen.of === of ? seen : start;
  const reading = useMutation({
    mutationFn: async () => {
      let result = await fetchNextPage({ cancelRefetch: false });
      // A refetch may have taken the place of this one.
      for (let tries = 1; tries < TRIES && result.data?.pages.length === parts; tries += 1) {
        if (result.isFetchNextPageError || !result.hasNextPage) break;
        result = await fetchNextPage({ cancelRefetch: false });
      }
      if (result.isFetchNextPageError) throw result.error;
      return result.data?.pages ?? [];
    },
    onSuccess: (pages) => {
      onEarlier?.();
      const more = pages.slice(parts).flatMap((part) => part.entries);
      setSeen({ of, parts: pages.length, added: more.length, failures: [] });
    },
    onError: (error) => setSeen({ of, parts, added: 0, failures: [...failures, error] }),
  });

  // `newest` itself is made on every render.
  const { entries, before } = newest;
  const shown = useMemo(
    () => joined(data.pages.slice(0, parts), { entries, before }),
    [data.pages, parts, entries, before],
  );
  useEffect(() => {
    if (!shown) void refetch();
  }, [shown, refetch]);
  const hasEarlier = before !== null && (!shown || parts < data.pages.length || hasNextPage);
  return {
    entries: shown ?? entries,
    hasEarlier,
    isReading: reading.isPending,
    added,
    /** Failed attempts since the last success. */
    failures,
    readEarlier: () => {
      if (hasEarlier && !reading.isPending) reading.mutate();
    },
  };
}

export type ReadThread = Pick<
  ReturnType<typeof useThread>,
  'hasEarlier' | 'isReading' | 'added' | 'failures' | 'readEarlier'
>;
