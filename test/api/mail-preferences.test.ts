import { nextMorning } from '../../backend/mail/morning';
import { Api } from '../support/api';
import { deskAt } from '../support/desk';
import { drained } from '../support/drained';
import { eventually } from '../support/eventually';
import { mailOf, newMessageId, postMail, provenBy, settled } from '../support/inbound-mail';
import { personWithRole, raise, type Person } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();
const api = new Api(stack.baseUrl);
const desk = deskAt(stack);
const ADDRESS = '/api/profile/mail-preferences';
let admin: Person;
beforeAll(async () => {
  admin = await personWithRole(stack, 'admin');
});
afterAll(() => stack.close());

const choose = (
  { token }: Person,
  deliveries: Record<string, string>,
  timeZone = 'Europe/London',
  headers?: Record<string, string>,
) => {
  const preferences = Object.entries(deliveries).map(([kind, delivery]) => ({ kind, delivery }));
  return api.put(ADDRESS, { preferences, timeZone }, token, headers);
};

const moved = async (client: Person, status: string, id?: string) => {
  const requestId = id ?? (await raise(stack, client.token))._id;
  const form = { requestId, status };
  expect((await api.put('/api/admin-requests', form, admin.token)).status).toBe(200);
  return requestId;
};

const mailsOf = ({ email }: Person) => stack.mailbox.all({ to: email });

type Held = { id: string; created_at: Date; next_attempt_at: Date };
const heldFor = ({ id }: Person) =>
  stack.sql<Held>(
    `SELECT id, created_at, next_attempt_at FROM outbox_mails
     WHERE state = 'held' AND digest_key = $1 ORDER BY id`,
    [`daily ${id}`],
  );
const untilHeld = (person: Person, count: number) =>
  eventually(
    () => heldFor(person),
    (rows) => rows.length === count,
  );
const morning = ({ id }: Person) =>
  stack.sql(
    `UPDATE outbox_mails SET next_attempt_at = now() WHERE state = 'held' AND digest_key = $1`,
    [`daily ${id}`],
  );

describe('Choosing which mails to get', () => {
  it('starts with everything at once, at the clocks of the office', async () => {
    const client = await personWithRole(stack, 'client');
    const { status, body } = await api.get(ADDRESS, client.token);
    expect([status, body]).toEqual([
      200,
      {
        preferences: [
          { kind: 'request_moves', delivery: 'at_once' },
          { kind: 'request_messages', delivery: 'at_once' },
        ],
        timeZone: 'Europe/London',
        isTimeZoneChosen: false,
      },
    ]);
    const { body: ofStaff } = await api.get(ADDRESS, admin.token);
    expect(ofStaff.preferences).toHaveLength(7);
  });

  it('is kept, alike however often it is sent, and recorded once', async () => {
    const client = await personWithRole(stack, 'client');
    const other = await personWithRole(stack, 'client');
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await choose(client, { request_moves: 'daily' }, 'Asia/Kolkata');
      expect([status, body.isTimeZoneChosen]).toEqual([200, true]);
    }
    const { body } = await api.get(ADDRESS, client.token);
    expect(body.preferences[0]).toEqual({ kind: 'request_moves', delivery: 'daily' });
    expect(body.preferences[1]).toEqual({ kind: 'request_messages', delivery: 'at_once' });
    const events = await stack.sql<{ data: unknown }>(
      `SELECT data FROM events WHERE type = 'account.mails-chosen' AND actor_id = $1`,
      [client.id],
    );
    expect(events.map(({ data }) => data)).toEqual([
      { before: { request_moves: 'at_once' }, after: { request_moves: 'daily' } },
    ]);
    expect((await api.get(ADDRESS, other.token)).body.preferences[0].delivery).toBe('at_once');
  });

  it.each([
    ['an unknown kind', { password_changed: 'never' }, 'Europe/London'],
    ['a kind of staff', { assigned_to_me: 'never' }, 'Europe/London'],
    ['an unknown delivery', { request_moves: 'weekly' }, 'Europe/London'],
    ['an unknown zone', { request_moves: 'daily' }, 'Europe/Nowhere'],
    ['an offset', { request_moves: 'daily' }, '+02:00'],
    ['no zone', { request_moves: 'daily' }, ''],
  ])('refuses %s', async (_, deliveries, zone) => {
    const client = await personWithRole(stack, 'client');
    expect((await choose(client, deliveries, zone)).status).toBe(422);
    const one = { kind: 'request_moves', delivery: 'never' };
    const twice = { preferences: [one, one], timeZone: 'UTC' };
    expect((await api.put(ADDRESS, twice, client.token)).status).toBe(422);
    const nested = { preferences: [[one]], timeZone: 'UTC' };
    expect((await api.put(ADDRESS, nested, client.token)).status).toBe(422);
    expect((await api.get(ADDRESS, client.token)).body.preferences[0].delivery).toBe('at_once');
  });
});

