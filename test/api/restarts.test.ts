import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { migrateTemplate, startTestPostgres } from '../run/postgres.mts';
import { Api } from '../support/api';
import { drained } from '../support/drained';
import { eventually } from '../support/eventually';
import { personWithRole, projectRequest, type Person } from '../support/people';
import { verifyAudit } from '../support/scripts';
import { startStack, type Stack } from '../support/stack';

type Server = Awaited<ReturnType<typeof startTestPostgres>>;

let postgres: Server;
let stack: Stack;
let api: Api;
// For each try: a failed one leaves requests behind and Redis perhaps stopped.
beforeEach(async () => {
  postgres = await startTestPostgres({ durable: true });
  await migrateTemplate(postgres);
  stack = await startStack({ postgres, apis: 1, workers: 2 });
  api = new Api(stack.baseUrl);
});
afterEach(async () => {
  await stack.stop();
  await postgres.stop();
});

type Refusal = { status: number; retryAfter: string | null };
type Raiser = ReturnType<typeof raiser>;

/** Less than the 30 seconds after which a claim on a key expires. */
const TAKEN_WITHIN_MS = 8_000;

function raiser(client: Person, refusals: Refusal[]) {
  let isStopped = false;
  const taken: string[] = [];
  const run = async (): Promise<void> => {
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
        // 409: the first attempt still holds the key, so its outcome is unknown.
        if (status !== 409) refusals.push({ status, retryAfter: headers.get('retry-after') });
        await pause(100);
      }
      taken.push(projectName);
    }
  };
  const ended = run();
  const stop = (): Promise<void> => {
    isStopped = true;
    return ended;
  };
  return { taken, stop };
}

async function everybodyRaises(raisers: Raiser[]): Promise<void> {
  const before = raisers.map(({ taken }) => taken.length);
  const more = () => raisers.map(({ taken }, index) => taken.length - before[index]!);
  await eventually(
    () => Promise.resolve(more()),
    (counts) => counts.every((count) => count >= 2),
    TAKEN_WITHIN_MS,
  );
}

describe('While PostgreSQL and Redis are restarted in the middle of traffic', () => {
  it('nothing is lost, nothing is there twice, and errors say when to try again', async () => {
    const clients = await Promise.all(
      Array.from({ length: 4 }, () => personWithRole(stack, 'client')),
    );
    const refusals: Refusal[] = [];
    const raisers = clients.map((client) => raiser(client, refusals));
    await everybodyRaises(raisers);
    await postgres.restart!('crash');
    await everybodyRaises(raisers);
    await stack.redis.stop();
    await everybodyRaises(raisers);
    await postgres.restart!('stop');
    await everybodyRaises(raisers);
    await stack.redis.start();
    await stack.redis.flush();
    await everybodyRaises(raisers);
    await Promise.all(raisers.map(({ stop }) => stop()));
    const taken = raisers.flatMap((raiser) => raiser.taken);

    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([]);
    const rows = await stack.sql<{ project_name: string }>(
      'SELECT project_name FROM project_requests',
    );
    expect(rows.map((row) => row.project_name).sort()).toEqual([...taken].sort());

    await drained(stack);
    const received = await stack.mailbox.all({ subject: /received/i });
    const ids = new Set(received.map(({ headers }) => headers['message-id']));
    expect(ids.size).toBe(taken.length);
    expect(await verifyAudit(stack)).toMatch(/\d/);
  });
});
