import { dueInWords } from '../../backend/modules/response-times/in-words';
import { deskAt } from '../support/desk';
import { drained } from '../support/drained';
import { eventually } from '../support/eventually';
import { personWithRole, raise, type Person } from '../support/people';
import { startStack, type Stack } from '../support/stack';

type Clock = {
  kind: string;
  target_seconds: number;
  left_seconds: number;
  due_at: Date | null;
  met_at: Date | null;
  met_by: string | null;
  stopped_at: Date | null;
  warned_at: Date | null;
  breached_at: Date | null;
};

const DAY = 86_400_000;

/** Two workers, and an office that is always open, because reminders wait for opening hours. */
let stack: Stack;
let desk: ReturnType<typeof deskAt>;
let client: Person, admin: Person, support: Person;
beforeAll(async () => {
  stack = await startStack({ workers: 2, env: { CLOCK_POLL_MS: '300' } });
  desk = deskAt(stack);
  client = await personWithRole(stack, 'client');
  admin = await personWithRole(stack, 'admin');
  support = await personWithRole(stack, 'support');
  await stack.sql(`DELETE FROM holidays`);
  await stack.sql(
    `UPDATE calendars SET version = version + 1, hours = (
       SELECT json_agg(json_build_object('day', day, 'from', '00:00', 'to', '24:00'))
       FROM generate_series(1, 7) day)`,
  );
});
afterAll(() => stack.stop());

const clocks = async (id: string): Promise<Record<string, Clock>> => {
  const rows = await stack.sql<Clock>(
    `SELECT * FROM sla_clocks WHERE request_id = $1 ORDER BY started_at, kind`,
    [id],
  );
  return Object.fromEntries(rows.map((row) => [row.kind, row]));
};
const hours = (from: Date | null, to: Date | null) => (to!.getTime() - from!.getTime()) / 3_600_000;
const move = (id: string, status: string) =>
  desk.api.put('/api/admin-requests', { requestId: id, status }, admin.token);

