import { randomUUID } from 'node:crypto';
import { deskAt } from '../support/desk';
import { personWithRole, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const { api, delegated, detail } = deskAt(stack);
afterAll(() => stack.close());

let client: Person, admin: Person, support: Person, colleague: Person, manager: Person;
beforeAll(async () => {
  client = await personWithRole(stack, 'client');
  admin = await personWithRole(stack, 'admin');
  support = await personWithRole(stack, 'support');
  colleague = await personWithRole(stack, 'support');
  manager = await personWithRole(stack, 'manager');
});

type View = { _id: string; name: string; filters: string; isShared: boolean; canChange: boolean };
const PATH = '/api/queue/views';

describe('Saved views', () => {
  const form = { panel: 'support', name: 'Overdue', filters: 'status=open&due=overdue' };
  const save = ({ token }: Person, over = {}) =>
    api.post(PATH, { ...form, isShared: false, ...over }, token);
  const views = async ({ token }: Person): Promise<View[]> =>
    (await api.get(`${PATH}?panel=support`, token)).body.views;
  const named = (all: View[], name: string) => all.find((view) => view.name === name);
  afterAll(() =>
    stack.sql(`DELETE FROM saved_views WHERE owner_id = ANY($1)`, [[support.id, colleague.id]]),
  );

  it('are one’s own, until they are shared', async () => {
    const name = `Own ${Date.now()}`;
    const saved = await save(support, { name });
    expect(saved.status).toBe(201);
    const view = named(saved.body.views, name)!;
    expect(view).toMatchObject({ filters: form.filters, isShared: false, canChange: true });
    expect(named(await views(colleague), name)).toBeUndefined();
    expect(named(await views(admin), name)).toBeUndefined();
    const path = `${PATH}/${view._id}`;
    const change = { ...form, name, isShared: true };
    for (const person of [colleague, manager, admin]) {
      expect((await api.put(path, change, person.token)).status).toBe(404);
      expect((await api.delete(path, person.token)).status).toBe(404);
    }
    expect((await api.put(path, change, support.token)).status).toBe(200);
    expect(named(await views(colleague), name)).toMatchObject({ canChange: false });
    const foreign = await api.put(path, change, colleague.token);
    expect(foreign).toMatchObject({ status: 403, body: { code: 'not_your_view' } });
    expect((await api.delete(path, manager.token)).status).toBe(404);
    expect((await api.delete(path, admin.token)).status).toBe(200);
    expect(named(await views(support), name)).toBeUndefined();
  });

  it('have a name each, and a panel that the caller works in', async () => {
    expect((await save(support, { name: 'Twice' })).status).toBe(201);
    const again = await save(support, { name: 'TWICE' });
    expect(again).toMatchObject({ status: 409, body: { code: 'view_name_taken' } });
    expect((await save(colleague, { name: 'Twice' })).status).toBe(201);
    expect((await save(support, { panel: 'manager' })).status).toBe(403);
    expect((await api.get(`${PATH}?panel=admin`, support.token)).status).toBe(403);
    expect((await api.get(`${PATH}?panel=client`, support.token)).status).toBe(422);
    expect((await api.get(`${PATH}?panel=support`, client.token)).status).toBe(403);
  });

  it('are pinned in an order, and one opens the queue', async () => {
    const choice = { panel: 'support', pinned: ['overdue', 'mine'], opensWith: 'mine' };
    const { body } = await api.put(PATH, choice, support.token);
    expect(body).toMatchObject({ pinned: ['overdue', 'mine'], opensWith: 'mine' });
    const others = await api.get(`${PATH}?panel=support`, colleague.token);
    expect(others.body).toMatchObject({ pinned: [], opensWith: null });
    const usual = await api.put(PATH, { panel: 'support', pinned: [] }, support.token);
    expect(usual.body).toMatchObject({ pinned: [], opensWith: null });
    const wrong = await api.put(PATH, { panel: 'support', pinned: ['<b>'] }, support.token);
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: 'pinned' }] } });
  });

  it.each([
    'nonsense',
    'colour=red',
    'status=sleeping',
    'status=open&page=2',
    'status=open&status=all',
    'assignee=somebody',
    'from=yesterday',
    '__proto__=1',
  ])('are refused with filters that the list does not have: %s', async (filters) => {
    const { status, body } = await save(support, { name: `Wrong ${filters}`, filters });
    expect([status, body.errors[0]]).toMatchObject([422, { field: 'filters' }]);
    const { body: made } = await save(support, { name: `Right ${filters}` });
    const path = `${PATH}/${named(made.views, `Right ${filters}`)!._id}`;
    const change = { ...form, name: 'Changed', isShared: false, filters };
    expect((await api.put(path, change, support.token)).status).toBe(422);
    expect((await api.delete(path, support.token)).status).toBe(200);
  });

  it('that no longer exist are dropped from choices', async () => {
    const { body: made } = await save(support, { name: 'Gone', isShared: true });
    const { _id } = named(made.views, 'Gone')!;
    const choice = { panel: 'support', pinned: ['overdue', _id], opensWith: _id };
    const choose = (person: Person) => api.put(PATH, choice, person.token);
    for (const person of [support, colleague]) {
      expect((await choose(person)).body).toMatchObject({ pinned: choice.pinned, opensWith: _id });
    }
    const own = { ...form, name: 'Gone', isShared: false };
    await api.put(`${PATH}/${_id}`, own, support.token);
    const read = async (person: Person) =>
      (await api.get(`${PATH}?panel=support`, person.token)).body;
    expect(await read(support)).toMatchObject({ pinned: choice.pinned, opensWith: _id });
    expect(await read(colleague)).toMatchObject({ pinned: ['overdue'], opensWith: null });
    const deleted = await api.delete(`${PATH}/${_id}`, support.token);
    expect(deleted.body).toMatchObject({ pinned: ['overdue'], opensWith: null });
    expect(await read(support)).toMatchObject({ pinned: ['overdue'], opensWith: null });
  });

  it('are thirty at most', async () => {
    const own = await personWithRole(stack, 'support');
    for (let i = 0; i < 30; i += 1) await save(own, { name: `View ${i}` });
    const more = await save(own, { name: 'One more' });
    expect(more).toMatchObject({ status: 409, body: { code: 'too_many_views' } });
    await stack.sql(`DELETE FROM saved_views WHERE owner_id = $1`, [own.id]);
  });
});

