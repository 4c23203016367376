import { setTimeout as pause } from 'node:timers/promises';
import { deskAt } from '../support/desk';
import { PATH, uploaded } from '../support/files';
import { changesOf, heard, openStream, type OpenedStream } from '../support/live';
import { personWithRole, type Person, type Role } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const { api, delegated, reply } = deskAt(stack);

const people = {} as Record<Role, Person>;
const streams = {} as Record<Role, OpenedStream>;
beforeAll(async () => {
  for (const role of ['client', 'support', 'manager', 'admin'] as const) {
    people[role] = await personWithRole(stack, role);
    streams[role] = await openStream(stack, people[role].token);
  }
});
afterAll(async () => {
  for (const stream of Object.values(streams)) stream.close();
  await stack.close();
});

/** Number of events each stream got about files of this request. */
const toldOf = (id: string, type: string) =>
  Object.fromEntries(
    Object.entries(streams).map(([role, stream]) => [
      role,
      changesOf(stream, id).filter((told) => told === type).length,
    ]),
  );

describe('Live updates of files', () => {
  it('reach everyone who sees the request; those of a note’s file reach only its team', async () => {
    const { client, support, admin } = people;
    const { _id: id } = await delegated(client, admin);
    const sent = await uploaded(stack, client);
    await reply(client, id, 'Here.', { attachments: [sent] });
    await heard(streams.admin, 'change', { id, type: 'file.added' });
    await pause(200);
    expect(toldOf(id, 'file.added')).toEqual({ client: 1, support: 1, manager: 0, admin: 1 });
    const noted = await uploaded(stack, support);
    const note = { requestId: id, supportNotes: 'Internal.', attachments: [noted] };
    expect((await api.put('/api/support-requests', note, support.token)).status).toBe(200);
    await heard(streams.admin, 'change', { id, type: 'request.noted' });
    await pause(200);
    expect(toldOf(id, 'file.added')).toEqual({ client: 1, support: 2, manager: 0, admin: 2 });
    expect((await api.delete(`${PATH}/${noted}`, support.token)).status).toBe(200);
    await heard(streams.admin, 'change', { id, type: 'file.removed' });
    await pause(200);
    expect(toldOf(id, 'file.removed')).toEqual({ client: 0, support: 1, manager: 0, admin: 1 });
    expect(JSON.stringify(streams.client.events)).not.toContain(noted);
  });
});
