import { describe, expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { answerCalls } from '../../testing/components';
import { queriesOf } from '../../api/call';
import { useThread } from './use-thread';

const PAGE = 20;

interface Message {
  _id: string;
  createdAt: `${string}T${string}`;
  file: string;
}

const message = (n: number, file = 'clean'): Message => ({
  _id: `m${n}`,
  createdAt: new Date(Date.UTC(2026, 10, 1) + n * 1_000).toISOString() as Message['createdAt'],
  file,
});
const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));

/** A server with these messages, and the thread as a screen shows it. */
function thread(stored: Message[]) {
  let all = stored;
  const ids = () => all.map(({ _id }) => _id);
  const part = (end: number) => {
    const entries = all.slice(Math.max(0, end - PAGE), end);
    return { entries, before: end > PAGE ? entries[0]!._id : null };
  };
  const newestNow = () => part(all.length);
  let isAway = false;
  const calls = answerCalls(({ query }) => {
    if (isAway) return 'no answer';
    const before = query.get('before');
    const { entries, before: next } = part(before ? ids().indexOf(before) : all.length);
    return { body: { comments: entries, before: next } };
  });
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  let shownLast = 0;
  const measured: number[] = [];
  const onEarlier = () => void measured.push(shownLast);
  const { result, rerender } = renderHook(
    ({ newest }) => {
      const shown = useThread({ of: 'r', newest, kind: 'comments', onEarlier });
      shownLast = shown.entries.length;
      return shown;
    },
    {
      initialProps: { newest: newestNow() },
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  return {
    calls,
    measured,
    result,
    shown: () => result.current.entries.map(({ _id }) => Number(_id.slice(1))),
    fileOf: (n: number) => result.current.entries.find(({ _id }) => _id === `m${n}`)?.file,
    store: (change: (before: Message[]) => Message[]) => void (all = change(all)),
    goAway: (away: boolean) => void (isAway = away),
    /** As an own answer does, which is put into the request without a refetch. */
    append: (own: Message) => {
      const { entries, before } = newestNow();
      rerender({ newest: { entries: [...entries, own], before } });
    },
    /** As a live update does: the threads are fetched again and the request, whose answer is last. */
    refresh: async () => {
      await act(async () => {
        await client.invalidateQueries(queriesOf(['/api/requests/{id}']));
      });
      rerender({ newest: newestNow() });
      // The screen is told in a task of its own.
      await act(() => new Promise((resolve) => setTimeout(resolve)));
    },
    earlier: async () => {
      const { entries, failures } = result.current;
      act(() => result.current.readEarlier());
      await waitFor(() => {
        expect([result.current.entries.length, result.current.failures.length]).not.toEqual([
          entries.length,
          failures.length,
        ]);
        expect(result.current.isReading).toBe(false);
      });
    },
  };
}

const numbers = (from: number, to: number) => messages(from, to).map(({ _id }) => +_id.slice(1));

describe('A thread', () => {
  it('costs no request before more is asked for, however often it is refreshed', async () => {
    const { calls, refresh, shown, store } = thread(messages(1, 10));
    await refresh();
    store((all) => [...all, message(11)]);
    await refresh();
    expect(shown()).toEqual(numbers(1, 11));
    expect(calls).toEqual([]);
  });

  it('of five hundred messages is read page by page, each once and in order', async () => {
    const { calls, earlier, measured, result, shown } = thread(messages(1, 500));
    expect(shown()).toEqual(numbers(481, 500));
    while (result.current.hasEarlier) {
      await earlier();
      expect(result.current.added).toBe(PAGE);
    }
    expect(shown()).toEqual(numbers(1, 500));
    expect(calls).toHaveLength(24);
    expect(measured.slice(0, 3)).toEqual([20, 40, 60]);
  });

  it('changes its entries: a file becomes clean, near the end and far above', async () => {
    const checked = (all: Message[]) => all.map((one) => ({ ...one, file: 'clean' }));
    const scanning = messages(1, 50).map((one) => ({ ...one, file: 'scanning' }));
    const { earlier, fileOf, refresh, store } = thread(scanning);
    await earlier();
    expect([fileOf(50), fileOf(12)]).toEqual(['scanning', 'scanning']);
    store(checked);
    await refresh();
    expect([fileOf(50), fileOf(12)]).toEqual(['clean', 'clean']);
  });

  it('loses what was removed, near the end and far above', async () => {
    const { earlier, refresh, shown, store } = thread(messages(1, 50));
    await earlier();
    store((all) => all.filter(({ _id }) => _id !== 'm45' && _id !== 'm15'));
    await refresh();
    expect(shown()).not.toContain(45);
    expect(shown()).not.toContain(15);
    expect(shown()).toContain(46);
    expect(shown().at(-1)).toBe(50);
  });

  it('shows a late message where it belongs, before an own one that is known already', async () => {
    const { append, refresh, shown, store } = thread([message(1), message(2)]);
    store((all) => [...all, message(5)]);
    append(message(5));
    expect(shown()).toEqual([1, 2, 5]);
    store((all) => [...all, message(4)].toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)));
    await refresh();
    expect(shown()).toEqual([1, 2, 4, 5]);
  });

  it('shows two messages of the same moment, and an own one that was fetched already once', async () => {
    const theirs = message(3);
    const own = { ...message(4), createdAt: theirs.createdAt };
    const { append, refresh, shown, store } = thread([message(1), message(2)]);
    store((all) => [...all, theirs, own]);
    append(own);
    expect(shown()).toEqual([1, 2, 3, 4]);
    await refresh();
    expect(shown()).toEqual([1, 2, 3, 4]);
  });

  it('keeps what is shown while others write, without a button for it', async () => {
    const { refresh, result, shown, store } = thread(messages(1, PAGE));
    store((all) => [...all, message(21), message(22)]);
    for (const _again of [1, 2]) {
      await refresh();
      expect(shown()).toEqual(numbers(1, 22));
      expect(result.current.hasEarlier).toBe(false);
    }
  });

  it('fills the gap if more than a page has come meanwhile', async () => {
    const { earlier, refresh, result, shown, store } = thread(messages(1, 30));
    store((all) => [...all, ...messages(31, 75)]);
    await refresh();
    await waitFor(() => expect(shown()).toEqual(numbers(11, 75)));
    expect(result.current.hasEarlier).toBe(true);
    await earlier();
    expect(shown()).toEqual(numbers(1, 75));
    expect(result.current.hasEarlier).toBe(false);
  });

  it('says a failure each time, and goes on', async () => {
    const { earlier, goAway, result, shown } = thread(messages(1, 30));
    goAway(true);
    await earlier();
    await earlier();
    expect(result.current.failures).toHaveLength(2);
    expect(shown()).toEqual(numbers(11, 30));
    goAway(false);
    await earlier();
    expect(result.current.failures).toEqual([]);
    expect(shown()).toEqual(numbers(1, 30));
  });

  it('loads the earlier part also if a refresh comes in between', async () => {
    const { refresh, result, shown } = thread(messages(1, 50));
    act(() => result.current.readEarlier());
    await refresh();
    await waitFor(() => expect(shown()).toEqual(numbers(11, 50)));
  });
});
