import { randomUUID } from 'node:crypto';
import { deskAt } from '../support/desk';
import { dispatched } from '../support/drained';
import { personWithRole, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const { api, delegated, detail, noticesAbout, reply } = deskAt(stack);
afterAll(() => stack.close());

let client: Person, admin: Person, support: Person, colleague: Person, manager: Person;
beforeAll(async () => {
  client = await personWithRole(stack, 'client');
  admin = await personWithRole(stack, 'admin');
  support = await personWithRole(stack, 'support');
  colleague = await personWithRole(stack, 'support');
  manager = await personWithRole(stack, 'manager');
});

describe('Canned replies', () => {
  const PATH = '/api/canned-replies';
  const title = `Sample ${Date.now()}`;
  const form = { title, body: 'Hello {{firstName}}, about {{ reference }}: {{dueBy}}.' };
  type Reply = { _id: string; title: string; version: number };
  const named = (body: { replies: Reply[] }, name = title) =>
    body.replies.find((one) => one.title === name)!;
  afterAll(() => stack.sql(`DELETE FROM canned_replies WHERE title = $1`, [title]));

  it('are kept by admins and read by all staff', async () => {
    const added = await api.post(PATH, form, admin.token);
    expect(added.status).toBe(201);
    const { _id, version } = named(added.body);
    expect(named((await api.get(PATH, support.token)).body)).toMatchObject({ ...form, version: 1 });
    expect((await api.get(PATH, client.token)).status).toBe(403);
    for (const { token } of [support, manager, client]) {
      expect((await api.post(PATH, form, token)).status).toBe(403);
      expect((await api.put(`${PATH}/${_id}`, { ...form, version }, token)).status).toBe(403);
      expect((await api.delete(`${PATH}/${_id}`, token)).status).toBe(403);
    }
    const change = { title, body: 'Shorter.', version };
    const changed = await api.put(`${PATH}/${_id}`, change, admin.token);
    expect(named(changed.body)).toMatchObject({ body: 'Shorter.', version: 2 });
    const stale = await api.put(`${PATH}/${_id}`, change, admin.token);
    expect(stale).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    const taken = await api.post(PATH, { ...form, title: title.toUpperCase() }, admin.token);
    expect(taken).toMatchObject({ status: 422, body: { errors: [{ code: 'title_taken' }] } });
    expect(named((await api.delete(`${PATH}/${_id}`, admin.token)).body)).toBeUndefined();
    expect((await api.delete(`${PATH}/${_id}`, admin.token)).status).toBe(404);
  });

  it.each(['{{lastName}}', '{{ password }}', 'Hello {{first Name}}', '{{}}', '{{constructor}}'])(
    'ask for nothing unknown: %s',
    async (body) => {
      const refused = await api.post(PATH, { title: `${title}x`, body }, admin.token);
      expect(refused).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'body', code: 'unknown_placeholder' }] },
      });
    },
  );
});

describe('Presence', () => {
  const note = ({ token }: Person, id: string, isHere = true) =>
    api.put(`/api/queue/presence/${id}`, { isHere }, token);

  it('shows staff who else has a request open', async () => {
    const { _id } = await delegated(client, admin);
    expect((await note(support, _id)).body.people).toEqual([]);
    expect((await note(colleague, _id)).body.people).toEqual([support.id]);
    expect((await note(support, _id)).body.people).toEqual([colleague.id]);
    expect((await note(support, _id, false)).status).toBe(200);
    expect((await note(colleague, _id)).body.people).toEqual([]);
  });

  it('shows who writes on a draft of it apart from who reads it', async () => {
    const { _id } = await delegated(client, admin);
    const draftId = randomUUID();
    const write = ({ token }: Person, isHere = true, id: string = draftId) =>
      api.put(`/api/queue/presence/${_id}`, { isHere, draftId: id }, token);
    await note(support, _id);
    expect((await write(colleague)).body.people).toEqual([]);
    expect((await write(support)).body.people).toEqual([colleague.id]);
    expect((await write(support, true, randomUUID())).body.people).toEqual([]);
    await write(support, false);
    expect((await write(colleague)).body.people).toEqual([]);
    const { status, body } = await write(support, true, 'x');
    expect([status, body.errors[0].field]).toEqual([422, 'draftId']);
  });

  it('is for those who may open it', async () => {
    const { _id } = await delegated(client, admin);
    expect((await note(client, _id)).status).toBe(403);
    expect((await note(manager, _id)).status).toBe(404);
    expect((await note(support, 'not-an-id')).status).toBe(404);
    const { status, body } = await api.put(`/api/queue/presence/${_id}`, {}, support.token);
    expect([status, body.errors[0].field]).toEqual([422, 'isHere']);
  });
});

describe('An answer', () => {
  it('moves the request in the same act', async () => {
    const { _id, version } = await delegated(client, admin);
    const answer = await reply(support, _id, 'We have begun.', { status: 'in_review' });
    expect(answer.status).toBe(201);
    expect(answer.body.request).toMatchObject({ status: 'in_review' });
    expect(answer.body.request.version).toBeGreaterThan(version);
    const seen = await detail(client, _id);
    expect(seen.history.at(-1).text).toBe('Our review has begun');
    await dispatched(stack);
    const notices = await noticesAbout(client, _id);
    expect(notices).toEqual(expect.arrayContaining(['Our team has answered', 'Request in review']));
  });

  it('sends nothing if the move is refused; clients cannot set anything', async () => {
    const { _id } = await delegated(client, admin);
    const refused = await reply(support, _id, 'Never sent', { status: 'withdrawn' });
    expect(refused.status).toBe(422);
    for (const over of [{ status: 'completed' }, { reason: 'Because' }, { awaitClient: true }]) {
      const { status, body } = await reply(client, _id, 'Never sent', over);
      expect([status, body.errors[0].field]).toEqual([422, Object.keys(over)[0]]);
    }
    const { body } = await api.get(`/api/requests/${_id}/comments`, client.token);
    expect(body.comments).toEqual([]);
  });
});

describe('A note', () => {
  const noted = (panel: string, { token }: Person, form: object) =>
    api.put(`/api/${panel}-requests`, form, token);

  it('notifies the people it mentions, except those who may not read it', async () => {
    const { _id: requestId } = await delegated(client, admin);
    const form = { requestId, status: 'assigned', supportNotes: 'Could you look at this?' };
    const mentions = [colleague.id, admin.id, support.id];
    expect((await noted('support', support, { ...form, mentions })).status).toBe(200);
    await dispatched(stack);
    expect(await noticesAbout(colleague, requestId)).toContain('You were mentioned');
    expect(await noticesAbout(admin, requestId)).toContain('You were mentioned');
    expect(await noticesAbout(support, requestId)).not.toContain('You were mentioned');
    for (const person of [manager, client]) {
      const wrong = await noted('support', support, { ...form, mentions: [person.id] });
      expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: 'mentions' }] } });
    }
    const [{ n }] = (await stack.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM request_notes WHERE request_id = $1`,
      [requestId],
    )) as [{ n: number }];
    expect(n).toBe(1);
  });
});
