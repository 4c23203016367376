import { Api } from '../support/api';
import { eventually } from '../support/eventually';
import { personWithRole, raise, type Person } from '../support/people';
import { isSignedWith, Receiver } from '../support/receiver';
import { startStack, type Stack } from '../support/stack';

type Hook = { _id: string; secret: string };

let stack: Stack;
let api: Api;
let admin: Person;
let client: Person;
let receiver: Receiver;
beforeAll(async () => {
  stack = await startStack({ apart: true, env: { WEBHOOKS_POLL_MS: '400' } });
  api = new Api(stack.baseUrl);
  admin = await personWithRole(stack, 'admin');
  client = await personWithRole(stack, 'client');
});
afterAll(() => stack.stop());
beforeEach(async () => {
  receiver = await Receiver.start();
});
afterEach(async () => {
  await receiver.stop();
  // The worker may be settling a delivery, and then one of the two is ended by a deadlock.
  const removed = () =>
    stack.sql('DELETE FROM webhook_endpoints').then(
      () => true,
      () => false,
    );
  await eventually(removed, (isRemoved) => isRemoved);
});

const add = async (types = ['request.raised'], more: object = {}): Promise<Hook> => {
  const form = { url: receiver.url, types, ...more };
  const { status, body } = await api.post('/api/v1/webhooks', form, admin.token);
  expect([status, body.code]).toEqual([201, undefined]);
  return body;
};
const call = (path: string, body: object = {}) =>
  api.post(`/api/v1/webhooks/${path}`, body, admin.token);
const find = async ({ _id }: Hook) =>
  (await api.get('/api/v1/webhooks', admin.token)).body.webhooks.find(
    (one: Hook) => one._id === _id,
  );
const deliveries = async ({ _id }: Hook, query = '') =>
  (await api.get(`/api/v1/webhooks/${_id}/deliveries${query}`, admin.token)).body.deliveries;
const arrived = (count = 1) =>
  eventually(
    async () => receiver.received,
    (all) => all.length >= count,
  );
const settled = (hook: Hook, test: (all: { state: string; attempts: number }[]) => boolean) =>
  eventually(() => deliveries(hook), test);
const hurry = ({ _id }: Hook) =>
  stack.sql('UPDATE webhook_deliveries SET next_at = now() WHERE endpoint_id = $1', [_id]);

