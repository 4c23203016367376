import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, problem, show } from '../../../testing/components';
import { noAnswer } from '../../forms/failure';
import { ResendLink } from './resend-link';

const button = () => screen.getByRole('button', { name: 'Send a new confirmation link' });

describe('The box that sends a new link', () => {
  it('sends it to the entered address and confirms', async () => {
    const calls = answerCalls(() => ({ status: 202, body: { message: 'It is on its way.' } }));
    show(<ResendLink email="nora@marsh.example" />);
    await userEvent.setup().click(button());
    expect((await screen.findByRole('status')).textContent).toBe('It is on its way.');
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      ['/api/resend-verification', { email: 'nora@marsh.example' }],
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('sends once despite repeated presses', async () => {
    let answer: (value: object) => void = () => undefined;
    const calls = answerCalls(() => new Promise((resolve) => (answer = resolve)));
    show(<ResendLink email="nora@marsh.example" />);
    await userEvent.setup().dblClick(button());
    answer({ status: 202, body: { message: 'It is on its way.' } });
    await screen.findByRole('status');
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['no answer', noAnswer],
    [problem(429, 'quota_exceeded', 'Too many tries.'), 'Too many tries.'],
    [{ status: 502, body: 'Bad gateway' }, 'The link could not be sent.'],
  ] as const)('says what went wrong, and can be pressed again', async (answer, words) => {
    answerCalls(() => answer);
    show(<ResendLink email="nora@marsh.example" />);
    await userEvent.setup().click(button());
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(button().getAttribute('aria-disabled')).toBeNull();
  });
});
