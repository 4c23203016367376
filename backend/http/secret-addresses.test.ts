import { holdsSecret } from './secret-addresses';

describe('An address that holds a secret', () => {
  it.each([
    '/verify-email?token=abc',
    '/verify-email?cancel=abc',
    '/signin?provider=google&code=abc',
    '/about?TOKEN=abc',
    '/about?Access_Token=abc',
    '/about?idToken=abc',
    '/about?x=1;token=abc',
    '/about?%74oken=abc',
    '/about?%2574oken=abc',
    '/about?t%6Fken=abc&bad=%E0%',
    '/about?token',
    '/about?token[]=abc',
    '/unsubscribe%3Ftoken=abc',
    '/unsubscribe%3ftoken%3dabc',
    '/no-such-page?%20token=abc',
    '/signin?next=%2Fdashboard%3Ftoken%3Dabc',
  ])('is %s', (address) => expect(holdsSecret(address)).toBe(true));

  it.each([
    '/',
    '/token/code',
    '/blog?q=token&category=code',
    '/contact?topic=industry-energy',
    '/insights?tag=data&saved=1',
    '/about?postcode=CB5',
    '/about?%E0%A4%A',
  ])('is not %s', (address) => expect(holdsSecret(address)).toBe(false));

  it('is any that is too long to be ours', () => {
    expect(holdsSecret(`/about?x=${'a'.repeat(3_000)}`)).toBe(true);
  });

  it('is recognised at once, whatever the address', () => {
    const hostile = ['%', '%25', '?', '&', 'token%', '%3f', 'aA', ';='].map((piece) =>
      `/?${piece.repeat(16_000)}`.slice(0, 16_000),
    );
    // CPU time, independent of the machine's load.
    const before = process.cpuUsage();
    for (const address of hostile) {
      holdsSecret(address);
      holdsSecret(address.slice(0, 2_000));
    }
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(200);
  });
});
