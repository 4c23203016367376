import { deskAt, officeDay } from '../support/desk';
import { dispatched, drained } from '../support/drained';
import { personWithRole, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const { api, assign, delegated, detail, noticesAbout, reopen, reply } = deskAt(stack);

let client: Person, admin: Person, manager: Person, support: Person, colleague: Person;
beforeAll(async () => {
  client = await personWithRole(stack, 'client');
  admin = await personWithRole(stack, 'admin');
  manager = await personWithRole(stack, 'manager');
  support = await personWithRole(stack, 'support');
  colleague = await personWithRole(stack, 'support');
});
afterAll(() => stack.close());

const assigneeOf = async (id: string): Promise<string | null> =>
  (await detail(admin, id)).assignee?._id ?? null;

describe('The owner of a request', () => {
  it('takes it and releases it', async () => {
    const request = await delegated(client, admin);
    expect(await assigneeOf(request._id)).toBeNull();
    const taken = await assign(support, request._id, support.id);
    expect(taken.body).toMatchObject({ message: 'It is yours now.' });
    expect(taken.headers.get('etag')).toBe(`"${taken.body.request.version}"`);
    expect((await detail(support, request._id)).assignee).toEqual({
      _id: support.id,
      firstName: support.firstName,
      lastName: 'Marsh',
    });
    const released = await assign(support, request._id, null);
    expect(released.body.message).toBe('Released: nobody answers for it now.');
    expect(await assigneeOf(request._id)).toBeNull();
    const events = await stack.sql(
      `SELECT type FROM events WHERE subject_id = $1 AND type LIKE 'request.%' ORDER BY sequence`,
      [request._id],
    );
    expect(events.slice(-2).map(({ type }) => type)).toEqual([
      'request.assigned',
      'request.released',
    ]);
  });

  it('is decided for others by managers and admins alone', async () => {
    const request = await delegated(client, admin);
    const given = await assign(support, request._id, colleague.id);
    expect(given).toMatchObject({ status: 403, body: { code: 'not_yours' } });
    expect((await assign(admin, request._id, colleague.id)).status).toBe(200);
    const away = await assign(support, request._id, null);
    expect(away).toMatchObject({ status: 403, body: { code: 'not_yours' } });
    const theirs = await delegated(client, admin, 'manager');
    const second = await personWithRole(stack, 'manager');
    expect((await assign(manager, theirs._id, second.id)).status).toBe(200);
    expect((await assign(manager, theirs._id, null)).status).toBe(200);
    expect((await assign(manager, request._id, manager.id)).status).toBe(404);
    expect((await assign(client, request._id, client.id)).status).toBe(403);
    for (const [{ token }, canAssignOthers] of [
      [support, false],
      [manager, true],
      [admin, true],
    ] as const) {
      expect((await api.get('/api/colleagues', token)).body).toMatchObject({ canAssignOthers });
    }
  });

  it('is a member of its team or an admin, while it is open and with a team', async () => {
    const request = await delegated(client, admin);
    for (const [person, code] of [
      [manager, 'not_in_the_team'],
      [client, 'not_in_the_team'],
    ] as const) {
      const { status, body } = await assign(admin, request._id, person.id);
      expect([status, body.errors[0]]).toMatchObject([422, { field: 'assigneeId', code }]);
    }
    expect((await assign(admin, request._id, admin.id)).status).toBe(200);
    const stale = await assign(admin, request._id, support.id, { version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    const close = { requestId: request._id, status: 'completed' };
    await api.put('/api/admin-requests', close, admin.token);
    expect((await assign(admin, request._id, support.id)).status).toBe(409);
  });

  it('is one alone of fifty who take it at once; the others learn who', async () => {
    const takers = await Promise.all(
      Array.from({ length: 10 }, () => personWithRole(stack, 'support')),
    );
    const request = await delegated(client, admin);
    const calls = Array.from({ length: 50 }, (_, index) => takers[index % 10]!);
    const answers = await Promise.all(
      calls.map(async (taker) => ({ taker, ...(await assign(taker, request._id, taker.id)) })),
    );
    const winners = new Set(answers.filter(({ status }) => status === 200).map((a) => a.taker));
    expect(winners.size).toBe(1);
    const [winner] = [...winners];
    expect(await assigneeOf(request._id)).toBe(winner!.id);
    const losers = answers.filter(({ taker }) => taker !== winner);
    expect(losers).toHaveLength(45);
    for (const { status, body } of losers) {
      expect([status, body.code]).toEqual([409, 'already_taken']);
      expect(body.message).toBe(`${winner!.firstName} Marsh has taken this request already.`);
      expect(body.current.assignee._id).toBe(winner!.id);
    }
    const taken = await stack.sql(
      `SELECT 1 FROM events WHERE subject_id = $1 AND type = 'request.assigned'`,
      [request._id],
    );
    expect(taken).toHaveLength(1);
    await stack.sql(`UPDATE users SET disabled_at = now() WHERE id = ANY($1)`, [
      takers.map(({ id }) => id),
    ]);
  });

  it('is cleared by reassigning it', async () => {
    const request = await delegated(client, admin);
    await assign(support, request._id, support.id);
    const form = { requestId: request._id, assignTo: 'manager' };
    expect((await api.put('/api/delegate-request', form, admin.token)).status).toBe(200);
    expect(await assigneeOf(request._id)).toBeNull();
  });

  it('is shown to staff alone', async () => {
    const request = await delegated(client, admin);
    await assign(support, request._id, support.id);
    const fields = ['assignee', 'dueAt', 'dueKind', 'awaitingClientSince', 'lastWordBy'];
    const mine = await api.get('/api/get-requests', client.token);
    const listed = mine.body.requests.find((one: { _id: string }) => one._id === request._id);
    for (const seen of [await detail(client, request._id), listed]) {
      for (const field of fields) expect(seen).not.toHaveProperty(field);
      expect(JSON.stringify(seen)).not.toContain(support.id);
    }
    for (const person of [support, admin]) {
      const seen = await detail(person, request._id);
      for (const field of fields) expect(seen).toHaveProperty(field);
    }
  });
});

describe('Somebody who leaves', () => {
  it.each([
    ['is deactivated', 'active', { isActive: false }],
    ['gets another role', 'role', { role: 'client' }],
  ])('and %s has no open request any more, and keeps the closed ones', async (_, what, change) => {
    const leaver = await personWithRole(stack, 'support');
    const [first, second, closed] = [
      await delegated(client, admin),
      await delegated(client, admin),
      await delegated(client, admin),
    ];
    for (const { _id } of [first, second, closed]) await assign(leaver, _id, leaver.id);
    const close = { requestId: closed._id, status: 'completed' };
    await api.put('/api/admin-requests', close, admin.token);
    expect((await api.put(`/api/people/${leaver.id}/${what}`, change, admin.token)).status).toBe(
      200,
    );
    expect(await assigneeOf(first._id)).toBeNull();
    expect(await assigneeOf(second._id)).toBeNull();
    expect(await assigneeOf(closed._id)).toBe(leaver.id);
    const rows = await stack.sql<{ xmin: string }>(
      `SELECT DISTINCT xmin::text FROM project_requests WHERE id = ANY($1)
       UNION SELECT xmin::text FROM users WHERE id = $2`,
      [[first._id, second._id], leaver.id],
    );
    expect(rows).toHaveLength(1);
    expect((await reopen(client, closed._id)).status).toBe(200);
    expect(await assigneeOf(closed._id)).toBeNull();
  });

  it('is not given back what staff open again, but who is still there is', async () => {
    const leaver = await personWithRole(stack, 'support');
    for (const [person, expected] of [
      [leaver, null],
      [support, support.id],
    ] as const) {
      const request = await delegated(client, admin);
      await assign(person, request._id, person.id);
      const move = (status: string) =>
        api.put('/api/admin-requests', { requestId: request._id, status }, admin.token);
      await move('rejected');
      if (person === leaver) {
        await api.put(`/api/people/${leaver.id}/active`, { isActive: false }, admin.token);
      }
      expect((await move('in_review')).status).toBe(200);
      expect(await assigneeOf(request._id)).toBe(expected);
    }
  });
});

describe('Who is told', () => {
  const told = async (request: { reference: string }, text: string) => {
    const all = await Promise.all(
      [support, colleague, manager].map(({ email }) =>
        stack.mailbox.all({ to: email, subject: `Reply to ${request.reference}` }),
      ),
    );
    return [support, colleague, manager].filter((_, index) =>
      all[index]!.some((mail) => mail.text.includes(text)),
    );
  };

  it('of a request that a colleague assigns is the new owner, by mail and notice', async () => {
    const request = await delegated(client, admin);
    await assign(admin, request._id, support.id);
    const subject = `Assigned to you: ${request.reference}`;
    const mail = await stack.mailbox.waitFor({ to: support.email, subject });
    expect(mail.text).toContain('A colleague has assigned a request to you.');
    expect(mail.text).toContain(`/dashboard/requests/${request._id}`);
    await drained(stack);
    expect(await noticesAbout(support, request._id)).toContain('Assigned to you');
    expect(await stack.mailbox.all({ to: colleague.email, subject })).toEqual([]);
    await assign(admin, request._id, colleague.id);
    await dispatched(stack);
    expect(await noticesAbout(support, request._id)).toContain('No longer yours');
  });

  it('of a reply is the owner, their deputy while they are away, else the team', async () => {
    const request = await delegated(client, admin);
    await reply(client, request._id, 'To the team');
    await dispatched(stack);
    await assign(support, request._id, support.id);
    await drained(stack);
    expect(await told(request, 'To the team')).toEqual([support, colleague]);
    await reply(client, request._id, 'To the owner');
    await drained(stack);
    expect(await told(request, 'To the owner')).toEqual([support]);
    const replies = async (person: Person) =>
      (await noticesAbout(person, request._id)).filter((one) => one === 'The client replied');
    expect([(await replies(support)).length, (await replies(colleague)).length]).toEqual([2, 1]);
    const away = (person: Person, deputyId?: string) =>
      api.post(
        '/api/absences',
        { firstDay: officeDay(), lastDay: officeDay(), ...(deputyId && { deputyId }) },
        person.token,
      );
    expect((await away(support, colleague.id)).status).toBe(201);
    await reply(client, request._id, 'To the deputy');
    await drained(stack);
    expect(await told(request, 'To the deputy')).toEqual([colleague]);
    await away(colleague);
    await reply(client, request._id, 'To everybody');
    await drained(stack);
    expect(await told(request, 'To everybody')).toEqual([support, colleague]);
    await stack.sql(`DELETE FROM absences WHERE user_id = ANY($1)`, [[support.id, colleague.id]]);
  });
});
