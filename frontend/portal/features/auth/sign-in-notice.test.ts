import { describe, expect, it } from '@jest/globals';
import { readSignInNotice } from './sign-in-notice';

const notice = (query: string) => readSignInNotice(new URLSearchParams(query));

describe('the notice of the sign-in page', () => {
  it('shows the message after "Login failed: "', () => {
    expect(notice('error=x&message=No%20access&provider=google')).toEqual({
      code: 'x',
      message: 'Login failed: No access',
      provider: 'google',
    });
  });

  it('has a message for a known code and shows an unknown code as it is', () => {
    expect(notice('error=access_denied')?.message).toBe(
      'Login failed: you declined the request at the provider.',
    );
    expect(notice('error=odd_code')?.message).toBe('Login failed: odd_code');
  });

  it('treats the name of an object method as an unknown code', () => {
    for (const code of ['toString', '__proto__', 'constructor']) {
      expect(notice(`error=${code}`)?.message).toBe(`Login failed: ${code}`);
    }
  });

  it('removes bidirectional controls, invisible characters and hidden addresses', () => {
    const message = encodeURIComponent(
      'No\u202E ac\u200Bcess\n\u0007at ht\u200Btps://evil.example',
    );
    expect(notice(`error=x&message=${message}`)?.message).toBe('Login failed: No access at');
  });

  it('is null without an error or after verification', () => {
    expect(notice('')).toBeNull();
    expect(notice('error=x&verified=true')).toBeNull();
  });

  it('removes links and cuts long texts', () => {
    expect(notice('error=x&message=Call%20https://evil.example/now%20please')?.message).toBe(
      'Login failed: Call please',
    );
    expect(notice(`error=x&message=${'a'.repeat(500)}`)?.message).toHaveLength(214);
  });
});
