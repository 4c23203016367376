import { setTimeout as pause } from 'node:timers/promises';
import { Api } from '../support/api';
import { dispatched } from '../support/drained';
import { newEmail, personWithRole, projectRequest, type Person } from '../support/people';
import { startStack, type Stack } from '../support/stack';

/** Each test breaks its own stack: the user's change commits, and every mail arrives once. */
describe.each([
  ['the worker is killed between commit and send'],
  ['the worker is killed while sending'],
])('When %s', (fault) => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack({ workers: 1, env: { MAIL_STALE_SECONDS: '2' } });
  });
  afterAll(() => stack.stop());

  it('every mail arrives afterwards, once', async () => {
    const client = await personWithRole(stack, 'client');
    if (fault.includes('between')) {
      await stack.workers[0]!.kill();
      await raiseSome(stack, client, 5);
    } else {
      stack.smtp.delay(800);
      await raiseSome(stack, client, 5);
      await untilState(stack, 'sending');
      await stack.workers[0]!.kill();
      stack.smtp.delay(0);
    }
    expect(await statesOf(stack)).not.toEqual(['sent']);
    await stack.startWorker();
    await expectAllArrived(stack, client, 5);
  });
});

describe('When Redis is stopped for a while', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack({ workers: 1, env: { MAIL_STALE_SECONDS: '2' } });
  });
  afterAll(() => stack.stop());

  it('requests are still taken, the product says so, and every mail arrives afterwards, once', async () => {
    const client = await personWithRole(stack, 'client');
    await stack.redis.stop();
    await raiseSome(stack, client, 5);
    const ready = await new Api(stack.baseUrl).get('/health/ready');
    expect([ready.status, ready.body.redis]).toEqual([200, 'down']);
    await dispatched(stack);
    expect(new Set(await statesOf(stack))).toEqual(new Set(['waiting']));
    expect(await stack.mailbox.all()).toEqual([]);
    await stack.redis.start();
    await expectAllArrived(stack, client, 5);
  });

  it('a flushed Redis loses nothing', async () => {
    const client = await personWithRole(stack, 'client');
    stack.smtp.delay(300);
    // More than one batch of the worker.
    await raiseSome(stack, client, 30);
    await untilState(stack, 'queued');
    await stack.redis.flush();
    stack.smtp.delay(0);
    await expectAllArrived(stack, client, 30);
  });
});

describe('When SMTP refuses for a while', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack({ workers: 1, env: { MAIL_BACKOFF_MS: '200' } });
  });
  afterAll(() => stack.stop());

  it('every mail arrives later, once, and the row counts the attempts', async () => {
    const client = await personWithRole(stack, 'client');
    stack.smtp.refuse(true);
    await raiseSome(stack, client, 5);
    await untilTried(stack, 2);
    expect(await stack.mailbox.all()).toEqual([]);
    stack.smtp.refuse(false);
    await expectAllArrived(stack, client, 5);
  });
});

describe('When the SMTP server is away for long', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack({ workers: 1, env: { MAIL_BACKOFF_MS: '1' } });
  });
  afterAll(() => stack.stop());

  it('no mail is given up for it', async () => {
    const client = await personWithRole(stack, 'client');
    stack.smtp.refuse({ code: 421 });
    await raiseSome(stack, client, 2);
    await untilTried(stack, 13);
    const rows = await stack.sql<{ attempts: number; refusals: number; state: string }>(
      'SELECT attempts, refusals, state FROM outbox_mails',
    );
    expect(rows.every((row) => row.attempts > 12 && row.refusals === 0)).toBe(true);
    expect(rows.map(({ state }) => state)).not.toContain('dead');
    stack.smtp.refuse(false);
    await expectAllArrived(stack, client, 2);
  });
});

describe('When SMTP never takes a mail', () => {
  let stack: Stack;
  beforeAll(async () => {
    stack = await startStack({ workers: 1, env: { MAIL_BACKOFF_MS: '1' } });
  });
  afterAll(() => stack.stop());

  it('it is tried eight times, then kept as dead with its last error, and counted', async () => {
    stack.smtp.refuse({ code: 451 });
    await new Api(stack.baseUrl).post('/api/register', {
      firstName: 'A',
      lastName: 'B',
      email: newEmail(),
      company: 'C',
      password: 'heron-lantern-quay-42',
    });
    await untilState(stack, 'dead');
    const [mail] = await stack.sql('SELECT attempts, last_error FROM outbox_mails');
    expect(mail).toEqual({ attempts: 8, last_error: expect.stringMatching(/\d{3}/) });
    const { body } = await new Api(stack.baseUrl).get('/metrics');
    expect(body).toContain('mail_outbox_mails{state="dead"} 1');
  });
});

async function untilTried(stack: Stack, attempts: number): Promise<void> {
  for (let i = 0; i < 400; i += 1) {
    const [tried] = await stack.sql<{ n: number }>(
      'SELECT min(attempts)::int AS n FROM outbox_mails',
    );
    if (tried!.n >= attempts) return;
    await pause(50);
  }
  throw new Error(`Not every mail was tried ${attempts} times`);
}

async function raiseSome(stack: Stack, client: Person, count: number): Promise<void> {
  const api = new Api(stack.baseUrl);
  const answers = await Promise.all(
    Array.from({ length: count }, () =>
      api.post('/api/raise-request', projectRequest(), client.token),
    ),
  );
  expect(answers.map((a) => a.status)).toEqual(answers.map(() => 201));
}

const statesOf = async (stack: Stack) =>
  (await stack.sql<{ state: string }>('SELECT DISTINCT state FROM outbox_mails')).map(
    (r) => r.state,
  );

async function untilState(stack: Stack, state: string): Promise<void> {
  for (let i = 0; i < 400; i += 1) {
    if ((await statesOf(stack)).includes(state)) return;
    await pause(25);
  }
  throw new Error(`No mail became ${state}: ${await statesOf(stack)}`);
}

/**
 * Two mails per request: to the client and to the inbox. A repeat would have the same Message-ID.
 */
async function expectAllArrived(stack: Stack, client: Person, count: number): Promise<void> {
  const subject = /^We have received your request/;
  await stack.mailbox.waitForCount(count, { to: client.email, subject, timeoutMs: 20_000 });
  for (let i = 0; i < 400 && (await statesOf(stack)).join() !== 'sent'; i += 1) await pause(25);
  expect(await statesOf(stack)).toEqual(['sent']);
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
