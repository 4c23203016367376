import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { show } from '../testing/components';
import { Alert } from './alert';

it('An alert gives the focus to its box and announces from the region inside it', () => {
  const box = createRef<HTMLDivElement>();
  show(
    <Alert tone="error" ref={box}>
      <p>It failed.</p>
    </Alert>,
  );
  const region = screen.getByRole('alert');
  box.current?.focus();
  expect(document.activeElement).toBe(box.current);
  expect(box.current?.getAttribute('role')).toBeNull();
  expect(box.current?.contains(region)).toBe(true);
  expect(region.textContent).toBe('It failed.');
});
