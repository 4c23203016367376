import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { keepSession } from '../api/session-store';
import { answerCalls, problem, type Call } from '../testing/components';
import { queryClient } from './query-client';
import { openRouter } from './router';
import type { Screen } from './screen';
import { screens } from './screens';

window.scrollTo = () => undefined;
queryClient.setDefaultOptions({ queries: { retry: false, networkMode: 'always' } });

/** Search params that a way back has to keep; a queue without any opens with a view. */
const search = '?status=all&search=north';

const inside = screens
  .filter(({ guard }) => guard !== 'visitor')
  .map((one) => ({ ...one, address: one.path.replace(':id', '7') + search }));

const accessFor = ({ guard }: Screen) => {
  const panels = { staff: ['support'], finance: ['manager'], user: [], client: [] };
  const dashboardAccess = guard in panels ? panels[guard as keyof typeof panels] : [guard];
  return { dashboardAccess, grants: guard === 'finance' ? ['finance'] : [] };
};

/** Answers what the frame asks; `answer` is for the calls of the screen. */
function open(one: Screen & { address: string }, answer: () => ReturnType<typeof problem>) {
  const calls = answerCalls(({ path }: Call) => {
    if (path === '/api/check-user-role') return { body: accessFor(one) };
    if (path === '/api/admin-auth') return { body: { isAdmin: true } };
    return answer();
  });
  window.history.replaceState(null, '', one.address);
  const router = openRouter();
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  close = () => router.dispose();
  return calls;
}

/** The sentences of screens that have their own for a failure. */
const words: Record<string, string> = {
  '/dashboard/notifications': 'Failed to load notifications',
  '/dashboard/profile': 'Failed to load profile. Please sign in again.',
  '/dashboard/settings': 'The service levels could not be loaded',
  '/dashboard/support': 'Failed to load tickets',
};

const addressShown = (): string => window.location.pathname + window.location.search;

/** The code of a screen is transformed at its first use. */
const PATIENT = { timeout: 20_000 };

let close: (() => void) | undefined;
afterEach(() => close?.());

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  keepSession({ token: 't' }, true);
});

describe.each(inside)('$path', (one) => {
  it('says so if its data cannot be had, and asks again with Retry', async () => {
    const calls = open(one, () => problem(500, 'internal_error', 'No.'));
    const main = await screen.findByRole('main', {}, PATIENT);
    const [alert] = await within(main).findAllByRole('alert', {}, PATIENT);
    expect(addressShown()).toBe(one.address);
    const said = words[one.path];
    if (said) expect(await within(main).findByText(said, {}, PATIENT)).toBeTruthy();
    const before = calls.length;
    await userEvent.setup().click(within(alert!).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  });

  it('leads to the dashboard if it is refused', async () => {
    open(one, () =>
      addressShown() === one.address
        ? problem(403, 'forbidden', 'No.')
        : problem(500, 'internal_error', 'No.'),
    );
    expect(
      await screen.findByText('You do not have access to that page.', {}, PATIENT),
    ).toBeTruthy();
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  });

  it('leads to sign-in and back here if the session has ended', async () => {
    open(one, () => problem(401, 'token_expired', 'No.'));
    await waitFor(() => expect(window.location.pathname).toBe('/signin'), PATIENT);
    const next = new URLSearchParams(window.location.search).get('next');
    expect(next).toBe(one.address);
  });
});
