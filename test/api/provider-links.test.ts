import { Api } from '../support/api';
import { BrowserWalk } from '../support/browser-walk';
import { newEmail, personWithRole, type Person } from '../support/people';
import { someone, startWithProviders, type ProviderStack } from '../support/providers';
import type { Stack } from '../support/stack';

let claims = someone();
let place: ProviderStack;
let stack: Stack;
let api: Api;

beforeAll(async () => {
  place = await startWithProviders(() => claims);
  stack = place.stack;
  api = new Api(stack.baseUrl);
});
afterAll(() => place.stop());

const PROFILE = '/dashboard/profile?';

/** From the profile to the provider and back; returns the query of the return page. */
async function comeBack(person: Person, browser: BrowserWalk, provider = 'google') {
  const start = await browser.go(`${stack.baseUrl}/api/auth/link/${provider}`, {
    method: 'POST',
    token: person.token,
  });
  const { url } = (await start.json()) as { url: string };
  return Object.fromEntries((await browser.follow(url, PROFILE)).searchParams);
}
const link = (browser: BrowserWalk, { token }: Person) =>
  browser.go(`${stack.baseUrl}/api/auth/link`, { method: 'POST', token });
const linkedTo = async ({ token }: Person) =>
  (await api.get('/api/auth/methods', token)).body.providers
    .filter((one: { linkedAt: string | null }) => one.linkedAt)
    .map((one: { provider: string }) => one.provider);

describe('A provider that is linked from the profile', () => {
  it.each(['google', 'facebook'])('may have another address (%s)', async (provider) => {
    const person = await personWithRole(stack, 'client');
    claims = someone({ email: newEmail('private') });
    const browser = new BrowserWalk();
    expect(await comeBack(person, browser, provider)).toEqual({ link: provider });
    expect(await linkedTo(person)).toEqual([]);
    expect((await link(browser, person)).status).toBe(200);
    expect(await linkedTo(person)).toEqual([provider]);
    const accounts = await stack.sql('SELECT 1 FROM users WHERE email = $1', [claims.email]);
    expect(accounts).toEqual([]);
    const home = await browser.follow(`${stack.baseUrl}/api/auth/${provider}`, '/signin?');
    const body = { code: home.searchParams.get('token') };
    const exchanged = await browser.go(`${stack.baseUrl}/api/auth/exchange`, {
      method: 'POST',
      body,
    });
    expect((await exchanged.json()).user._id).toBe(person.id);
  });

  it('should not be linked to another person who signs in at the same time', async () => {
    const [person, other] = [
      await personWithRole(stack, 'client'),
      await personWithRole(stack, 'client'),
    ];
    claims = someone();
    const browser = new BrowserWalk();
    await comeBack(person, browser);
    const refused = await link(browser, other);
    expect([refused.status, (await refused.json()).code]).toEqual([410, 'link_offer_expired']);
    expect(await linkedTo(other)).toEqual([]);
  });

  it('should not be taken from the account it belongs to', async () => {
    const [owner, other] = [
      await personWithRole(stack, 'client'),
      await personWithRole(stack, 'client'),
    ];
    claims = someone();
    for (const [person, status] of [
      [owner, 200],
      [other, 409],
    ] as const) {
      const browser = new BrowserWalk();
      await comeBack(person, browser);
      expect((await link(browser, person)).status).toBe(status);
    }
    expect(await linkedTo(owner)).toEqual(['google']);
    expect(await linkedTo(other)).toEqual([]);
  });

  it('needs a fresh session to begin with', async () => {
    const person = await personWithRole(stack, 'client');
    await stack.sql(
      `UPDATE sessions SET created_at = now() - interval '11 minutes' WHERE user_id = $1`,
      [person.id],
    );
    const refused = await api.post('/api/auth/link/google', undefined, person.token);
    expect([refused.status, refused.body.code]).toEqual([403, 'reauthentication_required']);
    const { body } = await api.post(
      '/api/reauthenticate',
      { currentPassword: person.password },
      person.token,
    );
    expect((await api.post('/api/auth/link/google', undefined, body.token)).status).toBe(200);
  });

  it('says on the profile that permission was refused at the provider', async () => {
    const person = await personWithRole(stack, 'client');
    const browser = new BrowserWalk();
    const start = await browser.go(`${stack.baseUrl}/api/auth/link/google`, {
      method: 'POST',
      token: person.token,
    });
    const { url } = (await start.json()) as { url: string };
    const query = new URLSearchParams({
      error: 'access_denied',
      state: new URL(url).searchParams.get('state')!,
    });
    const callback = `${stack.baseUrl}/api/auth/google/callback?${query}`;
    const back = await browser.follow(callback, PROFILE);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      link: 'google',
      error: 'access_denied',
    });
  });
});
