// The second table: the whole product with a worker, which does what follows each raise.
import { setTimeout as pause } from 'node:timers/promises';
import type { Stack } from '../../run/stack.mts';
import { signedIn, type Case } from './cases.mts';
import { cpuOf, cpuOfTree } from './cpu.mts';
import { CONNECTIONS, mean, measure, run, SECONDS } from './measure.mts';

const PEOPLE = 50;
const ROUNDS = 3;
const RAISES_A_SECOND = 50;

export type Told = { name: string; value: number; least?: number; most?: number };

const WAITS = `
  SELECT EXISTS (SELECT FROM event_queue)
    OR EXISTS (SELECT FROM outbox_mails WHERE state IN ('waiting', 'queued', 'sending'))
    OR (SELECT max(sequence) FROM events) > (SELECT coalesce(max(sequence), 0) FROM event_seals) AS waits`;

async function caughtUp(stack: Stack): Promise<void> {
  while ((await stack.sql<{ waits: boolean }>(WAITS))[0]!.waits) await pause(100);
}

/** Starts a worker, without the events that the first table left in the queue. */
async function startWorker(stack: Stack): Promise<void> {
  await stack.sql('TRUNCATE event_queue');
  await stack.startWorker();
  await caughtUp(stack);
}

/** The raise of many clients, as different people write at the same time. */
async function byMany(stack: Stack, raise: Case): Promise<Case> {
  const people = await stack.sql<{ id: string; email: string }>(
    `SELECT id, email FROM users WHERE role = 'client' ORDER BY email LIMIT ${PEOPLE}`,
  );
  const asked = [];
  const bareAsked = [];
  for (const { id, email } of people) {
    asked.push({ ...raise.asked[0]!, headers: (await signedIn(stack, email)).headers });
    bareAsked.push({ ...raise.bareAsked[0]!, headers: { 'x-user': id } });
  }
  return { ...raise, asked, bareAsked };
}

/** Calls a second, and the CPU of each process for a call until the worker has caught up. */
async function measureRaise(stack: Stack, { product, asked }: Case, database: number) {
  const cpu = () => [cpuOf(product.pid), cpuOf(stack.workers[0]!.pid), cpuOfTree(database)];
  const before = cpu();
  const { requests } = await run(product, asked, CONNECTIONS, SECONDS);
  await caughtUp(stack);
  const [api, worker, sql] = cpu().map((ms, index) => (ms - before[index]!) / requests.total);
  return { perSecond: requests.total / SECONDS, api: api!, worker: worker!, sql: sql! };
}

async function raising(stack: Stack, raise: Case, database: number): Promise<Told[]> {
  const rounds: Awaited<ReturnType<typeof measureRaise>>[] = [];
  const bare: Awaited<ReturnType<typeof measure>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(await measureRaise(stack, raise, database));
    bare.push(await measure(raise.bare, raise.bareAsked, database));
    await caughtUp(stack);
  }
  const of = (key: 'perSecond' | 'api' | 'worker' | 'sql') => mean(rounds.map((one) => one[key]));
  const bareSpeed = mean(bare.map(({ perSecond }) => perSecond));
  const bareCpu = mean(bare.map(({ serverMs, databaseMs }) => serverMs + databaseMs));
  const all = of('api') + of('worker') + of('sql');
  return [
    { name: 'raises a second', value: of('perSecond') },
    { name: '  of bare', value: of('perSecond') / bareSpeed, least: 0.25 },
    { name: 'CPU ms a raise: API', value: of('api') },
    { name: '  worker', value: of('worker') },
    { name: '  database', value: of('sql') },
    { name: '  all', value: all, most: 3.5 },
    { name: '  bare, with its database', value: bareCpu },
  ];
}

/** A list, two details and a raise in turn. */
async function oneInFour(stack: Stack, [list, detail, , raise]: Case[]): Promise<Told> {
  const turns = (one: Case, side: 'product' | 'bare') => {
    const [asked] = side === 'product' ? one.asked : one.bareAsked;
    return { ...asked!, headers: { ...one[side].headers, ...asked!.headers } };
  };
  const calls = { product: 0, bare: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of ['product', 'bare'] as const) {
      const asked = [list!, detail!, detail!, raise!].map((one) => turns(one, side));
      calls[side] += (await run(list![side], asked, CONNECTIONS, SECONDS)).requests.total;
      await caughtUp(stack);
    }
  }
  const value = calls.product / calls.bare;
  return { name: 'one writer in four calls, of bare', value };
}

/** A list while others raise, as a share of the same list alone. */
async function besideRaises(stack: Stack, { product, asked }: Case, raise: Case): Promise<Told[]> {
  const lists = { alone: 0, beside: 0 };
  const raised: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    lists.alone += (await run(product, asked, CONNECTIONS, SECONDS)).requests.total;
    const rate = { overallRate: RAISES_A_SECOND };
    const raises = run(raise.product, raise.asked, CONNECTIONS, SECONDS + 2, rate);
    await pause(1_000);
    lists.beside += (await run(product, asked, CONNECTIONS, SECONDS)).requests.total;
    raised.push((await raises).requests.total / (SECONDS + 2));
    await caughtUp(stack);
  }
  const value = lists.beside / lists.alone;
  return [
    { name: 'a list beside raises, of alone', value, least: 0.7 },
    { name: '  raises a second', value: mean(raised) },
  ];
}

export async function withWorker(stack: Stack, cases: Case[], database: number): Promise<Told[]> {
  await startWorker(stack);
  const raise = await byMany(stack, cases.at(-1)!);
  return [
    ...(await raising(stack, raise, database)),
    await oneInFour(stack, cases),
    ...(await besideRaises(stack, cases[0]!, raise)),
  ];
}
