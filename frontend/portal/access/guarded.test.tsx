import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerCalls, show } from '../../testing/components';
import { screens } from '../screens';
import { Guarded } from './guarded';

it('shows the title of a screen while access to it is checked', async () => {
  answerCalls(() => new Promise(() => {}));
  const leads = screens.find(({ path }) => path.endsWith('/leads'))!;
  show(<Guarded screen={leads}>Its content</Guarded>);
  expect(await screen.findByRole('heading', { name: 'Leads' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Checking your access');
  expect(screen.queryByText('Its content')).toBeNull();
});
