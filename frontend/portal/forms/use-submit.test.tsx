import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call, q, useQuery } from '../../api/call';
import { answerCalls, problem, show } from '../../testing/components';
import { Toaster } from '../../ui/toaster';
import { useSubmit } from './use-submit';

function Screen({ isApplied }: { isApplied?: boolean }) {
  const change = useSubmit({
    isApplied,
    send: (_: void) =>
      call('POST /api/change-password').send({ currentPassword: 'a', newPassword: 'b' }),
    failsIn: 'place',
    done: 'Changed.',
  });
  useQuery(q('/api/sessions'));
  useQuery(q('/api/services'));
  return (
    <>
      <button onClick={() => change.submit()}>Send</button>
      <p>{change.isPending ? 'Pending' : (change.problem ?? 'No problem')}</p>
      <Toaster />
    </>
  );
}

const press = () => userEvent.setup().click(screen.getByRole('button', { name: 'Send' }));

describe('A change', () => {
  it('shows the server’s message in place and clears it on the next try', async () => {
    let isRefused = true;
    answerCalls(() => (isRefused ? problem(409, 'conflict', 'Somebody was faster.') : {}));
    show(<Screen />);
    await press();
    expect(await screen.findByText('Somebody was faster.')).toBeTruthy();
    isRefused = false;
    await press();
    expect(await screen.findByText('No problem')).toBeTruthy();
    expect(await screen.findByText('Changed.')).toBeTruthy();
  });

  it('shows a refusal before what it concerns is fetched again', async () => {
    const never = new Promise<never>(() => undefined);
    let reads = 0;
    answerCalls(({ method, path }) => {
      if (method === 'POST') return problem(409, 'conflict', 'Somebody was faster.');
      return path !== '/api/sessions' || (reads += 1) === 1 ? {} : never;
    });
    show(<Screen />);
    await press();
    expect(await screen.findByText('Somebody was faster.')).toBeTruthy();
    expect(reads).toBe(2);
  });

  it('fetches again what it touches, and nothing else', async () => {
    const calls = answerCalls(() => ({}));
    show(<Screen />);
    await waitFor(() => expect(calls).toHaveLength(2));
    await press();
    await waitFor(() => expect(calls).toHaveLength(4));
    expect(calls.slice(2).map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/change-password',
      'GET /api/sessions',
    ]);
  });

  it('fetches nothing again if its answer is shown', async () => {
    const calls = answerCalls(() => ({}));
    show(<Screen isApplied />);
    await waitFor(() => expect(calls).toHaveLength(2));
    await press();
    await waitFor(() => expect(calls).toHaveLength(3));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(calls).toHaveLength(3);
  });
});
