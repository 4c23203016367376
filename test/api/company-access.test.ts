import { dispatched } from '../support/drained';
import { companiesAt, type Company } from '../support/company';
import { deskAt } from '../support/desk';
import { download, uploaded } from '../support/files';
import { personWithRole, raise, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const { api, delegated, detail, noticesAbout, reply } = deskAt(stack);
const { company, invite, join, membershipOf, share } = companiesAt(stack);
afterAll(() => stack.close());

const VIEWERS = [
  'client',
  'participant',
  'lead',
  'member',
  'signatory',
  'invited',
  'removed',
  'other company',
  'stranger',
  'support',
  'manager',
  'admin',
] as const;
type Viewer = (typeof VIEWERS)[number];

const people = {} as Record<Viewer, Person>;
const REQUESTS = ['shared', 'private'] as const;
type Kind = (typeof REQUESTS)[number];
const requests = {} as Record<Kind, { _id: string; file: string; commentId?: string }>;
let northgate: Company;

beforeAll(async () => {
  northgate = await company('everyone');
  const other = await company('everyone');
  const make = () => personWithRole(stack, 'client');
  Object.assign(people, {
    lead: northgate.lead,
    member: northgate.member,
    signatory: northgate.signatory,
    client: await make(),
    participant: await make(),
    invited: await make(),
    removed: await make(),
    'other company': other.lead,
    stranger: await make(),
    support: await personWithRole(stack, 'support'),
    manager: await personWithRole(stack, 'manager'),
    admin: await personWithRole(stack, 'admin'),
  });
  for (const name of ['client', 'participant', 'removed'] as const) {
    await join(northgate.lead, people[name]);
  }
  await invite(northgate.lead, people.invited.email);
  for (const kind of REQUESTS) {
    const file = await uploaded(stack, people.client);
    const over = {
      isPrivate: kind === 'private',
      attachments: [file],
      projectName: 'Otter census',
    };
    const { _id } = await delegated(people.client, people.admin, 'support', over);
    requests[kind] = { _id, file };
    for (const name of ['participant', 'removed'] as const) {
      const body = { memberId: people[name].id };
      const added = await api.post(`/api/requests/${_id}/participants`, body, people.client.token);
      expect(added.status).toBe(200);
    }
  }
  const id = await membershipOf(northgate.lead, people.removed.email);
  expect((await api.delete(`/api/company/members/${id}`, northgate.lead.token)).status).toBe(200);
});

const ALWAYS: Viewer[] = ['client', 'participant', 'support', 'admin'];
const SEES = {
  none: { shared: ALWAYS, private: ALWAYS },
  leads: { shared: [...ALWAYS, 'lead'], private: ALWAYS },
  everyone: { shared: [...ALWAYS, 'lead', 'member', 'signatory'], private: ALWAYS },
} as const satisfies Record<string, Record<Kind, readonly Viewer[]>>;
const MODES = ['none', 'leads', 'everyone'] as const;

const MISSING = '0199f3e2-7c1a-7b44-9d2e-5a1f0c9b8e77';
const same = ({ traceId: _trace, instance: _instance, ...problem }: Record<string, unknown>) =>
  problem;

describe.each(MODES)('In a company that shares with: %s', (mode) => {
  beforeAll(() => share(northgate.lead, mode));

  const cells = REQUESTS.flatMap((kind) => VIEWERS.map((viewer) => [viewer, kind] as const));

  it.each(cells)('%s, a %s request', async (viewer, kind) => {
    const sees = (SEES[mode][kind] as readonly Viewer[]).includes(viewer);
    const { token } = people[viewer];
    const { _id, file } = requests[kind];
    for (const path of ['', '/comments', '/history', '/participants']) {
      const { status, body } = await api.get(`/api/requests/${_id}${path}`, token);
      expect([path, status]).toEqual([path, sees ? 200 : 404]);
      if (sees) continue;
      const missing = await api.get(`/api/requests/${MISSING}${path}`, token);
      expect(same(body)).toEqual(same(missing.body));
    }
    for (const method of ['GET', 'HEAD']) {
      const { status } = await download(stack, people[viewer], file, method);
      expect([method, status]).toEqual([method, sees ? 200 : 404]);
    }
    if (!sees) {
      const text = { text: 'Let me in.' };
      const path = (id: string) => `/api/requests/${id}/comments`;
      const refused = await api.post(path(_id), text, token);
      const missing = await api.post(path(MISSING), text, token);
      expect([refused.status, same(refused.body)]).toEqual([404, same(missing.body)]);
    }
  });

  it.each(VIEWERS.filter((viewer) => !['support', 'manager', 'admin'].includes(viewer)))(
    '%s lists and finds exactly what they may open',
    async (viewer) => {
      const { token } = people[viewer];
      for (const query of ['', '?search=otter', '?search=otter+census&status=assigned']) {
        const { status, body } = await api.get(`/api/company/requests${query}`, token);
        expect(status).toBe(200);
        const listed = (body.requests as { _id: string }[]).map(({ _id }) => _id);
        for (const kind of REQUESTS) {
          const sees = (SEES[mode][kind] as readonly Viewer[]).includes(viewer);
          expect([query, kind, listed.includes(requests[kind]._id)]).toEqual([query, kind, sees]);
        }
        expect(body.pagination.totalRequests).toBe(listed.length);
      }
      const own = await api.get('/api/get-requests', token);
      const ids = (own.body.requests as { _id: string }[]).map(({ _id }) => _id);
      expect(ids.includes(requests.shared._id)).toBe(viewer === 'client');
    },
  );
});

describe('What the client’s side may do', () => {
  beforeAll(() => share(northgate.lead, 'everyone'));

  it('only its client edits, withdraws and reopens', async () => {
    const { _id } = requests.shared;
    for (const viewer of ['lead', 'member', 'participant'] as const) {
      const { token } = people[viewer];
      expect((await api.post(`/api/requests/${_id}/withdraw`, {}, token)).status).toBe(404);
      const reopened = await api.post(`/api/requests/${_id}/reopen`, { reason: 'Hm.' }, token);
      expect(reopened.status).toBe(404);
      const seen = await detail(people[viewer], _id);
      expect([seen.canEdit, seen.canWithdraw, seen.canReopen]).toEqual([false, false, false]);
      expect(JSON.stringify(seen)).not.toContain('supportNotes');
    }
  });

  it('participants are mailed when its client withdraws or reopens it; its client is not', async () => {
    const { _id, reference } = await raise(stack, people.client.token);
    const added = { memberId: people.member.id };
    await api.post(`/api/requests/${_id}/participants`, added, people.client.token);
    const withdrawn = await api.post(`/api/requests/${_id}/withdraw`, {}, people.client.token);
    expect(withdrawn.status).toBe(200);
    const mailTo = (to: Person, status: string) => ({
      to: to.email,
      subject: new RegExp(`request ${reference} is now: ${status}`),
    });
    const { text } = await stack.mailbox.waitFor(mailTo(people.member, 'Withdrawn'));
    expect(text).toContain('Whoever raised it can reopen it');
    const why = { reason: 'We go on.' };
    await api.post(`/api/requests/${_id}/reopen`, why, people.client.token);
    await stack.mailbox.waitFor(mailTo(people.member, 'Pending'));
    const all = await stack.mailbox.all({ to: people.client.email });
    expect(all.filter(({ subject }) => subject.includes(`${reference} is now`))).toEqual([]);
  });

  it('a colleague who writes takes part, under their own name, and the client’s move is done', async () => {
    const { _id } = await delegated(people.client, people.admin);
    await reply(people.support, _id, 'Which depots?', { awaitClient: true });
    const { status, body } = await reply(people.member, _id, 'All three.');
    expect(status).toBe(201);
    expect(body.comment).toMatchObject({ by: 'You', isFromStaff: false });
    const seen = await detail(people.client, _id);
    const { firstName, lastName } = people.member;
    expect(seen.comments.at(-1)).toMatchObject({
      by: `${firstName} ${lastName}`,
      isFromStaff: false,
    });
    expect(seen.nextMove.whose).toBe('staff');
    expect(seen.people.participants).toMatchObject([{ _id: people.member.id }]);
    await reply(people.support, _id, 'Thank you.');
    await dispatched(stack);
    expect(await noticesAbout(people.client, _id)).toEqual(
      expect.arrayContaining(['A colleague has written', 'Our team has answered']),
    );
    expect(await noticesAbout(people.member, _id)).toContain('Our team has answered');
    expect(await noticesAbout(people.lead, _id)).toEqual([]);
    expect(await noticesAbout(people.support, _id)).toContain('The client replied');
    const refused = await reply(people.member, _id, 'Done?', { status: 'completed' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'staff_only' } });
  });

  it('mails participants, except those removed since', async () => {
    const gone = await personWithRole(stack, 'client');
    await join(northgate.lead, gone);
    const { _id, reference } = await delegated(people.client, people.admin);
    await reply(gone, _id, 'I am here.');
    await reply(people.member, _id, 'Me, too.');
    await stack.mailbox.waitFor({
      to: gone.email,
      subject: `A message about the request ${reference}`,
    });
    const id = await membershipOf(northgate.lead, gone.email);
    await api.delete(`/api/company/members/${id}`, northgate.lead.token);
    await reply(people.support, _id, 'Understood.');
    const subject = `An answer to the request ${reference}`;
    await stack.mailbox.waitFor({ to: people.member.email, subject });
    await stack.mailbox.waitFor({
      to: people.client.email,
      subject: `An answer to your request ${reference}`,
    });
    const all = await stack.mailbox.all();
    expect(all.filter((mail) => mail.to.includes(gone.email) && mail.subject === subject)).toEqual(
      [],
    );
  });

  it('its client, a lead and staff decide who takes part; others do not', async () => {
    const { _id } = await raise(stack, people.client.token);
    const path = `/api/requests/${_id}/participants`;
    const add = (by: Person, body: object) => api.post(path, body, by.token);
    expect(await add(people.member, { memberId: people.signatory.id })).toMatchObject({
      status: 403,
      body: { code: 'not_allowed_to_manage' },
    });
    expect((await add(people.lead, { memberId: people.signatory.id })).status).toBe(200);
    expect((await add(people.admin, { memberId: people.member.id })).status).toBe(200);
    for (const memberId of [
      people['other company'].id,
      people.invited.id,
      people.support.id,
      MISSING,
    ]) {
      const refused = await add(people.client, { memberId });
      expect(refused.body.errors).toMatchObject([{ code: 'not_in_organisation' }]);
    }
    const email = people.stranger.email;
    expect((await add(people.client, { email })).body.code).toBe('not_in_organisation');
    expect((await add(people.admin, { email: people.support.email })).body.code).toBe(
      'no_such_client',
    );
    expect((await add(people.admin, { email })).status).toBe(200);
    expect((await api.get(`/api/requests/${_id}`, people.stranger.token)).status).toBe(200);
    const own = await api.delete(`${path}/${people.stranger.id}`, people.stranger.token);
    expect(own.status).toBe(200);
    expect((await api.get(`/api/requests/${_id}`, people.stranger.token)).status).toBe(404);
    const others = await api.delete(`${path}/${people.signatory.id}`, people.member.token);
    expect(others.status).toBe(403);
  });

  it('its client and staff decide who sees it; a personal one is shared on purpose', async () => {
    const person = await personWithRole(stack, 'client');
    const { _id } = await raise(stack, person.token);
    await join(northgate.lead, person);
    const put = (by: Person, body: object) =>
      api.put(`/api/requests/${_id}/privacy`, body, by.token);
    const sees = async (who: Person) =>
      (await api.get(`/api/requests/${_id}`, who.token)).status === 200;
    expect(await sees(people.lead)).toBe(false);
    expect((await put(person, { isPrivate: false })).body.code).toBe('request_is_personal');
    expect((await put(person, { isPrivate: false, organisation: true })).status).toBe(200);
    expect(await sees(people.lead)).toBe(true);
    expect((await put(people.lead, { isPrivate: true })).status).toBe(404);
    expect((await put(people.admin, { isPrivate: true })).status).toBe(200);
    expect(await sees(people.lead)).toBe(false);
    expect(await sees(person)).toBe(true);
  });

  it('made private, its client learns who still takes part because they once wrote', async () => {
    const { lead: person, member } = await company('everyone');
    const { _id } = await raise(stack, person.token);
    const put = (isPrivate: boolean) =>
      api.put(`/api/requests/${_id}/privacy`, { isPrivate }, person.token);
    expect((await put(true)).body.message).toBe('Only its client sees this request now.');
    await put(false);
    expect((await reply(member, _id, 'I have a question.')).status).toBe(201);
    const { message } = (await put(true)).body;
    expect(message).toContain(`${member.firstName} ${member.lastName}`);
    expect((await api.get(`/api/requests/${_id}`, member.token)).status).toBe(200);
    const path = `/api/requests/${_id}/participants/${member.id}`;
    expect((await api.delete(path, person.token)).status).toBe(200);
    expect((await api.get(`/api/requests/${_id}`, member.token)).status).toBe(404);
    expect((await put(true)).body.message).toBe('Only its client sees this request now.');
  });

  it('staff are not colleagues: they have no company of their own', async () => {
    for (const viewer of ['support', 'manager', 'admin'] as const) {
      const { token } = people[viewer];
      expect((await api.get('/api/company', token)).status).toBe(403);
      expect((await api.get('/api/company/requests', token)).status).toBe(403);
    }
    const list = `/api/organisations/${northgate._id}/requests`;
    const ids = async (viewer: Viewer) =>
      ((await api.get(list, people[viewer].token)).body.requests as { _id: string }[]).map(
        ({ _id }) => _id,
      );
    expect(await ids('support')).toEqual(
      expect.arrayContaining([requests.shared._id, requests.private._id]),
    );
    expect(await ids('manager')).toEqual([]);
    expect((await api.get(list, people.client.token)).status).toBe(403);
  });
});
