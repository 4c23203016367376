import { domainToUnicode } from 'node:url';
import { Api } from '../support/api';
import {
  accountWithRole,
  newEmail,
  personWithRole,
  registration,
  signIn,
  tokenFromMail,
  type Person,
} from '../support/people';
import { inviteStaff } from '../support/scripts';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

const NEW_PASSWORD = 'willow-barge-compass-7';
const profile = (email: string) => ({ firstName: 'Ada', lastName: 'B', company: 'C', email });
const reset = (token: string, password = 'otter-candle-marsh-19') =>
  api.post('/api/reset-password', { token, password });
const changePassword = (person: Person) =>
  api.post(
    '/api/change-password',
    { currentPassword: person.password, newPassword: NEW_PASSWORD },
    person.token,
  );

describe('A change of the password', () => {
  it('voids the links that were mailed before it, a change of address included', async () => {
    const person = await personWithRole(stack, 'client');
    await api.post('/api/forgot-password', { email: person.email });
    const forgotten = await tokenFromMail(stack, person.email, 'Reset your password');
    const moved = newEmail('moved');
    const asked = await api.put('/api/update-profile', profile(moved), person.token);
    const confirm = await tokenFromMail(stack, moved, 'Confirm your new e-mail address');
    const { status } = await changePassword({ ...person, token: asked.body.token });
    expect(status).toBe(200);
    expect((await reset(forgotten)).body.code).toBe('token_superseded');
    expect((await api.post('/api/verify-email', { token: confirm })).status).toBe(410);
    const token = await signIn(stack, { ...person, password: NEW_PASSWORD });
    expect((await api.get('/api/me', token)).body.user).toMatchObject({
      email: person.email,
      pendingEmail: null,
    });
  });

  it('by a reset link voids the others too', async () => {
    const person = await personWithRole(stack, 'client');
    const moved = newEmail('moved');
    await api.put('/api/update-profile', profile(moved), person.token);
    const confirm = await tokenFromMail(stack, moved, 'Confirm your new e-mail address');
    await api.post('/api/forgot-password', { email: person.email });
    const forgotten = await tokenFromMail(stack, person.email, 'Reset your password');
    expect((await reset(forgotten)).status).toBe(200);
    expect((await api.post('/api/verify-email', { token: confirm })).status).toBe(410);
  });
});

describe('An invitation', () => {
  it('is no way into an account that has another one by then', async () => {
    const admin = await personWithRole(stack, 'admin');
    const email = newEmail('colleague');
    await api.post('/api/people/invitations', { email, role: 'support' }, admin.token);
    const token = await tokenFromMail(stack, email, 'Your staff account');
    const [user] = await stack.sql<{ id: string }>('SELECT id FROM users WHERE email = $1', [
      email,
    ]);
    // A provider sign-in leaves the account like this.
    await stack.sql('UPDATE users SET invited_at = NULL WHERE id = $1', [user!.id]);
    const late = await reset(token);
    expect([late.status, late.body.code]).toEqual([400, 'token_invalid']);
  });

  it('from the command line mails an active account a link to reset, which voids the others', async () => {
    const person = await personWithRole(stack, 'manager');
    await api.post('/api/forgot-password', { email: person.email });
    const older = await tokenFromMail(stack, person.email, 'Reset your password');
    const printed = await inviteStaff(stack, person.email, 'manager');
    expect(printed).toContain('30 minutes');
    const [, token] = /token=([\w-]+)/.exec(printed) ?? [];
    expect((await reset(older)).body.code).toBe('token_superseded');
    expect((await reset(token!)).status).toBe(200);
  });

  it('from the command line shows a client’s account, and changes nothing without confirmation', async () => {
    const client = await accountWithRole(stack, 'client');
    await expect(inviteStaff(stack, client.email, 'admin')).rejects.toThrow(/--yes/);
    const [row] = await stack.sql('SELECT role FROM users WHERE id = $1', [client.id]);
    expect(row).toEqual({ role: 'client' });
    await inviteStaff(stack, client.email, 'support', '--yes');
    const [after] = await stack.sql('SELECT role FROM users WHERE id = $1', [client.id]);
    expect(after).toEqual({ role: 'support' });
  });
});