describe('A change of many', () => {
  const change = (person: Person, form: object) =>
    api.post('/api/queue/changes', form, person.token);
  const rowOf = ({ _id, version }: { _id: string; version: number }) => ({
    requestId: _id,
    version,
  });

  it('answers for each row, and what fails holds up none', async () => {
    const [first, stale, foreign] = [
      await delegated(client, admin),
      await delegated(client, admin),
      await delegated(client, admin, 'manager'),
    ];
    const missing = { requestId: randomUUID(), version: 1 };
    const rows = [rowOf(first), { ...rowOf(stale), version: 1 }, rowOf(foreign), missing];
    const form = { rows, action: 'assign', assigneeId: support.id };
    const { status, body } = await change(support, form);
    expect([status, body.message]).toEqual([200, '1 of 4 changed.']);
    expect(body.rows).toMatchObject([
      { requestId: first._id, reference: first.reference, isDone: true, before: null },
      { isDone: false, message: 'A colleague changed it in the meantime.', version: null },
      { isDone: false, reference: '', message: 'This request does not exist.' },
      { isDone: false, reference: '', message: 'This request does not exist.' },
    ]);
    expect((await detail(admin, foreign._id)).assignee).toBeNull();
  });

  it.each([
    ['status', { status: 'in_review' }, 'assigned'],
    ['urgency', { urgency: 'high' }, 'medium'],
    ['team', { team: 'manager' }, 'support'],
    ['assign', { assigneeId: 'SUPPORT' }, null],
  ])('of %s is undone by sending back the previous value', async (action, to, before) => {
    const value = Object.values(to)[0] === 'SUPPORT' ? { assigneeId: support.id } : to;
    const made = [await delegated(client, admin), await delegated(client, admin)];
    const { body } = await change(admin, { rows: made.map(rowOf), action, ...value });
    expect(body.message).toBe('2 of 2 changed.');
    expect(body.rows.map((row: { before: string }) => row.before)).toEqual([before, before]);
    const [field] = Object.keys(to);
    const rows = body.rows.map(({ requestId, version }: Record<string, unknown>) => ({
      requestId,
      version,
    }));
    const undo = { rows, action, [field!]: before, reason: 'A slip.' };
    expect((await change(admin, undo)).body.message).toBe('2 of 2 changed.');
    const seen = await detail(admin, made[0]!._id);
    expect(seen).toMatchObject({
      status: 'assigned',
      urgency: 'medium',
      assignedTo: 'support',
      assignee: null,
    });
  });

  it('keeps to what one may do, and says which field is wrong', async () => {
    const request = await delegated(client, admin);
    const rows = [rowOf(request)];
    const handed = await change(support, { rows, action: 'team', team: 'manager' });
    expect(handed).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const given = await change(support, { rows, action: 'assign', assigneeId: colleague.id });
    expect(given.body.rows).toMatchObject([
      { isDone: false, message: 'Only managers and admins decide about a colleague’s work.' },
    ]);
    expect((await change(client, { rows, action: 'assign' })).status).toBe(403);
    for (const [field, form] of [
      ['status', { rows, action: 'status' }],
      ['urgency', { rows, action: 'urgency' }],
      ['team', { rows, action: 'team' }],
      ['action', { rows, action: 'delete' }],
      ['rows', { rows: [], action: 'assign' }],
      ['rows', { rows: Array(51).fill(rows[0]), action: 'assign' }],
      ['rows', { rows: [rows], action: 'assign' }],
      ['status', { rows, action: 'status', status: 'withdrawn' }],
    ] as const) {
      const { status, body } = await change(admin, form);
      expect([status, body.errors[0].field]).toEqual([422, field]);
    }
    const many = Array(51).fill({ requestId: 'not an id', version: 0 });
    const { body } = await change(admin, { rows: many, action: 'assign' });
    expect(body.errors).toEqual([
      { field: 'rows', code: 'too_many', message: 'Change at most 50 at once' },
    ]);
  });
});

describe('The queue as a file', () => {
  it('has the filtered requests of the caller’s scope, and its export is recorded', async () => {
    const name = `=Export${Date.now()}`;
    const request = await delegated(client, admin, 'support', { projectName: name });
    await delegated(client, admin, 'manager', { projectName: name });
    const path = `/api/queue/export?search=${name.slice(1)}&status=open`;
    const { status, headers, body } = await api.get(path, support.token);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/filename="requests-\d{4}-\d\d-\d\d.csv"/);
    const [columns, ...lines] = body.trim().split('\n');
    expect(columns).toMatch(/^\uFEFF?reference,project_name,/);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${request.reference},'${name},`);
    const other = await api.get(path, admin.token);
    expect(other.body.trim().split('\n')).toHaveLength(3);
    expect((await api.get(path, client.token)).status).toBe(403);
    const [event] = await stack.sql<{ data: object }>(
      `SELECT data FROM events WHERE actor_id = $1 AND type = 'request.exported'`,
      [support.id],
    );
    expect(event!.data).toMatchObject({ after: { isSearched: true } });
    expect(JSON.stringify(event!.data)).not.toContain(name.slice(1));
  });
});
