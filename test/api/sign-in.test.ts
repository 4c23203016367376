import { Api } from '../support/api';
import {
  accountWithRole,
  newEmail,
  personWithRole,
  registration,
  signIn,
  tokenFromMail,
} from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

const MINUTE = 60_000;
const minutesUntil = (iso: string) => (new Date(iso).getTime() - Date.now()) / MINUTE;
const login = (email: string, password: string, extra = {}, headers = {}) =>
  api.post('/api/login', { email, password, ...extra }, undefined, headers);

describe('Sign-in', () => {
  it('answers the same for a wrong password and an unknown address', async () => {
    const person = await accountWithRole(stack, 'client');
    const wrong = await login(person.email, 'not-the-password');
    const unknown = await login(newEmail(), 'not-the-password');
    for (const answer of [wrong, unknown]) {
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({
        code: 'invalid_credentials',
        message: 'Invalid email or password.',
      });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
    expect(Object.keys(wrong.body)).toEqual(Object.keys(unknown.body));
  });

  it('finds the account whatever the case of the address', async () => {
    const person = await accountWithRole(stack, 'client');
    expect((await login(` ${person.email.toUpperCase()} `, person.password)).status).toBe(200);
  });

  it.each([
    ['client', false, 12 * 60],
    ['client', true, 30 * 24 * 60],
    ['manager', true, 12 * 60],
  ] as const)(
    'keeps a %s with remember=%p signed in for %p minutes at most',
    async (role, remember, minutes) => {
      const person = await accountWithRole(stack, role);
      const { body } = await login(person.email, person.password, { remember });
      expect(minutesUntil(body.expiresAt)).toBeGreaterThan(minutes - 1);
      expect(minutesUntil(body.expiresAt)).toBeLessThanOrEqual(minutes);
    },
  );

  it('says that an account is closed only to who knows its password', async () => {
    const person = await accountWithRole(stack, 'client');
    await stack.sql('UPDATE users SET disabled_at = now() WHERE id = $1', [person.id]);
    expect((await login(person.email, 'not-the-password')).body.code).toBe('invalid_credentials');
    const closed = await login(person.email, person.password);
    expect([closed.status, closed.body.code]).toEqual([403, 'account_disabled']);
  });

  it('makes guesses wait from the sixth failure on, even with the right password', async () => {
    const person = await accountWithRole(stack, 'client');
    for (let i = 0; i < 6; i += 1)
      expect((await login(person.email, `guess-number-${i}`)).status).toBe(401);
    const blocked = await login(person.email, person.password);
    expect([blocked.status, blocked.body.code]).toEqual([429, 'quota_exceeded']);
    expect(Number(blocked.headers.get('retry-after'))).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    expect((await login(person.email, person.password)).status).toBe(200);
    expect((await login(person.email, 'guess')).status).toBe(401);
  });

  it('looks at six of twenty guesses made at once', async () => {
    const person = await accountWithRole(stack, 'client');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => login(person.email, `guess-number-${i}`)),
    );
    expect(answers.filter((a) => a.status === 401)).toHaveLength(6);
    expect(answers.filter((a) => a.status === 429)).toHaveLength(14);
  });

  it('should not let strangers lock out a device that has signed in before', async () => {
    const person = await accountWithRole(stack, 'client');
    const first = await login(person.email, person.password);
    const cookie = first.headers.get('set-cookie')!.split(';')[0]!;
    expect(first.headers.get('set-cookie')).toMatch(/HttpOnly/i);
    for (let i = 0; i < 6; i += 1) await login(person.email, `guess-number-${i}`);
    expect((await login(person.email, person.password)).status).toBe(429);
    expect((await login(person.email, person.password, {}, { cookie })).status).toBe(200);
  });

  it('closes the password path after 100 failures', async () => {
    const person = await accountWithRole(stack, 'client');
    for (let i = 0; i < 6; i += 1) await login(person.email, `guess-number-${i}`);
    await stack.sql(
      `UPDATE sign_in_failures SET count = 100, blocked_until = NULL WHERE count = 6`,
    );
    const locked = await login(person.email, person.password);
    expect([locked.status, locked.body.code]).toEqual([429, 'password_locked']);
  });

  it('opens it again after a reset by mail, wherever guesses had closed it', async () => {
    const person = await accountWithRole(stack, 'client');
    const first = await login(person.email, person.password);
    const known = { cookie: first.headers.get('set-cookie')!.split(';')[0]! };
    const change = (currentPassword: string, newPassword: string, token: string) =>
      api.post('/api/change-password', { currentPassword, newPassword }, token);
    const next = 'willow-barge-compass-7';
    for (let i = 0; i < 4; i += 1) {
      expect((await login(person.email, 'guess')).status).toBe(401);
      expect((await login(person.email, 'guess', {}, known)).status).toBe(401);
      expect((await change('guess', next, first.body.token)).status).toBe(422);
    }
    await stack.sql(`UPDATE sign_in_failures SET count = 100 WHERE count = 4`);
    const closed = [
      await login(person.email, person.password),
      await login(person.email, person.password, {}, known),
      await change(person.password, next, first.body.token),
    ];
    expect(closed.map(({ body }) => body.code)).toEqual(Array(3).fill('password_locked'));
    await api.post('/api/forgot-password', { email: person.email });
    const token = await tokenFromMail(stack, person.email, 'Reset your password');
    await api.post('/api/reset-password', { token, password: next }, undefined, known);
    expect((await login(person.email, next)).status).toBe(200);
    const again = await login(person.email, next, {}, known);
    expect(again.status).toBe(200);
    expect((await change(next, 'lantern-weir-orchard-9', again.body.token)).status).toBe(200);
  });
});

