import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { show } from '../testing/components';
import { ItemRow, ItemRows } from '../portal/components/item-row';
import { confirm } from '../portal/forms/confirm';
import { catchLostFocus } from './lost-focus';

function Done() {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1}>
      It is done.
    </p>
  );
}

function Screen({ says }: { says: boolean }) {
  const [isDone, setDone] = useState(false);
  const [isShown, setShown] = useState(true);
  return (
    <>
      <h1>Calls</h1>
      {isShown ? (
        <section>
          <h2>Your calendar</h2>
          {isDone ? says && <Done /> : <button onClick={() => setDone(true)}>End it</button>}
          <button onClick={() => setShown(false)}>Leave</button>
        </section>
      ) : null}
    </>
  );
}

function People() {
  const [people, setPeople] = useState(['Ada', 'Grace']);
  const [isOpen, setOpen] = useState(true);
  const remove = (name: string) => setPeople((now) => now.filter((one) => one !== name));
  const askToRemove = (name: string) =>
    confirm({
      title: `Remove ${name}?`,
      text: 'They see nothing any more.',
      action: `Yes, remove ${name}`,
      run: () => Promise.resolve(remove(name)),
      done: 'Removed',
    });
  return (
    <>
      <h1>Company</h1>
      <section>
        <h2>People</h2>
        <ItemRows>
          {people.map((name) => (
            <ItemRow key={name} title={name} notes={[]}>
              {isOpen ? <button onClick={() => setOpen(false)}>Close {name}</button> : null}
              <button onClick={() => askToRemove(name)}>Remove {name}</button>
            </ItemRow>
          ))}
        </ItemRows>
      </section>
    </>
  );
}

const press = async (name: string) =>
  userEvent.setup().click(await screen.findByRole('button', { name }));
const soon = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));
const focused = () => document.activeElement?.textContent;

beforeAll(catchLostFocus);

describe('After an act', () => {
  it('the focus stands on the heading of the section whose button is gone', async () => {
    show(<Screen says={false} />);
    await press('End it');
    await soon();
    expect(focused()).toBe('Your calendar');
  });

  it('it stands on the page’s heading if the section is gone too', async () => {
    show(<Screen says={false} />);
    await press('Leave');
    await soon();
    expect(focused()).toBe('Calls');
  });

  it('it stays on what came of the act', async () => {
    show(<Screen says />);
    await press('End it');
    await soon();
    expect(focused()).toBe('It is done.');
  });

  it('it is left where the user put it', async () => {
    show(<Screen says={false} />);
    screen.getByRole('button', { name: 'End it' }).focus();
    await userEvent.setup().click(document.body);
    await soon();
    act(() => screen.getByRole('button', { name: 'End it' }).click());
    await soon();
    expect(document.activeElement).toBe(document.body);
  });

  it('it stays in the row of a button that is gone', async () => {
    show(<People />);
    await press('Close Ada');
    await soon();
    expect(focused()).toBe('Remove Ada');
  });

  it('it stands on the heading of the section if a question has removed the row', async () => {
    show(<People />);
    await press('Remove Ada');
    await press('Yes, remove Ada');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await soon();
    expect(focused()).toBe('People');
  });
});
