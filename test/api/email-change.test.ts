import { Api } from '../support/api';
import { newEmail, personWithRole, signIn, tokenFromMail, type Person } from '../support/people';
import { whileWaiting } from '../support/locks';
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

/** The owner of the old address resets the password by mail; the earlier one stops working. */
async function hasNewPassword(person: Person): Promise<void> {
  expect((await api.post('/api/login', person)).status).toBe(401);
  const token = await tokenFromMail(stack, person.email, 'Reset your password');
  const password = 'otter-candle-marsh-19';
  expect((await api.post('/api/reset-password', { token, password })).status).toBe(200);
  await signIn(stack, { ...person, password });
}

describe('A new e-mail address', () => {
  it('takes effect once its owner confirms it; the owner of the old one can undo it', async () => {
    const person = await personWithRole(stack, 'client');
    const email = newEmail('moved');
    const asked = await api.put('/api/update-profile', profile({ email }), person.token);
    expect(asked.body.user).toMatchObject({ email: person.email, pendingEmail: email });
    expect(asked.body.token).toEqual(expect.any(String));
    await signIn(stack, person);
    const undo = await tokenFromMail(stack, person.email, 'Your e-mail address is being changed');
    const token = await tokenFromMail(stack, email, 'Confirm your new e-mail address');
    expect((await api.post('/api/verify-email', { token })).status).toBe(200);
    expect((await api.post('/api/login', person)).status).toBe(401);
    await signIn(stack, { ...person, email });
    expect((await api.post('/api/verify-email', { token: undo })).status).toBe(200);
    const again = await api.post('/api/verify-email', { token: undo });
    expect(again.body.message).toMatch(/^Your address stays as it was: this link was used before/);
    await hasNewPassword(person);
    expect((await api.post('/api/login', { ...person, email })).status).toBe(401);
  });

  it('can be undone by the first owner, even after further changes', async () => {
    const person = await personWithRole(stack, 'client');
    let token = person.token;
    for (const email of [newEmail('second'), newEmail('third')]) {
      await api.put('/api/update-profile', profile({ email }), token);
      const confirm = await tokenFromMail(stack, email, 'Confirm your new e-mail address');
      expect((await api.post('/api/verify-email', { token: confirm })).status).toBe(200);
      token = await signIn(stack, { ...person, email });
    }
    const undo = await tokenFromMail(stack, person.email, 'Your e-mail address is being changed');
    expect((await api.post('/api/verify-email', { token: undo })).status).toBe(200);
    await hasNewPassword(person);
    expect((await api.get('/api/me', token)).status).toBe(401);
  });

  it('should not take effect if another account has it by then', async () => {
    const person = await personWithRole(stack, 'client');
    const email = newEmail('contested');
    await api.put('/api/update-profile', profile({ email }), person.token);
    const token = await tokenFromMail(stack, email, 'Confirm your new e-mail address');
    const other = await personWithRole(stack, 'client');
    await stack.sql('UPDATE users SET email = $1 WHERE id = $2', [email, other.id]);
    const late = await api.post('/api/verify-email', { token });
    expect([late.status, late.body.code]).toEqual([410, 'address_taken']);
    await signIn(stack, person);
  });

  it('says that nothing was changed when it is taken in the very moment', async () => {
    const person = await personWithRole(stack, 'client');
    const other = await personWithRole(stack, 'client');
    const email = newEmail('raced');
    await api.put('/api/update-profile', profile({ email }), person.token);
    const token = await tokenFromMail(stack, email, 'Confirm your new e-mail address');
    const { status, body } = await whileWaiting(stack, {
      lock: ['UPDATE users SET email = $1 WHERE id = $2', [email, other.id]],
      call: () => api.post('/api/verify-email', { token }),
      change: [],
    });
    expect([status, body.code]).toEqual([410, 'address_taken']);
    expect(body.message).toContain('yours was not changed');
    await signIn(stack, person);
  });

  it('wants the password in an older session, and tells nobody that it is taken', async () => {
    const [person, owner] = [
      await personWithRole(stack, 'client'),
      await personWithRole(stack, 'client'),
    ];
    await stack.sql(
      `UPDATE sessions SET created_at = now() - interval '11 minutes' WHERE user_id = $1`,
      [person.id],
    );
    const form = profile({ email: owner.email });
    const refused = await api.put('/api/update-profile', form, person.token);
    expect([refused.status, refused.body.code]).toEqual([403, 'reauthentication_required']);
    const taken = await api.put(
      '/api/update-profile',
      { ...form, currentPassword: person.password },
      person.token,
    );
    expect([taken.status, taken.body.message]).toEqual([200, 'Profile updated successfully!']);
    await stack.mailbox.waitFor({ to: owner.email, subject: 'You already have an account' });
  });
});
