import { Api } from '../support/api';
import { dispatched } from '../support/drained';
import {
  accountWithRole,
  newEmail,
  personWithRole,
  raise,
  signIn,
  tokenFromMail,
  type Person,
  type Role,
} from '../support/people';
import { sharedStack, startStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
const NOBODY = '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77';
const CHANGED = 'Your access to the client portal changed';
let admin: Person;
beforeAll(async () => {
  admin = await personWithRole(stack, 'admin');
});
afterAll(() => stack.close());

const auditOf = (id: string) =>
  stack.sql<{ action: string; actor_id: string; before: unknown; after: unknown }>(
    `SELECT type AS action, actor_id, data->'before' AS before, data->'after' AS after FROM events
     WHERE audited AND subject_type = 'user' AND subject_id = $1 ORDER BY sequence`,
    [id],
  );
const setRole = (id: string, role: Role, over: object = {}) =>
  api.put(`/api/people/${id}/role`, { role, ...over }, admin.token);
const setActive = (id: string, isActive: boolean, over: object = {}) =>
  api.put(`/api/people/${id}/active`, { isActive, ...over }, admin.token);

describe('A role', () => {
  it('takes effect at once: the open session ends, and the next one has the new permissions', async () => {
    const person = await personWithRole(stack, 'client');
    const answer = await setRole(person.id, 'manager', { version: 1 });
    expect(answer.body).toMatchObject({
      message: `${person.firstName} Marsh has manager access now.`,
      person: { role: 'manager', version: 2 },
    });
    expect((await api.get('/api/me', person.token)).status).toBe(401);
    await stack.mailbox.waitFor({ to: person.email, subject: CHANGED });
    const token = await signIn(stack, person);
    expect((await api.get('/api/manager-requests', token)).status).toBe(200);
    await setRole(person.id, 'client');
    expect((await api.get('/api/manager-requests', token)).status).toBe(401);
    const again = await signIn(stack, person);
    expect((await api.get('/api/manager-requests', again)).status).toBe(403);
    expect(await auditOf(person.id)).toMatchObject([
      { action: 'account.role-given', before: { role: 'client' }, after: { role: 'manager' } },
      { action: 'account.role-given', before: { role: 'manager' }, after: { role: 'client' } },
    ]);
  });

  it('changed by another admin is shown, not overwritten; setting the same one changes nothing', async () => {
    const person = await accountWithRole(stack, 'client');
    await setRole(person.id, 'support', { version: 1 });
    const late = await setRole(person.id, 'manager', { version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'version_conflict']);
    expect(late.body.current).toMatchObject({ role: 'support', version: 2 });
    const same = await setRole(person.id, 'support', { version: 2 });
    expect([same.status, same.body.person.version]).toEqual([200, 2]);
    expect(await auditOf(person.id)).toHaveLength(1);
    expect((await setRole(NOBODY, 'support')).body.code).toBe('person_not_found');
    const unknown = await api.put(`/api/people/${person.id}/role`, { role: 'owner' }, admin.token);
    expect([unknown.status, unknown.body.errors[0].field]).toEqual([422, 'role']);
  });
});

describe('Deactivation', () => {
  it('ends sessions and links, closes sign-in and keeps the requests', async () => {
    const client = await personWithRole(stack, 'client');
    const request = await raise(stack, client.token);
    await api.post('/api/forgot-password', { email: client.email });
    const reset = await tokenFromMail(stack, client.email, 'Reset your password');
    const answer = await setActive(client.id, false, { version: 1 });
    expect(answer.body.person).toMatchObject({ state: 'deactivated', version: 2 });
    expect((await api.get('/api/me', client.token)).status).toBe(401);
    const right = await api.post('/api/login', client);
    expect([right.status, right.body.code]).toEqual([403, 'account_disabled']);
    const wrong = await api.post('/api/login', { email: client.email, password: 'wrong-one-here' });
    expect(wrong.body.code).toBe('invalid_credentials');
    const link = await api.post('/api/reset-password', {
      token: reset,
      password: 'a-new-lantern-9',
    });
    expect([link.status, link.body.code]).toEqual([400, 'token_invalid']);
    const kept = await api.get(`/api/requests/${request._id}`, admin.token);
    expect(kept.status).toBe(200);
    const back = await setActive(client.id, true, { version: 2 });
    expect(back.body.person.state).toBe('active');
    expect((await api.get('/api/me', client.token)).status).toBe(401);
    expect((await api.get('/api/me', await signIn(stack, client))).status).toBe(200);
    expect(await auditOf(client.id)).toMatchObject([
      { action: 'account.deactivated', before: { state: 'active' }, actor_id: admin.id },
      { action: 'account.reactivated', after: { state: 'active' }, actor_id: admin.id },
    ]);
  });

  it('stops a change of address on its way', async () => {
    const person = await personWithRole(stack, 'client');
    const { firstName, lastName } = person;
    const email = newEmail('moved');
    await api.put(
      '/api/update-profile',
      { firstName, lastName, company: 'Marsh Ltd', email },
      person.token,
    );
    const confirm = await tokenFromMail(stack, email, 'Confirm your new e-mail address');
    await setActive(person.id, false);
    const { status } = await api.post('/api/verify-email', { token: confirm });
    expect(status).toBe(410);
    const { body } = await api.get(`/api/people/${person.id}`, admin.token);
    expect(body.person.email).toBe(person.email);
  });

  it('removes a colleague from the team’s notifications', async () => {
    const [gone, here] = [
      await accountWithRole(stack, 'support'),
      await accountWithRole(stack, 'support'),
    ];
    await setActive(gone.id, false);
    const client = await personWithRole(stack, 'client');
    const { _id: requestId } = await raise(stack, client.token);
    await api.post('/api/delegate-request', { requestId, assignTo: 'support' }, admin.token);
    await dispatched(stack);
    const told = await stack.sql<{ user_id: string }>(
      `SELECT user_id FROM notifications WHERE request_id = $1 AND user_id = ANY($2)`,
      [requestId, [gone.id, here.id]],
    );
    expect(told).toEqual([{ user_id: here.id }]);
    const mails = await stack.sql<{ user_id: string }>(
      `SELECT DISTINCT props->>'userId' AS user_id FROM outbox_mails
       WHERE template = 'request-delegated' AND props->>'userId' = ANY($1)`,
      [[gone.id, here.id]],
    );
    expect(mails).toEqual([{ user_id: here.id }]);
  });

  it('is refused with 409, 404 and 422, and idempotent', async () => {
    const person = await accountWithRole(stack, 'client');
    const late = await setActive(person.id, false, { version: 7 });
    expect([late.status, late.body.code]).toEqual([409, 'version_conflict']);
    expect((await setActive(NOBODY, false)).status).toBe(404);
    const odd = await api.put(`/api/people/${person.id}/active`, { isActive: 'x' }, admin.token);
    expect(odd.status).toBe(422);
    await setActive(person.id, false);
    expect((await setActive(person.id, false)).body.person.version).toBe(2);
    expect(await auditOf(person.id)).toHaveLength(1);
  });
});

describe('Sessions of others', () => {
  it('are listed and ended, one or all, and it is written down', async () => {
    const person = await personWithRole(stack, 'client');
    const second = await signIn(stack, person);
    const list = await api.get(`/api/people/${person.id}/sessions`, admin.token);
    expect(list.body.sessions).toHaveLength(2);
    expect(list.body.sessions[0]).toMatchObject({ current: false });
    const one = `/api/people/${person.id}/sessions/${list.body.sessions[0]._id}`;
    expect((await api.delete(one, admin.token)).status).toBe(200);
    expect((await api.delete(one, admin.token)).body.code).toBe('session_not_found');
    const open = async () =>
      (await Promise.all([person.token, second].map((token) => api.get('/api/me', token)))).filter(
        ({ status }) => status === 200,
      ).length;
    expect(await open()).toBe(1);
    expect((await api.delete(`/api/people/${person.id}/sessions`, admin.token)).status).toBe(200);
    expect(await open()).toBe(0);
    expect((await auditOf(person.id)).map(({ action, after }) => [action, after])).toEqual([
      ['session.ended-by-admin', { sessions: 'one' }],
      ['session.ended-by-admin', { sessions: 'all' }],
    ]);
    for (const path of [`/api/people/${NOBODY}/sessions`, `/api/people/x/sessions`]) {
      expect((await api.get(path, admin.token)).status).toBe(404);
      expect((await api.delete(path, admin.token)).status).toBe(404);
    }
  });
});

describe('The last admin', () => {
  it('keeps the access, whatever is tried and however many try at once', async () => {
    const own = await startStack({ workers: 0 });
    try {
      const there = new Api(own.baseUrl);
      for (let round = 0; round < 5; round += 1) {
        await own.sql(`UPDATE users SET disabled_at = now() WHERE role = 'admin'`);
        const [one, two] = [await personWithRole(own, 'admin'), await personWithRole(own, 'admin')];
        const demote = (by: Person, whom: Person) =>
          there.put(`/api/people/${whom.id}/role`, { role: 'client' }, by.token);
        const close = (by: Person, whom: Person) =>
          there.put(`/api/people/${whom.id}/active`, { isActive: false }, by.token);
        const how = round % 2 === 0 ? [demote, demote] : [close, demote];
        const answers = await Promise.all([how[0]!(one, two), how[1]!(two, one)]);
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        const [left] = await own.sql<{ n: number }>(
          `SELECT count(*)::int AS n FROM users WHERE role = 'admin' AND disabled_at IS NULL`,
        );
        expect(left?.n).toBe(1);
      }
      await own.sql(`UPDATE users SET disabled_at = now() WHERE role = 'admin'`);
      const last = await personWithRole(own, 'admin');
      // Neither a pending invitation nor a deactivated colleague counts as an active admin.
      const form = { email: newEmail(), role: 'admin' };
      await there.post('/api/people/invitations', form, last.token);
      const path = `/api/people/${last.id}`;
      const refused = [
        await there.put(`${path}/role`, { role: 'manager' }, last.token),
        await there.put(`${path}/active`, { isActive: false }, last.token),
      ];
      expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
        [409, 'last_admin'],
        [409, 'last_admin'],
      ]);
      expect((await there.get(path, last.token)).body.isLastAdmin).toBe(true);
      await personWithRole(own, 'admin');
      expect((await there.put(`${path}/role`, { role: 'client' }, last.token)).status).toBe(200);
      expect((await there.get('/api/me', last.token)).status).toBe(401);
    } finally {
      await own.stop();
    }
  });
});
