import { deskAt, officeDay } from '../support/desk';
import { accountWithRole, personWithRole, raise, type Person } from '../support/people';
import { startStack, type Stack } from '../support/stack';

/** Needs its own stack, because it changes global settings. */
let stack: Stack;
let desk: ReturnType<typeof deskAt>;
let client: Person, admin: Person, manager: Person, support: Person;
beforeAll(async () => {
  stack = await startStack({ workers: 0 });
  desk = deskAt(stack);
  client = await personWithRole(stack, 'client');
  admin = await personWithRole(stack, 'admin');
  manager = await personWithRole(stack, 'manager');
  support = await personWithRole(stack, 'support');
});
afterAll(() => stack.stop());

const levels = async ({ token } = admin) => (await desk.api.get('/api/service-levels', token)).body;
const policyForm = async () => {
  const { promisedMinutes: _, createdAt: _at, ...form } = (await levels()).policy;
  return form;
};
const setPolicy = (form: object, { token } = admin) =>
  desk.api.put('/api/service-levels/policy', form, token);
const firstReplies = (id: string) =>
  stack.sql<{ target_seconds: number }>(
    `SELECT target_seconds FROM sla_clocks WHERE request_id = $1 AND kind = 'first_reply'`,
    [id],
  );

describe('Service levels', () => {
  it('are the office’s to begin with; staff see them, and admins alone set them', async () => {
    const { policy, calendars } = await levels(support);
    expect(policy).toMatchObject({ firstReplyMedium: 540, promisedMinutes: 540, version: 1 });
    expect(calendars).toMatchObject([
      { name: 'Office', zone: 'Europe/London', hours: expect.arrayContaining(['1 09:00-18:00']) },
    ]);
    expect(calendars[0].holidays.join()).toContain('-12-25 Christmas Day');
    expect((await desk.api.get('/api/service-levels', client.token)).status).toBe(403);
    for (const person of [client, support, manager]) {
      expect((await setPolicy(await policyForm(), person)).status).toBe(403);
      const added = await desk.api.post('/api/service-levels/calendars', {}, person.token);
      expect(added.status).toBe(403);
    }
  });

  it.each(['Low', 'Medium', 'High', 'Critical'])(
    'are never slower than the site promises, at urgency %s',
    async (urgency) => {
      const field = `firstReply${urgency}`;
      const { status, body } = await setPolicy({ ...(await policyForm()), [field]: 541 });
      expect([status, body.errors]).toMatchObject([422, [{ field, code: 'slower_than_promised' }]]);
    },
  );

  it('touch new clocks only when they change', async () => {
    const old = await raise(stack, client.token);
    const form = { ...(await policyForm()), firstReplyMedium: 300 };
    const { body } = await setPolicy(form);
    expect(body.policy).toMatchObject({ firstReplyMedium: 300, version: form.version + 1 });
    const young = await raise(stack, client.token);
    expect(await firstReplies(old._id)).toEqual([{ target_seconds: 540 * 60 }]);
    expect(await firstReplies(young._id)).toEqual([{ target_seconds: 300 * 60 }]);
    const stale = await setPolicy(form);
    expect(stale).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    const nowhere = { ...(await policyForm()), calendarId: client.id };
    expect((await setPolicy(nowhere)).status).toBe(404);
  });

  it.each([
    ['zone', { zone: 'BST' }, 'unknown_zone'],
    ['zone', { zone: 'Europe/Lundon' }, 'unknown_zone'],
    ['hours', { hours: [] }, 'never_open'],
    ['hours', { hours: ['1 18:00-09:00'] }, 'invalid_hours'],
    ['hours', { hours: ['1 09:00-13:00', '1 12:00-18:00'] }, 'invalid_hours'],
    ['hours', { hours: ['8 09:00-18:00'] }, 'invalid_line'],
    ['holidays', { holidays: ['2027-02-30 No day'] }, 'invalid_day'],
    ['holidays', { holidays: ['2027-01-01 One', '2027-01-01 Two'] }, 'repeated'],
    ['name', { name: ' ' }, 'required'],
  ])('have calendars without a wrong %s: %p', async (field, over, code) => {
    const form = { name: 'Shift', zone: 'Europe/London', hours: ['1 09:00-18:00'], holidays: [] };
    const { status, body } = await desk.api.post(
      '/api/service-levels/calendars',
      { ...form, ...over },
      admin.token,
    );
    expect([status, body.errors]).toMatchObject([422, [{ field, code }]]);
  });

  it('have five calendars at most, with split shifts in any zone', async () => {
    const hours = ['2 13:30-18:00', '2 09:00-12:30', '1 09:00-24:00'];
    const form = { zone: 'America/New_York', hours, holidays: ['2027-07-05 Independence Day'] };
    const answers = [];
    for (const name of ['Two', 'Three', 'Four', 'Five', 'Six']) {
      const made = { name, ...form };
      answers.push(await desk.api.post('/api/service-levels/calendars', made, admin.token));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 409]);
    expect(answers.at(-1)!.body.code).toBe('too_many_calendars');
    expect(answers[0]!.body.calendar.hours).toEqual([
      '1 09:00-24:00',
      '2 09:00-12:30',
      '2 13:30-18:00',
    ]);
  });
});

