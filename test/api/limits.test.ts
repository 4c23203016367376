import { Api } from '../support/api';
import { drained } from '../support/drained';
import {
  accountWithRole,
  newEmail,
  personWithRole,
  registration,
  tokenFromMail,
} from '../support/people';
import { startStack, type Stack } from '../support/stack';

let stack: Stack;
let api: Api;
beforeAll(async () => {
  stack = await startStack({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } });
  api = new Api(stack.baseUrl);
});
afterAll(() => stack.stop());

let lastNetwork = 0;
const from = (): Record<string, string> => {
  lastNetwork += 1;
  return { 'x-forwarded-for': `198.51.${lastNetwork >> 8}.${lastNetwork & 255}` };
};
const post = (path: string, body: unknown, token?: string) => api.post(path, body, token, from());

describe('An address that never asked for anything', () => {
  it('gets at most six mails an hour about accounts, whatever their cause', async () => {
    const email = newEmail('victim');
    const admin = await personWithRole(stack, 'admin');
    const clients = await Promise.all(
      Array.from({ length: 5 }, () => personWithRole(stack, 'client')),
    );
    const changes = clients.slice(1).map(async ({ token }) => {
      const form = { firstName: 'A', lastName: 'B', company: 'C', email };
      return (await api.put('/api/update-profile', form, token, from())).status;
    });
    expect(await Promise.all(changes)).toEqual([200, 200, 200, 200]);
    for (let n = 0; n < 3; n += 1) {
      const { status } = await post('/api/register', registration(email));
      expect(status).toBe(201);
    }
    const again = await api.put(
      '/api/update-profile',
      { firstName: 'A', lastName: 'B', company: 'C', email },
      clients[0]!.token,
    );
    expect([again.status, again.body.code]).toEqual([429, 'too_many_mails']);
    expect(again.headers.get('retry-after')).not.toBeNull();
    const invited = await post('/api/people/invitations', { email, role: 'support' }, admin.token);
    expect([invited.status, invited.body.code]).toEqual([429, 'too_many_mails']);
    await post('/api/resend-verification', { email });
    await drained(stack);
    expect(await stack.mailbox.all({ to: email })).toHaveLength(6);
  });

  it('an account’s owner is not flooded with the notices of their own address either', async () => {
    const person = await personWithRole(stack, 'client');
    const statuses: number[] = [];
    let { token } = person;
    for (let n = 0; n < 9; n += 1) {
      const form = { firstName: 'A', lastName: 'B', company: 'C', email: newEmail('next') };
      const answer = await api.put('/api/update-profile', form, token, from());
      statuses.push(answer.status);
      token = answer.body.token ?? token;
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429]);
  });
});

