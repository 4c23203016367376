import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { CompactSelect } from './inputs';

it('A select that sends at once waits for Enter while keys choose', () => {
  const sent: string[] = [];
  const options = ['member', 'lead', 'signatory'].map((value) => ({ value, label: value }));
  render(
    <CompactSelect
      label="Role"
      value="member"
      options={options}
      disabled={false}
      onChoose={(role) => sent.push(role)}
    />,
  );
  const select = screen.getByLabelText<HTMLSelectElement>('Role');
  for (const value of ['lead', 'signatory']) {
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.change(select, { target: { value } });
  }
  expect([select.value, sent]).toEqual(['signatory', []]);
  fireEvent.keyDown(select, { key: 'Escape' });
  expect([select.value, sent]).toEqual(['member', []]);
  fireEvent.keyDown(select, { key: 'ArrowDown' });
  fireEvent.change(select, { target: { value: 'lead' } });
  fireEvent.keyDown(select, { key: 'Enter' });
  expect(sent).toEqual(['lead']);
});
