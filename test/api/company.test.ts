import { randomUUID } from 'node:crypto';
import { companiesAt } from '../support/company';
import { deskAt } from '../support/desk';
import { dispatched } from '../support/drained';
import { changesOf, heard, openStream } from '../support/live';
import {
  newEmail,
  personWithRole,
  raise,
  signIn,
  tokenFromMail,
  type Person,
} from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const { detail, reply } = deskAt(stack);
const { api, company, invite, join, membershipOf, mine } = companiesAt(stack);
let admin: Person;
beforeAll(async () => {
  admin = await personWithRole(stack, 'admin');
});
afterAll(() => stack.close());

const client = () => personWithRole(stack, 'client');
const remove = (by: Person, id: string) => api.delete(`/api/company/members/${id}`, by.token);
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const subjectFor = (lead: Person) => `Join Northgate ${lead.firstName} in our client portal`;

describe('Inviting', () => {
  it('answers the same for an address with an account, without one, and of staff', async () => {
    const { lead } = await company('none');
    const addresses = [(await client()).email, newEmail('nobody'), admin.email];
    const answers = await Promise.all(addresses.map((email) => invite(lead, email)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1);
    const { members } = await mine(lead);
    const invited = members.filter((one: { state: string }) => one.state === 'invited');
    expect(invited.map((one: { person: null }) => one.person)).toEqual([null, null, null]);
  });

  it('is for leads: members see neither invitations nor who waits', async () => {
    const { lead, member } = await company('none');
    await invite(lead, newEmail());
    expect(await invite(member, newEmail())).toMatchObject({
      status: 403,
      body: { code: 'leads_only' },
    });
    expect((await mine(member)).members).toHaveLength(3);
    expect((await mine(lead)).members).toHaveLength(4);
    expect((await invite(lead, member.email)).body.code).toBe('member_already');
  });

  it('adds a person by the link of the mail, once', async () => {
    const { lead } = await company('none');
    const person = await client();
    await invite(lead, person.email, 'signatory');
    const token = await tokenFromMail(stack, person.email, subjectFor(lead), 'invitation');
    const other = await client();
    const byLink = (who: Person) => api.post('/api/company/join', { token }, who.token);
    expect((await byLink(other)).body.code).toBe('invitation_for_another');
    expect((await api.post('/api/company/join', { token }, admin.token)).status).toBe(403);
    const both = await Promise.all([byLink(person), byLink(person)]);
    expect(statuses(both)).toEqual([200, 200]);
    expect(await mine(person)).toMatchObject({ role: 'signatory' });
    expect((await byLink(other)).status).toBeGreaterThanOrEqual(400);
    const events = await stack.sql(
      `SELECT 1 FROM events WHERE type = 'organisation.member-joined' AND actor_id = $1`,
      [person.id],
    );
    expect(events).toHaveLength(1);
  });

  it('revoking an invitation disables its link and its button', async () => {
    const { lead } = await company('none');
    const person = await client();
    await invite(lead, person.email);
    const token = await tokenFromMail(stack, person.email, subjectFor(lead), 'invitation');
    const [{ _id: invitationId }] = (await mine(person)).invitations;
    await remove(lead, await membershipOf(lead, person.email));
    for (const body of [{ token }, { invitationId }, {}]) {
      const { status } = await api.post('/api/company/join', body, person.token);
      expect([404, 400, 410]).toContain(status);
    }
    expect((await mine(person)).organisation).toBeNull();
  });

  it('cannot be accepted with the id of another person’s invitation', async () => {
    const { lead } = await company('none');
    await invite(lead, newEmail());
    const { members } = await mine(lead);
    const invitationId = members.find((one: { state: string }) => one.state === 'invited')._id;
    const refused = await api.post('/api/company/join', { invitationId }, (await client()).token);
    expect(refused).toMatchObject({ status: 404, body: { code: 'invitation_not_found' } });
  });

  it('stops at the limit, also where two come at once', async () => {
    const { _id, lead } = await company('none');
    await stack.sql(
      `INSERT INTO memberships (id, organisation_id, email, role, state)
       SELECT gen_random_uuid(), $1, 'n' || i || '@full.example', 'member', 'invited'
       FROM generate_series(1, 196) i`,
      [_id],
    );
    const both = await Promise.all([newEmail(), newEmail()].map((email) => invite(lead, email)));
    expect(statuses(both)).toEqual([200, 409]);
    await stack.sql(`DELETE FROM memberships WHERE organisation_id = $1 AND state = 'invited'`, [
      _id,
    ]);
  });
});

describe('Asking to join', () => {
  it('is offered by a verified domain, decided by a lead, and never by public domains', async () => {
    const { _id, lead } = await company('none');
    const { name, version } = (await mine(lead)).organisation;
    const change = { name, version, sharing: 'none' };
    const put = (domains: string[]) =>
      api.put(`/api/organisations/${_id}`, { ...change, domains }, admin.token);
    for (const anybodys of [
      'gmail.com',
      'hey.com',
      'mail.hey.com',
      'co.uk',
      'github.io',
      'CO.UK',
    ]) {
      expect((await put([anybodys])).body.errors).toMatchObject([{ code: 'public_domain' }]);
    }
    const domain = `${randomUUID()}.example`;
    expect((await put([domain])).status).toBe(200);
    const person = await client();
    const ask = (who: Person) =>
      api.post('/api/company/requests-to-join', { organisationId: _id }, who.token);
    expect((await ask(person)).body.code).toBe('organisation_not_found');
    await stack.sql(`UPDATE users SET email = 'new@' || $1 WHERE id = $2`, [domain, person.id]);
    expect((await mine(person)).suggestions).toMatchObject([{ _id, name, requestId: null }]);
    expect(statuses(await Promise.all([ask(person), ask(person)]))).toEqual([200, 200]);
    expect((await mine(person)).organisation).toBeNull();
    const id = await membershipOf(lead, `new@${domain}`);
    const accept = (by: Person) => api.post(`/api/company/members/${id}/accept`, {}, by.token);
    expect((await accept(person)).status).toBe(404);
    expect((await accept(lead)).status).toBe(200);
    expect((await mine(person)).role).toBe('member');
    expect((await accept(lead)).body.code).toBe('member_not_found');
  });

  it('domains are entered by managers and admins alone', async () => {
    const { _id } = await company('none');
    const support = await personWithRole(stack, 'support');
    expect((await api.get(`/api/organisations/${_id}`, support.token)).status).toBe(200);
    const form = { name: 'X', sharing: 'none', version: 1, domains: [] };
    expect((await api.put(`/api/organisations/${_id}`, form, support.token)).status).toBe(403);
    const stale = { ...form, version: 9 };
    expect((await api.put(`/api/organisations/${_id}`, stale, admin.token)).body.code).toBe(
      'version_conflict',
    );
  });
});

describe('Leaving', () => {
  it('hands the company’s requests to the lead, and keeps the private ones', async () => {
    const { lead, member, signatory } = await company('none');
    const shared = await raise(stack, member.token);
    const secret = await raise(stack, member.token, { isPrivate: true });
    const before = await detail(member, secret._id);
    await remove(lead, await membershipOf(lead, member.email));
    expect((await api.get(`/api/requests/${shared._id}`, member.token)).status).toBe(404);
    const seen = await detail(lead, shared._id);
    expect(seen.userId._id).toBe(lead.id);
    expect(seen.history.at(-1)).toMatchObject({ text: 'Handed over within the company' });
    expect(seen.history[0].by).toBe(`${member.firstName} ${member.lastName}`);
    const own = await detail(member, secret._id);
    expect(own.people).toMatchObject({ organisation: null, isPrivate: false });
    expect(own.version).toBe(before.version + 1);
    expect(own.history.at(-1)).toMatchObject({
      text: 'Made personal: its client left the company',
    });
    expect((await api.get(`/api/requests/${secret._id}`, signatory.token)).status).toBe(404);
    await dispatched(stack);
    const { body } = await api.get('/api/notifications', member.token);
    const titles = (body.notifications as { title: string }[]).map(({ title }) => title);
    expect(titles).toContain('You no longer belong to a company');
  });

  it('the last lead cannot leave unless no other member is left', async () => {
    const { _id, lead, member, signatory } = await company('none');
    const id = (await mine(lead)).membershipId;
    expect((await remove(lead, id)).body.code).toBe('last_lead');
    const demote = await api.put(`/api/company/members/${id}`, { role: 'member' }, lead.token);
    expect(demote.body.code).toBe('last_lead');
    const { _id: kept } = await raise(stack, lead.token);
    for (const one of [member, signatory]) {
      expect((await remove(one, (await mine(one)).membershipId)).status).toBe(200);
    }
    expect((await remove(lead, id)).status).toBe(200);
    expect((await detail(lead, kept)).people.organisation).toBeNull();
    const staff = await api.get(`/api/organisations/${_id}`, admin.token);
    expect(staff.body.members).toEqual([]);
  });

  it('two leads who remove each other: one stays', async () => {
    const { lead, member, signatory } = await company('none');
    const ids = [await membershipOf(lead, member.email), (await mine(lead)).membershipId];
    await api.put(`/api/company/members/${ids[0]}`, { role: 'lead' }, lead.token);
    await Promise.all([remove(lead, ids[0]!), remove(member, ids[1])]);
    const { members } = await mine(signatory);
    expect(members.filter((one: { role: string }) => one.role === 'lead')).toHaveLength(1);
  });

  it('ends pending changes: no removed person takes part afterwards', async () => {
    const { lead, member } = await company('everyone');
    const { _id } = await raise(stack, lead.token);
    const id = await membershipOf(lead, member.email);
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, (_, i) => reply(member, _id, `Message ${i}`)),
      remove(lead, id),
      ...Array.from({ length: 6 }, (_, i) => reply(member, _id, `Later ${i}`)),
    ]);
    expect(answers.every(({ status }) => [200, 201, 404].includes(status))).toBe(true);
    expect((await api.get(`/api/requests/${_id}`, member.token)).status).toBe(404);
    expect((await detail(lead, _id)).people.participants).toEqual([]);
  });

  it('follows from a closed account and from staff access; another member becomes lead', async () => {
    for (const [path, change] of [
      ['active', { isActive: false }],
      ['role', { role: 'support' }],
    ] as const) {
      const { _id, lead, member } = await company('none');
      const { _id: requestId } = await raise(stack, lead.token);
      await api.put(`/api/people/${lead.id}/${path}`, change, admin.token);
      await dispatched(stack);
      expect(await mine(member)).toMatchObject({ role: 'lead', organisation: { _id } });
      expect((await detail(member, requestId)).userId._id).toBe(member.id);
    }
  });

  it('silences the stream within a second', async () => {
    const { lead, member } = await company('everyone');
    const { _id } = await raise(stack, lead.token);
    const stream = await openStream(stack, member.token);
    const other = await openStream(stack, lead.token);
    await reply(lead, _id, 'Before.');
    await heard(stream, 'change', { id: _id, type: 'request.replied-to' });
    const removed = Date.now();
    await remove(lead, await membershipOf(lead, member.email));
    const told = await heard(stream, 'change', { type: 'organisation.changed' });
    expect(told.at - removed).toBeLessThan(1_000);
    await reply(lead, _id, 'After.');
    await heard(other, 'change', { id: _id, type: 'request.replied-to' });
    await reply(lead, _id, 'After that.');
    expect(changesOf(stream, _id).filter((type) => type === 'request.replied-to')).toHaveLength(1);
    for (const one of [stream, other]) one.close();
  });

  it('and making a request private notify only those who lose access', async () => {
    const { lead, member } = await company('everyone');
    const { _id } = await raise(stack, lead.token);
    const stream = await openStream(stack, member.token);
    const own = await openStream(stack, lead.token);
    await api.put(`/api/requests/${_id}/privacy`, { isPrivate: true }, lead.token);
    await heard(stream, 'change', { id: _id, type: 'request.changed' });
    await reply(lead, _id, 'Between us.');
    // Access is checked at delivery, so this has to come before the request is shared again.
    await heard(own, 'change', { id: _id, type: 'request.replied-to' });
    await api.put(`/api/requests/${_id}/privacy`, { isPrivate: false }, lead.token);
    await heard(stream, 'change', { id: _id, type: 'request.privacy-changed' });
    expect(changesOf(stream, _id)).not.toContain('request.replied-to');
    stream.close();
    own.close();
  });
});

