import { describe, expect, it } from '@jest/globals';
import { act, render, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { useAddress } from './use-address';

type Address = ReturnType<typeof useAddress>;

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
      change({ due: 'overdue', page: '2' });
      change({ team: 'support', page: null });
      await Promise.resolve();
    });
    await waitFor(() => expect(drawn.at(-1)![0].toString()).toBe('due=overdue&team=support'));
    await act(async () => change({ due: '' }));
    await waitFor(() => expect(drawn.at(-1)![0].toString()).toBe('team=support'));
  });

  it('forgets a change once Back has undone it', async () => {
    const drawn = await open();
    const [, change] = drawn.at(-1)!;
    await act(async () => change({ due: 'overdue' }));
    await waitFor(() => expect(drawn.at(-1)![0].get('due')).toBe('overdue'));
    window.history.back();
    await waitFor(() => expect(drawn.at(-1)![0].get('due')).toBeNull());
    await act(async () => change({ team: 'support' }));
    await waitFor(() => expect(drawn.at(-1)![0].toString()).toBe('team=support'));
  });

  it('keeps a change that was not rendered before the next one', async () => {
    const drawn = await open();
    const [, change] = drawn.at(-1)!;
    await act(async () => {
      change({ by: 'team' });
      await Promise.resolve();
      change({ team: 'support' });
      await Promise.resolve();
    });
    expect(window.location.search).toBe('?by=team&team=support');
    expect(drawn.at(-1)![0].get('by')).toBe('team');
  });
});
