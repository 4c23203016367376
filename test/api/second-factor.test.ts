import { Api } from '../support/api';
import { BrowserWalk } from '../support/browser-walk';
import { eventually } from '../support/eventually';
import { linkIn } from '../support/mailbox';
import { operations } from '../support/openapi-contract';
import {
  accountWithRole,
  newEmail,
  personWithRole,
  raise,
  signIn,
  tokenFromMail,
  type Person,
} from '../support/people';
import { someone, startWithProviders, type ProviderStack } from '../support/providers';
import { resetFactor } from '../support/scripts';
import {
  codeOf,
  enrolApp,
  enrolKey,
  FACTOR,
  forgetSteps,
  newKey,
  personWithApp,
} from '../support/second-factor';
import type { Stack } from '../support/stack';

let claims = someone();
let place: ProviderStack;
let stack: Stack;
let api: Api;

beforeAll(async () => {
  place = await startWithProviders(() => claims, { REQUIRE_STAFF_MFA: 'true' });
  stack = place.stack;
  api = new Api(stack.baseUrl);
});
afterAll(() => place.stop());

const wanted = { status: 403, body: { code: 'second_factor_required' } };
const wrong = { status: 422, body: { code: 'wrong_code' } };
const me = (token: string) => api.get('/api/me', token);
const state = async (token: string) => (await api.get(FACTOR, token)).body;
const verify = (code: string, token: string) => api.post(`${FACTOR}/app/verify`, { code }, token);
const recover = (code: string, token: string) => api.post(`${FACTOR}/recovery`, { code }, token);
const remove = (id: string, token: string) => api.delete(`${FACTOR}/authenticators/${id}`, token);
const login = ({ email, password }: Pick<Person, 'email' | 'password'>) =>
  api.post('/api/login', { email, password });
const age = ({ id }: Pick<Person, 'id'>, column: 'created_at' | 'factor_at') =>
  stack.sql(`UPDATE sessions SET ${column} = now() - interval '11 minutes' WHERE user_id = $1`, [
    id,
  ]);

type WithApp = Awaited<ReturnType<typeof personWithApp>>;

const WAYS: Record<string, (person: WithApp) => Promise<string>> = {
  'the password': (person) => signIn(stack, person),
  'a provider': async (person) => {
    claims = someone();
    await stack.sql(
      `INSERT INTO provider_identities (id, user_id, provider, subject)
       VALUES (gen_random_uuid(), $1, 'google', $2)`,
      [person.id, claims.sub],
    );
    const browser = new BrowserWalk();
    const page = await browser.follow(`${stack.baseUrl}/api/auth/google`, '/signin?');
    const body = { code: page.searchParams.get('token') };
    const answer = await browser.go(`${stack.baseUrl}/api/auth/exchange`, { method: 'POST', body });
    return ((await answer.json()) as { token: string }).token;
  },
  'a reset link': async (person) => {
    await api.post('/api/forgot-password', { email: person.email });
    const token = await tokenFromMail(stack, person.email, 'Reset your password');
    const password = 'willow-barge-compass-7';
    expect((await api.post('/api/reset-password', { token, password })).status).toBe(200);
    return signIn(stack, { ...person, password });
  },
  'an invitation': async (person) => {
    await stack.sql('UPDATE users SET invited_at = now(), role = $2 WHERE id = $1', [
      person.id,
      'support',
    ]);
    const admin = await personWithRole(stack, 'admin');
    const invitation = { email: person.email, role: 'support' };
    await api.post('/api/people/invitations', invitation, admin.token);
    const token = await tokenFromMail(stack, person.email, 'Your staff account');
    const password = 'otter-candle-marsh-19';
    expect((await api.post('/api/reset-password', { token, password })).status).toBe(200);
    return signIn(stack, { ...person, password });
  },
};