describe('A mail that is not wanted at once', () => {
  it('is never sent, while another kind and confirmations still are', async () => {
    const client = await personWithRole(stack, 'client');
    await choose(client, { request_moves: 'never' });
    const id = await moved(client, 'in_review');
    await desk.reply(admin, id, 'We begin on Monday.');
    const answer = await stack.mailbox.waitFor({ to: client.email, subject: 'An answer' });
    await drained(stack);
    expect((await mailsOf(client)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('An answer to your request'),
      expect.stringContaining('We have received your request'),
    ]);
    for (const said of [answer.text, answer.html]) {
      expect(said).toContain('/dashboard/profile#mails');
      expect(said).toContain('Choose which e-mails you get');
    }
    const [confirmation] = await stack.mailbox.all({ to: client.email, subject: 'received' });
    expect(confirmation!.text).toContain('#mails');
  });

  it('waits for 08:00 in its reader’s time zone, and arrives with the others in order, once', async () => {
    const client = await personWithRole(stack, 'client');
    const zone = 'Pacific/Auckland';
    await choose(client, { request_moves: 'daily', request_messages: 'daily' }, zone);
    const id = await moved(client, 'in_review');
    await untilHeld(client, 1);
    await desk.reply(admin, id, 'We begin <b>on Monday</b>. See https://evil.example/now');
    await untilHeld(client, 2);
    await moved(client, 'completed', id);
    for (const held of await untilHeld(client, 3)) {
      expect(held.next_attempt_at).toEqual(nextMorning(held.created_at, zone));
    }
    await morning(client);
    const mail = await stack.mailbox.waitFor({ to: client.email, subject: 'Your day at' });
    const order = ['is now: In review', 'An answer to your request', 'is now: Completed'];
    const places = order.map((subject) => mail.text.indexOf(subject));
    expect(places.every((place) => place > 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    expect(mail.text.split(`.${id}`)).toHaveLength(4);
    expect(mail.text).toContain('> We begin <b>on Monday</b>');
    expect(mail.html).not.toMatch(/<b>on|href="[^"]*evil/);
    await drained(stack);
    expect(await mailsOf(client)).toHaveLength(2);
    const states = await stack.sql(
      `SELECT state, recipient::text FROM outbox_mails WHERE recipient = $1 ORDER BY id`,
      [client.email],
    );
    expect(states.map(({ state }) => state)).toEqual(['sent', 'sent', 'merged', 'merged']);
  });

  it('answered by mail is taken for no request if it tells of several', async () => {
    for (const [others, state] of [
      [0, 'imported'],
      [1, 'unmatched'],
    ] as const) {
      const client = await personWithRole(stack, 'client');
      await choose(client, { request_moves: 'daily', request_messages: 'daily' });
      const id = await moved(client, 'in_review');
      await desk.reply(admin, id, 'We begin on Monday.');
      for (let n = 0; n < others; n += 1) await moved(client, 'in_review');
      await untilHeld(client, 2 + others);
      await morning(client);
      const mail = await stack.mailbox.waitFor({ to: client.email, subject: 'Your day at' });
      const messageId = newMessageId();
      const headers = [provenBy(client.email), `In-Reply-To: ${mail.headers['message-id']}`];
      const to = 'hello@fenwright.example';
      const words = { from: client.email, to, text: 'Monday suits us.', headers, messageId };
      await postMail(stack, mailOf({ ...words, subject: `Re: ${mail.subject}` }));
      expect(await settled(stack, messageId)).toMatchObject({ state });
    }
  });

  it('follows what its reader chooses while it waits', async () => {
    const client = await personWithRole(stack, 'client');
    await choose(client, { request_moves: 'daily', request_messages: 'daily' });
    const id = await moved(client, 'in_review');
    await desk.reply(admin, id, 'We begin on Monday.');
    await untilHeld(client, 2);
    await choose(client, {}, 'America/New_York');
    const [held] = await eventually(
      () => heldFor(client),
      (rows) =>
        rows.length === 2 &&
        rows.every(
          (one) => +one.next_attempt_at === +nextMorning(one.created_at, 'America/New_York'),
        ),
    );
    expect(held).toBeDefined();
    await choose(client, { request_messages: 'at_once' }, 'America/New_York');
    await stack.mailbox.waitFor({ to: client.email, subject: 'An answer to your request' });
    await untilHeld(client, 1);
    await choose(client, { request_moves: 'never' }, 'America/New_York');
    await untilHeld(client, 0);
    await drained(stack);
    expect(await stack.mailbox.all({ to: client.email, subject: 'is now' })).toEqual([]);
    expect(await stack.mailbox.all({ to: client.email, subject: 'Your day' })).toEqual([]);
  });

  it('leaves out entries no longer wanted by the morning', async () => {
    const client = await personWithRole(stack, 'client');
    await choose(client, { request_moves: 'daily' });
    await moved(client, 'in_review');
    await untilHeld(client, 1);
    await stack.sql(`UPDATE mail_preferences SET delivery = 'never' WHERE user_id = $1`, [
      client.id,
    ]);
    await morning(client);
    await untilHeld(client, 0);
    await drained(stack);
    expect(await stack.mailbox.all({ to: client.email, subject: 'Your day' })).toEqual([]);
  });

  it('leaves out what has become another’s by the morning', async () => {
    const client = await personWithRole(stack, 'client');
    const other = await personWithRole(stack, 'client');
    for (const person of [client, other]) await choose(person, { request_moves: 'daily' });
    const kept = await moved(client, 'in_review');
    const passedOn = await moved(client, 'in_review');
    await untilHeld(client, 2);
    await stack.sql('UPDATE project_requests SET user_id = $2 WHERE id = $1', [passedOn, other.id]);
    await morning(client);
    const mail = await stack.mailbox.waitFor({ to: client.email, subject: 'Your day at' });
    expect(mail.text).toContain(`.${kept}`);
    expect(mail.text).not.toContain(passedOn);
    await drained(stack);
    expect(await mailsOf(other)).toEqual([]);
  });

  it('of security comes whatever was chosen', async () => {
    const client = await personWithRole(stack, 'client');
    await choose(client, { request_moves: 'never', request_messages: 'never' });
    const form = { currentPassword: client.password, newPassword: 'otter-candle-marsh-19' };
    await api.post('/api/change-password', form, client.token);
    const mail = await stack.mailbox.waitFor({ to: client.email, subject: 'Your password was' });
    expect(mail.text).not.toContain('#mails');
  });
});
