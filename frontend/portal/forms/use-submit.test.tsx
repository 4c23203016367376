import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call } from '../../api/call';
import { answerCalls, problem, show } from '../../testing/components';
import { Toaster } from '../../ui/toaster';
import { useSubmit } from './use-submit';

function Screen({ failsIn }: { failsIn?: 'place' }) {
  const change = useSubmit({
    send: (_: void) =>
      call('POST /api/change-password').send({ currentPassword: 'a', newPassword: 'b' }),
    failure: 'It could not be changed.',
    failsIn,
    done: 'Changed.',
  });
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
    show(<Screen failsIn="place" />);
    await press();
    expect(await screen.findByText('Somebody was faster.')).toBeTruthy();
    isRefused = false;
    await press();
    expect(await screen.findByText('No problem')).toBeTruthy();
    expect(await screen.findByText('Changed.')).toBeTruthy();
  });

  it('reports a missing answer in a toast and reuses the key', async () => {
    let isAway = true;
    const calls = answerCalls(() => (isAway ? 'no answer' : {}));
    show(<Screen />);
    await press();
    await waitFor(() => expect(screen.getAllByText(/cannot be reached/)).toHaveLength(2));
    isAway = false;
    await press();
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(await screen.findByText('No problem')).toBeTruthy();
    const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });
});
