import { describe, expect, it } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { useAddress } from './use-address';

type Address = ReturnType<typeof useAddress>;

const set = (name: string, value: string) => (now: URLSearchParams) => {
  now.set(name, value);
  return now;
};

async function open(loader?: () => Promise<null>) {
  const drawn: Address[] = [];
  function Screen() {
    drawn.push(useAddress());
    return null;
  }
  window.history.pushState(null, '', '/reports');
  const router = createBrowserRouter([
    { path: '/*', element: <Screen />, hydrateFallbackElement: <></>, ...(loader && { loader }) },
  ]);
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(drawn.length).toBeGreaterThan(0));
  return drawn;
}

describe('The address', () => {
  it('keeps a change whose loader is still running', async () => {
    const drawn = await open(async () => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      return null;
    });
    const [, change] = drawn.at(-1)!;
    await act(async () => {
      change(set('due', 'overdue'));
      change((now) => set('due', `${now.get('due')},today`)(now));
      await Promise.resolve();
    });
    await waitFor(() => expect(drawn.at(-1)![0].get('due')).toBe('overdue,today'));
    await act(async () => change((now) => set('due', `${now.get('due')},week`)(now)));
    await waitFor(() => expect(drawn.at(-1)![0].get('due')).toBe('overdue,today,week'));
  });

  it('forgets a change once Back has undone it', async () => {
    const drawn = await open();
    const [, change] = drawn.at(-1)!;
    await act(async () => change(set('due', 'overdue')));
    await waitFor(() => expect(drawn.at(-1)![0].get('due')).toBe('overdue'));
    window.history.back();
    await waitFor(() => expect(drawn.at(-1)![0].get('due')).toBeNull());
    await act(async () => change(set('team', 'support')));
    await waitFor(() => expect(drawn.at(-1)![0].toString()).toBe('team=support'));
  });

  it('keeps a change that was not rendered before the next one', async () => {
    const drawn = await open();
    const [, change] = drawn.at(-1)!;
    await act(async () => {
      change(set('by', 'team'));
      await Promise.resolve();
      change(set('team', 'support'));
      await Promise.resolve();
    });
    expect(window.location.search).toBe('?by=team&team=support');
    expect(drawn.at(-1)![0].get('by')).toBe('team');
  });
});