describe('A webhook', () => {
  it('gets an event once, signed according to Standard Webhooks, with ids only', async () => {
    const hook = await add();
    const request = await raise(stack, client.token);
    const [message] = await arrived();
    expect(isSignedWith(hook.secret, message!)).toBe(true);
    expect(message!.body).toEqual({
      type: 'request.raised',
      timestamp: expect.any(String),
      data: { requestId: request._id },
    });
    expect(message!.text).not.toContain(client.email);
    expect(message!.headers['content-type']).toBe('application/json');
    const [delivery] = await settled(hook, ([one]) => one?.state === 'delivered');
    expect(delivery).toMatchObject({
      eventId: message!.id,
      type: 'request.raised',
      status: 200,
      answer: 'ok',
      attempts: 1,
      error: null,
      nextAt: null,
    });
    expect(await find(hook)).toMatchObject({
      failingSince: null,
      waiting: 0,
      lastDelivery: { state: 'delivered', status: 200 },
    });
    expect(receiver.received).toHaveLength(1);
  });

  it('gets its types only, and no internal notes', async () => {
    await add(['request.answered', 'file.added']);
    const request = await raise(stack, client.token);
    const note = { content: 'Between us' };
    await api.post(`/api/requests/${request._id}/notes`, note, admin.token).catch(() => undefined);
    await stack.sql(
      `WITH e AS (INSERT INTO events (id, type, subject_type, subject_id, data)
         VALUES (gen_random_uuid(), 'file.added', 'request', $1, $2) RETURNING sequence)
       INSERT INTO event_queue (sequence) SELECT sequence FROM e`,
      [request._id, { after: { fileId: request._id, noteId: request._id, team: 'manager' } }],
    );
    await eventually(
      () => stack.sql('SELECT 1 FROM event_queue'),
      (rows) => rows.length === 0,
    );
    expect(await stack.sql('SELECT 1 FROM webhook_deliveries')).toEqual([]);
  });

  it('keeps its id over the retries, and logs the response', async () => {
    receiver.answer(500, `broken ${'x'.repeat(5_000)}`);
    const hook = await add();
    await raise(stack, client.token);
    const [failed] = await settled(hook, ([one]) => one?.attempts === 1 && one.state === 'waiting');
    expect(failed).toMatchObject({ status: 500, error: null, nextAt: expect.any(String) });
    expect((failed as unknown as { answer: string }).answer).toHaveLength(2_048);
    expect((await find(hook)).failingSince).not.toBeNull();
    receiver.answer(204);
    await hurry(hook);
    await settled(hook, ([one]) => one?.state === 'delivered');
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    expect(receiver.received).toHaveLength(2);
    expect((await find(hook)).failingSince).toBeNull();
  });

  it.each([301, 302, 307, 404, 429, 503])('has failed with %i', async (status) => {
    receiver.answer(status, '', { location: `${receiver.url}/elsewhere` });
    const hook = await add();
    await raise(stack, client.token);
    const [one] = await settled(hook, ([first]) => first?.attempts === 1);
    await settled(hook, ([first]) => first?.state === 'waiting');
    expect(one).toMatchObject({ attempts: 1 });
    expect(receiver.received).toHaveLength(1);
  });

  it('waits as long as the receiver asks for', async () => {
    receiver.answer(429, '', { 'retry-after': '120' });
    const hook = await add();
    await raise(stack, client.token);
    await settled(hook, ([one]) => one?.attempts === 1 && one.state === 'waiting');
    const [next] = await stack.sql<{ seconds: number }>(
      `SELECT extract(epoch FROM next_at - now())::int AS seconds FROM webhook_deliveries
       WHERE endpoint_id = $1`,
      [hook._id],
    );
    expect(next!.seconds).toBeGreaterThan(100);
  });

  it('is given up after ten attempts, and is disabled after three days, with a mail to admins', async () => {
    receiver.answer(500);
    const hook = await add();
    await raise(stack, client.token);
    await settled(hook, ([one]) => one?.attempts === 1 && one.state === 'waiting');
    await stack.sql('UPDATE webhook_deliveries SET attempts = 9, next_at = now()');
    await settled(hook, ([one]) => one?.state === 'failed' && one.attempts === 10);
    expect(await find(hook)).toMatchObject({ state: 'active' });
    await stack.sql(`UPDATE webhook_endpoints SET failing_since = now() - interval '73 hours'`);
    // A single event that the receiver rejects says little, however often it is sent.
    await stack.sql(
      `UPDATE webhook_deliveries SET state = 'waiting', attempts = 9, next_at = now()`,
    );
    await settled(hook, ([one]) => one?.state === 'failed');
    await raise(stack, client.token);
    await raise(stack, client.token);
    await settled(
      hook,
      (all) =>
        all.length === 3 && all.every(({ attempts, state }) => attempts > 0 && state !== 'sending'),
    );
    expect(await find(hook)).toMatchObject({ state: 'active' });
    await stack.sql(
      `UPDATE webhook_deliveries SET created_at = now() - interval '60 hours' WHERE state = 'failed'`,
    );
    await hurry(hook);
    await eventually(
      () => find(hook),
      ({ state }) => state === 'disabled',
    );
    expect(await find(hook)).toMatchObject({ disabledBecause: 'failing' });
    const mail = await stack.mailbox.waitFor({
      to: admin.email,
      subject: /webhook was disabled/i,
    });
    expect(mail).toBeTruthy();
    await raise(stack, client.token);
    await call(`${hook._id}/test`).then(({ body }) => expect(body.code).toBe('webhook_disabled'));
    expect(await deliveries(hook)).toHaveLength(3);
  });

  it('is disabled at once by 410, and gets what waited when it is enabled', async () => {
    receiver.answer(410);
    const hook = await add();
    await raise(stack, client.token);
    await eventually(
      () => find(hook),
      ({ state }) => state === 'disabled',
    );
    expect(await find(hook)).toMatchObject({ disabledBecause: 'gone' });
    receiver.answer(200);
    await hurry(hook);
    const on = await api.put(`/api/v1/webhooks/${hook._id}/state`, { isActive: true }, admin.token);
    expect(on.status).toBe(200);
    await settled(hook, ([one]) => one?.state === 'delivered');
  });

  it('signs with both secrets for a day after a rotation', async () => {
    const hook = await add();
    const { body: next } = await call(`${hook._id}/rotate`);
    expect(next.secret).not.toBe(hook.secret);
    expect((await call(`${hook._id}/test`)).status).toBe(200);
    const [both] = await arrived();
    expect(both!.body).toMatchObject({ type: 'webhook.test', data: { webhookId: hook._id } });
    expect([hook.secret, next.secret].map((one) => isSignedWith(one, both!))).toEqual([true, true]);
    await stack.sql('UPDATE webhook_endpoints SET former_secret_until = now()');
    await call(`${hook._id}/test`);
    const [, after] = await arrived(2);
    expect([hook.secret, next.secret].map((one) => isSignedWith(one, after!))).toEqual([
      false,
      true,
    ]);
    const rows = await stack.sql('SELECT * FROM webhook_endpoints');
    expect(JSON.stringify(rows)).not.toContain(next.secret.slice(6));
    expect((await api.get('/api/v1/webhooks', admin.token)).body.webhooks[0].secret).toBe(
      undefined,
    );
  });

  it('gets one event again, and those of a time', async () => {
    const hook = await add();
    const from = new Date(Date.now() - 60_000).toISOString();
    for (let i = 0; i < 3; i += 1) await raise(stack, client.token);
    await settled(hook, (all) => all.filter(({ state }) => state === 'delivered').length === 3);
    const [one] = await deliveries(hook);
    await call(`${hook._id}/deliveries/${one._id}/resend`);
    await arrived(4);
    expect(receiver.received.at(-1)!.id).toBe(one.eventId);
    const until = new Date(Date.now() + 60_000).toISOString();
    const missed = await call(`${hook._id}/replay`, { from, until });
    expect(missed.body.events).toBe(await missedBefore(hook, from));
    await stack.sql('DELETE FROM webhook_deliveries WHERE event_id = $1', [one.eventId]);
    const count = receiver.received.length;
    const lost = await call(`${hook._id}/replay`, { from, until });
    expect(lost.body.events).toBeGreaterThanOrEqual(1);
    await arrived(count + 1);
    await settled(hook, (all) => all.every(({ state }) => state === 'delivered'));
    // An offset that PostgreSQL does not know.
    const far = new Date(Date.parse(until) + 16 * 3_600_000).toISOString().replace('Z', '+16:00');
    const all = await call(`${hook._id}/replay`, { from, until: far, onlyMissed: false });
    expect(all.body.events).toBeGreaterThanOrEqual(3);
  });

  const missedBefore = async ({ _id }: Hook, from: string) =>
    Number(
      (
        await stack.sql<{ count: string }>(
          `SELECT count(*) FROM events e WHERE type = 'request.raised' AND at >= $2 AND NOT EXISTS (
             SELECT 1 FROM webhook_deliveries d WHERE d.event_id = e.id AND d.endpoint_id = $1
               AND NOT d.is_replay)`,
          [_id, from],
        )
      )[0]!.count,
    );

  it.each([
    [{ from: '2026-01-01T00:00:00Z', until: '2026-01-02T00:00:00Z' }, 'too_long_ago'],
    [{ from: 'yesterday', until: 'today' }, 'invalid_instant'],
    [{ from: '2199-01-02T00:00:00Z', until: '2199-01-01T00:00:00Z' }, 'ends_before_it_begins'],
  ])('replays no time such as %j', async (times, code) => {
    const hook = await add();
    const { status, body } = await call(`${hook._id}/replay`, times);
    expect([status, body.errors[0].code]).toEqual([422, code]);
  });

  it('is sent to by one worker at a time, and taken over from one that dies', async () => {
    const second = await stack.startWorker();
    const hook = await add();
    await Promise.all(Array.from({ length: 30 }, () => raise(stack, client.token)));
    await settled(hook, (all) => all.length >= 25 && all.every((one) => one.state === 'delivered'));
    await arrived(30);
    const ids = receiver.received.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    receiver.reply = () => undefined;
    await raise(stack, client.token);
    await settled(hook, (all) => all.some(({ state }) => state === 'sending'));
    await Promise.all([second, stack.workers[0]!].map((worker) => worker.kill()));
    receiver.answer(200);
    await stack.startWorker();
    await stack.sql(`UPDATE webhook_deliveries SET next_at = now() WHERE state = 'sending'`);
    await settled(hook, (all) => all.every(({ state }) => state === 'delivered'));
  });

  it('is not held up by six others that hang', async () => {
    const slow = await Receiver.start();
    slow.reply = () => undefined;
    const hanging = 6;
    for (let i = 0; i < hanging; i += 1) await add(['request.raised'], { url: slow.url });
    const quick = await add();
    for (let i = 0; i < 6; i += 1) await raise(stack, client.token);
    await settled(quick, (all) => all.filter(({ state }) => state === 'delivered').length === 6);
    const [{ count }] = (await stack.sql<{ count: number }>(
      `SELECT count(*)::int AS count FROM webhook_deliveries WHERE state = 'sending'`,
    )) as [{ count: number }];
    expect(count).toBeLessThanOrEqual(4 * hanging);
    await slow.stop();
  });
});

