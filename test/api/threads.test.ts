import { randomUUID } from 'node:crypto';
import { Api } from '../support/api';
import { leadForm } from '../support/forms';
import { operations, document as openapi, type Schema } from '../support/openapi-contract';
import { personWithRole, raise, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

/** Data that grows over time is read in pages, and responses to changes never contain all of it. */
const stack = sharedStack();
const api = new Api(stack.baseUrl);
afterAll(() => stack.close());

let client: Person, other: Person, admin: Person, manager: Person, support: Person;
beforeAll(async () => {
  client = await personWithRole(stack, 'client');
  other = await personWithRole(stack, 'client');
  admin = await personWithRole(stack, 'admin');
  manager = await personWithRole(stack, 'manager');
  support = await personWithRole(stack, 'support');
});

const KB = 1024;
const LONG = 'x'.repeat(5_000);

async function delegated(): Promise<string> {
  const { _id } = await raise(stack, client.token);
  const form = { requestId: _id, assignTo: 'manager' };
  expect((await api.post('/api/delegate-request', form, admin.token)).status).toBe(200);
  return _id;
}

/** All at one instant, or microseconds apart: a JavaScript date cannot tell them apart. */
const TIMES = [`now()`, `now() + n * interval '1 microsecond'`];

const addComments = (requestId: string, many: number, at: string, text = `'Message ' || n`) =>
  stack.sql<{ id: string }>(
    `INSERT INTO request_comments (id, request_id, author_id, is_from_staff, body, created_at)
     SELECT gen_random_uuid(), $1, $2, n % 2 = 0, ${text}, ${at}
     FROM generate_series(1, $3::int) n RETURNING id`,
    [requestId, client.id, many],
  );
const addNotes = (
  requestId: string,
  many: number,
  team: string,
  at = 'now()',
  text = `'Note ' || n`,
) =>
  stack.sql<{ id: string }>(
    `INSERT INTO request_notes (id, request_id, team, body, created_at)
     SELECT gen_random_uuid(), $1, $2, ${text}, ${at} FROM generate_series(1, $3::int) n RETURNING id`,
    [requestId, team, many],
  );
const addEvents = (requestId: string, many: number, at = 'now()') =>
  stack.sql<{ id: string }>(
    `WITH added AS (
       INSERT INTO events (id, type, subject_type, subject_id, data, at)
       SELECT gen_random_uuid(), 'request.priced', 'request', $1,
              jsonb_build_object('after', jsonb_build_object('agreedPrice', n)), ${at}
       FROM generate_series(1, $2::int) n RETURNING id)
     INSERT INTO request_reasons (event_id, request_id, body)
     SELECT id, $1::uuid, repeat('y', 500) FROM added RETURNING event_id AS id`,
    [requestId, many],
  );

type Entry = { _id: string };
const idsOf = (entries: Entry[]) => entries.map(({ _id }) => _id);

async function whole(path: string, member: string, { token }: Person, limit = 20) {
  const all: string[] = [];
  let before: string | null = null;
  do {
    const query: string = `limit=${limit}${before ? `&before=${before}` : ''}`;
    const { status, body } = await api.get(`${path}?${query}`, token);
    expect(status).toBe(200);
    expect(body[member].length).toBeLessThanOrEqual(limit);
    all.unshift(...idsOf(body[member] as Entry[]));
    before = body.before as string | null;
  } while (before);
  return all;
}

const inOrder = async (table: string, requestId: string, condition = 'true') =>
  (
    await stack.sql<{ id: string }>(
      `SELECT id FROM ${table} WHERE request_id = $1 AND ${condition} ORDER BY created_at, id`,
      [requestId],
    )
  ).map(({ id }) => id);
const historyInOrder = async (requestId: string) =>
  (
    await stack.sql<{ id: string }>('SELECT id FROM events WHERE subject_id = $1 ORDER BY at, id', [
      requestId,
    ])
  ).map(({ id }) => id);

describe('The messages of a request', () => {
  it.each(TIMES)('come in pages, each once, with %s', async (at) => {
    const id = await delegated();
    await addComments(id, 65, at);
    const expected = await inOrder('request_comments', id);
    expect(await whole(`/api/requests/${id}/comments`, 'comments', client)).toEqual(expected);
    expect(await whole(`/api/requests/${id}/comments`, 'comments', manager, 7)).toEqual(expected);
    const { request } = (await api.get(`/api/requests/${id}`, client.token)).body;
    expect(idsOf(request.comments as Entry[])).toEqual(expected.slice(-20));
    expect(request.commentsBefore).toBe(expected.at(-20));
  });

  it('say that there is nothing before them where that is so', async () => {
    const id = await delegated();
    const empty = await api.get(`/api/requests/${id}/comments`, client.token);
    expect(empty.body).toEqual({ comments: [], before: null });
    await addComments(id, 20, 'now()');
    const { body } = await api.get(`/api/requests/${id}`, client.token);
    expect(body.request).toMatchObject({ commentsBefore: null, historyBefore: null });
    const first = body.request.comments[0]._id as string;
    const before = await api.get(`/api/requests/${id}/comments?before=${first}`, client.token);
    expect(before.body).toEqual({ comments: [], before: null });
  });

  it.each(['comments', 'history', 'notes'])('are hidden from others: %s', async (member) => {
    const id = await delegated();
    for (const person of [other, support]) {
      const { status } = await api.get(`/api/requests/${id}/${member}`, person.token);
      expect(status).toBe(person === other && member === 'notes' ? 403 : 404);
    }
    expect((await api.get(`/api/requests/${id}/${member}`)).status).toBe(401);
    expect((await api.get(`/api/requests/${randomUUID()}/${member}`, admin.token)).status).toBe(
      404,
    );
  });

  it.each([
    ['before=x', 'before'],
    [`before=${randomUUID()}`, 'before'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
  ])('refuse %s', async (query, field) => {
    const id = await delegated();
    const { status, body } = await api.get(`/api/requests/${id}/comments?${query}`, client.token);
    expect([status, body.errors[0].field]).toEqual([422, field]);
  });

  it('know no entry of another request', async () => {
    const [id, elsewhere] = [await delegated(), await delegated()];
    const [theirs] = await addComments(elsewhere, 1, 'now()');
    await addComments(id, 3, 'now()');
    const path = `/api/requests/${id}/comments?before=${theirs!.id}`;
    expect((await api.get(path, client.token)).status).toBe(422);
  });
});

describe('History and notes of a request', () => {
  it.each(TIMES)('come in pages, each once, with %s', async (at) => {
    const id = await delegated();
    await addEvents(id, 45, at);
    await addNotes(id, 45, 'manager', at);
    await addNotes(id, 5, 'support', at);
    const history = await historyInOrder(id);
    const notes = await inOrder('request_notes', id, `team = 'manager'`);
    expect(await whole(`/api/requests/${id}/history`, 'history', client)).toEqual(history);
    expect(await whole(`/api/requests/${id}/notes`, 'notes', manager)).toEqual(notes);
    expect(await whole(`/api/requests/${id}/notes`, 'notes', admin)).toHaveLength(50);
    const { request } = (await api.get(`/api/requests/${id}`, manager.token)).body;
    expect(idsOf(request.history as Entry[])).toEqual(history.slice(-20));
    expect(idsOf(request.notes as Entry[])).toEqual(notes.slice(-20));
    expect(request).toMatchObject({ historyBefore: history.at(-20), notesBefore: notes.at(-20) });
  });

  it('are few in a list, with the last note of each team', async () => {
    const id = await delegated();
    await addNotes(id, 30, 'manager', `now() - n * interval '1 minute'`);
    await addNotes(id, 30, 'support', `now() - interval '1 day' - n * interval '1 minute'`);
    const reference = (await api.get(`/api/requests/${id}`, admin.token)).body.request.reference;
    const { body } = await api.get(`/api/admin-requests?search=${reference}`, admin.token);
    const [request] = body.requests;
    expect(request).toMatchObject({ managerNotes: 'Note 1', supportNotes: 'Note 1' });
    expect(request.notes).toHaveLength(6);
  });
});

describe('The entries of a lead', () => {
  it('come in pages, and a change answers with none of them', async () => {
    const { body } = await api.post('/api/forms/lead', leadForm());
    const id = body.id as string;
    await stack.sql(
      `WITH added AS (
         INSERT INTO events (id, type, subject_type, subject_id)
         SELECT gen_random_uuid(), 'lead.noted', 'lead', $1 FROM generate_series(1, 45) RETURNING id)
       INSERT INTO lead_notes (event_id, lead_id, body)
       SELECT id, $1::uuid, repeat('z', 5000) FROM added`,
      [id],
    );
    expect(await whole(`/api/leads/${id}/events`, 'events', admin)).toHaveLength(45);
    const detail = (await api.get(`/api/leads/${id}`, admin.token)).body;
    expect(detail.events).toHaveLength(20);
    const changed = await api.put(`/api/leads/${id}`, { note: LONG }, admin.token);
    expect(changed.body.message).toBe('Lead updated.');
    expect(JSON.stringify(changed.body).length).toBeLessThan(2 * KB);
    const same = await api.put(`/api/leads/${id}`, { colour: 'green' }, admin.token);
    expect(same.body.message).toBe('Nothing was changed.');
    expect((await api.get(`/api/leads/${randomUUID()}/events`, admin.token)).status).toBe(404);
  });
});

describe('A change of a request on which much was said', () => {
  const key = () => ({ 'idempotency-key': randomUUID() });
  const bytes = ({ body }: { body: unknown }) => Buffer.byteLength(JSON.stringify(body));

  it('returns only what it added, and stores at most 16 KB', async () => {
    const id = await delegated();
    await addComments(id, 59, `now() - interval '1 hour'`, `repeat('x', 5000)`);
    await addNotes(id, 60, 'manager', `now() - interval '1 hour'`, `repeat('n', 5000)`);
    await addEvents(id, 60);
    const thread = `/api/requests/${id}/comments`;
    const sixtieth = await api.post(thread, { text: LONG }, client.token, key());
    expect(sixtieth.status).toBe(201);
    expect(sixtieth.body.comment).toMatchObject({ text: LONG, by: 'You', isFromStaff: false });
    expect(sixtieth.headers.get('etag')).toBe(`"${sixtieth.body.request.version}"`);
    expect(bytes(sixtieth)).toBeLessThan(7 * KB);

    const put = { requestId: id, status: 'in_review', managerNotes: LONG, version: undefined };
    const answers = [
      await api.put('/api/manager-requests', put, manager.token, key()),
      await api.put(
        '/api/delegate-request',
        { requestId: id, assignTo: 'support' },
        admin.token,
        key(),
      ),
      await api.put(
        '/api/admin-requests',
        { requestId: id, status: 'pending' },
        admin.token,
        key(),
      ),
      await api.post(
        `/api/requests/${id}/withdraw`,
        { reason: 'r'.repeat(500) },
        client.token,
        key(),
      ),
      await api.post(
        `/api/requests/${id}/reopen`,
        { reason: 'r'.repeat(500) },
        client.token,
        key(),
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const answer of answers) {
      expect(bytes(answer)).toBeLessThan(7 * KB);
      expect(answer.body.request).not.toHaveProperty('comments');
    }
    expect(answers.at(-1)!.body.entry).toMatchObject({ text: 'Request reopened', by: 'You' });
    const stored = await stack.sql<{ most: number; kept: boolean }>(
      `SELECT max(octet_length(answer::text)) AS most, bool_and(NOT answer ? 'notKept') AS kept
       FROM idempotency_keys WHERE user_id = ANY($1)`,
      [[client.id, manager.id, admin.id]],
    );
    expect(stored[0]!.most).toBeLessThan(16 * KB);
    expect(stored[0]!.kept).toBe(true);
  });

  it('reports that it was carried out if its response was larger', async () => {
    const id = await delegated();
    const headers = key();
    const send = () =>
      api.post(`/api/requests/${id}/comments`, { text: '😀'.repeat(5_000) }, client.token, headers);
    expect((await send()).status).toBe(201);
    const again = await send();
    expect(again).toMatchObject({ status: 409, body: { code: 'answer_not_kept' } });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await inOrder('request_comments', id)).toHaveLength(1);
    const [{ answer } = { answer: null }] = await stack.sql(
      'SELECT answer FROM idempotency_keys WHERE user_id = $1 AND key = $2',
      [client.id, headers['idempotency-key']],
    );
    expect(answer).toEqual({ notKept: true });
  });
});

function unbounded(schema: Schema | undefined, path: string, seen: string[] = []): string[] {
  if (!schema || typeof schema !== 'object') return [];
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1)! : undefined;
  if (name) {
    if (seen.includes(name)) return [];
    return unbounded(openapi.components.schemas[name], path, [...seen, name]);
  }
  const items = schema['items'] as Schema | undefined;
  const isOpen = items && schema['maxItems'] === undefined && !('enum' in resolved(items));
  const properties = Object.entries((schema['properties'] as Record<string, Schema>) ?? {});
  return [
    ...(isOpen ? [path] : []),
    ...unbounded(items, `${path}[]`, seen),
    ...properties.flatMap(([key, child]) => unbounded(child, `${path}.${key}`, seen)),
    ...['allOf', 'anyOf'].flatMap((key) =>
      ((schema[key] as Schema[] | undefined) ?? []).flatMap((one) => unbounded(one, path, seen)),
    ),
  ];
}

const resolved = (schema: Schema): Schema =>
  typeof schema['$ref'] === 'string'
    ? openapi.components.schemas[schema['$ref'].split('/').at(-1)!]!
    : schema;

describe('Every call that heeds an Idempotency-Key', () => {
  it('answers without a list that grows', () => {
    const writes = operations.filter(
      ({ method, operation }) =>
        ['post', 'put'].includes(method) &&
        operation.parameters?.some(({ name }) => name === 'Idempotency-Key'),
    );
    expect(writes.length).toBeGreaterThan(15);
    const found = writes.flatMap(({ method, path, operation }) =>
      ['200', '201', '202'].flatMap((status) =>
        unbounded(
          operation.responses[status]?.content?.['application/json']?.schema,
          `${method} ${path}`,
        ),
      ),
    );
    expect(found).toEqual([]);
  });
});