describe('A sign-in of somebody with a second factor', () => {
  it.each(Object.keys(WAYS))('by %s is complete only with it', async (way) => {
    const person = await personWithApp(stack);
    const token = await WAYS[way]!(person);
    expect(await me(token)).toMatchObject(wanted);
    expect(await state(token)).toMatchObject({ isProven: false, isFresh: false });
    await forgetSteps(stack, person);
    const { status, body } = await verify(codeOf(person.secret), token);
    expect([status, (await me(body.token)).body.user?.email]).toEqual([200, person.email]);
    expect((await me(token)).status).toBe(401);
  });

  it('by the link of a mail opens the request only with it', async () => {
    const person = await personWithApp(stack);
    const { _id, reference } = await raise(stack, person.token);
    const subject = `We have received your request ${reference}`;
    const link = linkIn(await stack.mailbox.waitFor({ to: person.email, subject }), '/act#');
    const [token] = new URL(link).hash.slice(1).split('.');
    const { body } = await api.post('/api/mail-links/use', { token });
    expect([body.level, await api.get(`/api/requests/${_id}`, body.token)]).toMatchObject([
      1,
      wanted,
    ]);
    const recovered = await recover(person.codes[0]!, body.token);
    expect(recovered.status).toBe(200);
    expect((await api.get(`/api/requests/${_id}`, recovered.body.token)).status).toBe(200);
    const elsewhere = await api.get('/api/sessions', recovered.body.token);
    expect(elsewhere.body.code).toBe('password_needed');
    expect(recovered.body.expiresAt).toBe(body.expiresAt);
  });

  it('reaches nothing before it but what proves it, sets it up, or ends the session', async () => {
    const person = await personWithApp(stack);
    const token = await signIn(stack, person);
    const open: string[] = [];
    for (const { method, path, operation } of operations) {
      if (operation['x-permission'] === 'public') continue;
      const name = `${method.toUpperCase()} ${path}`;
      if (operation['x-without-factor']) open.push(name);
      else {
        const url = path.replace('{provider}', 'google').replace(/\{\w+\}/g, person.id);
        const body = operation.requestBody && method !== 'get' ? {} : undefined;
        const answer = await api.call(method.toUpperCase(), url, { token, body });
        expect([name, answer.status, answer.body.code]).toEqual([name, 403, wanted.body.code]);
      }
    }
    expect(open.sort()).toEqual([
      'GET /api/second-factor',
      'POST /api/logout',
      'POST /api/second-factor/app',
      'POST /api/second-factor/app/confirm',
      'POST /api/second-factor/app/verify',
      'POST /api/second-factor/passkeys',
      'POST /api/second-factor/passkeys/challenge',
      'POST /api/second-factor/passkeys/options',
      'POST /api/second-factor/passkeys/verify',
      'POST /api/second-factor/recovery',
    ]);
    for (const path of ['app', 'passkeys/options']) {
      expect(await api.post(`${FACTOR}/${path}`, undefined, token)).toMatchObject(wanted);
    }
    expect((await api.post('/api/logout', undefined, token)).status).toBe(200);
  });

  it('waits a quarter of an hour for the second step', async () => {
    const { body } = await login(await personWithApp(stack));
    const minutes = (Date.parse(body.expiresAt) - Date.now()) / 60_000;
    expect([body.level, minutes > 14, minutes <= 15]).toEqual([1, true, true]);
  });
});

