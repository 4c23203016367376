import { Api } from '../support/api';
import {
  accountWithRole,
  newEmail,
  personWithRole,
  raise,
  registration,
  signIn,
  tokenFromMail,
  type Person,
  type Role,
} from '../support/people';
import { linkIn } from '../support/mailbox';
import { inviteStaff } from '../support/scripts';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
const NOBODY = '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77';
const INVITED = 'Your staff account';
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
const setRole = (id: string, role: Role) =>
  api.put(`/api/people/${id}/role`, { role }, admin.token);
const setActive = (id: string, isActive: boolean) =>
  api.put(`/api/people/${id}/active`, { isActive }, admin.token);
const invite = (over: Record<string, unknown>) =>
  api.post('/api/people/invitations', { role: 'support', ...over }, admin.token);

describe('The people', () => {
  it.each(['client', 'support', 'manager'] as Role[])('are closed to a %s', async (role) => {
    const { token, id } = await personWithRole(stack, role);
    const answers = [
      await api.get('/api/people', token),
      await api.get(`/api/people/${id}`, token),
      await api.post('/api/people/invitations', { email: newEmail(), role: 'admin' }, token),
      await api.put(`/api/people/${id}/role`, { role: 'admin' }, token),
      await api.put(`/api/people/${id}/active`, { isActive: false }, token),
      await api.get(`/api/people/${id}/sessions`, token),
      await api.delete(`/api/people/${id}/sessions`, token),
      await api.delete(`/api/people/${id}/sessions/${NOBODY}`, token),
    ];
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(403));
    expect((await api.get('/api/people')).status).toBe(401);
  });

  it('are found by every word, by role and state, in three orders', async () => {
    const word = `Zéphyr${Date.now()}`;
    const make = async (role: Role, firstName: string) => {
      const person = await accountWithRole(stack, role);
      await stack.sql(`UPDATE users SET first_name = $2, company = $3 WHERE id = $1`, [
        person.id,
        firstName,
        `${word} & 50%`,
      ]);
      return person;
    };
    const [zoe, adam, bea] = [
      await make('client', 'Zoë'),
      await make('manager', 'Adam'),
      await make('client', 'Bea'),
    ];
    await signIn(stack, zoe);
    await setActive(bea.id, false);
    const found = async (query: string, search = word.toLowerCase().replace('é', 'e')) => {
      const { body } = await api.get(
        `/api/people?search=${encodeURIComponent(search)}&${query}`,
        admin.token,
      );
      return body.people.map((person: { _id: string }) => person._id) as string[];
    };
    expect(await found('')).toEqual([bea.id, adam.id, zoe.id]);
    expect(await found('sort=name')).toEqual([adam.id, bea.id, zoe.id]);
    expect((await found('sort=last-seen'))[0]).toBe(zoe.id);
    expect(await found('role=client&sort=name')).toEqual([bea.id, zoe.id]);
    expect(await found('state=deactivated')).toEqual([bea.id]);
    expect(await found('state=active&role=manager')).toEqual([adam.id]);
    expect(await found('state=invited')).toEqual([]);
    expect(await found('', `${word} zoe`)).toEqual([zoe.id]);
    expect(await found('', adam.email.toUpperCase())).toEqual([adam.id]);
    expect(await found('', '%%')).toEqual([]);
    const page = await api.get(`/api/people?search=${word}&limit=2&page=2`, admin.token);
    expect(page.body.people).toHaveLength(1);
    expect(page.body.pagination).toMatchObject({ total: 3, totalPages: 2, currentPage: 2 });
    for (const query of ['role=x', 'state=x', 'sort=x', 'page=0', 'limit=101', 'page=10000']) {
      expect((await api.get(`/api/people?${query}`, admin.token)).status).toBe(422);
    }
  });

  it('show a person’s ways to sign in, requests and audit entries', async () => {
    const client = await personWithRole(stack, 'client');
    await raise(stack, client.token);
    await setRole(client.id, 'support');
    const { body } = await api.get(`/api/people/${client.id}`, admin.token);
    expect(body).toMatchObject({
      person: { email: client.email, role: 'support', state: 'active', version: 2 },
      hasPassword: true,
      providers: [],
      deactivatedAt: null,
      invitation: null,
      requests: 1,
      sessions: 0,
      isLastAdmin: false,
    });
    expect(body.entries[0]).toMatchObject({
      action: 'account.role-given',
      actor: { id: admin.id, name: `${admin.firstName} Marsh` },
      before: { role: 'client' },
      after: { role: 'support' },
    });
    expect(body.entries.map((entry: { action: string }) => entry.action)).toContain(
      'request.raised',
    );
    const gone = await api.get(`/api/people/${NOBODY}`, admin.token);
    expect([gone.status, gone.body.code]).toEqual([404, 'person_not_found']);
    expect((await api.get('/api/people/nobody', admin.token)).status).toBe(404);
  });
});

