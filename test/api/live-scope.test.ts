import { setTimeout as pause } from 'node:timers/promises';
import { Api } from '../support/api';
import { dispatched } from '../support/drained';
import { changesOf, heard, openStream, type OpenedStream } from '../support/live';
import { personWithRole, raise, type Person, type Role } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);

type Reader = { person: Person; stream: OpenedStream };
const readers = {} as Record<'owner' | 'stranger' | 'support' | 'manager' | 'admin', Reader>;

beforeAll(async () => {
  const roles = {
    owner: 'client',
    stranger: 'client',
    support: 'support',
    manager: 'manager',
    admin: 'admin',
  };
  for (const [name, role] of Object.entries(roles)) {
    const person = await personWithRole(stack, role as Role);
    readers[name as keyof typeof readers] = {
      person,
      stream: await openStream(stack, person.token),
    };
  }
});
afterAll(async () => {
  for (const { stream } of Object.values(readers)) stream.close();
  await stack.close();
});

const tokenOf = (name: keyof typeof readers) => readers[name].person.token;
const work = (role: 'admin' | 'manager' | 'support', body: object) =>
  api.put(`/api/${role}-requests`, body, tokenOf(role));
const delegate = (requestId: string, assignTo: string, method: 'post' | 'put' = 'post') =>
  api[method]('/api/delegate-request', { requestId, assignTo }, tokenOf('admin'));

async function toldOf(id: string, last: string): Promise<Record<string, unknown[]>> {
  await heard(readers.admin.stream, 'change', { id, type: last });
  await pause(150);
  return Object.fromEntries(
    Object.entries(readers).map(([name, { stream }]) => [name, changesOf(stream, id)]),
  );
}

describe('What happens to a request', () => {
  it('reaches those who may see it, each event separately', async () => {
    const { _id: id } = await raise(stack, tokenOf('owner'));
    await heard(readers.admin.stream, 'change', { id });
    expect((await delegate(id, 'support')).status).toBe(200);
    const noted = await work('support', {
      requestId: id,
      status: 'in_review',
      supportNotes: 'Ask Ada.',
    });
    expect(noted.status).toBe(200);
    await api.post(`/api/requests/${id}/comments`, { text: 'On it.' }, tokenOf('support'));
    await api.post(`/api/requests/${id}/comments`, { text: 'Thanks.' }, tokenOf('owner'));
    const told = await toldOf(id, 'request.replied-to');
    const seenByClient = [
      'request.raised',
      'request.delegated',
      'request.status-changed',
      'request.answered',
      'request.replied-to',
    ];
    expect(told.owner).toEqual(seenByClient);
    expect(told.admin).toHaveLength(seenByClient.length + 1);
    expect(told.admin).toContain('request.noted');
    expect(told.support).toEqual(told.admin!.slice(1));
    expect(told.manager).toEqual([]);
    expect(told.stranger).toEqual([]);
  });

  it('reaches a team that has lost it once more, and then no longer', async () => {
    const { _id: id } = await raise(stack, tokenOf('owner'));
    await heard(readers.admin.stream, 'change', { id });
    await delegate(id, 'support');
    await heard(readers.support.stream, 'change', { id, type: 'request.delegated' });
    expect((await delegate(id, 'manager', 'put')).status).toBe(200);
    await work('manager', { requestId: id, status: 'in_review', managerNotes: 'Ours now.' });
    const told = await toldOf(id, 'request.status-changed');
    expect(told.support).toEqual(['request.delegated', 'request.changed']);
    expect(told.manager).toContain('request.reassigned');
    expect(told.manager).toContain('request.noted');
    expect(told.owner).not.toContain('request.noted');
    expect(told.stranger).toEqual([]);
  });

  it('is told to exactly those who may open it', async () => {
    const requests = [];
    for (const [owner, team] of [
      ['owner', null],
      ['owner', 'support'],
      ['stranger', 'manager'],
      ['support', null],
      ['support', 'manager'],
      ['manager', 'support'],
    ] as const) {
      const { _id: id } = await raise(stack, tokenOf(owner));
      if (team) await delegate(id, team);
      const { status } = await work('admin', { requestId: id, status: 'in_review' });
      expect(status).toBe(200);
      requests.push(id);
    }
    for (const id of requests) {
      const told = await toldOf(id, 'request.status-changed');
      for (const [name, { person }] of Object.entries(readers)) {
        const { status } = await api.get(`/api/requests/${id}`, person.token);
        const isTold = told[name]!.includes('request.status-changed');
        expect([name, isTold]).toEqual([name, status === 200]);
      }
    }
  });

  it('is announced by id only, without names or texts', async () => {
    const { _id: id } = await raise(stack, tokenOf('owner'), { projectName: 'Otter census' });
    const { data } = await heard(readers.owner.stream, 'change', { id });
    const seen = await heard(readers.admin.stream, 'change', { id });
    expect(seen.data).not.toHaveProperty('isOwn');
    expect(data).toEqual({
      type: 'request.raised',
      subject: 'request',
      id,
      sequence: expect.any(Number) as number,
      isOwn: true,
    });
  });
});

describe('A notice', () => {
  it('reaches its recipients and no one else', async () => {
    const [told, other] = [await newReader(), await newReader()];
    await raise(stack, told.person.token);
    await heard(told.stream, 'notices');
    await dispatched(stack);
    expect(noticesOf(other.stream)).toBe(0);
    for (const { stream } of [told, other]) stream.close();
  });

  it('that is read in one browser is announced to the other', async () => {
    const { person, stream } = await newReader();
    await api.put('/api/notifications/read', { all: true }, person.token);
    await heard(stream, 'notices');
    expect(noticesOf(stream)).toBe(1);
    stream.close();
  });
});

async function newReader(): Promise<Reader> {
  const person = await personWithRole(stack, 'client');
  return { person, stream: await openStream(stack, person.token) };
}

const noticesOf = (stream: OpenedStream): number =>
  stream.events.filter(({ event }) => event === 'notices').length;
