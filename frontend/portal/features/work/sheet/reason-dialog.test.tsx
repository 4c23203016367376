import { beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffRequest } from '../../../../api/call';
import { answerCalls, problem, show, signedInAs } from '../../../../testing/components';
import { ReasonDialog } from './reason-dialog';

const request = { _id: 'r-1', projectName: 'Peat map', status: 'pending', version: 3 };

/** Answers `version_conflict` once with the changed request, then accepts. */
function changedMeanwhile() {
  const refusal = problem(409, 'version_conflict', 'A colleague changed this request.');
  const current = { ...request, status: 'rejected', version: 4 };
  const answers = [
    { status: 409, body: { ...refusal.body, current } },
    { body: { message: 'Request updated.' } },
  ];
  return answerCalls(() => answers.shift() ?? {});
}

const open = (onClose = () => undefined) =>
  show(
    <ReasonDialog
      panel="admin"
      request={request as StaffRequest}
      to="completed"
      onClose={onClose}
    />,
    signedInAs('nora'),
  );
const reason = () => screen.getByLabelText<HTMLTextAreaElement>('Reason');
const press = () => userEvent.setup().click(screen.getByRole('button', { name: 'Change status' }));

beforeEach(() => sessionStorage.clear());

it('The reason of an unusual move is kept after a conflict, sent again and then dropped', async () => {
  const calls = changedMeanwhile();
  let isClosed = false;
  const opened = open(() => void (isClosed = true) as undefined);
  await userEvent.setup().type(reason(), 'Solved on the telephone.');
  await press();
  const status = within(await screen.findByRole('group', { name: 'Status' }));
  expect(status.getByText('Rejected')).toBeTruthy();
  expect(status.getByText('Completed')).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Keep mine' }));
  await screen.findByLabelText('Reason');
  expect(calls[1]?.body).toMatchObject({ reason: 'Solved on the telephone.', version: 4 });
  expect(isClosed).toBe(true);
  opened.unmount();
  open();
  expect(reason().value).toBe('');
});