describe('Absences', () => {
  const enter = ({ token }: Person, form: object) => desk.api.post('/api/absences', form, token);
  const days = { firstDay: officeDay(), lastDay: officeDay(3) };
  const list = async ({ token }: Person) =>
    (await desk.api.get('/api/absences', token)).body.absences;

  it('are entered for oneself, by admins for anybody, and removed the same way', async () => {
    expect((await enter(support, { ...days, deputyId: admin.id })).status).toBe(201);
    const [own] = await list(manager);
    expect(own).toMatchObject({
      person: { _id: support.id },
      ...days,
      deputy: { _id: admin.id },
      canRemove: false,
    });
    const path = `/api/absences/${own._id}`;
    expect((await desk.api.delete(path, manager.token)).status).toBe(404);
    expect((await desk.api.delete(path, client.token)).status).toBe(403);
    expect((await desk.api.delete(path, support.token)).status).toBe(200);
    expect((await enter(admin, { ...days, userId: manager.id })).status).toBe(201);
    const [given] = await list(admin);
    expect(given).toMatchObject({ person: { _id: manager.id }, deputy: null, canRemove: true });
    expect((await desk.api.get('/api/colleagues', support.token)).body.colleagues).toContainEqual(
      expect.objectContaining({ _id: manager.id, isAway: true }),
    );
    expect((await desk.api.delete(`/api/absences/${given._id}`, admin.token)).status).toBe(200);
    const types = await stack.sql(
      `SELECT type FROM events WHERE subject_id = $1 AND type LIKE 'absence.%' ORDER BY sequence`,
      [manager.id],
    );
    expect(types.map(({ type }) => type)).toEqual(['absence.entered', 'absence.removed']);
  });

  it('refuse what cannot be, and name the field', async () => {
    const gone = await accountWithRole(stack, 'support');
    await stack.sql(`UPDATE users SET disabled_at = now() WHERE id = $1`, [gone.id]);
    for (const [field, code, form] of [
      ['lastDay', 'ends_before_it_begins', { lastDay: officeDay(-1) }],
      ['lastDay', 'is_over', { firstDay: officeDay(-3), lastDay: officeDay(-2) }],
      ['deputyId', 'own_deputy', { deputyId: support.id }],
      ['deputyId', 'not_a_colleague', { deputyId: client.id }],
      ['deputyId', 'not_a_colleague', { deputyId: gone.id }],
      ['userId', 'not_a_colleague', { userId: manager.id }],
      ['firstDay', 'invalid_day', { firstDay: '2027-02-30' }],
    ] as const) {
      const { status, body } = await enter(support, { ...days, ...form });
      expect([code, status, body.errors[0]]).toMatchObject([code, 422, { field }]);
    }
    expect((await enter(client, days)).status).toBe(403);
  });
});
