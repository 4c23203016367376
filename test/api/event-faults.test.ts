import { setTimeout as pause } from 'node:timers/promises';
import { Api } from '../support/api';
import { repeats } from '../support/drill';
import { eventually } from '../support/eventually';
import { personWithRole, projectRequest, type Person } from '../support/people';
import { startStack, type Stack } from '../support/stack';

const REQUESTS = repeats(64, 240);
const KILLS = repeats(4, 12);

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ workers: 2, env: { MAIL_STALE_SECONDS: '3' } });
});
afterAll(() => stack.stop());

async function work(client: Person, admin: Person, many: number): Promise<void> {
  const api = new Api(stack.baseUrl);
  for (let n = 0; n < many; n += 1) {
    const raised = await api.post('/api/raise-request', projectRequest(), client.token);
    const requestId = (raised.body as { request: { _id: string } }).request._id;
    const change = { requestId, status: 'in_review' };
    const moved = await api.put('/api/admin-requests', change, admin.token);
    const path = `/api/requests/${requestId}/comments`;
    const answered = await api.post(path, { text: 'We have begun.' }, admin.token);
    expect([raised.status, moved.status, answered.status]).toEqual([201, 200, 201]);
  }
}

async function breakThings(): Promise<void> {
  const living = [...stack.workers];
  for (let kill = 0; kill < KILLS; kill += 1) {
    // A new worker must have started before it is killed.
    await pause(500 + Math.random() * 1_500);
    const index = kill % living.length;
    await living[index]!.kill();
    if (kill % 4 === 1) await stack.redis.flush();
    living[index] = await stack.startWorker();
  }
}

/** Chance may end two workers with the same mail or event in hand; staff then retry it. */
async function retrySetAside(admin: Person): Promise<void> {
  const api = new Api(stack.baseUrl);
  await eventually(
    async () => {
      const { body: failing } = await api.get('/api/ops/events', admin.token);
      for (const { _id, nextAttemptAt } of failing.events) {
        if (nextAttemptAt.startsWith('9999')) {
          await api.post(`/api/ops/events/${_id}/retry`, {}, admin.token);
        }
      }
      const { body: dead } = await api.get('/api/ops/mails?state=dead', admin.token);
      for (const { _id } of dead.mails) {
        await api.post(`/api/ops/mails/${_id}/retry`, {}, admin.token);
      }
      return stack.sql(
        `SELECT 1 FROM event_queue UNION ALL SELECT 1 FROM outbox_mails WHERE state <> 'sent' LIMIT 1`,
      );
    },
    (rows) => rows.length === 0,
  );
}

describe('While workers are killed and Redis is flushed', () => {
  it(`what ${REQUESTS} requests owe is told, all of it, once`, async () => {
    const admin = await personWithRole(stack, 'admin');
    const clients = await Promise.all(
      Array.from({ length: 8 }, () => personWithRole(stack, 'client')),
    );
    await Promise.all([
      breakThings(),
      ...clients.map((client) => work(client, admin, REQUESTS / clients.length)),
    ]);
    await retrySetAside(admin);
    const left = `SELECT count(*)::int AS n FROM event_queue`;
    const unsent = `SELECT count(*)::int AS n FROM outbox_mails WHERE state <> 'sent'`;
    const unsealed = `SELECT (SELECT count(*) FROM events)::int - (SELECT count(*) FROM event_seals)::int AS n`;
    for (const waiting of [left, unsent, unsealed]) {
      await eventually(
        () => stack.sql<{ n: number }>(waiting),
        ([row]) => row!.n === 0,
      );
    }
    const mails = await stack.sql<{ template: string; n: number; events: number }>(
      `SELECT template, count(*)::int AS n, count(DISTINCT event_id)::int AS events
       FROM outbox_mails GROUP BY template ORDER BY template`,
    );
    expect(mails).toEqual(
      ['new-request', 'request-answered', 'request-received', 'status-changed'].map((template) => ({
        template,
        n: REQUESTS,
        events: REQUESTS,
      })),
    );
    const notices = await stack.sql<{ notice: string; n: number; events: number }>(
      `SELECT notice, count(*)::int AS n, count(DISTINCT event_id)::int AS events
       FROM notifications GROUP BY notice ORDER BY notice`,
    );
    expect(notices).toEqual(
      ['request-answered', 'request-moved', 'request-received', 'request-waits'].map((notice) => ({
        notice,
        n: REQUESTS,
        events: REQUESTS,
      })),
    );
    // A mail interrupted between the server's reply and our commit is sent again with the same
    // Message-ID.
    const arrived = new Set(
      (await stack.mailbox.all()).map(({ headers }) => headers['message-id']),
    );
    expect(arrived.size).toBe(4 * REQUESTS);
    const { body } = await new Api(stack.baseUrl).get('/api/audit/check', admin.token);
    expect(body).toMatchObject({ isWhole: true });
  }, 300_000);
});
