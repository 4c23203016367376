import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../../testing/components';
import { kitWords } from '../words';
import { ChangeDialog } from './change-dialog';
import { useSubmit } from './use-submit';

let outcomes: (Error | null)[] = [];
beforeEach(() => {
  outcomes = [];
});

function Screen() {
  const [isOpen, setIsOpen] = useState(true);
  const [text, setText] = useState('Typed');
  const change = useSubmit({
    send: async () => {
      const outcome = outcomes.shift();
      if (outcome) throw outcome;
    },
    failsIn: 'place',
    onDone: () => setIsOpen(false),
  });
  if (!isOpen) return <p>Closed with “{text}”</p>;
  return (
    <ChangeDialog
      title="Change it"
      action="Save"
      change={change}
      draft={{ drop: () => setText('') }}
      onClose={() => setIsOpen(false)}
    >
      <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
    </ChangeDialog>
  );
}

const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

describe('The dialog of a change', () => {
  it('stays open when it fails, with the reason focused and what was typed', async () => {
    outcomes = [new Error('x'), null];
    show(<Screen />);
    await press('Save');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(kitWords.failure.ours);
    await waitFor(() => expect(document.activeElement?.contains(alert)).toBe(true));
    expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Typed');
    await press('Save');
    expect(await screen.findByText('Closed with “Typed”')).toBeTruthy();
  });

  it('keeps what was typed on Escape, and drops it on Cancel', async () => {
    const { unmount } = show(<Screen />);
    await userEvent.setup().keyboard('{Escape}');
    expect(await screen.findByText('Closed with “Typed”')).toBeTruthy();
    unmount();
    show(<Screen />);
    await press('Cancel');
    expect(await screen.findByText('Closed with “”')).toBeTruthy();
  });
});
