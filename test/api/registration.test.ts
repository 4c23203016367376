import { Api } from '../support/api';
import { newEmail, registration, tokenFromMail } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

const CONFIRM = 'Confirm your e-mail address';
const confirmToken = (email: string) => tokenFromMail(stack, email, CONFIRM);

describe('Registration', () => {
  it('makes an account once the mailed link is used', async () => {
    const form = registration();
    const registered = await api.post('/api/register', form);
    expect(registered.status).toBe(201);
    expect(registered.body.message).toBe(
      'Registration successful! Please check your email to confirm your account.',
    );
    const early = await api.post('/api/login', form);
    expect([early.status, early.body.code]).toEqual([403, 'email_not_verified']);
    const verified = await api.post('/api/verify-email', { token: await confirmToken(form.email) });
    expect([verified.status, verified.body.message]).toEqual([200, 'Email verified successfully!']);
    const signedIn = await api.post('/api/login', form);
    expect(signedIn.status).toBe(200);
    expect(signedIn.body.user).toMatchObject({
      firstName: 'Amira',
      email: form.email,
      role: 'client',
      profileComplete: true,
    });
  });

  it('should not reveal to a stranger whether an address has an account; notifies its owner', async () => {
    const form = registration();
    const first = await api.post('/api/register', form);
    await api.post('/api/verify-email', { token: await confirmToken(form.email) });
    const again = await api.post('/api/register', { ...form, email: form.email.toUpperCase() });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    const mail = await stack.mailbox.waitFor({
      to: form.email,
      subject: 'You already have an account',
    });
    expect(mail.text).toContain('/signin');
    expect(mail.text).toContain('/forgot-password');
  });

  describe('of two sign-ups for one address', () => {
    const twice = async () => {
      const mine = registration();
      const theirs = { ...mine, firstName: 'Mallory', password: 'another-fine-lantern-9' };
      const first = await api.post('/api/register', mine);
      const myToken = await confirmToken(mine.email);
      const second = await api.post('/api/register', theirs);
      await stack.mailbox.waitForCount(2, { to: mine.email, subject: CONFIRM });
      const theirToken = await confirmToken(mine.email);
      const cookies = [first, second].map((a) => a.headers.get('set-cookie')!.split(';')[0]!);
      return { mine, theirs, myToken, theirToken, cookies };
    };
    const login = async (form: object) => (await api.post('/api/login', form)).status;

    it('each link confirms the one it was made for, and the other ends', async () => {
      const { mine, theirs, myToken, theirToken } = await twice();
      expect([await login(mine), await login(theirs)]).toEqual([403, 403]);
      const confirmed = await api.post('/api/verify-email', { token: myToken });
      expect([confirmed.status, confirmed.body.message]).toEqual([
        200,
        'Email verified successfully!',
      ]);
      expect([await login(mine), await login(theirs)]).toEqual([200, 401]);
      const late = await api.post('/api/verify-email', { token: theirToken });
      expect([late.status, late.body.message]).toEqual([200, 'Email already verified.']);
      expect([await login(mine), await login(theirs)]).toEqual([200, 401]);
    });

    it('the later one can be the person’s own', async () => {
      const { mine, theirs, theirToken } = await twice();
      expect((await api.post('/api/verify-email', { token: theirToken })).status).toBe(200);
      expect([await login(mine), await login(theirs)]).toEqual([401, 200]);
    });

    it('a browser confirms its own, even by the mail of the other', async () => {
      const { mine, theirs, theirToken, cookies } = await twice();
      const answer = await api.call('POST', '/api/verify-email', {
        body: { token: theirToken },
        headers: { cookie: cookies[0]! },
      });
      expect(answer.status).toBe(200);
      expect([await login(mine), await login(theirs)]).toEqual([200, 401]);
    });

    it('a new link is for the sign-up of the browser that asks', async () => {
      const { mine, theirs, cookies } = await twice();
      const headers = { cookie: cookies[0]! };
      await api.call('POST', '/api/resend-verification', { body: { email: mine.email }, headers });
      await stack.mailbox.waitForCount(3, { to: mine.email, subject: CONFIRM });
      const token = await confirmToken(mine.email);
      await api.post('/api/verify-email', { token });
      expect([await login(mine), await login(theirs)]).toEqual([200, 401]);
    });

    it('at most three wait', async () => {
      const form = registration();
      for (const n of [1, 2, 3, 4, 5]) {
        await api.post('/api/register', { ...form, password: `lantern-of-heron-${n}` });
      }
      const rows = await stack.sql('SELECT 1 FROM pending_registrations WHERE email = $1', [
        form.email,
      ]);
      expect(rows).toHaveLength(3);
    });

    it('the cookie does not reveal who has an account', async () => {
      const form = registration();
      const [unknown] = [await api.post('/api/register', form)];
      await api.post('/api/verify-email', { token: await confirmToken(form.email) });
      const known = await api.post('/api/register', form);
      const shape = (answer: typeof known) =>
        answer.headers
          .get('set-cookie')!
          .replace(/=[^;]*/, '')
          .replace(/Max-Age=\d+/, '');
      expect(shape(known)).toBe(shape(unknown!));
    });
  });

  it('says that an address is verified already when its link is opened twice', async () => {
    const form = registration();
    await api.post('/api/register', form);
    const token = await confirmToken(form.email);
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.post('/api/verify-email', { token })),
    );
    expect(answers.map((a) => a.status)).toEqual([200, 200, 200]);
    const last = await api.post('/api/verify-email', { token });
    expect([last.status, last.body.message]).toEqual([200, 'Email already verified.']);
    expect(await stack.sql('SELECT 1 FROM users WHERE email = $1', [form.email])).toHaveLength(1);
  });

  it('names a missing, a wrong and an expired link', async () => {
    const missing = await api.post('/api/verify-email', {});
    expect([missing.status, missing.body.code, missing.body.message]).toEqual([
      422,
      'token_required',
      'Invalid verification link. No token provided.',
    ]);
    const wrong = await api.post('/api/verify-email', { token: 'x'.repeat(43) });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'token_invalid']);
    const form = registration();
    await api.post('/api/register', form);
    const token = await confirmToken(form.email);
    await stack.sql(`UPDATE one_time_tokens SET expires_at = now() WHERE email = $1`, [form.email]);
    const expired = await api.post('/api/verify-email', { token });
    expect([expired.status, expired.body.code]).toEqual([410, 'token_expired']);
  });

  it('deletes a sign-up that was not the owner of the address', async () => {
    const form = registration();
    await api.post('/api/register', form);
    const token = await confirmToken(form.email);
    const cancel = await tokenFromMail(stack, form.email, CONFIRM, 'cancel');
    expect((await api.post('/api/cancel-registration', { token: cancel })).status).toBe(200);
    expect((await api.post('/api/verify-email', { token })).body.code).toBe('token_superseded');
    expect((await api.post('/api/login', form)).status).toBe(401);
  });

  it('should not say that a sign-up was deleted once it is an account', async () => {
    const form = registration();
    await api.post('/api/register', form);
    const cancel = await tokenFromMail(stack, form.email, CONFIRM, 'cancel');
    await api.post('/api/verify-email', { token: await confirmToken(form.email) });
    const late = await api.post('/api/cancel-registration', { token: cancel });
    expect([late.status, late.body.code]).toEqual([410, 'already_verified']);
  });

  it.each(['josé@test.example', '"a b"@test.example', 'a@b', 'a@test.example\nBcc: x@y.example'])(
    'refuses the address %p',
    async (email) => {
      const { status, body } = await api.post('/api/register', registration(email));
      expect([status, body.errors[0].field]).toEqual([422, 'email']);
    },
  );

  it('sends a new link on request, and the older one stops working', async () => {
    const form = registration();
    await api.post('/api/register', form);
    const oldToken = await confirmToken(form.email);
    const resent = await api.post('/api/resend-verification', { email: form.email });
    const unknown = await api.post('/api/resend-verification', { email: newEmail() });
    expect([resent.status, unknown.status]).toEqual([202, 202]);
    expect(resent.body).toEqual(unknown.body);
    await stack.mailbox.waitForCount(2, { to: form.email, subject: CONFIRM });
    expect((await api.post('/api/verify-email', { token: oldToken })).status).toBe(410);
    expect(
      (await api.post('/api/verify-email', { token: await confirmToken(form.email) })).status,
    ).toBe(200);
  });

  it.each([
    ['12345678', 'breached_password'],
    ['short', 'weak_password'],
    ['Northgate Logistics', 'breached_password'],
    ['áéíóúñç', 'weak_password'],
  ])('refuses the password %p as %s', async (password, code) => {
    const { status, body } = await api.post('/api/register', { ...registration(), password });
    expect([status, body.code]).toEqual([422, code]);
    expect(body.errors).toEqual([expect.objectContaining({ field: 'password', code })]);
  });

  it('bounds and names every field', async () => {
    const { status, body } = await api.post('/api/register', {
      firstName: ' ',
      lastName: 'x'.repeat(81),
      email: 'not an address',
      company: 'Line\u0000break',
      password: 'p'.repeat(129),
    });
    expect(status).toBe(422);
    expect(body.errors.map((e: { field: string; code: string }) => `${e.field}:${e.code}`)).toEqual(
      [
        'firstName:required',
        'lastName:too_long',
        'email:invalid_email',
        'company:control_characters',
        'password:too_long',
      ],
    );
  });

  it('never stores a token or a password that could be used', async () => {
    const form = registration();
    await api.post('/api/register', form);
    const token = await confirmToken(form.email);
    const dump = JSON.stringify(
      await Promise.all(
        ['one_time_tokens', 'outbox_mails', 'pending_registrations', 'events'].map((table) =>
          stack.sql(`SELECT * FROM ${table}`),
        ),
      ),
    );
    expect(dump).not.toContain(token);
    expect(dump).not.toContain(form.password);
    expect(dump).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });
});
