import { Api } from '../support/api';
import { eventually } from '../support/eventually';
import { whileLocked } from '../support/locks';
import { personWithRole, raise, type Person } from '../support/people';
import { Receiver } from '../support/receiver';
import { startStack, type Stack } from '../support/stack';

const SET_ASIDE = 'Set aside: its worker ended 2 times while it was in hand.';

let stack: Stack;
let api: Api;
let admin: Person;
let client: Person;
beforeAll(async () => {
  stack = await startStack({
    apart: true,
    env: {
      MAIL_STALE_SECONDS: '2',
      MAIL_POLL_MS: '400',
      DATABASE_LOCK_TIMEOUT_MS: '60000',
    },
  });
  api = new Api(stack.baseUrl);
  [admin, client] = [await personWithRole(stack, 'admin'), await personWithRole(stack, 'client')];
});
afterAll(() => stack.stop());

/** Twice, as something that ends every worker would. */
async function endWorkers(untilInHand: () => Promise<unknown>): Promise<void> {
  for (let end = 0; end < 2; end += 1) {
    await untilInHand();
    await stack.workers.at(-1)!.kill();
    // PostgreSQL does not notice while they wait for a lock.
    await stack.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    await stack.startWorker();
  }
}

const metric = async (name: string) => {
  const text = await (await fetch(`${stack.baseUrl}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
};

describe('What two workers ended with', () => {
  it('is set aside, shown and counted, if it is a row of a queue', async () => {
    const receiver = await Receiver.start();
    receiver.reply = () => undefined;
    const hook = { url: receiver.url, types: ['request.raised'] };
    expect((await api.post('/api/webhooks', hook, admin.token)).status).toBe(201);
    await raise(stack, client.token);
    let seen = 0;
    await endWorkers(async () => {
      await eventually(
        () => Promise.resolve(receiver.received.length),
        (received) => received > seen,
      );
      seen = receiver.received.length;
    });
    const list = async () => (await api.get('/api/ops/set-aside', admin.token)).body.rows;
    const [row] = await eventually(list, (rows: unknown[]) => rows.length === 1);
    expect(row).toMatchObject({ queue: 'webhook_deliveries', attempts: 2 });
    expect(await metric('webhook_deliveries_set_aside')).toBe(1);
    expect(receiver.received).toHaveLength(2);

    receiver.answer(200);
    const { queue, id } = row as { queue: string; id: string };
    const retry = (form: object) => api.post('/api/ops/set-aside/retry', form, admin.token);
    expect((await retry({ queue, id })).status).toBe(200);
    await eventually(
      () => Promise.resolve(receiver.received.length),
      (received) => received === 3,
    );
    expect(await list()).toEqual([]);
    for (const form of [
      { queue, id },
      { queue: 'users', id },
    ]) {
      const { status, body } = await retry(form);
      expect([status, body.code]).toEqual([409, 'not_set_aside']);
    }
    const as = (person: Person) => api.get('/api/ops/set-aside', person.token);
    expect((await as(client)).status).toBe(403);
    await receiver.stop();
  }, 120_000);

  it('is given up, if it is a mail; the others arrive', async () => {
    const { email } = await personWithRole(stack, 'client');
    stack.smtp.delay(8_000);
    await api.post('/api/forgot-password', { email });
    const sql = `SELECT state, last_error AS error, attempts FROM outbox_mails WHERE template = 'reset-password'`;
    let attempts = 0;
    await endWorkers(async () => {
      const [mail] = await eventually(
        () => stack.sql<{ state: string; attempts: number }>(sql),
        ([one]) => one?.state === 'sending' && one.attempts > attempts,
      );
      attempts = mail!.attempts;
    });
    stack.smtp.delay(0);
    const [mail] = await eventually(
      () => stack.sql<{ state: string; error: string }>(sql),
      ([one]) => one!.state === 'dead',
    );
    expect(mail!.error).toBe(SET_ASIDE);
    await raise(stack, client.token);
    await stack.mailbox.waitFor({ to: client.email, subject: 'We have received' });
    const [{ id }] = (await stack.sql<{ id: string }>(
      `SELECT id FROM outbox_mails WHERE template = 'reset-password'`,
    )) as [{ id: string }];
    expect((await api.post(`/api/ops/mails/${id}/retry`, {}, admin.token)).status).toBe(200);
    await stack.mailbox.waitFor({ to: email, subject: /password/ });
  }, 120_000);

  it('waits for staff, if it is an event; later events of other subjects do not', async () => {
    const lock = 'LOCK TABLE notifications IN ACCESS EXCLUSIVE MODE';
    const { _id } = await whileLocked(stack, [lock], async () => {
      const request = await raise(stack, client.token);
      let crashes = 0;
      await endWorkers(async () => {
        crashes += 1;
        await eventually(
          () => stack.sql<{ crashes: number }>('SELECT crashes FROM event_crashes'),
          ([noted]) => noted?.crashes === crashes,
        );
      });
      return request;
    });
    const [event] = await eventually(
      async () => (await api.get('/api/ops/events', admin.token)).body.events,
      (events: { lastError: string }[]) => events.length > 0,
    );
    expect(event).toMatchObject({ subject: `request:${_id}`, lastError: SET_ASIDE });
    const other = await personWithRole(stack, 'client');
    await raise(stack, other.token);
    await stack.mailbox.waitFor({ to: other.email, subject: 'We have received' });
    const path = `/api/ops/events/${(event as unknown as { _id: string })._id}/retry`;
    expect((await api.post(path, {}, admin.token)).status).toBe(200);
    await eventually(
      () => stack.sql('SELECT 1 FROM event_queue'),
      (rows) => rows.length === 0,
    );
    expect(await stack.sql('SELECT 1 FROM event_crashes')).toEqual([]);
  }, 120_000);
});
