import { PROVIDER_ERRORS } from '../../backend/modules/auth/provider-sign-in';
import { readSignInNotice } from '../../frontend/portal/features/auth/sign-in-notice';

describe('The codes that the server sends to the sign-in page', () => {
  it.each(Object.keys(PROVIDER_ERRORS))(
    'include %s, for which the page has its own words',
    (code) => {
      const query = new URLSearchParams({ error: code, message: 'Planted by a link' });
      const { message } = readSignInNotice(query)!;
      expect(message).toMatch(/^Login failed: [a-z]/);
      expect(message).not.toContain('Planted');
      expect(message).not.toContain(code);
    },
  );
});