describe('Addresses at which there is nothing', () => {
  it.each([
    ['pages', (n: number) => `/no-such-page-${n}`],
    ['API routes', (n: number) => `/api/no-such-route-${n}`],
  ])('are not guessed without end: %s', async (_kind, path) => {
    const headers = from();
    const statuses: number[] = [];
    for (let n = 0; n < 125; n += 1) {
      const { status, headers: sent } = await api.call('GET', path(n), { headers });
      statuses.push(status);
      if (status === 429) expect(Number(sent.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([...Array(120).fill(404), ...Array(5).fill(429)]);
    // Existing pages still load at the limit.
    expect((await api.call('GET', '/contact', { headers })).status).toBe(200);
    expect((await api.call('GET', path(1), { headers: from() })).status).toBe(404);
  });
});

describe('Strangers who guess at a password', () => {
  const login = (person: { email: string; password: string }, headers = from()) =>
    api.post('/api/login', person, undefined, headers);
  const guess = (email: string, headers = from()) =>
    login({ email, password: 'not-the-password' }, headers);

  it('do not delay the owner', async () => {
    const person = await accountWithRole(stack, 'client');
    const elsewhere = from();
    const statuses: number[] = [];
    for (let n = 0; n < 10; n += 1) statuses.push((await guess(person.email, elsewhere)).status);
    expect(statuses.slice(0, 6)).toEqual(Array(6).fill(401));
    expect(statuses).toContain(429);
    expect((await login(person, elsewhere)).status).toBe(429);
    expect((await login(person)).status).toBe(200);
  });

  it('close it to devices we do not know, until a reset by mail, which makes one known', async () => {
    const person = await accountWithRole(stack, 'client');
    const closeIt = async () => {
      for (let n = 0; n < 100; n += 10) {
        await Promise.all(Array.from({ length: 10 }, () => guess(person.email)));
      }
      const closed = await login(person);
      expect([closed.status, closed.body.code]).toEqual([429, 'password_locked']);
    };
    await closeIt();
    await post('/api/forgot-password', { email: person.email });
    const token = await tokenFromMail(stack, person.email, 'Reset your password');
    const password = 'otter-candle-marsh-19';
    const reset = await post('/api/reset-password', { token, password });
    const cookie = reset.headers.get('set-cookie')!.split(';')[0]!;
    expect((await login({ ...person, password })).status).toBe(200);
    await closeIt();
    expect((await login({ ...person, password }, { ...from(), cookie })).status).toBe(200);
  });
});

describe('A gateway that adds the port of the connection', () => {
  let lastPort = 50_000;
  const at = (ip: string) => ({ 'x-forwarded-for': `${ip}:${(lastPort += 1)}` });

  it('does not open the limits', async () => {
    const ask = async () =>
      (await api.call('GET', '/no-such-page', { headers: at('203.0.113.7') })).status;
    const statuses: number[] = [];
    for (let n = 0; n < 122; n += 1) statuses.push(await ask());
    expect(statuses).toEqual([...Array(120).fill(404), 429, 429]);
  });

  it('does not make strangers share a wait with the owner, whose session has the address', async () => {
    const person = await accountWithRole(stack, 'client');
    const login = (password: string, ip: string) =>
      api.post('/api/login', { email: person.email, password }, undefined, at(ip));
    for (let n = 0; n < 10; n += 1) await login('not-the-password', '203.0.113.8');
    expect((await login(person.password, '203.0.113.8')).status).toBe(429);
    expect((await login(person.password, '[2001:db8::9]')).status).toBe(200);
    const sessions = await stack.sql(
      `SELECT ip FROM sessions WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1`,
      [person.id],
    );
    expect(sessions).toEqual([{ ip: '2001:db8::9' }]);
  });

  it('leaves API tokens their networks', async () => {
    const { token } = await personWithRole(stack, 'client');
    const form = { name: 'Sync', scopes: ['profile:read'], days: 1, networks: ['203.0.113.0/24'] };
    const made = await post('/api/tokens', form, token);
    const ask = async (ip: string) =>
      (await api.call('GET', '/api/me', { token: made.body.token, headers: at(ip) })).status;
    expect(await ask('203.0.113.7')).toBe(200);
    expect(await ask('198.51.100.7')).toBe(403);
  });
});

describe('Links to reset a password', () => {
  it('come to a device we know after a stranger has used up those of the day', async () => {
    const person = await accountWithRole(stack, 'client');
    const signedIn = await post('/api/login', person);
    const cookie = signedIn.headers.get('set-cookie')!.split(';')[0]!;
    const ask = async (headers = from()) => {
      await api.post('/api/forgot-password', { email: person.email }, undefined, headers);
      await stack.sql(
        `UPDATE one_time_tokens SET created_at = created_at - interval '2 minutes' WHERE email = $1`,
        [person.email],
      );
    };
    const mails = () => stack.mailbox.all({ to: person.email, subject: 'Reset your password' });
    for (let n = 0; n < 6; n += 1) await ask();
    await drained(stack);
    expect(await mails()).toHaveLength(5);
    await ask({ ...from(), cookie });
    await drained(stack);
    expect(await mails()).toHaveLength(6);
  });
});

describe('Signing up', () => {
  it('is limited by the network, where refused passwords do not count', async () => {
    const network = from();
    const statusOf = async (password?: string) => {
      const form = { ...registration(), ...(password && { password }) };
      return (await api.post('/api/register', form, undefined, network)).status;
    };
    const refused: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      refused.push(await statusOf('short'), await statusOf('Northgate-Logistics-26'));
    }
    expect(refused).toEqual(refused.map(() => 422));
    const accepted: number[] = [];
    for (let n = 0; n < 6; n += 1) accepted.push(await statusOf());
    expect(accepted).toEqual([201, 201, 201, 201, 201, 429]);
  });
});

describe('Every answer of the API', () => {
  const LEFT = /^"[\w-]+";r=\d+;t=\d+(?:, "[\w-]+";r=\d+;t=\d+)*$/;

  it('names the limits that counted the call and the remainder, even if it was refused early', async () => {
    const { token } = await personWithRole(stack, 'client');
    const headers = from();
    const bearer = { authorization: `Bearer ${token}` };
    const json = { ...bearer, 'content-type': 'application/json' };
    const calls: [number, string, RequestInit][] = [
      [200, '/api/services', {}],
      [200, '/api/get-requests', { headers: bearer }],
      [200, '/api/openapi.json', {}],
      [401, '/api/get-requests', {}],
      [401, '/api/get-requests', { headers: { authorization: 'Bearer fenw_x' } }],
      [403, '/api/admin-requests', { headers: bearer }],
      [404, '/api/nowhere', {}],
      [404, '/api/v1/me/nowhere', { headers: bearer }],
      [405, '/api/get-requests', { method: 'DELETE' }],
      [406, '/api/get-requests', { headers: { ...bearer, accept: 'text/html' } }],
      [400, '/api/raise-request', { method: 'POST', headers: json, body: '{' }],
      [413, '/api/raise-request', { method: 'POST', headers: json, body: 'x'.repeat(99_999) }],
      [415, '/api/raise-request', { method: 'POST', headers: bearer, body: 'x' }],
      [422, '/api/login', { method: 'POST', headers: json, body: '{}' }],
    ];
    for (const [status, path, { headers: own, ...init }] of calls) {
      const all = { ...headers, ...(own as Record<string, string>) };
      const answer = await fetch(`${stack.baseUrl}${path}`, { ...init, headers: all });
      expect([path, answer.status]).toEqual([path, status]);
      expect([path, answer.headers.get('ratelimit')]).toEqual([path, expect.stringMatching(LEFT)]);
      expect([path, answer.headers.get('ratelimit-policy')]).toEqual([path, expect.any(String)]);
    }
    const raising = await api.post('/api/raise-request', {}, token, from());
    expect(raising.headers.get('ratelimit')).toMatch(/"raising-hour".*, "raising-day"/);
  });

  it('counts an API token by itself: 300 calls a minute', async () => {
    const { token } = await personWithRole(stack, 'client');
    const form = { name: 'Sync', scopes: ['profile:read'], days: 1 };
    const made = await post('/api/tokens', form, token);
    const answer = await api.get('/api/me', made.body.token);
    expect(answer.headers.get('ratelimit')).toMatch(/^"api-token";r=299;/);
    expect((await api.get('/api/me', token)).headers.get('ratelimit')).toMatch(/^"reading";r=119;/);
  });
});