describe('Webhooks', () => {
  it('can be changed only in their latest version, and only by admins', async () => {
    const hook = await add();
    const { version } = await find(hook);
    const form = { url: receiver.url, types: ['lead.received'], description: 'Leads', version };
    const put = () => api.put(`/api/v1/webhooks/${hook._id}`, form, admin.token);
    const [one, two] = await Promise.all([put(), put()]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    expect(await find(hook)).toMatchObject({ types: ['lead.received'], description: 'Leads' });
    const manager = await personWithRole(stack, 'manager');
    for (const person of [client, manager]) {
      expect((await api.get('/api/v1/webhooks', person.token)).body.code).toBe('forbidden');
    }
    const other = await api.delete(`/api/v1/webhooks/${admin.id}`, admin.token);
    expect([other.status, other.body.code]).toEqual([404, 'webhook_not_found']);
    expect((await api.delete(`/api/v1/webhooks/${hook._id}`, admin.token)).status).toBe(200);
    expect(await stack.sql('SELECT 1 FROM webhook_deliveries')).toEqual([]);
  });

  it('are twenty at most, however many are added at once', async () => {
    const form = { url: receiver.url, types: ['request.raised'] };
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => api.post('/api/v1/webhooks', form, admin.token)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.find(({ status }) => status !== 201)!.body.code).toBe('too_many_webhooks');
  });

  it('are refused for events that their creator’s token may not read', async () => {
    const form = { name: 'Hooks', scopes: ['webhooks:write', 'requests:read'], days: 1 };
    const { body } = await api.post('/api/tokens', form, admin.token);
    const make = (types: string[]) =>
      api.post('/api/v1/webhooks', { url: receiver.url, types }, body.token);
    expect((await make(['request.raised'])).status).toBe(201);
    const no = await make(['request.raised', 'lead.received']);
    expect([no.status, no.body.errors[0].code]).toEqual([422, 'type_not_yours']);
  });

  it.each([
    [{ types: [] }, 'types'],
    [{ types: ['request.noted'] }, 'types'],
    [{ types: ['request.raised', 'request.raised'] }, 'types'],
    [{ url: '' }, 'url'],
    [{ url: 'ftp://a.example' }, 'url'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ url: 'https://user:secret@a.example' }, 'url'],
    [{ description: 'x'.repeat(81) }, 'description'],
  ])('are refused with %j', async (more, field) => {
    const form = { url: receiver.url, types: ['request.raised'], ...more };
    const { status, body } = await api.post('/api/v1/webhooks', form, admin.token);
    expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
  });
});
