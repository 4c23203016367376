import { expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { noteLiveRefresh, useSteadyRows } from './steady-rows';

interface TableProps {
  names: readonly string[];
  isStale?: boolean;
}

/** Its open menu holds the rows as a pointer over the table does. */
function Table({ names, isStale = false }: TableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const rows = useSteadyRows(frame, names, (name) => name, isStale);
  return (
    <div ref={frame}>
      <table>
        <tbody>
          {rows.map((name) => (
            <tr key={name}>
              <td aria-expanded="true">{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const names = ['a', 'b'];
const refreshed = ['b', 'c'];

it('holds its rows while one is in use, unless the user asked for others', () => {
  const { container, rerender } = render(<Table names={names} />);
  const shown = () => container.textContent;
  act(noteLiveRefresh);
  rerender(<Table names={refreshed} />);
  expect(shown()).toBe('ab');

  rerender(<Table names={refreshed} isStale />);
  expect(shown()).toBe('ab');
  act(noteLiveRefresh);
  rerender(<Table names={['b', 'd']} />);
  expect(shown()).toBe('bd');
});
