import { describe, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { useAddress } from './use-address';

type Address = ReturnType<typeof useAddress>;

describe('The address', () => {
  it('keeps a change that was not rendered before the next one', async () => {
    const drawn: Address[] = [];
    function Screen() {
      drawn.push(useAddress());
      return null;
    }
    window.history.pushState(null, '', '/reports');
    const router = createBrowserRouter([{ path: '/*', element: <Screen /> }]);
    render(<RouterProvider router={router} />);
    const [, change] = drawn.at(-1)!;
    const set = (name: string, value: string) => (now: URLSearchParams) => {
      now.set(name, value);
      return now;
    };
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
