import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../../testing/components';
import { ItemRow, ItemRows } from './item-row';

function List() {
  const [items, setItems] = useState(['Ada', 'Grace']);
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <h1>People</h1>
      <ItemRows>
        {items.map((name) => (
          <ItemRow key={name} title={name} notes={[]}>
            {isOpen ? <button onClick={() => setOpen(false)}>Close {name}</button> : null}
            <button onClick={() => setItems(items.filter((one) => one !== name))}>
              Remove {name}
            </button>
          </ItemRow>
        ))}
      </ItemRows>
    </>
  );
}

const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

it('Focus stays in the row of a button that goes, or moves to the heading with its row', async () => {
  show(<List />);
  await press('Close Ada');
  expect(document.activeElement?.textContent).toBe('Remove Ada');
  await press('Remove Ada');
  expect(document.activeElement?.textContent).toBe('People');
});
