import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startRedis, type RedisServer } from '../../dev/services/redis.mts';
import { Api } from '../support/api';
import { dispatched } from '../support/drained';
import { eventually } from '../support/eventually';
import { newEmail, personWithRole, projectRequest, type Person } from '../support/people';
import { SilentLine } from '../support/silent-line';
import { startStack, type Stack } from '../support/stack';

let stack: Stack;

/** The tests share a stack. After each fault the user's change is committed and every mail arrives once. */
describe('Every mail arrives afterwards, once', () => {
  beforeAll(async () => {
    stack = await startStack({
      apart: true,
      env: { MAIL_STALE_SECONDS: '2', MAIL_POLL_MS: '400' },
    });
  });
  afterEach(forgetMails);
  afterAll(() => stack.stop());

  it('when the worker is killed between commit and send', async () => {
    const client = await personWithRole(stack, 'client');
    await stack.workers.at(-1)!.kill();
    await raiseSome(client, 5);
    expect(await statesOf()).not.toEqual(['sent']);
    await stack.startWorker();
    await expectAllArrived(client, 5);
  });

  it('when the worker is killed while sending', async () => {
    const client = await personWithRole(stack, 'client');
    stack.smtp.delay(800);
    await raiseSome(client, 5);
    await untilState('sending');
    await stack.workers.at(-1)!.kill();
    stack.smtp.delay(0);
    expect(await statesOf()).not.toEqual(['sent']);
    await stack.startWorker();
    await expectAllArrived(client, 5);
  });

  it('when the worker stands still for longer than a claim holds', async () => {
    const client = await personWithRole(stack, 'client');
    stack.smtp.delay(800);
    await raiseSome(client, 20);
    await untilState('sending');
    const { pid } = stack.workers.at(-1)!;
    process.kill(pid, 'SIGSTOP');
    await pause(3_000);
    process.kill(pid, 'SIGCONT');
    stack.smtp.delay(0);
    await expectAllArrived(client, 20);
  });

  it('requests are still taken, the product says so, and every mail arrives afterwards, once', async () => {
    const client = await personWithRole(stack, 'client');
    await stack.redis.stop();
    await raiseSome(client, 5);
    const ready = await new Api(stack.baseUrl).get('/health/ready');
    expect([ready.status, ready.body.redis]).toEqual([200, 'down']);
    await dispatched(stack);
    expect(new Set(await statesOf())).toEqual(new Set(['waiting']));
    expect(await stack.mailbox.all()).toEqual([]);
    await stack.redis.start();
    await expectAllArrived(client, 5);
  });

  it('a flushed Redis loses nothing', async () => {
    const client = await personWithRole(stack, 'client');
    stack.smtp.delay(300);
    // More than one batch of the worker.
    await raiseSome(client, 30);
    await untilState('queued');
    await stack.redis.flush();
    stack.smtp.delay(0);
    await expectAllArrived(client, 30);
  });

  it('when they wait longer than a claim holds behind others, each in its place', async () => {
    const client = await personWithRole(stack, 'client');
    stack.smtp.delay(1_000);
    await raiseSome(client, 40);
    await untilState('queued');
    const queued = new Set<string>();
    const returned = new Set<string>();
    const until = Date.now() + 8_000;
    while (Date.now() < until) {
      const mails = await stack.sql<{ id: string; state: string }>(
        `SELECT id, state FROM outbox_mails WHERE state IN ('waiting', 'queued')`,
      );
      for (const { id, state } of mails) {
        if (state === 'queued') queued.add(id);
        else if (queued.has(id)) returned.add(id);
      }
      await pause(100);
    }
    stack.smtp.delay(0);
    expect([...returned]).toEqual([]);
    await expectAllArrived(client, 40);
  });

  it('when more wait than the queue takes, and a reset of a password passes them', async () => {
    const client = await personWithRole(stack, 'client');
    const numberOf = async (states: string) => {
      const sql = `SELECT count(*)::int AS n FROM outbox_mails WHERE state IN (${states})`;
      const [counted] = await stack.sql<{ n: number }>(sql);
      return counted!.n;
    };
    // Slower than any machine raises.
    stack.smtp.delay(2_000);
    await raiseSome(client, 300);
    await dispatched(stack);
    // Longer than the relay pauses, so it has had its chance.
    await pause(1_000);
    expect(await numberOf(`'waiting'`)).toBeGreaterThan(0);
    await new Api(stack.baseUrl).post('/api/forgot-password', { email: client.email });
    await stack.mailbox.waitFor({ to: client.email, subject: /password/ });
    expect(await numberOf(`'waiting', 'queued'`)).toBeGreaterThan(300);
    stack.smtp.delay(0);
    await expectAllArrived(client, 300);
  });

  it('when SMTP refuses for a while, and the row counts the attempts', async () => {
    const client = await personWithRole(stack, 'client');
    stack.smtp.refuse(true);
    await raiseSome(client, 5);
    await untilTried(2);
    expect(await stack.mailbox.all()).toEqual([]);
    stack.smtp.refuse(false);
    await expectAllArrived(client, 5);
  });
});

