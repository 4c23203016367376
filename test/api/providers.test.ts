import { Api } from '../support/api';
import { BrowserWalk } from '../support/browser-walk';
import { accountWithRole, newEmail, registration, tokenFromMail } from '../support/people';
import { someone, startWithProviders, type ProviderStack } from '../support/providers';
import type { Stack } from '../support/stack';

let person = someone();
let place: ProviderStack;
let stack: Stack;
let api: Api;

beforeAll(async () => {
  place = await startWithProviders(() => person);
  stack = place.stack;
  api = new Api(stack.baseUrl);
});
afterAll(() => place.stop());

async function signInWith(name: 'google' | 'facebook', browser = new BrowserWalk()) {
  const page = await browser.follow(`${stack.baseUrl}/api/auth/${name}`, '/signin?');
  return { browser, query: Object.fromEntries(page.searchParams) };
}
const exchange = (browser: BrowserWalk, code: string | undefined) =>
  browser.go(`${stack.baseUrl}/api/auth/exchange`, { method: 'POST', body: { code } });

describe('The list of providers', () => {
  it('names those that are set up, to everybody, and is kept nowhere', async () => {
    const answer = await api.get('/api/auth/providers');
    expect([answer.status, answer.body]).toEqual([200, { providers: ['google', 'facebook'] }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is empty where none is set up', async () => {
    const bare = new Api(process.env.TEST_BASE_URL!);
    expect((await bare.get('/api/auth/providers')).body).toEqual({ providers: [] });
  });
});

describe('Google', () => {
  it('opens an account for a new person, once, and signs the same person in again', async () => {
    person = someone();
    const first = await signInWith('google');
    expect(first.query).toEqual({ token: expect.any(String), provider: 'google' });
    const session = await (await exchange(first.browser, first.query.token)).json();
    expect(session.user).toMatchObject({
      email: person.email,
      firstName: 'Greta',
      company: '',
      profileComplete: false,
    });
    const me = await api.get('/api/me', session.token);
    expect(me.status).toBe(200);
    person = { ...person, email: newEmail('renamed') };
    const again = await signInWith('google');
    const second = await (await exchange(again.browser, again.query.token)).json();
    expect(second.user._id).toBe(session.user._id);
  });

  it('hands back a code that works once, in that browser, for a minute, and never as a token', async () => {
    person = someone();
    const { browser, query } = await signInWith('google');
    expect((await api.get('/api/me', query.token)).status).toBe(401);
    expect((await exchange(new BrowserWalk(), query.token)).status).toBe(400);
    expect((await exchange(browser, query.token)).status).toBe(200);
    expect((await exchange(browser, query.token)).status).toBe(400);
    const late = await signInWith('google');
    await stack.sql(
      `UPDATE one_time_tokens SET expires_at = now() WHERE purpose = 'sign_in_handback'`,
    );
    expect((await exchange(late.browser, late.query.token)).status).toBe(410);
  });

  it.each([
    ['an address of Gmail', (email: string) => email.replace(/@.*/, '@gmail.com'), {}],
    ['a workspace', (email: string) => email, { hd: 'test.example' }],
  ])('links automatically if Google runs the mailbox: %s', async (_name, moved, over) => {
    const owner = await accountWithRole(stack, 'client');
    owner.email = moved(owner.email);
    await stack.sql('UPDATE users SET email = $1 WHERE id = $2', [owner.email, owner.id]);
    person = someone({ email: owner.email.toUpperCase(), ...over });
    const linked = await signInWith('google');
    const session = await (await exchange(linked.browser, linked.query.token)).json();
    expect(session.user._id).toBe(owner.id);
    await stack.mailbox.waitFor({ to: owner.email, subject: 'Google sign-in was added' });
    // The same mailbox with a new Google account.
    person = someone({ email: owner.email, ...over });
    expect((await signInWith('google')).query.error).toBe('account_exists');
  });

  it.each([
    ['an address that Google only once verified', 'client', {}],
    ['an address that looks like one of Gmail', 'client', { hd: '' }],
    ['a staff account', 'admin', { hd: 'test.example' }],
  ] as const)('asks the owner of %s to sign in and confirm the link', async (_name, role, over) => {
    const owner = await accountWithRole(stack, role);
    person = someone({ email: owner.email, ...over });
    const { browser, query } = await signInWith('google');
    expect(query).toMatchObject({
      error: 'account_exists',
      provider: 'google',
      message: expect.any(String),
    });
    const login = await browser.go(`${stack.baseUrl}/api/login`, { method: 'POST', body: owner });
    const { token, linkOffer } = await login.json();
    expect(linkOffer).toBe('google');
    const link = () => browser.go(`${stack.baseUrl}/api/auth/link`, { method: 'POST', token });
    expect((await link()).status).toBe(200);
    expect((await link()).status).toBe(410);
    const again = await signInWith('google');
    expect(again.query.token).toEqual(expect.any(String));
    expect((await api.delete('/api/auth/link/google', token)).status).toBe(200);
    expect((await api.delete('/api/auth/link/google', token)).status).toBe(404);
  });

  it('should not link for a stranger who saw the offer, nor in an old session', async () => {
    const owner = await accountWithRole(stack, 'client');
    person = someone({ email: owner.email });
    const { browser } = await signInWith('google');
    const { token } = (await api.post('/api/login', owner)).body;
    expect((await api.post('/api/auth/link', undefined, token)).status).toBe(410);
    await stack.sql(
      `UPDATE sessions SET created_at = now() - interval '11 minutes' WHERE user_id = $1`,
      [owner.id],
    );
    const late = await browser.go(`${stack.baseUrl}/api/auth/link`, { method: 'POST', token });
    expect([late.status, (await late.json()).code]).toEqual([403, 'reauthentication_required']);
  });

  it('discards a pending sign-up for the address, with its password', async () => {
    const form = registration();
    await api.post('/api/register', form);
    const token = await tokenFromMail(stack, form.email, 'Confirm your e-mail address');
    person = someone({ email: form.email });
    const { query } = await signInWith('google');
    expect(query.token).toEqual(expect.any(String));
    expect((await api.post('/api/login', form)).status).toBe(401);
    const late = await api.post('/api/verify-email', { token });
    expect(late.body.message).toBe('Email already verified.');
    expect((await api.post('/api/login', form)).status).toBe(401);
  });

  it('should not remove the last way to sign in', async () => {
    person = someone();
    const { browser, query } = await signInWith('google');
    const { token } = await (await exchange(browser, query.token)).json();
    const refused = await api.delete('/api/auth/link/google', token);
    expect([refused.status, refused.body.code]).toEqual([409, 'last_sign_in_method']);
  });

  it('asks for an address where Google does not vouch for one', async () => {
    person = someone({ email_verified: false });
    expect((await signInWith('google')).query.error).toBe('email_required');
  });
});

describe('Facebook', () => {
  it('asks for an address, opens no session before it is confirmed, and then knows the person', async () => {
    person = someone({ email: undefined });
    const { browser, query } = await signInWith('facebook');
    expect(query).toMatchObject({ error: 'email_required', provider: 'facebook' });
    const email = newEmail('facebook');
    const give = (address: string) =>
      browser.go(`${stack.baseUrl}/api/auth/email`, { method: 'POST', body: { email: address } });
    expect((await give('nonsense')).status).toBe(422);
    expect((await give(email)).status).toBe(202);
    expect((await signInWith('facebook')).query.error).toBe('email_required');
    const token = await tokenFromMail(stack, email, 'Confirm your e-mail address');
    expect((await api.post('/api/verify-email', { token })).status).toBe(200);
    const back = await signInWith('facebook');
    const session = await (await exchange(back.browser, back.query.token)).json();
    expect(session.user.email).toBe(email);
  });

  it('should not take over an account by its address, even when Facebook names it', async () => {
    const owner = await accountWithRole(stack, 'client');
    person = someone({ email: owner.email });
    const { browser, query } = await signInWith('facebook');
    expect(query.error).toBe('email_required');
    await browser.go(`${stack.baseUrl}/api/auth/email`, {
      method: 'POST',
      body: { email: owner.email },
    });
    await stack.mailbox.waitFor({ to: owner.email, subject: 'You already have an account' });
    expect((await signInWith('facebook')).query.error).toBe('email_required');
  });
});

describe('What goes wrong', () => {
  it('is said on the sign-in page with one of the fixed codes', async () => {
    person = someone();
    const browser = new BrowserWalk();
    const callback = `${stack.baseUrl}/api/auth/google/callback`;
    const stray = await browser.follow(`${callback}?code=x&state=y`, '/signin?');
    expect(stray.searchParams.get('error')).toBe('state_mismatch');
    const start = await browser.go(`${stack.baseUrl}/api/auth/google`);
    const state = new URL(start.headers.get('location')!).searchParams.get('state')!;
    const denied = await browser.follow(
      `${callback}?error=access_denied&state=${state}`,
      '/signin?',
    );
    expect(denied.searchParams.get('error')).toBe('access_denied');
    expect(denied.searchParams.get('message')!.length).toBeLessThanOrEqual(200);
    const replayed = await browser.follow(
      `${callback}?error=access_denied&state=${state}`,
      '/signin?',
    );
    expect(replayed.searchParams.get('error')).toBe('state_mismatch');
  });

  it('finishes the sign-ins of two tabs in any order, whatever else reaches the callback', async () => {
    const browser = new BrowserWalk();
    const begin = async () =>
      (await browser.go(`${stack.baseUrl}/api/auth/google`)).headers.get('location')!;
    const tabs = [await begin(), await begin()];
    const stray = `${stack.baseUrl}/api/auth/google/callback?code=x&state=y`;
    await browser.follow(stray, '/signin?');
    for (const tab of tabs) {
      person = someone();
      const page = await browser.follow(tab, '/signin?');
      const code = page.searchParams.get('token') ?? undefined;
      expect((await exchange(browser, code)).status).toBe(200);
    }
  });

  it('keeps five sign-ins a browser at most', async () => {
    const browser = new BrowserWalk();
    const begun: string[] = [];
    for (let n = 0; n < 8; n += 1) {
      const start = await browser.go(`${stack.baseUrl}/api/auth/google`);
      begun.push(start.headers.get('location')!);
    }
    const outcomes: boolean[] = [];
    for (const tab of begun) {
      person = someone();
      outcomes.push((await browser.follow(tab, '/signin?')).searchParams.has('token'));
    }
    expect(outcomes).toEqual([false, false, false, true, true, true, true, true]);
  });

  it('takes the answer of one provider at the address of another for none', async () => {
    const browser = new BrowserWalk();
    const start = await browser.go(`${stack.baseUrl}/api/auth/google`);
    const state = new URL(start.headers.get('location')!).searchParams.get('state')!;
    const mixed = `${stack.baseUrl}/api/auth/facebook/callback?code=x&state=${state}`;
    const page = await browser.follow(mixed, '/signin?');
    expect(page.searchParams.get('error')).toBe('state_mismatch');
  });

  it('refuses a closed account', async () => {
    person = someone();
    await signInWith('google');
    await stack.sql('UPDATE users SET disabled_at = now() WHERE email = $1', [person.email]);
    expect((await signInWith('google')).query.error).toBe('account_disabled');
  });

  it('refuses an answer that was not made for this sign-in', async () => {
    person = someone({ nonce: 'of-another-sign-in' });
    expect((await signInWith('google')).query.error).toBe('server_error');
    person = someone({ aud: 'another-client' });
    expect((await signInWith('google')).query.error).toBe('server_error');
    person = someone({ iss: 'https://elsewhere.example' });
    expect((await signInWith('google')).query.error).toBe('server_error');
  });

  it('refuses an ID token that somebody has changed after it was signed', async () => {
    place.provider.service.once('beforeResponse', ({ body }) => {
      const answer = body as { id_token: string };
      const [head, claims, signature] = answer.id_token.split('.');
      const other = { ...JSON.parse(Buffer.from(claims!, 'base64url').toString()), sub: 'admin' };
      const changed = Buffer.from(JSON.stringify(other)).toString('base64url');
      answer.id_token = `${head}.${changed}.${signature}`;
    });
    person = someone();
    expect((await signInWith('google')).query.error).toBe('server_error');
    expect((await signInWith('google')).query.error).toBeUndefined();
  });

  it('asks Google with PKCE, state and nonce', async () => {
    const start = await new BrowserWalk().go(`${stack.baseUrl}/api/auth/google`);
    const query = new URL(start.headers.get('location')!).searchParams;
    expect(query.get('code_challenge_method')).toBe('S256');
    for (const name of ['code_challenge', 'state', 'nonce'])
      expect(query.get(name)!.length).toBeGreaterThan(40);
    expect(query.get('redirect_uri')).toBe(`${stack.baseUrl}/api/auth/google/callback`);
  });

  it.each(['cross-site', 'same-site'])(
    'does not begin by a link on another site (%s): the sign-in page comes first',
    async (site) => {
      const start = await fetch(`${stack.baseUrl}/api/auth/google`, {
        redirect: 'manual',
        headers: { 'sec-fetch-site': site },
      });
      expect(start.headers.get('location')).toBe(`${stack.baseUrl}/signin`);
      expect(start.headers.getSetCookie()).toEqual([]);
    },
  );

  it('says so while the provider is away', async () => {
    place.provider.service.once('beforeResponse', (response) => {
      response.statusCode = 503;
      response.body = { error: 'temporarily_unavailable' };
    });
    person = someone();
    expect((await signInWith('google')).query.error).toBe('provider_unavailable');
  });
});