describe('Taking part', () => {
  it('stops at twenty, also where two are added at once; writing goes on', async () => {
    const { _id: organisationId, lead, member, signatory } = await company('everyone');
    const { _id } = await raise(stack, lead.token);
    await stack.sql(
      `WITH added AS (
         INSERT INTO users (id, email, role) SELECT gen_random_uuid(),
           'p' || i || '.' || $2::text || '@full.example', 'client' FROM generate_series(1, 19) i
         RETURNING id)
       INSERT INTO request_participants (request_id, user_id) SELECT $1, id FROM added`,
      [_id, organisationId],
    );
    const add = ({ id: memberId }: Person) =>
      api.post(`/api/requests/${_id}/participants`, { memberId }, lead.token);
    expect(statuses(await Promise.all([add(member), add(signatory)]))).toEqual([200, 409]);
    for (const one of [member, signatory]) {
      expect((await reply(one, _id, 'Still here.')).status).toBe(201);
    }
    expect((await detail(lead, _id)).people.participants).toHaveLength(20);
    await stack.sql(`DELETE FROM users WHERE email LIKE '%' || $1 || '@full.example'`, [
      organisationId,
    ]);
  });

  it('a person belongs to one company, even with concurrent attempts', async () => {
    const person = await client();
    const both = await Promise.all(
      ['One', 'Two'].map((name) => api.post('/api/company', { name }, person.token)),
    );
    expect(statuses(both)).toEqual([201, 409]);
    const { lead } = await company('none');
    await invite(lead, person.email);
    const token = await signIn(stack, person);
    const { body } = await api.get('/api/company', token);
    expect(body.invitations).toEqual([]);
    const id = await membershipOf(lead, person.email);
    const refused = await api.post('/api/company/join', { invitationId: id }, token);
    expect(refused.body.code).toBe('in_a_company_already');
    await expect(join(lead, person)).rejects.toThrow();
  });
});
