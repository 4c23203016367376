import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { show } from '../../testing/components';
import { PasswordStrength } from './password-strength';

const personal = ['Imogen', 'Fenn & Daughters'];

describe('The strength of a password', () => {
  it('is not judged before anything is typed', () => {
    show(<PasswordStrength password="" personal={personal} />);
    expect(screen.getByText(/At least 8 characters/)).toBeTruthy();
    expect(screen.queryByText(/Password strength/)).toBeNull();
  });

  it.each([
    ['short1', 'Password strength: Too easy to guess. Use at least 8 characters.'],
    ['password1', 'Password strength: Too easy to guess. Add another word or two.'],
    ['imogen2024', /Leave out your name, company and e-mail address\.$/],
    ['willow-barge-compass-7', 'Password strength: Strong.'],
  ])('of %p is said in words', async (password, words) => {
    show(<PasswordStrength password={password} personal={personal} />);
    expect(await screen.findByText(words, undefined, { timeout: 5_000 })).toBeTruthy();
  });

  it('follows the input and is announced to screen readers', async () => {
    const { rerender } = show(<PasswordStrength password="short1" personal={[]} />);
    const said = await screen.findByText(/Too easy to guess/, undefined, { timeout: 5_000 });
    expect(said.getAttribute('aria-live')).toBe('polite');
    rerender(<PasswordStrength password="willow-barge-compass-7" personal={[]} />);
    await waitFor(() => expect(screen.getByText('Password strength: Strong.')).toBeTruthy());
    rerender(<PasswordStrength password="" personal={[]} />);
    expect(screen.queryByText(/Password strength/)).toBeNull();
  });
});