describe('An invitation', () => {
  it('makes a colleague who chooses a password and works; a newer one voids the older link', async () => {
    const email = newEmail('colleague');
    const form = { email, role: 'manager', firstName: 'Ada', lastName: 'Pike' };
    const first = await invite(form);
    expect([first.status, first.body.isLinkSent]).toEqual([201, true]);
    expect(first.body.person).toMatchObject({ state: 'invited', role: 'manager', email });
    expect(JSON.stringify(first.body)).not.toMatch(/token/i);
    const older = await tokenFromMail(stack, email, INVITED);
    const second = await invite({ ...form, role: 'support' });
    expect(second.body.person).toMatchObject({ _id: first.body.person._id, role: 'support' });
    const open = await api.get(`/api/people/${first.body.person._id}`, admin.token);
    expect(Date.parse(open.body.invitation.expiresAt)).toBeGreaterThan(Date.now());
    const [mail] = await stack.mailbox.waitForCount(2, { to: email, subject: INVITED });
    const newer = new URL(linkIn(mail!, 'token=')).searchParams.get('token');
    const password = 'quiet-harbour-lantern-7';
    const stale = await api.post('/api/reset-password', { token: older, password });
    expect([stale.status, stale.body.code]).toEqual([410, 'token_superseded']);
    expect((await api.post('/api/reset-password', { token: newer, password })).status).toBe(200);
    const token = await signIn(stack, { email, password });
    expect((await api.get('/api/support-requests', token)).status).toBe(200);
    const { body } = await api.get(`/api/people/${first.body.person._id}`, admin.token);
    expect(body).toMatchObject({ person: { state: 'active' }, invitation: null });
    const entries = await auditOf(first.body.person._id);
    expect(entries.map(({ action }) => action)).toEqual(['account.invited', 'account.invited']);
    expect(entries[1]).toMatchObject({
      actor_id: admin.id,
      before: { role: 'manager', state: 'invited' },
      after: { role: 'support', state: 'invited' },
    });
  });

  it('gives an existing client access at once, and notifies them', async () => {
    const client = await personWithRole(stack, 'client');
    const email = client.email.toUpperCase();
    const asked = await invite({ email, role: 'support' });
    expect([asked.status, asked.body.code]).toEqual([409, 'account_exists']);
    expect(asked.body.current).toMatchObject({ _id: client.id, email: client.email });
    expect((await api.get('/api/me', client.token)).status).toBe(200);
    const other = await personWithRole(stack, 'client');
    const mistaken = await invite({ email, role: 'support', existingAccount: other.id });
    expect(mistaken.body.code).toBe('account_exists');
    const answer = await invite({ email, role: 'support', existingAccount: client.id });
    expect([answer.status, answer.body.isLinkSent]).toEqual([201, false]);
    expect((await api.get('/api/me', client.token)).status).toBe(401);
    await stack.mailbox.waitFor({ to: client.email, subject: CHANGED });
    const token = await signIn(stack, client);
    expect((await api.get('/api/support-requests', token)).status).toBe(200);
    const told = await api.get('/api/notifications', token);
    expect(told.body.notifications.map(({ title }: { title: string }) => title)).toContain(
      'Your access changed',
    );
    const again = await invite({ email: client.email });
    expect([again.status, again.body.code]).toEqual([409, 'staff_already']);
  });

  it('should not bring a deactivated account back, nor be given twice with one key', async () => {
    const client = await accountWithRole(stack, 'client');
    await setActive(client.id, false);
    const closed = await invite({ email: client.email });
    expect([closed.status, closed.body.code]).toEqual([409, 'account_deactivated']);
    const form = { email: newEmail(), role: 'admin' };
    const key = { 'Idempotency-Key': `invite-${Date.now()}` };
    const send = () => api.post('/api/people/invitations', form, admin.token, key);
    const [one, two] = [await send(), await send()];
    expect([one.status, two.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
    expect(two.body).toEqual(one.body);
    expect(await auditOf(one.body.person._id)).toHaveLength(1);
  });

  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ email: newEmail(), role: 'client' }, 'role'],
    [{ email: newEmail(), role: '' }, 'role'],
    [{ email: newEmail(), firstName: 'x'.repeat(81) }, 'firstName'],
  ])('%j is refused', async (form, field) => {
    const { status, body } = await invite(form);
    expect([status, body.errors[0].field]).toEqual([422, field]);
  });

  it('from the command line goes through the same door', async () => {
    const email = newEmail('rescue');
    expect(await inviteStaff(stack, email, 'admin')).toContain('/reset-password?invited=1&token=');
    const { body } = await api.get(`/api/people?search=${email}`, admin.token);
    expect(body.people).toMatchObject([{ email, state: 'invited', role: 'admin' }]);
  });

  it('by address alone makes a colleague whom lists can name', async () => {
    const email = newEmail('nameless');
    await invite({ email });
    const token = await tokenFromMail(stack, email, INVITED);
    await api.post('/api/reset-password', { token, password: 'quiet-harbour-lantern-7' });
    const { body } = await api.get(`/api/people?search=${email}`, admin.token);
    expect(body.people).toMatchObject([{ state: 'active', firstName: email.split('@')[0] }]);
  });

  it('replaces an unconfirmed sign-up', async () => {
    const email = newEmail('both');
    await api.post('/api/register', registration(email));
    const verify = await tokenFromMail(stack, email, 'Confirm your e-mail address');
    expect((await invite({ email })).status).toBe(201);
    const { body } = await api.post('/api/verify-email', { token: verify });
    expect(body.message).toBe('Email already verified.');
  });
});
