import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, problem, show } from '../../../testing/components';
import { noAnswer } from '../../forms/failure';
import { ResendLink } from './resend-link';

it.each([
  ['no answer', noAnswer],
  [problem(429, 'quota_exceeded', 'Too many tries.'), 'Too many tries.'],
  [{ status: 502, body: 'Bad gateway' }, 'Something went wrong on our side. Please try again.'],
] as const)('Says what went wrong, and can be pressed again', async (answer, words) => {
  answerCalls(() => answer);
  show(<ResendLink email="nora@marsh.example" />);
  const button = screen.getByRole('button', { name: 'Send a new confirmation link' });
  await userEvent.setup().click(button);
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(button.getAttribute('aria-disabled')).toBeNull();
});
