import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestDetail } from '../../../api/call';
import { answerCalls, problem, show, signedInAs } from '../../../testing/components';
import { Conversation } from './conversation';

const request = { _id: 'r-1', comments: [], commentsBefore: null } as unknown as RequestDetail;
const open = () => show(<Conversation request={request} side="client" />, signedInAs('nora'));
const key = 'fenwright.written.nora.message r-1';
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Message to our team');
const send = () => userEvent.setup().click(screen.getByRole('button', { name: 'Send message' }));

beforeEach(() => sessionStorage.clear());

it('A draft is kept per request until it is sent', async () => {
  let isAway = true;
  const calls = answerCalls(() =>
    isAway ? problem(503, 'unavailable', 'Away.') : { status: 201, body: { request: {} } },
  );
  open();
  await userEvent.setup().type(box(), 'Half an hour of typing.');
  await send();
  expect(await screen.findByText('What you wrote is still here.')).toBeTruthy();
  expect(sessionStorage.getItem(key)).toContain('"Half an hour of typing."');
  isAway = false;
  await send();
  expect(await screen.findByText(/^Sent, \d\d:\d\d/)).toBeTruthy();
  await waitFor(() => expect(sessionStorage.getItem(key)).toBeNull());
  expect(box().value).toBe('');
  expect(calls.map(({ body }) => body)).toEqual(Array(2).fill({ text: 'Half an hour of typing.' }));
});

it('A message is shown in the direction of its script', () => {
  answerCalls(() => ({}));
  const message = {
    _id: 'c-1',
    by: 'Dana Levi',
    createdAt: '2026-11-21T10:00:00Z',
    attachments: [],
  };
  const comments = [
    { ...message, text: 'שלום\u200F, 12\u200E-14' },
  ] as unknown as RequestDetail['comments'];
  show(<Conversation request={{ ...request, comments }} side="client" />, signedInAs('nora'));
  expect(screen.getByText(/שלום/).closest('[dir]')?.getAttribute('dir')).toBe('auto');
});

it('A message of 5,000 emoji is not too long, one more is', async () => {
  answerCalls(() => ({}));
  sessionStorage.setItem(key, JSON.stringify('🌾'.repeat(5000)));
  open();
  expect(box().getAttribute('aria-invalid')).toBeNull();
  await userEvent.setup().type(box(), '🌾');
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/must be at most 5000 characters/)).toBeTruthy();
});