describe('The clocks of a request', () => {
  it('start when it is raised, and an answer meets the first', async () => {
    const { _id } = await desk.delegated(client, admin);
    const begun = await clocks(_id);
    expect(Object.keys(begun).sort()).toEqual(['first_reply', 'resolution']);
    expect(begun).toMatchObject({
      first_reply: { target_seconds: 540 * 60, left_seconds: 540 * 60, met_at: null },
      resolution: { target_seconds: 5_400 * 60, met_at: null },
    });
    const seen = await desk.detail(support, _id);
    expect(seen).toMatchObject({ dueKind: 'reply' });
    expect(new Date(seen.dueAt)).toEqual(begun.first_reply!.due_at);
    expect(hours(new Date(), begun.first_reply!.due_at)).toBeCloseTo(9, 1);
    await desk.reply(support, _id, 'We are on it.');
    const met = await clocks(_id);
    expect(met.first_reply).toMatchObject({ met_by: support.id, due_at: null, breached_at: null });
    expect(met.first_reply!.met_at).not.toBeNull();
    expect(met.next_reply).toBeUndefined();
    expect(await desk.detail(support, _id)).toMatchObject({ dueKind: 'resolution' });
  });

  it('promise a next reply with each message of the client', async () => {
    const { _id } = await desk.delegated(client, admin);
    await desk.reply(support, _id, 'Which depot?');
    await desk.reply(client, _id, 'Cam.');
    const open = (await clocks(_id)).next_reply!;
    expect(open).toMatchObject({ target_seconds: 540 * 60, met_at: null });
    await desk.reply(client, _id, 'And Lode.');
    expect((await clocks(_id)).next_reply).toEqual(open);
    await desk.reply(support, _id, 'Thank you.');
    expect((await clocks(_id)).next_reply).toMatchObject({ met_by: support.id });
    await desk.reply(client, _id, 'When?');
    const all = await stack.sql(
      `SELECT 1 FROM sla_clocks WHERE request_id = $1 AND kind = 'next_reply'`,
      [_id],
    );
    expect(all).toHaveLength(2);
  });

  it('pause while it is the client’s move, and go on with their reply', async () => {
    const { _id } = await desk.delegated(client, admin);
    await desk.reply(support, _id, 'Which depot?', { awaitClient: true });
    const paused = await desk.detail(support, _id);
    expect(paused).toMatchObject({ dueAt: null, dueKind: null });
    expect(paused.awaitingClientSince).not.toBeNull();
    const { resolution } = await clocks(_id);
    expect(resolution!.due_at).toBeNull();
    expect(resolution!.left_seconds).toBeLessThanOrEqual(5_400 * 60);
    await desk.reply(client, _id, 'Cam.');
    expect(await desk.detail(support, _id)).toMatchObject({
      dueKind: 'reply',
      awaitingClientSince: null,
    });
    const resumed = (await clocks(_id)).resolution!;
    expect(hours(new Date(), resumed.due_at)).toBeCloseTo(resumed.left_seconds / 3600, 1);
    const refused = await desk.reply(client, _id, 'Your move', { awaitClient: true });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'awaitClient' }] } });
  });

  it('end when it is closed, and resume when it is reopened', async () => {
    const { _id } = await desk.delegated(client, admin);
    await stack.sql(
      `UPDATE sla_clocks SET running_since = running_since - interval '5 hours',
         due_at = due_at - interval '5 hours', warn_at = warn_at - interval '5 hours'
       WHERE request_id = $1`,
      [_id],
    );
    await move(_id, 'completed');
    const closed = await clocks(_id);
    expect(closed.resolution).toMatchObject({ met_by: admin.id, due_at: null });
    expect(closed.resolution!.left_seconds / 3600).toBeCloseTo(85, 1);
    expect((await desk.detail(admin, _id)).dueAt).toBeNull();
    await desk.reopen(client, _id);
    const { resolution, next_reply: reply } = await clocks(_id);
    expect(resolution).toMatchObject({ met_at: null, met_by: null });
    expect(hours(new Date(), resolution!.due_at)).toBeCloseTo(85, 1);
    expect(reply).toMatchObject({ met_at: null, target_seconds: 540 * 60 });
  });

  it('stop without being met when the client withdraws', async () => {
    const { _id } = await raise(stack, client.token);
    await desk.api.post(`/api/requests/${_id}/withdraw`, {}, client.token);
    for (const clock of Object.values(await clocks(_id))) {
      expect(clock).toMatchObject({ met_at: null, due_at: null });
      expect(clock.stopped_at).not.toBeNull();
    }
  });

  it('get the targets of another urgency', async () => {
    const { _id, version } = await desk.delegated(client, admin);
    const rows = [{ requestId: _id, version }];
    const change = { rows, action: 'urgency', urgency: 'critical' };
    const { body } = await desk.api.post('/api/queue/changes', change, support.token);
    expect(body.rows).toMatchObject([{ isDone: true, before: 'medium' }]);
    const { first_reply: first, resolution } = await clocks(_id);
    expect([first!.target_seconds, resolution!.target_seconds]).toEqual([120 * 60, 1_080 * 60]);
    expect(hours(new Date(), first!.due_at)).toBeCloseTo(2, 1);
    expect(new Date((await desk.detail(support, _id)).dueAt)).toEqual(first!.due_at);
  });
});

