import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, show, signedInAs } from '../../../testing/components';
import { useDraftForm } from './draft-form';
import type { Proposal } from './proposal-source';

const proposal = {
  _id: 'p-1',
  version: 3,
  currency: 'GBP',
  draft: { lines: [], milestones: [] },
} as unknown as Proposal;

function Editor() {
  const { typed, change } = useDraftForm(proposal);
  return (
    <>
      {(['scope', 'deposit'] as const).map((name) => (
        <input
          key={name}
          aria-label={name}
          value={typed[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      ))}
    </>
  );
}

const open = () => show(<Editor />, signedInAs('ada'));
const type = (label: string, text: string) =>
  userEvent.setup().type(screen.getByLabelText(label), text);

beforeEach(() => sessionStorage.clear());

describe('The draft of a proposal', () => {
  it('is saved on leaving, without waiting for the pause', async () => {
    const calls = answerCalls(() => ({ body: { proposal: { ...proposal, version: 4 } } }));
    const { unmount } = open();
    await type('scope', 'A forecast');
    unmount();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ scope: 'A forecast', version: 3 });
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('keeps what cannot be saved until the editor opens again', async () => {
    const calls = answerCalls(() => 'no answer');
    const { unmount } = open();
    await type('deposit', '1,5');
    await type('scope', 'A forecast');
    unmount();
    expect(calls).toHaveLength(0);
    open();
    expect(screen.getByLabelText<HTMLInputElement>('scope').value).toBe('A forecast');
    expect(screen.getByLabelText<HTMLInputElement>('deposit').value).toBe('1,5');
  });
});
