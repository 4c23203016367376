import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, show } from '../../../../testing/components';
import { Toaster } from '../../../../ui/toaster';
import { type BulkRow, useBulk } from './use-bulk';

const rows: BulkRow[] = Array.from({ length: 60 }, (_, n) => ({ requestId: `r-${n}`, version: 1 }));

function Sixty({ onAnswered }: { onAnswered: (ids: string[]) => void }) {
  const sent = useBulk((answers) => onAnswered(answers.map(({ requestId }) => requestId)));
  const run = () => void sent.run(rows, { action: 'urgency', urgency: 'high' });
  return <button onClick={run}>Change</button>;
}

it('Keeps what was changed when a later batch gets no answer: it can be undone', async () => {
  const answered: string[] = [];
  const calls = answerCalls(({ body }) => {
    const asked = (body as { rows: BulkRow[] }).rows;
    if (asked.length < 50) return 'no answer';
    return { body: { rows: asked.map((one) => ({ ...one, isDone: true, before: 'low' })) } };
  });
  show(
    <>
      <Sixty onAnswered={(ids) => answered.push(...ids)} />
      <Toaster />
    </>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('50 requests changed.')).toBeTruthy();
  expect(answered).toHaveLength(50);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('50 changes undone.')).toBeTruthy();
  expect(calls.at(-1)?.body).toMatchObject({ action: 'urgency', urgency: 'low' });
});
