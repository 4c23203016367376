import { Api } from '../support/api';
import { newEmail, personWithRole, registration, signIn, tokenFromMail } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

const NEW_PASSWORD = 'willow-barge-compass-7';
const CONFIRM = 'Confirm your e-mail address';
const profile = (person: { email: string }, over = {}) => ({
  firstName: 'Imogen',
  lastName: 'Fenn',
  email: person.email,
  company: 'Fenn & Daughters',
  ...over,
});

describe('A forgotten password', () => {
  it('is reset once by the mailed link, which ends every session and tells the owner', async () => {
    const person = await personWithRole(stack, 'client');
    const asked = await api.post('/api/forgot-password', { email: person.email });
    const unknown = await api.post('/api/forgot-password', { email: newEmail() });
    expect([asked.status, asked.body]).toEqual([unknown.status, unknown.body]);
    expect(asked.status).toBe(202);
    const token = await tokenFromMail(stack, person.email, 'Reset your password');
    const weak = await api.post('/api/reset-password', { token, password: '12345678' });
    expect(weak.body.code).toBe('breached_password');
    expect((await api.post('/api/reset-password', { token, password: NEW_PASSWORD })).status).toBe(
      200,
    );
    expect((await api.get('/api/me', person.token)).status).toBe(401);
    expect((await api.post('/api/login', person)).status).toBe(401);
    await signIn(stack, { email: person.email, password: NEW_PASSWORD });
    await stack.mailbox.waitFor({ to: person.email, subject: 'Your password was changed' });
    const again = await api.post('/api/reset-password', { token, password: 'yet-another-oar-31' });
    expect([again.status, again.body.code]).toEqual([400, 'token_invalid']);
  });

  it('names the account of a link that works, as often as it is asked', async () => {
    const person = await personWithRole(stack, 'client');
    await api.post('/api/forgot-password', { email: person.email });
    const token = await tokenFromMail(stack, person.email, 'Reset your password');
    const ask = (sent = token) => api.post('/api/reset-password/account', { token: sent });
    for (let n = 0; n < 2; n += 1) {
      expect(await ask()).toMatchObject({ status: 200, body: { email: person.email } });
    }
    expect((await ask('no-token')).body.code).toBe('token_invalid');
    await api.post('/api/reset-password', { token, password: NEW_PASSWORD });
    expect(await ask()).toMatchObject({ status: 400, body: { code: 'token_invalid' } });
  });

  it('of a sign-up that was not confirmed brings its confirmation again', async () => {
    const form = registration();
    await api.post('/api/register', form);
    await stack.mailbox.waitFor({ to: form.email, subject: CONFIRM });
    await stack.sql(
      `UPDATE one_time_tokens SET created_at = created_at - interval '2 minutes' WHERE email = $1`,
      [form.email],
    );
    const asked = await api.post('/api/forgot-password', { email: form.email });
    const unknown = await api.post('/api/forgot-password', { email: newEmail() });
    expect([asked.status, asked.body]).toEqual([unknown.status, unknown.body]);
    await stack.mailbox.waitForCount(2, { to: form.email, subject: CONFIRM });
    const token = await tokenFromMail(stack, form.email, CONFIRM);
    expect((await api.post('/api/verify-email', { token })).status).toBe(200);
    await signIn(stack, form);
  });

  it('should not be reset by the link of another purpose, or an older one', async () => {
    const person = await personWithRole(stack, 'client');
    await api.post('/api/forgot-password', { email: person.email });
    const old = await tokenFromMail(stack, person.email, 'Reset your password');
    await api.post('/api/forgot-password', { email: person.email });
    await stack.mailbox.waitForCount(2, { to: person.email, subject: 'Reset your password' });
    expect(
      (await api.post('/api/reset-password', { token: old, password: NEW_PASSWORD })).body.code,
    ).toBe('token_superseded');
    const fresh = await tokenFromMail(stack, person.email, 'Reset your password');
    expect((await api.post('/api/verify-email', { token: fresh })).body.code).toBe('token_invalid');
  });
});

