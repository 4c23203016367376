import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, show } from '../../../testing/components';
import { Toaster } from '../../../ui/toaster';
import { BulkBar } from './bulk-bar';

const nothing = () => undefined;
const bulk = { run: () => Promise.resolve(), progress: null, failures: [], forget: nothing };

it('Says so if the requests that match cannot be selected', async () => {
  answerCalls(() => 'no answer');
  show(
    <>
      <BulkBar
        panel="support"
        rows={[{ requestId: 'r-1', version: 1 }]}
        bulk={bulk}
        matching="40"
        onSelectMatching={() => Promise.reject(new Error('Away.'))}
        onClear={nothing}
      />
      <Toaster />
    </>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Select all 40 that match' }));
  expect(await screen.findByText('The requests could not be selected.')).toBeTruthy();
});