describe('"That wasn’t me" after a change of address', () => {
  it('ends every way in that the intruder may have, and lets the owner choose a password', async () => {
    const person = await personWithRole(stack, 'client');
    const identity = (provider: string, age: string) =>
      stack.sql(
        `INSERT INTO provider_identities (id, user_id, provider, subject, created_at)
         VALUES (gen_random_uuid(), $1, $2, $3, now() - $4::interval)`,
        [person.id, provider, newEmail('subject'), age],
      );
    await identity('google', '2 days');
    const moved = newEmail('intruder');
    const asked = await api.put('/api/update-profile', profile(moved), person.token);
    await identity('facebook', '0 days');
    const undo = await tokenFromMail(stack, person.email, 'Your e-mail address is being changed');
    const answer = await api.post('/api/verify-email', { token: undo });
    expect([answer.status, answer.body.message]).toEqual([200, expect.stringContaining('stays')]);
    expect((await api.get('/api/me', asked.body.token)).status).toBe(401);
    expect((await api.post('/api/login', person)).status).toBe(401);
    const left = await stack.sql('SELECT provider FROM provider_identities WHERE user_id = $1', [
      person.id,
    ]);
    expect(left).toEqual([{ provider: 'google' }]);
    const confirm = await tokenFromMail(stack, moved, 'Confirm your new e-mail address');
    expect((await api.post('/api/verify-email', { token: confirm })).status).toBe(410);
    const token = await tokenFromMail(stack, person.email, 'Reset your password');
    expect((await reset(token, NEW_PASSWORD)).status).toBe(200);
    await signIn(stack, { ...person, password: NEW_PASSWORD });
  });
});

describe('An intruder who moves the address twice', () => {
  it('cannot void the owner’s link with the one to their own first address', async () => {
    const person = await personWithRole(stack, 'client');
    const [evil, further] = [newEmail('evil'), newEmail('further')];
    await api.put('/api/update-profile', profile(evil), person.token);
    const owners = await tokenFromMail(stack, person.email, 'Your e-mail address is being changed');
    const token = await tokenFromMail(stack, evil, 'Confirm your new e-mail address');
    await api.post('/api/verify-email', { token });
    const session = await signIn(stack, { ...person, email: evil });
    await api.put('/api/update-profile', profile(further), session);
    const intruders = await tokenFromMail(stack, evil, 'Your e-mail address is being changed');
    expect((await api.post('/api/verify-email', { token: intruders })).status).toBe(200);
    const taken = await api.post('/api/verify-email', { token: owners });
    expect([taken.status, taken.body.message]).toEqual([200, expect.stringContaining('stays')]);
    const [row] = await stack.sql('SELECT email FROM users WHERE id = $1', [person.id]);
    expect(row).toEqual({ email: person.email });
  });
});

describe('A change of address', () => {
  it('makes a session neither fresher nor longer', async () => {
    const person = await personWithRole(stack, 'client');
    await stack.sql(
      `UPDATE sessions SET created_at = now() - interval '9 minutes 58 seconds',
         expires_at = now() + interval '20 minutes' WHERE user_id = $1`,
      [person.id],
    );
    const asked = await api.put('/api/update-profile', profile(newEmail('moved')), person.token);
    expect(Date.parse(asked.body.expiresAt) - Date.now()).toBeLessThan(21 * 60_000);
    await stack.sql(
      `UPDATE sessions SET created_at = created_at - interval '3 seconds' WHERE user_id = $1`,
      [person.id],
    );
    const again = await api.put(
      '/api/update-profile',
      profile(newEmail('again')),
      asked.body.token,
    );
    expect([again.status, again.body.code]).toEqual([403, 'reauthentication_required']);
  });
});

describe('A domain that looks like ours', () => {
  it('is another domain: it becomes no staff by an invitation to ours', async () => {
    const admin = await personWithRole(stack, 'admin');
    const mark = newEmail('boss').split('@')[0];
    const lookAlike = `${mark}@fenwrİght.example`;
    const stored = `${mark}@xn--fenwright-bkf.example`;
    const form = registration(lookAlike);
    expect((await api.post('/api/register', form)).status).toBe(201);
    // Mail programs show a domain in its Unicode form.
    const shown = `${mark}@${domainToUnicode('xn--fenwright-bkf.example')}`;
    const token = await tokenFromMail(stack, shown, 'Confirm your e-mail address');
    await api.post('/api/verify-email', { token });
    const stranger = await signIn(stack, form);
    const invited = await api.post(
      '/api/people/invitations',
      { email: `${mark}@fenwright.example`, role: 'admin' },
      admin.token,
    );
    expect([invited.status, invited.body.isLinkSent]).toEqual([201, true]);
    expect((await api.get('/api/me', stranger)).body.user).toMatchObject({
      email: stored,
      role: 'client',
    });
  });

  it.each(['bo\u0455s', 'bo\u017Fs', '\u212Abc', 'ｂoss'])(
    'a local part outside ASCII is refused: %s',
    async (local) => {
      const email = `${local}@fenwright.example`;
      const answers = [
        await api.post('/api/register', registration(email)),
        await api.post('/api/login', { email, password: 'x' }),
        await api.post('/api/forgot-password', { email }),
        await api.post('/api/newsletter/subscribe', { email }),
      ];
      for (const { status, body } of answers) {
        expect([status, body.errors[0].field]).toEqual([422, 'email']);
      }
    },
  );

  it('the database itself takes no such address', async () => {
    const person = await accountWithRole(stack, 'client');
    const write = (email: string) =>
      stack.sql('UPDATE users SET email = $2 WHERE id = $1', [person.id, email]);
    await expect(write('boss@fenwrİght.example')).rejects.toThrow(/users_email_ascii_check/);
  });
});