describe('An authenticator app', () => {
  it('is kept sealed, its codes as hashes, and its first code proves it', async () => {
    const person = await personWithApp(stack);
    expect(person.uri).toContain(person.secret);
    const rows = await stack.sql(
      `SELECT to_jsonb(a) AS a, (SELECT jsonb_agg(c) FROM recovery_codes c WHERE c.user_id = a.user_id) AS c
       FROM authenticators a WHERE user_id = $1`,
      [person.id],
    );
    for (const secret of [person.secret, ...person.codes]) {
      expect(JSON.stringify(rows)).not.toContain(secret);
    }
    expect(await state(person.token)).toMatchObject({
      authenticators: [{ kind: 'app', name: 'Phone', lastUsedAt: null }],
      codesLeft: 10,
      isRequired: false,
      isProven: true,
      isFresh: true,
    });
    const unknown = await personWithRole(stack, 'client');
    expect((await verify('123456', unknown.token)).body.code).toBe('no_second_factor');
    await api.post(`${FACTOR}/app`, undefined, unknown.token);
    const form = { name: 'Phone', code: '000 000' };
    expect(await api.post(`${FACTOR}/app/confirm`, form, unknown.token)).toMatchObject(wrong);
    expect((await state(unknown.token)).authenticators).toEqual([]);
  });

  it('takes each code once: of four at the same time one, and none again', async () => {
    const person = await personWithApp(stack);
    const tokens = await Promise.all(Array.from({ length: 4 }, () => signIn(stack, person)));
    const code = codeOf(person.secret, 1);
    const answers = await Promise.all(tokens.map((token) => verify(code, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    const late = await signIn(stack, person);
    expect(await verify(code, late)).toMatchObject(wrong);
    expect(await verify(codeOf(person.secret), late)).toMatchObject(wrong);
  });

  it('is not guessed at: after five wrong codes a right one waits, and a passkey does not', async () => {
    const person = await personWithApp(stack);
    const { key } = await enrolKey(stack, person.token);
    await forgetSteps(stack, person);
    const token = await signIn(stack, person);
    const guesses = await Promise.all(Array.from({ length: 8 }, () => verify('000000', token)));
    expect(guesses.map(({ status }) => status).sort()).toEqual([
      422, 422, 422, 422, 422, 429, 429, 429,
    ]);
    const right = await verify(codeOf(person.secret), token);
    expect([right.status, right.body.retryAfter]).toEqual([429, expect.any(Number)]);
    expect((await recover(person.codes[0]!, token)).status).toBe(429);
    expect((await prove(key, token)).status).toBe(200);
  });

  it('makes none of the first four wait for another of the same moment', async () => {
    const person = await personWithApp(stack);
    const token = await signIn(stack, person);
    for (let round = 0; round < 25; round += 1) {
      const guesses = await Promise.all(Array.from({ length: 4 }, () => verify('000000', token)));
      expect(guesses.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
      await stack.sql('TRUNCATE sign_in_failures');
    }
  });

  it('is replaced by a new one', async () => {
    const person = await personWithApp(stack);
    const next = await enrolApp(stack, person.token);
    expect([next.codes, (await state(next.token)).authenticators.length]).toEqual([null, 1]);
    await forgetSteps(stack, person);
    const token = await signIn(stack, person);
    expect(await verify(codeOf(person.secret), token)).toMatchObject(wrong);
    expect((await verify(codeOf(next.secret), token)).status).toBe(200);
  });
});

describe('A recovery code', () => {
  it('opens the account once, also at the same moment, however it is typed', async () => {
    const person = await personWithApp(stack);
    const tokens = await Promise.all(Array.from({ length: 4 }, () => signIn(stack, person)));
    const [code = ''] = person.codes;
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const answers = await Promise.all(tokens.map((token) => recover(typed, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    const { body } = answers.find(({ status }) => status === 200)!;
    expect((await state(body.token)).codesLeft).toBe(9);
    const mail = await stack.mailbox.waitFor({
      to: person.email,
      subject: 'A recovery code was used',
    });
    expect(JSON.stringify(mail)).not.toContain(code);
  });

  it('is void once there are new ones', async () => {
    const person = await personWithApp(stack);
    const { body } = await api.post(`${FACTOR}/codes`, undefined, person.token);
    expect(new Set([...body.codes, ...person.codes]).size).toBe(20);
    const token = await signIn(stack, person);
    expect(await recover(person.codes[1]!, token)).toMatchObject(wrong);
    expect((await recover(body.codes[1], token)).status).toBe(200);
  });
});

type Key = Awaited<ReturnType<typeof enrolKey>>['key'];
const refused = { status: 401, body: { code: 'passkey_refused' } };

const ask = async (token?: string, origin = stack.baseUrl) => {
  const path = token ? `${FACTOR}/passkeys/challenge` : '/api/passkey-sign-in/options';
  const { body } = await api.post(path, undefined, token);
  return { origin, challenge: body.challenge as string };
};
const prove = async (key: Key, token: string) =>
  api.post(`${FACTOR}/passkeys/verify`, key.answer(await ask(token)), token);
const passkeySignIn = (body: unknown) => api.post('/api/passkey-sign-in', body);

describe('A passkey', () => {
  let person: Person;
  let key: Key;
  beforeAll(async () => {
    person = await personWithRole(stack, 'client');
    const enrolled = await enrolKey(stack, person.token);
    expect([enrolled.answer.status, enrolled.answer.body.codes.length]).toEqual([201, 10]);
    ({ key } = enrolled);
    person.token = enrolled.token;
  });

  it('signs in alone, and as the second step', async () => {
    const { status, body } = await passkeySignIn(
      key.answer(await ask(), { userHandle: person.id }),
    );
    expect([status, body.level, body.user.email]).toEqual([200, 2, person.email]);
    expect((await me(body.token)).status).toBe(200);
    const second = await prove(key, await signIn(stack, person));
    expect((await me(second.body.token)).status).toBe(200);
  });

  it('answers a challenge once, its own, and from our site alone', async () => {
    const once = await ask();
    const userHandle = person.id;
    const answer = key.answer(once, { userHandle });
    expect((await passkeySignIn(answer)).status).toBe(200);
    expect(await passkeySignIn(answer)).toMatchObject(refused);
    const token = await signIn(stack, person);
    const other = await signIn(stack, person);
    const foreign = key.answer(await ask(other));
    expect(await api.post(`${FACTOR}/passkeys/verify`, foreign, token)).toMatchObject(refused);
    const ofSecondStep = key.answer(await ask(token), { userHandle });
    expect(await passkeySignIn(ofSecondStep)).toMatchObject(refused);
    const phished = key.answer(await ask(undefined, 'https://fenwright.evil'), { userHandle });
    expect(await passkeySignIn(phished)).toMatchObject(refused);
    const made = key.answer({ origin: stack.baseUrl, challenge: 'bWFkZSB1cA' }, { userHandle });
    expect(await passkeySignIn(made)).toMatchObject(refused);
  });

  it('needs its owner’s finger, face or PIN, and their account', async () => {
    const stranger = await personWithRole(stack, 'client');
    for (const told of [
      { userHandle: person.id, isVerified: false },
      { userHandle: stranger.id },
      {},
    ]) {
      expect(await passkeySignIn(key.answer(await ask(), told))).toMatchObject(refused);
    }
    const mine = await personWithApp(stack);
    const theirs = await enrolKey(stack, mine.token);
    const token = await signIn(stack, person);
    expect(await prove(theirs.key, token)).toMatchObject(refused);
    const again = await enrolKey(stack, theirs.token, theirs.key);
    expect([again.answer.status, again.answer.body.code]).toEqual([409, 'passkey_known']);
  });

  it('that counts backwards is a copy, unless it is synchronised', async () => {
    const signInAt = async (one: Key, id: string, counter: number) =>
      (await passkeySignIn(one.answer(await ask(), { userHandle: id, counter }))).status;
    expect(await signInAt(key, person.id, 1_000)).toBe(200);
    expect(await signInAt(key, person.id, 999)).toBe(401);
    expect(await signInAt(key, person.id, 1_000)).toBe(401);
    expect(await signInAt(key, person.id, 1_001)).toBe(200);
    const other = await personWithRole(stack, 'client');
    const shared = newKey(stack, true);
    await enrolKey(stack, other.token, shared);
    expect(await signInAt(shared, other.id, 7)).toBe(200);
    expect(await signInAt(shared, other.id, 3)).toBe(200);
  });

  it('that was removed is refused at once, also in the middle of a sign-in', async () => {
    const owner = await personWithApp(stack);
    const { key: lost, token } = await enrolKey(stack, owner.token);
    const begun = lost.answer(await ask(), { userHandle: owner.id });
    const { authenticators } = await state(token);
    const [passkey] = authenticators.filter((one: { kind: string }) => one.kind === 'passkey');
    const foreign = await remove(passkey._id, (await personWithApp(stack)).token);
    expect(foreign.body.code).toBe('authenticator_not_found');
    expect(passkey.credentialId).toBe(lost.id);
    expect((await remove(passkey._id, token)).status).toBe(200);
    expect(await passkeySignIn(begun)).toMatchObject({
      status: 401,
      body: { code: 'passkey_unknown' },
    });
  });

  it('of a closed account opens nothing', async () => {
    const owner = await personWithRole(stack, 'client');
    const { key: one } = await enrolKey(stack, owner.token);
    await stack.sql('UPDATE users SET disabled_at = now() WHERE id = $1', [owner.id]);
    const answer = await passkeySignIn(one.answer(await ask(), { userHandle: owner.id }));
    expect([answer.status, answer.body.code]).toEqual([403, 'account_disabled']);
  });
});

describe('A change of one’s second factors', () => {
  it('needs a fresh sign-in for the first, and a fresh second step from then on', async () => {
    const person = await personWithRole(stack, 'client');
    await age(person, 'created_at');
    const stale = await api.post(`${FACTOR}/app`, undefined, person.token);
    expect(stale.body.code).toBe('reauthentication_required');
    const owner = await personWithApp(stack);
    await age(owner, 'factor_at');
    const { authenticators } = await state(owner.token);
    const late = await Promise.all([
      remove(authenticators[0]._id, owner.token),
      api.post(`${FACTOR}/codes`, undefined, owner.token),
      api.post(`${FACTOR}/app`, undefined, owner.token),
      api.post(`${FACTOR}/passkeys/options`, undefined, owner.token),
    ]);
    for (const { status, body } of late) {
      expect([status, body.code]).toEqual([403, 'factor_confirmation_required']);
    }
    const password = { currentPassword: owner.password };
    const { body: again } = await api.post('/api/reauthenticate', password, owner.token);
    const still = await remove(authenticators[0]._id, again.token);
    expect(still.body.code).toBe('factor_confirmation_required');
    const { body: proven } = await recover(owner.codes[0]!, again.token);
    const name = await api.put(
      `${FACTOR}/authenticators/${authenticators[0]._id}`,
      { name: 'Old phone' },
      proven.token,
    );
    expect(name.status).toBe(200);
    expect((await state(proven.token)).authenticators[0].name).toBe('Old phone');
    expect((await remove(authenticators[0]._id, proven.token)).status).toBe(200);
    expect(await state(proven.token)).toMatchObject({ authenticators: [], codesLeft: 0 });
    expect((await login(owner)).body.level).toBe(2);
  });

  it('asks for it everywhere else, and ends what is left without any to prove', async () => {
    const person = await personWithRole(stack, 'client');
    const elsewhere = await signIn(stack, person);
    const { token } = await enrolApp(stack, person.token);
    expect([await me(elsewhere), (await me(token)).status]).toMatchObject([wanted, 200]);
    const { authenticators } = await state(token);
    await remove(authenticators[0]._id, token);
    expect([(await me(elsewhere)).status, (await me(token)).status]).toEqual([401, 200]);
    for (const subject of ['An authenticator app was added', 'An authenticator app was removed']) {
      await stack.mailbox.waitFor({ to: person.email, subject });
    }
    const events = await stack.sql<{ type: string }>(
      `SELECT type FROM events WHERE actor_id = $1 AND type LIKE 'second-factor.%'`,
      [person.id],
    );
    expect(events.map(({ type }) => type).sort()).toEqual([
      'second-factor.added',
      'second-factor.codes-made',
      'second-factor.removed',
    ]);
  });

  it('stops at ten', async () => {
    const person = await personWithApp(stack);
    let { token } = person;
    for (let count = 2; count <= 10; count += 1) ({ token } = await enrolKey(stack, token));
    const eleventh = await api.post(`${FACTOR}/passkeys/options`, undefined, token);
    expect(eleventh.body.code).toBe('too_many_authenticators');
  });

  it('by an intruder goes with their change of the address, and their API token', async () => {
    const person = await personWithRole(stack, 'client');
    const profile = { firstName: 'A', lastName: 'B', company: 'C', email: newEmail('intruder') };
    const moved = await api.put('/api/update-profile', profile, person.token);
    const token = { name: 'Mine', scopes: ['requests:read'], days: 365 };
    const made = await api.post('/api/tokens', token, moved.body.token);
    expect((await api.get('/api/get-requests', made.body.token)).status).toBe(200);
    await enrolApp(stack, moved.body.token);
    const undo = await tokenFromMail(stack, person.email, 'Your e-mail address is being changed');
    expect((await api.post('/api/verify-email', { token: undo })).status).toBe(200);
    const left = await stack.sql(
      'SELECT 1 FROM authenticators WHERE user_id = $1 UNION ALL SELECT 1 FROM recovery_codes WHERE user_id = $1',
      [person.id],
    );
    expect(left).toEqual([]);
    await eventually(
      () => api.get('/api/get-requests', made.body.token),
      ({ status }) => status === 401,
    );
  });
});

describe('Somebody who only knows the password', () => {
  it('ends no proven session by signing in, and no wait for codes outlasts a reset', async () => {
    const person = await personWithApp(stack, 'client');
    for (let n = 0; n < 11; n += 1) expect((await login(person)).body.level).toBe(1);
    expect((await me(person.token)).status).toBe(200);
    const half = (await login(person)).body.token;
    for (let n = 0; n < 5; n += 1) await verify('000000', half);
    expect((await verify(codeOf(person.secret), half)).body.code).toBe('quota_exceeded');
    await api.post('/api/forgot-password', { email: person.email });
    const token = await tokenFromMail(stack, person.email, 'Reset your password');
    const password = 'willow-barge-compass-7';
    expect((await api.post('/api/reset-password', { token, password })).status).toBe(200);
    const again = (await login({ ...person, password })).body.token;
    await forgetSteps(stack, person);
    expect((await verify(codeOf(person.secret), again)).status).toBe(200);
  });
});

describe('Staff, where they need a second factor', () => {
  it('have seven days from their first sign-in, and can only set one up after that', async () => {
    const person = await personWithRole(stack, 'manager');
    const { dueAt, isRequired } = await state(person.token);
    const days = (Date.parse(dueAt) - Date.now()) / 86_400_000;
    expect([isRequired, days > 6.9, days <= 7]).toEqual([true, true, true]);
    expect((await me(person.token)).status).toBe(200);
    await stack.sql('UPDATE users SET factor_due_at = now() WHERE id = $1', [person.id]);
    const { body } = await login(person);
    expect([body.level, await me(body.token)]).toMatchObject([1, wanted]);
    const enrolled = await enrolApp(stack, body.token);
    expect((await me(enrolled.token)).body.user.role).toBe('manager');
    const { authenticators } = await state(enrolled.token);
    const last = await remove(authenticators[0]._id, enrolled.token);
    expect([last.status, last.body.code]).toEqual([409, 'last_authenticator']);
    const { token } = await enrolKey(stack, enrolled.token);
    expect((await remove(authenticators[0]._id, token)).status).toBe(200);
  });

  it('are helped by another admin: all is removed, every session ends, and there is a day of grace', async () => {
    const admin = await personWithRole(stack, 'admin');
    const person = await personWithApp(stack, 'support');
    const path = `/api/people/${person.id}`;
    expect((await api.get(path, admin.token)).body.hasSecondFactor).toBe(true);
    const own = await api.delete(`/api/people/${admin.id}/second-factor`, admin.token);
    expect(own.body.code).toBe('own_second_factor');
    expect((await api.delete(`${path}/second-factor`, person.token)).status).toBe(403);
    expect((await api.delete(`${path}/second-factor`, admin.token)).status).toBe(200);
    expect((await me(person.token)).status).toBe(401);
    expect((await api.get(path, admin.token)).body.hasSecondFactor).toBe(false);
    const again = await api.delete(`${path}/second-factor`, admin.token);
    expect([again.status, again.body.code]).toEqual([409, 'no_second_factor']);
    const { body } = await login(person);
    const { dueAt } = await state(body.token);
    expect([body.level, Date.parse(dueAt) - Date.now() < 86_400_001]).toEqual([2, true]);
    await stack.mailbox.waitFor({ to: person.email, subject: 'Your two-step sign-in was reset' });
    const events = await stack.sql(
      `SELECT actor_id, data FROM events WHERE type = 'second-factor.reset' AND subject_id = $1`,
      [person.id],
    );
    expect(events).toEqual([{ actor_id: admin.id, data: { before: { authenticators: 1 } } }]);
  });

  it('the only admin is helped from the command line', async () => {
    const person = await personWithApp(stack, 'admin');
    expect(await resetFactor(stack, person.email)).toContain(person.email);
    expect((await me(person.token)).status).toBe(401);
    expect((await login(person)).body.level).toBe(2);
  });

  it('clients need none', async () => {
    const client = await accountWithRole(stack, 'client');
    const { body } = await login(client);
    expect([body.level, await state(body.token)]).toMatchObject([
      2,
      { isRequired: false, dueAt: null },
    ]);
  });
});
