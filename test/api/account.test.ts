import { Api } from '../support/api';
import { newEmail, personWithRole, signIn, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

const profile = (person: { email: string }, over = {}) => ({
  firstName: 'Imogen',
  lastName: 'Fenn',
  email: person.email,
  company: 'Fenn & Daughters',
  ...over,
});

describe('The password once more', () => {
  it('makes an old session fresh: risky changes pass, and the old token goes', async () => {
    const person = await personWithRole(stack, 'client');
    await makeOld(person);
    const form = profile({ email: newEmail('fresh') });
    expect((await api.put('/api/update-profile', form, person.token)).status).toBe(403);
    const wrong = await reauthenticate(person, 'not-it-at-all');
    expect([wrong.status, wrong.body.errors[0].code]).toEqual([422, 'wrong_password']);
    const confirmed = await reauthenticate(person, person.password);
    expect(confirmed.status).toBe(200);
    const { token } = confirmed.body;
    expect((await api.put('/api/update-profile', form, token)).status).toBe(200);
    const [old] = await stack.sql<{ ends: boolean }>(
      'SELECT bool_or(ended_at IS NOT NULL) AS ends FROM sessions WHERE user_id = $1',
      [person.id],
    );
    expect(old).toEqual({ ends: true });
  });

  it('cannot be guessed: from the sixth wrong one on it must wait', async () => {
    const person = await personWithRole(stack, 'client');
    await makeOld(person);
    for (let tries = 0; tries < 6; tries += 1) await reauthenticate(person, `guess-${tries}-wrong`);
    const late = await reauthenticate(person, person.password);
    expect([late.status, late.body.code]).toEqual([429, 'quota_exceeded']);
    const form = profile({ email: newEmail() });
    const body = { ...form, currentPassword: person.password };
    expect((await api.put('/api/update-profile', body, person.token)).status).toBe(429);
  });

  it('says which password is wrong when the address is changed', async () => {
    const person = await personWithRole(stack, 'client');
    await makeOld(person);
    const body = { ...profile({ email: newEmail() }), currentPassword: 'not-it-at-all' };
    const wrong = await api.put('/api/update-profile', body, person.token);
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'currentPassword']);
  });
});

describe('The sessions of an account', () => {
  it('are listed, and end one by one or all but this one', async () => {
    const person = await personWithRole(stack, 'client');
    const others = [await signIn(stack, person), await signIn(stack, person)];
    const { body } = await api.get('/api/sessions', person.token);
    expect(body.sessions).toHaveLength(3);
    expect(body.sessions.filter((one: { current: boolean }) => one.current)).toHaveLength(1);
    const [first] = body.sessions.filter((one: { current: boolean }) => !one.current);
    expect((await api.delete(`/api/sessions/${first._id}`, person.token)).status).toBe(200);
    const left = await Promise.all(others.map((token) => api.get('/api/me', token)));
    expect(left.map(({ status }) => status).sort()).toEqual([200, 401]);
    await api.delete('/api/sessions', person.token);
    const gone = await Promise.all(others.map((token) => api.get('/api/me', token)));
    expect(gone.map(({ status }) => status)).toEqual([401, 401]);
    expect((await api.get('/api/me', person.token)).status).toBe(200);
  });

  it('should not be ended by another person', async () => {
    const [person, other] = [
      await personWithRole(stack, 'client'),
      await personWithRole(stack, 'client'),
    ];
    const { body } = await api.get('/api/sessions', person.token);
    const path = `/api/sessions/${body.sessions[0]._id}`;
    const refused = await api.delete(path, other.token);
    expect([refused.status, refused.body.code]).toEqual([404, 'session_not_found']);
    expect((await api.get('/api/me', person.token)).status).toBe(200);
  });
});

describe('The ways to sign in', () => {
  it('name the password, and the providers that are set up here', async () => {
    const person = await personWithRole(stack, 'client');
    const { status, body } = await api.get('/api/auth/methods', person.token);
    expect([status, body.hasPassword]).toEqual([200, true]);
    expect(body.providers.map((one: { provider: string }) => one.provider)).toEqual([
      'google',
      'facebook',
    ]);
    expect(body.providers[0]).toMatchObject({ linkedAt: null, isAvailable: false });
    const away = await api.post('/api/auth/link/google', undefined, person.token);
    expect([away.status, away.body.code]).toEqual([404, 'provider_not_offered']);
  });
});

const reauthenticate = (person: Person, currentPassword: string) =>
  api.post('/api/reauthenticate', { currentPassword }, person.token);

const makeOld = (person: Person) =>
  stack.sql(`UPDATE sessions SET created_at = now() - interval '11 minutes' WHERE user_id = $1`, [
    person.id,
  ]);