describe('When the packets to and from Redis are dropped', () => {
  let redis: RedisServer;
  let line: SilentLine;
  beforeAll(async () => {
    const directory = mkdtempSync(join(tmpdir(), 'fenwright-redis-'));
    redis = await startRedis({ directory, password: 'of-a-test', logFile: join(directory, 'log') });
    line = await SilentLine.to(redis.port);
    const url = redis.url.replace(String(redis.port), String(line.port));
    stack = await startStack({
      env: { REDIS_URL: url, MAIL_STALE_SECONDS: '2', MAIL_POLL_MS: '400' },
    });
  });
  afterAll(async () => {
    await stack.stop();
    line.stop();
    await redis.stop();
  });

  it('the worker connects again, and every mail arrives, once', async () => {
    const client = await personWithRole(stack, 'client');
    await raiseSome(client, 1);
    await expectAllArrived(client, 1);
    line.silence();
    await raiseSome(client, 4);
    await pause(3_000);
    expect(await statesOf()).not.toEqual(['sent']);
    line.speak();
    await expectAllArrived(client, 5);
  });
});

describe('When the SMTP server', () => {
  beforeAll(async () => {
    stack = await startStack({ env: { MAIL_BACKOFF_MS: '1', MAIL_POLL_MS: '100' } });
  });
  afterEach(forgetMails);
  afterAll(() => stack.stop());

  it('is away for long, no mail is given up for it', async () => {
    const client = await personWithRole(stack, 'client');
    stack.smtp.refuse({ code: 421 });
    await raiseSome(client, 2);
    await untilTried(13);
    const rows = await stack.sql<{ attempts: number; refusals: number; state: string }>(
      'SELECT attempts, refusals, state FROM outbox_mails',
    );
    expect(rows.every((row) => row.attempts > 12 && row.refusals === 0)).toBe(true);
    expect(rows.map(({ state }) => state)).not.toContain('dead');
    stack.smtp.refuse(false);
    await expectAllArrived(client, 2);
  });

  it('never takes a mail, it is tried eight times, then kept as dead with its last error, and counted', async () => {
    stack.smtp.refuse({ code: 451 });
    await new Api(stack.baseUrl).post('/api/register', {
      firstName: 'A',
      lastName: 'B',
      email: newEmail(),
      company: 'C',
      password: 'heron-lantern-quay-42',
    });
    await untilState('dead');
    const [mail] = await stack.sql('SELECT attempts, last_error FROM outbox_mails');
    expect(mail).toEqual({ attempts: 8, last_error: expect.stringMatching(/\d{3}/) });
    const { body } = await new Api(stack.baseUrl).get('/metrics');
    expect(body).toContain('mail_outbox_mails{state="dead"} 1');
  });
});

async function forgetMails(): Promise<void> {
  stack.smtp.delay(0);
  stack.smtp.refuse(false);
  // Mails being sent would arrive during the next test.
  await eventually(
    () => stack.sql(`SELECT 1 FROM outbox_mails WHERE state = 'sending'`),
    (rows) => rows.length === 0,
  );
  await stack.sql('DELETE FROM outbox_mails');
  stack.mailbox.forget();
}

async function untilTried(attempts: number): Promise<void> {
  for (let i = 0; i < 400; i += 1) {
    const [tried] = await stack.sql<{ n: number }>(
      'SELECT min(attempts)::int AS n FROM outbox_mails',
    );
    if (tried!.n >= attempts) return;
    await pause(50);
  }
  throw new Error(`Not every mail was tried ${attempts} times`);
}

async function raiseSome(client: Person, count: number): Promise<void> {
  const api = new Api(stack.baseUrl);
  const answers = await Promise.all(
    Array.from({ length: count }, () =>
      api.post('/api/raise-request', projectRequest(), client.token),
    ),
  );
  expect(answers.map((a) => a.status)).toEqual(answers.map(() => 201));
}

const statesOf = async () =>
  (await stack.sql<{ state: string }>('SELECT DISTINCT state FROM outbox_mails')).map(
    (r) => r.state,
  );

async function untilState(state: string): Promise<void> {
  for (let i = 0; i < 400; i += 1) {
    if ((await statesOf()).includes(state)) return;
    await pause(25);
  }
  throw new Error(`No mail became ${state}: ${await statesOf()}`);
}

/**
 * Two mails per request: to the client and to the inbox. A repeat would have the same Message-ID.
 */
async function expectAllArrived(client: Person, count: number): Promise<void> {
  const subject = /^We have received your request/;
  await stack.mailbox.waitForCount(count, { to: client.email, subject });
  for (let i = 0; i < 400 && (await statesOf()).join() !== 'sent'; i += 1) await pause(25);
  expect(await statesOf()).toEqual(['sent']);
  const mails = await stack.mailbox.all();
  const [rows] = await stack.sql<{ count: number }>('SELECT count(*)::int FROM outbox_mails');
  expect(mails).toHaveLength(rows!.count);
  const ids = mails.map((mail) => mail.headers['message-id']);
  expect(new Set(ids).size).toBe(rows!.count);
  const stored = await stack.sql<{ id: string }>('SELECT id FROM outbox_mails');
  expect(ids.map((id) => String(id).slice(1, 37)).sort()).toEqual(
    stored.map(({ id }) => id).sort(),
  );
}
