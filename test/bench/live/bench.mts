// npm run bench:live [-- STREAMS]: memory and CPU that open streams cost an API process, and the
// time from a call until all streams have its change. Every reader is an admin, who sees every
// change.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import type { Bench } from '../../run/bench.mts';
import { startStack, type Stack } from '../../run/stack.mts';

const STREAMS = 300;
const CHANGES = 100;
const EVERY_MS = 200;
const REST_SECONDS = 20;
const PASSWORD = 'heron-lantern-quay-42';
const MEGABYTE = 1024 * 1024;

async function signedIn(stack: Stack, people: number): Promise<string[]> {
  const passwordHash = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const tokens: string[] = [];
  for (let i = 0; i < people; i += 1) {
    const email = `admin.${i}@bench.example`;
    await stack.sql(
      `INSERT INTO users (id, email, first_name, last_name, company, password_hash, role)
       VALUES ($1, $2, 'Ada', 'Byron', 'Bench', $3, 'admin')`,
      [randomUUID(), email, passwordHash],
    );
    const { token } = await post<{ token: string }>(stack, 'login', { email, password: PASSWORD });
    tokens.push(token);
  }
  return tokens;
}

async function post<T>(stack: Stack, path: string, body: object, token = ''): Promise<T> {
  const answer = await fetch(`${stack.baseUrl}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

async function follow(stack: Stack, token: string, heard: (id: string) => void): Promise<void> {
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${token}` };
  const answer = await fetch(`${stack.baseUrl}/api/stream`, { headers });
  if (!answer.ok || !answer.body) throw new Error(`A stream was refused: ${answer.status}`);
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  const read = async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const text = decoder.decode(value);
      for (const [, id] of text.matchAll(/"request\.raised".*?"id":"([^"]+)"/g)) heard(id!);
    }
  };
  // Stopping the stack ends the stream.
  read().catch(() => undefined);
}

async function usage(stack: Stack): Promise<{ rss: number; cpu: number }> {
  const text = await (await fetch(`${stack.baseUrl}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    rss: value('process_resident_memory_bytes'),
    cpu: value('process_cpu_seconds_total'),
  };
}

async function cpuDuring(stack: Stack, work: () => Promise<unknown>): Promise<number> {
  const [before, begun] = [await usage(stack), performance.now()];
  await work();
  return ((await usage(stack)).cpu - before.cpu) / ((performance.now() - begun) / 1000);
}

const say = (line: string) => process.stdout.write(`  ${line}\n`);
const share = (times: number[], of: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * of)]!.toFixed(0);

export const bench: Bench = async (scope) => {
  const count = Number(process.argv[3] ?? STREAMS);
  const stack = await startStack({ apart: true, env: { RATE_LIMITS: 'off', LOG_LEVEL: 'error' } });
  scope.onEnd(() => stack.stop());
  const tokens = await signedIn(stack, count);
  await pause(3_000);
  const before = await usage(stack);
  const idle = await cpuDuring(stack, () => pause(REST_SECONDS * 1000));
  const arrivals = new Map<string, number[]>();
  const heard = (id: string) => arrivals.set(id, [...(arrivals.get(id) ?? []), performance.now()]);
  for (const token of tokens) await follow(stack, token, heard);
  await pause(3_000);
  const open = await cpuDuring(stack, () => pause(REST_SECONDS * 1000));
  const after = await usage(stack);
  const sent: { id: string; begun: number; answered: number }[] = [];
  const busy = await cpuDuring(stack, async () => {
    for (let i = 0; i < CHANGES; i += 1) {
      const begun = performance.now();
      const { request } = await post<{ request: { _id: string } }>(
        stack,
        'raise-request',
        FORM,
        tokens[0],
      );
      sent.push({ id: request._id, begun, answered: performance.now() });
      await pause(EVERY_MS);
    }
  });
  await pause(2_000);
  const told = sent.flatMap(({ id, begun }) => (arrivals.get(id) ?? []).map((at) => at - begun));
  const kib = ((after.rss - before.rss) / count / 1024).toFixed(0);
  say(`${count} streams, each told of ${CHANGES} changes, one every ${EVERY_MS} ms`);
  say(`resident memory a stream: ${kib} KiB`);
  say(
    `resident before ${(before.rss / MEGABYTE).toFixed(0)} MiB, with all ${(after.rss / MEGABYTE).toFixed(0)} MiB`,
  );
  say(
    `processor: ${percent(idle)} before, ${percent(open)} with all open, ${percent(busy)} with changes`,
  );
  say(`heard ${told.length} of ${count * CHANGES}`);
  say(
    `call answered after ${share(
      sent.map(({ begun, answered }) => answered - begun),
      0.5,
    )} ms`,
  );
  say(
    `from the call to a reader: p50 ${share(told, 0.5)} ms, p95 ${share(told, 0.95)} ms, p99 ${share(told, 0.99)} ms`,
  );
};

const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

const FORM = {
  projectName: 'Demand forecasting',
  serviceType: 'machine-learning',
  description: 'Forecast weekly demand for 4,000 parts in three depots.',
  timeline: '2-3-months',
  budget: '15k-50k',
  urgency: 'medium',
  contactEmail: 'ada@bench.example',
};
