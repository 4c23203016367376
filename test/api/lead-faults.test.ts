import { setTimeout as pause } from 'node:timers/promises';
import { Api } from '../support/api';
import { dispatched } from '../support/drained';
import { repeats } from '../support/drill';
import { leadForm } from '../support/forms';
import { startStack, type Stack } from '../support/stack';

const LEADS = repeats(100, 300);
/** Each fault happens at least this often. */
const TIMES = repeats(1, 2);
const AT_ONCE = 12;

/**
 * Leads arrive while the database works and all else fails: workers are killed, Redis is
 * restarted and flushed, SMTP rejects a third of mails and drops some replies.
 */
let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ workers: 2, env: { MAIL_STALE_SECONDS: '2' } });
});
afterAll(() => stack.stop());

async function sendAll(api: Api): Promise<void> {
  const numbers = Array.from({ length: LEADS }, (_, i) => i);
  const visitor = async (): Promise<void> => {
    for (let n = numbers.pop(); n !== undefined; n = numbers.pop()) {
      const form = leadForm({
        email: `visitor.${n}@test.example`,
        message: `Question ${n}, please.`,
      });
      const { status } = await api.post('/api/forms/lead', form);
      expect(status).toBe(201);
      await pause(40);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
}

async function breakThings(stop: AbortSignal): Promise<Record<string, number>> {
  const done: Record<string, number> = {};
  const living = [...stack.workers];
  const faults = {
    async 'a worker is killed'() {
      const one = Math.floor(Math.random() * living.length);
      await living[one]!.kill();
      living[one] = await stack.startWorker();
    },
    async 'Redis is restarted'() {
      await stack.redis.stop();
      await pause(300);
      await stack.redis.start();
    },
    async 'Redis is flushed'() {
      await stack.redis.flush().catch(() => {});
    },
    async 'SMTP is slow'() {
      stack.smtp.delay(150);
      await pause(400);
      stack.smtp.delay(0);
    },
  };
  const names = Object.keys(faults) as (keyof typeof faults)[];
  for (let turn = 0; !stop.aborted || turn < names.length * TIMES; turn += 1) {
    const name = names[turn % names.length]!;
    await faults[name]();
    done[name] = (done[name] ?? 0) + 1;
    await pause(1_500 * Math.random());
  }
  return done;
}

const unsent = async () =>
  (
    await stack.sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM outbox_mails WHERE state <> 'sent'`,
    )
  )[0]!.n;

it(`${LEADS} leads all arrive, twice only if a response was lost`, async () => {
  stack.smtp.refuse({ share: 1 / 3 });
  const over = new AbortController();
  const breaking = breakThings(over.signal);
  await sendAll(new Api(stack.baseUrl));
  over.abort();
  const faults = await breaking;
  expect(Math.min(...Object.values(faults))).toBeGreaterThanOrEqual(TIMES);
  await dispatched(stack);
  for (let i = 0; i < 900 && (await unsent()) > 0; i += 1) await pause(100);

  const rows = await stack.sql<{ id: string; state: string; template: string }>(
    'SELECT id, state, template FROM outbox_mails',
  );
  expect(rows).toHaveLength(LEADS * 2);
  expect(rows.filter(({ state }) => state !== 'sent')).toEqual([]);
  const [stored] = await stack.sql('SELECT count(*)::int AS leads FROM leads');
  expect(stored).toEqual({ leads: LEADS });

  const arrived = new Map<string, string[]>();
  for (const mail of await stack.mailbox.all()) {
    const id = String(mail.headers['message-id']).slice(1, 37);
    arrived.set(id, [...(arrived.get(id) ?? []), `${mail.to} ${mail.subject} ${mail.text}`]);
  }
  expect([...arrived.keys()].sort()).toEqual(rows.map(({ id }) => id).sort());
  for (const copies of arrived.values()) expect(new Set(copies).size).toBe(1);
  const repeats = [...arrived.values()].filter((copies) => copies.length > 1).length;
  // Only the five mails in a killed worker's hands can be repeated.
  expect(repeats).toBeLessThanOrEqual(faults['a worker is killed']! * 5);
  expect(stack.smtp.refused).toBeGreaterThan(LEADS / 2);
}, 300_000);
