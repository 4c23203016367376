import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { migrateTemplate, startTestPostgres } from '../../dev/testing/postgres.mts';
import { Api } from '../support/api';
import { eventually } from '../support/eventually';
import { personWithRole, projectRequest, type Person } from '../support/people';
import { verifyAudit } from '../support/scripts';
import { startStack, type Stack } from '../support/stack';

type Server = Awaited<ReturnType<typeof startTestPostgres>>;

let postgres: Server;
let stack: Stack;
let api: Api;
beforeAll(async () => {
  postgres = await startTestPostgres({ durable: true });
  await migrateTemplate(postgres);
  stack = await startStack({ postgres, apis: 1, workers: 2 });
  api = new Api(stack.baseUrl);
}, 120_000);
afterAll(async () => {
  await stack.stop();
  await postgres.stop();
});

type Refusal = { status: number; retryAfter: string | null };

/** Raises requests one after the other until told to stop; each is repeated until it is taken. */
function raiser(client: Person, refusals: Refusal[]) {
  let isStopped = false;
  const taken: string[] = [];
  const run = async () => {
    while (!isStopped) {
      const projectName = `Request ${randomUUID()}`;
      const key = { 'Idempotency-Key': randomUUID() };
      for (;;) {
        const { status, headers } = await api.post(
          '/api/raise-request',
          projectRequest({ projectName }),
          client.token,
          key,
        );
        if (status === 201) break;
        // The first try of this key still holds it: its outcome is not known yet.
        if (status !== 409) refusals.push({ status, retryAfter: headers.get('retry-after') });
        await pause(100);
      }
      taken.push(projectName);
    }
    return taken;
  };
  return { taken: run(), stop: () => (isStopped = true) };
}

describe('While PostgreSQL and Redis are restarted in the middle of traffic', () => {
  it('nothing is lost, nothing is there twice, and errors say when to try again', async () => {
    const clients = await Promise.all(
      Array.from({ length: 4 }, () => personWithRole(stack, 'client')),
    );
    const refusals: Refusal[] = [];
    const raisers = clients.map((client) => raiser(client, refusals));
    await pause(500);
    await postgres.restart!('crash');
    await pause(1_000);
    await stack.redis.stop();
    await pause(500);
    await postgres.restart!('stop');
    await stack.redis.start();
    await pause(500);
    await stack.redis.flush();
    await pause(1_000);
    raisers.forEach(({ stop }) => stop());
    const taken = (await Promise.all(raisers.map((one) => one.taken))).flat();

    expect(taken.length).toBeGreaterThan(20);
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([]);
    const rows = await stack.sql<{ project_name: string }>(
      'SELECT project_name FROM project_requests',
    );
    expect(rows.map((row) => row.project_name).sort()).toEqual([...taken].sort());

    await eventually(
      () => stack.sql(`SELECT 1 FROM outbox_mails WHERE state NOT IN ('sent', 'skipped')`),
      (left) => left.length === 0,
    );
    const received = await stack.mailbox.all({ subject: /received/i });
    const ids = new Set(received.map(({ headers }) => headers['message-id']));
    expect(ids.size).toBe(taken.length);
    expect(await verifyAudit(stack)).toMatch(/\d/);
  }, 120_000);
});
