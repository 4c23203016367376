import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswerOf } from '../../api/call';
import { show } from '../../testing/components';
import { me } from '../session/queries';
import { useDraft } from './use-draft';

function Note({ about }: { about: string }) {
  const { text, marks, write, mark, drop } = useDraft('note', about);
  return (
    <>
      <input aria-label="Note" value={text} onChange={(event) => write(event.target.value)} />
      <input
        type="checkbox"
        aria-label="Needs a file"
        checked={marks?.['file'] === true}
        onChange={({ target }) => mark({ file: target.checked })}
      />
      <button onClick={drop}>Send</button>
    </>
  );
}

function open(userId: string, about = 'request-1') {
  return show(<Note about={about} />, (client) =>
    client.setQueryData(me().queryKey, { user: { _id: userId } } as AnswerOf<'/api/me', 'get'>),
  );
}

const note = () => screen.getByLabelText<HTMLInputElement>('Note');
const needsFile = () => screen.getByLabelText<HTMLInputElement>('Needs a file');

/** Nora types a note and closes the dialog. */
async function leaveNote() {
  const { unmount } = open('nora');
  await userEvent.setup().type(note(), 'Call on Monday');
  unmount();
}

beforeEach(() => sessionStorage.clear());

describe('An unsent note', () => {
  it('is restored when the dialog reopens, for this user and request only', async () => {
    await leaveNote();
    open('nora');
    expect(note().value).toBe('Call on Monday');
  });

  it('is not shown to a colleague or for another request', async () => {
    await leaveNote();
    const second = open('amira');
    expect(note().value).toBe('');
    second.unmount();
    open('nora', 'request-2');
    expect(note().value).toBe('');
  });

  it('appears once the user is known, unless something was typed before', async () => {
    const user = userEvent.setup();
    await leaveNote();
    for (const [typed, shown] of [
      ['', 'Call on Monday'],
      ['Wait', 'Wait'],
    ] as const) {
      let known: () => void = () => {};
      const late = show(<Note about="request-1" />, (client) => {
        known = () =>
          client.setQueryData(me().queryKey, { user: { _id: 'nora' } } as AnswerOf<
            '/api/me',
            'get'
          >);
      });
      expect(note().value).toBe('');
      if (typed) await user.type(note(), typed);
      known();
      await waitFor(() => expect(note().value).toBe(shown));
      late.unmount();
    }
    open('nora');
    expect(note().value).toBe('Wait');
  });

  it('tolerates what an older version of the portal stored', async () => {
    sessionStorage.setItem('fenwright.written.nora.note request-1', '{"note":"old"}');
    open('nora');
    expect(note().value).toBe('');
    await userEvent.setup().type(note(), 'New');
    expect(sessionStorage.getItem('fenwright.written.nora.note request-1')).toBe(
      '{"text":"New","marks":null}',
    );
    sessionStorage.setItem('fenwright.written.nora.note request-2', '"A text alone"');
    open('nora', 'request-2');
    expect(screen.getByDisplayValue('A text alone')).toBeTruthy();
  });

  it('keeps its marks as long as it has a text', async () => {
    const user = userEvent.setup();
    const first = open('nora');
    await user.click(needsFile());
    expect(needsFile().checked).toBe(true);
    first.unmount();
    const second = open('nora');
    expect(needsFile().checked).toBe(false);
    await user.click(needsFile());
    await user.type(note(), 'Please send the plan');
    second.unmount();
    open('nora');
    expect([needsFile().checked, note().value]).toEqual([true, 'Please send the plan']);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(needsFile().checked).toBe(false);
  });

  it('is gone once sent', async () => {
    const user = userEvent.setup();
    const first = open('nora');
    await user.type(note(), 'Call on Monday');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(note().value).toBe('');
    first.unmount();
    open('nora');
    expect(note().value).toBe('');
  });
});
