import { expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { noteLiveRefresh, useSteadyRows } from './steady-rows';

interface TableProps {
  names: readonly string[];
  isStale?: boolean;
  open?: string;
}

/** Its open menu holds the rows as a pointer over the table does. */
function Table({ names, isStale = false, open }: TableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const rows = useSteadyRows(frame, names, (name) => name, isStale);
  return (
    <div ref={frame}>
      <table>
        <tbody>
          {rows.map((name) => (
            <tr key={name}>
              <td
                aria-expanded={open === undefined}
                aria-current={open === name ? 'true' : undefined}
              >
                {name}
              </td>
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

it('keeps the order of its rows while one of them is open beside them', () => {
  const { container, rerender } = render(<Table names={['a', 'b', 'c']} open="a" />);
  const shown = () => container.textContent;
  rerender(<Table names={['b', 'd', 'a']} open="a" />);
  expect(shown()).toBe('abd');
  rerender(<Table names={['d', 'b']} open="a" />);
  expect(shown()).toBe('bd');
  rerender(<Table names={['d', 'b', 'a']} />);
  expect(shown()).toBe('dba');
});
