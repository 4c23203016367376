import { randomUUID } from 'node:crypto';
import { deskAt } from '../support/desk';
import { PATH, PDF, PNG, uploaded } from '../support/files';
import { personWithRole, raise, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const { api, detail, reply } = deskAt(stack);
afterAll(() => stack.close());

let client: Person;
beforeAll(async () => {
  client = await personWithRole(stack, 'client');
});

const ids = (files: { _id: string }[]): string[] => files.map(({ _id }) => _id);

describe('Files of a request', () => {
  it('come with it and with its messages, and are shown where they belong', async () => {
    const own = await uploaded(stack, client, PDF, 'brief.pdf');
    const request = await raise(stack, client.token, { attachments: [own] });
    const sent = [await uploaded(stack, client, PNG), await uploaded(stack, client)];
    const said = await reply(client, request._id, 'Here they are.', { attachments: sent });
    expect(said.status).toBe(201);
    expect(ids(said.body.comment.attachments)).toEqual([...sent].sort());
    const seen = await detail(client, request._id);
    expect(ids(seen.attachments)).toEqual([own]);
    expect(seen.attachments[0]).toMatchObject({ name: 'brief.pdf', bytes: PDF.length });
    expect(ids(seen.comments[0].attachments)).toEqual([...sent].sort());
    const { body } = await api.get(`/api/requests/${request._id}/comments`, client.token);
    expect(ids(body.comments[0].attachments)).toEqual([...sent].sort());
  });

  it('are attached once, by their uploader, and never after a refusal', async () => {
    const { _id } = await raise(stack, client.token);
    const other = await personWithRole(stack, 'client');
    const mine = await uploaded(stack, client);
    const theirs = await uploaded(stack, other);
    const refusal = {
      status: 422,
      body: { errors: [{ field: 'attachments', code: 'file_not_usable' }] },
    };
    for (const attachments of [[theirs], [mine, theirs], [randomUUID()]]) {
      expect(await reply(client, _id, 'Here.', { attachments })).toMatchObject(refusal);
    }
    const { body } = await api.get(`/api/requests/${_id}/comments`, client.token);
    expect(body.comments).toEqual([]);
    expect((await reply(client, _id, 'Here.', { attachments: [mine, mine] })).status).toBe(201);
    expect(await reply(client, _id, 'Again.', { attachments: [mine] })).toMatchObject(refusal);
    const many = Array.from({ length: 11 }, () => randomUUID());
    const { status } = await reply(client, _id, 'Many.', { attachments: many });
    expect(status).toBe(422);
  });

  it('of twenty calls that bind the same file at once, one wins', async () => {
    const { _id } = await raise(stack, client.token);
    const file = await uploaded(stack, client);
    const calls = Array.from({ length: 20 }, (_, at) =>
      reply(client, _id, `Call ${at}`, { attachments: [file] }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(19);
  });

  it('can be removed for fifteen minutes, and by an admin later', async () => {
    const [first, second] = [await uploaded(stack, client), await uploaded(stack, client)];
    const { _id } = await raise(stack, client.token, { attachments: [first, second] });
    expect((await api.delete(`${PATH}/${first}`, client.token)).status).toBe(200);
    await stack.sql(
      `UPDATE attachments SET created_at = now() - interval '16 minutes' WHERE id = $1`,
      [second],
    );
    const late = await api.delete(`${PATH}/${second}`, client.token);
    expect(late).toMatchObject({ status: 409, body: { code: 'too_late_to_remove' } });
    const [seen] = (await detail(client, _id)).attachments;
    expect(seen.canRemove).toBe(false);
    const admin = await personWithRole(stack, 'admin');
    expect((await api.delete(`${PATH}/${second}`, admin.token)).status).toBe(200);
    const events = await stack.sql<{ type: string; data: object }>(
      `SELECT type, data FROM events WHERE subject_id = $1 AND type LIKE 'file.%' ORDER BY sequence`,
      [_id],
    );
    expect(events.map(({ type }) => type)).toEqual([
      'file.added',
      'file.added',
      'file.removed',
      'file.removed',
    ]);
    expect(JSON.stringify(events)).not.toContain('notes.txt');
  });
});
