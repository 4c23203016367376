import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unsubscribeMessages } from '../../../content/messages/unsubscribe';
import NewsletterPreferences from './newsletter-preferences.island';

it('The preferences can be tried again after a failure of ours, but not with a dead link', async () => {
  history.replaceState(null, '', '?token=abc');
  const answers = [503, 410];
  globalThis.fetch = async () =>
    new Response(JSON.stringify({ code: 'x', message: 'This link has expired.' }), {
      status: answers.shift()!,
    });
  render(<NewsletterPreferences />);
  expect(await screen.findByText(unsubscribeMessages.failure)).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: unsubscribeMessages.retry }));
  expect(await screen.findByText('This link has expired.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: unsubscribeMessages.retry })).toBeNull();
});
