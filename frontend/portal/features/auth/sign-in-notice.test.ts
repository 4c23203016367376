import { describe, expect, it } from '@jest/globals';
import { readSignInNotice } from './sign-in-notice';

const notice = (query: string) => readSignInNotice(new URLSearchParams(query));

describe('the notice of the sign-in page', () => {
  it('shows the message after "Login failed: "', () => {
    expect(notice('error=x&message=No%20access&provider=google')).toEqual({
      code: 'x',
      message: 'Login failed: No access',
      provider: 'Google',
    });
  });

  it('has its own words for a known code and shows an unknown one as it is', () => {
    expect(notice('error=access_denied')?.message).toBe(
      'Login failed: you declined the request at the provider.',
    );
    expect(notice('error=odd_code')?.message).toBe('Login failed: odd_code');
  });

  it('says nothing without an error, and nothing once verified', () => {
    expect(notice('')).toBeNull();
    expect(notice('error=x&verified=true')).toBeNull();
  });

  it('drops links and cuts long texts', () => {
    expect(notice('error=x&message=Call%20https://evil.example/now%20please')?.message).toBe(
      'Login failed: Call please',
    );
    expect(notice(`error=x&message=${'a'.repeat(500)}`)?.message).toHaveLength(214);
  });
});