describe('Changing the password', () => {
  it('counts no right password as wrong because the new one is weak', async () => {
    const person = await personWithRole(stack, 'client');
    const change = (newPassword: string) => {
      const form = { currentPassword: person.password, newPassword };
      return api.post('/api/change-password', form, person.token);
    };
    for (let n = 0; n < 7; n += 1) {
      expect((await change('12345678')).body.code).toBe('breached_password');
    }
    expect((await change(NEW_PASSWORD)).status).toBe(200);
  });

  it('wants the current one, keeps this session under a new token and ends the others', async () => {
    const person = await personWithRole(stack, 'client');
    const other = await signIn(stack, person);
    const wrong = await api.post(
      '/api/change-password',
      { currentPassword: 'not-it-at-all', newPassword: NEW_PASSWORD },
      person.token,
    );
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'currentPassword']);
    const changed = await api.post(
      '/api/change-password',
      { currentPassword: person.password, newPassword: NEW_PASSWORD },
      person.token,
    );
    expect(changed.status).toBe(200);
    expect((await api.get('/api/me', other)).status).toBe(401);
    expect((await api.get('/api/me', changed.body.token)).status).toBe(200);
    const old = await api.get('/api/me', person.token);
    expect([old.status, old.body.code]).toEqual([401, 'token_revoked']);
  });

  it('leaves the old token to the other tabs of the same browser, for half a minute', async () => {
    const person = await personWithRole(stack, 'client');
    const signedIn = await api.post('/api/login', person);
    const { token } = signedIn.body;
    const cookie = signedIn.headers.get('set-cookie')!.split(';')[0]!;
    const other = (await api.post('/api/login', person)).headers.get('set-cookie')!.split(';')[0]!;
    const form = { currentPassword: person.password, newPassword: NEW_PASSWORD };
    const changed = await api.post('/api/change-password', form, token, { cookie });
    const me = (headers: Record<string, string>) =>
      api.call('GET', '/api/me', { token, headers }).then(({ status }) => status);
    expect(changed.status).toBe(200);
    expect(await me({ cookie })).toBe(200);
    expect(await me({})).toBe(401);
    expect(await me({ cookie: other })).toBe(401);
    const acts = [
      await api.post('/api/logout', undefined, token),
      await api.put('/api/update-profile', profile(person), token, {
        'Idempotency-Key': 'a-key-of-my-own',
      }),
      await api.post('/api/change-password', form, token, { 'Idempotency-Key': 'another-key' }),
    ];
    expect(acts.map(({ status }) => status)).toEqual([401, 401, 401]);
    await stack.sql(
      `UPDATE sessions SET ended_at = now() WHERE ended_at > now() AND user_id = $1`,
      [person.id],
    );
    expect(await me({ cookie })).toBe(401);
  });
});

describe('The profile', () => {
  it('is saved, and reports missing fields', async () => {
    const person = await personWithRole(stack, 'client');
    const saved = await api.put(
      '/api/update-profile',
      profile(person, { phone: '+44 1632 960123' }),
      person.token,
    );
    expect(saved.body).toMatchObject({
      message: 'Profile updated successfully!',
      user: { firstName: 'Imogen', phone: '+44 1632 960123', profileComplete: true, version: 2 },
    });
    const { status, body } = await api.put(
      '/api/update-profile',
      profile(person, { company: ' ' }),
      person.token,
    );
    expect([status, body.errors[0]]).toEqual([
      422,
      expect.objectContaining({ field: 'company', code: 'required' }),
    ]);
    const bad = await api.put(
      '/api/update-profile',
      profile(person, { phone: 'call me' }),
      person.token,
    );
    expect(bad.body.errors[0].field).toBe('phone');
  });

  it.each(['', null])(
    'takes the phone number away when it is %p, and leaves it when absent',
    async (phone) => {
      const person = await personWithRole(stack, 'client');
      await api.put(
        '/api/update-profile',
        profile(person, { phone: '01223 960123' }),
        person.token,
      );
      const kept = await api.put('/api/update-profile', profile(person), person.token);
      expect(kept.body.user.phone).toBe('01223 960123');
      const cleared = await api.put(
        '/api/update-profile',
        profile(person, { phone }),
        person.token,
      );
      expect(cleared.body.user.phone).toBeNull();
    },
  );

  it('should not overwrite a change made in another window', async () => {
    const person = await personWithRole(stack, 'client');
    await api.put('/api/update-profile', profile(person, { version: 1 }), person.token);
    const late = await api.put(
      '/api/update-profile',
      profile(person, { version: 1, firstName: 'Late' }),
      person.token,
    );
    expect([late.status, late.body.code]).toEqual([409, 'version_conflict']);
    expect(late.body.current.firstName).toBe('Imogen');
    expect((await api.get('/api/me', person.token)).body.user.firstName).toBe('Imogen');
  });

  it('should not take role, id or owner from the body', async () => {
    const person = await personWithRole(stack, 'client');
    await api.put(
      '/api/update-profile',
      profile(person, { role: 'admin', id: 'x', _id: 'x' }),
      person.token,
    );
    expect((await api.get('/api/admin-auth', person.token)).body).toEqual({ isAdmin: false });
  });
});
