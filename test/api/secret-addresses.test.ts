import { sharedStack } from '../support/stack';

const stack = sharedStack();
afterAll(() => stack.close());

const policyOf = async (address: string, method = 'GET') => {
  const answer = await fetch(`${stack.baseUrl}${address}`, {
    method,
    redirect: 'manual',
    headers: { accept: 'text/html' },
  });
  return [answer.status, answer.headers.get('referrer-policy')];
};

describe('An address with a token', () => {
  it.each([
    ['a page', '/about?token=abc', 200],
    ['a page, in capitals', '/about?TOKEN=abc', 200],
    ['a page, encoded', '/about?%74oken=abc', 200],
    ['a page, under another name', '/contact?access_token=abc', 200],
    ['a page of the newsletter', '/verify-subscription?token=abc', 200],
    ['the way out of the newsletter', '/unsubscribe?token=abc', 200],
    ['the portal', '/verify-email?cancel=abc', 200],
    ['the portal’s sign-in', '/signin?code=abc', 200],
    ['no page', '/no-such-page?token=abc', 404],
    ['no page, with the question mark encoded', '/verify-email%3Ftoken=abc', 404],
    ['a path that cannot be decoded', '/%E0%A4%A?token=abc', 400],
    ['a slash too many', '/about/?token=abc', 308],
    ['another casing', '/ABOUT?token=abc', 301],
    ['an old address', '/about.html?token=abc', 301],
    ['a file', '/robots.txt?token=abc', 200],
    ['the queue dashboard', '/ops/queues?token=abc', 302],
  ])('is passed on by %s to nobody', async (_name, address, status) => {
    expect(await policyOf(address)).toEqual([status, 'no-referrer']);
  });

  it('is not leaked if the method or the call is refused', async () => {
    expect((await policyOf('/about?token=abc', 'PUT'))[1]).toBe('no-referrer');
    expect((await policyOf('/api/no-such-call?token=abc'))[1]).toBe('no-referrer');
  });

  it.each([
    ['/rate%23Abc_-9.4', '/rate#Abc_-9.4'],
    ['/act%23Abc.REQ-000001.id', '/act#Abc.REQ-000001.id'],
    ['/act%2523Abc', '/act#Abc'],
    ['/rate%23%0d%0aSet-Cookie:%20a=b', '/rate#%0D%0ASet-Cookie%3A%20a%3Db'],
  ])('is mended if a mail gateway wrote it as %s', async (address, mended) => {
    const { status, headers } = await fetch(`${stack.baseUrl}${address}`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, mended]);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is no page if what stands before it is none', async () => {
    for (const address of ['/nowhere%23Abc', '/%23Abc', '//evil.example%23Abc']) {
      expect((await fetch(`${stack.baseUrl}${address}`, { redirect: 'manual' })).status).toBe(404);
    }
  });

  it('is told from one without', async () => {
    expect(await policyOf('/contact?topic=question')).toEqual([
      200,
      'strict-origin-when-cross-origin',
    ]);
  });
});