describe('Sessions', () => {
  it('end at once on logout', async () => {
    const person = await personWithRole(stack, 'client');
    expect((await api.get('/api/me', person.token)).status).toBe(200);
    expect((await api.post('/api/logout', undefined, person.token)).status).toBe(200);
    const after = await api.get('/api/me', person.token);
    expect([after.status, after.body.code]).toEqual([401, 'token_revoked']);
  });

  it('end at once on logout with a token that was just replaced', async () => {
    const person = await accountWithRole(stack, 'client');
    const { headers, body } = await login(person.email, person.password);
    const cookie = headers.get('set-cookie')!.split(';')[0]!;
    const form = { currentPassword: person.password, newPassword: 'willow-barge-compass-7' };
    await api.post('/api/change-password', form, body.token, { cookie });
    expect((await api.post('/api/logout', undefined, body.token, { cookie })).status).toBe(200);
    const me = await api.call('GET', '/api/me', { token: body.token, headers: { cookie } });
    expect(me.status).toBe(401);
  });

  it('end at once when the account is closed, and follow its role', async () => {
    const person = await personWithRole(stack, 'client');
    await stack.sql(`UPDATE users SET role = 'support' WHERE id = $1`, [person.id]);
    expect((await api.get('/api/check-user-role', person.token)).body).toEqual({
      role: 'support',
      dashboardAccess: ['support'],
      grants: [],
    });
    await stack.sql('UPDATE users SET disabled_at = now() WHERE id = $1', [person.id]);
    expect((await api.get('/api/me', person.token)).status).toBe(401);
  });

  it('end when idle or expired', async () => {
    const person = await personWithRole(stack, 'manager');
    await stack.sql(
      `UPDATE sessions SET last_seen_at = now() - interval '31 minutes' WHERE user_id = $1`,
      [person.id],
    );
    const idle = await api.get('/api/me', person.token);
    expect([idle.status, idle.body.code]).toEqual([401, 'token_expired']);
  });

  it('are listed, and ended one by one or all others at once', async () => {
    const person = await personWithRole(stack, 'client');
    const other = await signIn(stack, person);
    const third = await signIn(stack, person);
    const { sessions } = (await api.get('/api/sessions', person.token)).body;
    expect(sessions).toHaveLength(3);
    expect(sessions.filter((s: { current: boolean }) => s.current)).toHaveLength(1);
    const otherSession = (await api.get('/api/sessions', other)).body.sessions.find(
      (s: { current: boolean }) => s.current,
    );
    expect((await api.delete(`/api/sessions/${otherSession._id}`, person.token)).status).toBe(200);
    expect((await api.get('/api/me', other)).status).toBe(401);
    expect((await api.get('/api/me', third)).status).toBe(200);
    expect((await api.delete('/api/sessions', person.token)).status).toBe(200);
    expect((await api.get('/api/me', third)).status).toBe(401);
    expect((await api.get('/api/me', person.token)).status).toBe(200);
  });

  it('should not end a session of another user', async () => {
    const [mine, theirs] = [
      await personWithRole(stack, 'client'),
      await personWithRole(stack, 'client'),
    ];
    const [session] = (await api.get('/api/sessions', theirs.token)).body.sessions;
    expect((await api.delete(`/api/sessions/${session._id}`, mine.token)).status).toBe(404);
    expect((await api.get('/api/me', theirs.token)).status).toBe(200);
  });

  it('are ten an account at most: the oldest goes', async () => {
    const person = await personWithRole(stack, 'client');
    const later = [];
    for (let i = 0; i < 10; i += 1) later.push(await signIn(stack, person));
    expect((await api.get('/api/me', person.token)).status).toBe(401);
    expect((await api.get('/api/me', later[0])).status).toBe(200);
  });

  it.each(['', 'Bearer', 'Bearer x', 'Basic abc', 'Bearer a.b.c'])(
    'refuse the header %p',
    async (value) => {
      const answer = await api.call('GET', '/api/me', { headers: { authorization: value } });
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
    },
  );

  it('should not accept a token that was signed by somebody else, or by nobody', async () => {
    const person = await personWithRole(stack, 'client');
    const [, payload] = person.token.split('.');
    const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
    for (const token of [none, `${person.token.slice(0, -4)}AAAA`]) {
      expect((await api.get('/api/me', token)).status).toBe(401);
    }
    expect(JSON.parse(Buffer.from(payload!, 'base64url').toString())).toEqual({
      sub: person.id,
      sid: expect.any(String),
      iat: expect.any(Number),
      exp: expect.any(Number),
    });
  });
});

describe('Register form', () => {
  it('keeps working for a person who signs up twice by accident', async () => {
    const form = registration();
    const [a, b] = await Promise.all([
      api.post('/api/register', form),
      api.post('/api/register', form),
    ]);
    expect([a.status, b.status]).toEqual([201, 201]);
  });
});