describe('Two workers', () => {
  const push = (id: string, column: string) =>
    stack.sql(
      `UPDATE sla_clocks SET ${column} = now() - interval '1 second'
       WHERE request_id = $1 AND kind = 'first_reply'`,
      [id],
    );
  const events = (id: string, type: string) =>
    stack.sql(`SELECT data FROM events WHERE subject_id = $1 AND type = $2`, [id, type]);
  const manager = () => personWithRole(stack, 'manager');

  it('warn the owner once, and say once that a promise was broken', async () => {
    const other = await personWithRole(stack, 'support');
    const { _id, reference } = await desk.delegated(client, admin);
    await desk.assign(support, _id, support.id);
    const clock = (await clocks(_id)).first_reply!;
    await push(_id, 'warn_at');
    await eventually(
      () => events(_id, 'request.due-soon'),
      (rows) => rows.length > 0,
    );
    await push(_id, 'due_at');
    await eventually(
      () => events(_id, 'request.overdue'),
      (rows) => rows.length > 0,
    );
    const late = (await clocks(_id)).first_reply!;
    expect([clock.breached_at, late.warned_at === null]).toEqual([null, false]);
    expect(late.breached_at).toEqual(late.due_at);
    await drained(stack);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    for (const type of ['request.due-soon', 'request.overdue']) {
      expect(await events(_id, type)).toHaveLength(1);
    }
    expect(await desk.noticesAbout(support, _id)).toEqual(
      expect.arrayContaining(['Due soon', 'Overdue']),
    );
    expect(await desk.noticesAbout(admin, _id)).toContain('Overdue');
    const subject = `Overdue: ${reference}`;
    expect(await stack.mailbox.all({ to: support.email, subject })).toHaveLength(1);
    expect(await stack.mailbox.all({ to: other.email, subject })).toEqual([]);
    expect(await desk.noticesAbout(other, _id)).not.toContain('Overdue');
  });

  it('name the deadline of the clock that warns, not the next one of the request', async () => {
    const { _id } = await desk.delegated(client, admin);
    await desk.assign(support, _id, support.id);
    const { first_reply: first, resolution } = await clocks(_id);
    await stack.sql(
      `UPDATE sla_clocks SET warn_at = now() WHERE request_id = $1 AND kind = 'resolution'`,
      [_id],
    );
    const told = await eventually(
      async () => {
        const { body } = await desk.api.get('/api/notifications', support.token);
        const all = body.notifications as { requestId: string; title: string; message: string }[];
        return all.find(({ requestId, title }) => requestId === _id && title === 'Due soon');
      },
      (notice) => notice !== undefined,
    );
    const due = dueInWords(resolution!.due_at!);
    expect(due).not.toBe(dueInWords(first!.due_at!));
    expect(told!.message).toMatch(new RegExp(`^The resolution of .* is due by ${due}\\.$`));
  });

  it('share many clocks that fall due at once, and report each once', async () => {
    await manager();
    const own = await personWithRole(stack, 'client');
    const raised = await Promise.all(Array.from({ length: 9 }, () => raise(stack, own.token)));
    const ids = raised.map(({ _id }) => _id);
    await stack.sql(
      `UPDATE sla_clocks SET warn_at = now(), due_at = now() WHERE request_id = ANY($1)`,
      [ids],
    );
    const count = () =>
      stack.sql(`SELECT 1 FROM events WHERE subject_id = ANY($1) AND type = 'request.overdue'`, [
        ids,
      ]);
    await eventually(count, (rows) => rows.length >= 18);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await count()).toHaveLength(18);
    await drained(stack);
  });

  it('plan running clocks again for a new holiday', async () => {
    const { _id } = await desk.delegated(client, admin);
    const before = (await clocks(_id)).resolution!;
    const { body } = await desk.api.get('/api/service-levels', admin.token);
    const [{ _id: id, ...calendar }] = body.calendars;
    const day = new Date(Date.now() + DAY * 2).toISOString().slice(0, 10);
    const holidays = [`${day} A day off`];
    const form = { ...calendar, holidays };
    const saved = await desk.api.put(`/api/service-levels/calendars/${id}`, form, admin.token);
    expect(saved.body.calendar).toMatchObject({ holidays, version: calendar.version + 1 });
    const after = await eventually(
      async () => (await clocks(_id)).resolution!,
      ({ due_at }) => due_at! > before.due_at!,
    );
    expect(Math.abs(hours(before.due_at, after.due_at) - 24)).toBeLessThan(1.1);
    const stale = await desk.api.put(`/api/service-levels/calendars/${id}`, form, admin.token);
    expect(stale).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
  });
});
