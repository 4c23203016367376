import { Api } from '../support/api';
import { dispatched } from '../support/drained';
import { personWithRole, projectRequest, raise, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

let client: Person, other: Person, admin: Person, manager: Person;
beforeAll(async () => {
  client = await personWithRole(stack, 'client');
  other = await personWithRole(stack, 'client');
  admin = await personWithRole(stack, 'admin');
  manager = await personWithRole(stack, 'manager');
});

const edit = (id: string, over: object, { token }: Person) =>
  api.put(`/api/requests/${id}`, projectRequest({ ...over }), token);
const detail = async (id: string, { token }: Person) =>
  (await api.get(`/api/requests/${id}`, token)).body.request;
const delegate = (id: string) =>
  api.post('/api/delegate-request', { requestId: id, assignTo: 'manager' }, admin.token);
const move = (id: string, status: string) =>
  api.put('/api/manager-requests', { requestId: id, status }, manager.token);

describe('One’s own request', () => {
  it('is edited before its review; the history lists the changes, and the team is notified', async () => {
    const request = await raise(stack, client.token);
    await delegate(request._id);
    expect(await detail(request._id, client)).toMatchObject({ canEdit: true });
    const { status, body } = await edit(
      request._id,
      { projectName: 'A better name', budget: 'over-100k', urgency: 'critical', industry: 'Rail' },
      client,
    );
    expect(status).toBe(200);
    expect(body.request).toMatchObject({ projectName: 'A better name', budget: 'over-100k' });
    expect(body.entry.text).toMatch(
      /^Changed the budget from .+ to Over \$100,000, the urgency from .+ to Critical, /,
    );
    expect(body.entry.text).toContain('the project name');
    expect(await detail(request._id, manager)).toMatchObject({
      projectName: 'A better name',
      industry: 'Rail',
      canEdit: false,
    });
    const found = await api.get('/api/manager-requests?search=better+name', manager.token);
    expect(found.body.requests.map(({ _id }: { _id: string }) => _id)).toContain(request._id);
    await dispatched(stack);
    const { body: notices } = await api.get('/api/notifications', manager.token);
    expect(notices.notifications.map(({ title }: { title: string }) => title)).toContain(
      'Request changed',
    );
  });

  it('keeps no text of the client in the event log', async () => {
    const request = await raise(stack, client.token);
    await edit(request._id, { description: 'Secret of the trade', contactPhone: '' }, client);
    const [event] = await stack.sql<{ data: object }>(
      `SELECT data FROM events WHERE subject_id = $1 AND type = 'request.edited'`,
      [request._id],
    );
    expect(event!.data).toMatchObject({
      after: { fields: expect.arrayContaining(['description']) },
    });
    expect(JSON.stringify(event)).not.toContain('Secret');
  });

  it('gets the promises of its new urgency', async () => {
    const request = await raise(stack, client.token, { urgency: 'low' });
    const dueAt = async () => Date.parse((await detail(request._id, admin)).dueAt as string);
    const before = await dueAt();
    await edit(request._id, { urgency: 'critical' }, client);
    expect(await dueAt()).toBeLessThan(before);
  });

  it('is as it was where nothing is changed', async () => {
    const request = await raise(stack, client.token);
    const { body } = await edit(request._id, {}, client);
    expect(body).toMatchObject({ entry: null, request: { version: request.version } });
  });

  it('cannot be changed by other people, who get a 404', async () => {
    const request = await raise(stack, client.token);
    for (const person of [other, manager, admin]) {
      const { status, body } = await edit(request._id, {}, person);
      expect([status, body.code]).toEqual([404, 'request_not_found']);
    }
    expect((await api.put(`/api/requests/${request._id}`, projectRequest())).status).toBe(401);
  });

  it('stays as it is once its review has begun, or it is closed', async () => {
    const request = await raise(stack, client.token);
    await delegate(request._id);
    await move(request._id, 'in_review');
    expect((await edit(request._id, {}, client)).body.code).toBe('review_has_begun');
    await move(request._id, 'completed');
    expect((await edit(request._id, {}, client)).body.code).toBe('already_closed');
    expect(await detail(request._id, client)).toMatchObject({ canEdit: false });
  });

  it('is not overwritten from an older window', async () => {
    const request = await raise(stack, client.token);
    await edit(request._id, { industry: 'Rail', version: request.version }, client);
    const late = await edit(request._id, { industry: 'Road', version: request.version }, client);
    expect(late).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    expect((await detail(request._id, client)).industry).toBe('Rail');
  });

  it('reports the errors of each field, as when it was raised', async () => {
    const request = await raise(stack, client.token);
    const { status, body } = await edit(
      request._id,
      { projectName: ' ', budget: 'a fortune', description: 'x'.repeat(5_001), version: 'new' },
      client,
    );
    expect(status).toBe(422);
    expect(body.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'budget',
      'description',
      'projectName',
      'version',
    ]);
  });

  it('edited and reviewed at the same moment is one or the other', async () => {
    const requests = await Promise.all(Array.from({ length: 8 }, () => raise(stack, client.token)));
    await Promise.all(requests.map(({ _id }) => delegate(_id)));
    await Promise.all(
      requests.map(async ({ _id }) => {
        const [edited, moved] = await Promise.all([
          edit(_id, { industry: 'Rail' }, client),
          move(_id, 'in_review'),
        ]);
        expect(moved.status).toBe(200);
        const { industry, history } = await detail(_id, client);
        expect(industry === 'Rail').toBe(edited.status === 200);
        const texts = (history as { text: string }[]).map(({ text }) => text);
        expect(texts.some((text) => text.startsWith('Changed'))).toBe(edited.status === 200);
      }),
    );
  });
});
