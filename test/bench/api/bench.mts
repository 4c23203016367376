// npm run bench:api [-- REQUESTS]: compares the product with a bare server that gives the same
// responses, in one run on one database: calls per second at 16 connections, server and database
// CPU per call, and latency at one connection. Then the same product with a worker: what a raise
// costs with all that follows it, and a list while others raise.
import { Client } from 'pg';
import type { Bench } from '../../run/bench.mts';
import type { Scope } from '../../../dev/scope.mts';
import { migrateTemplate, startTestPostgres } from '../../run/postgres.mts';
import { startStack, type Stack } from '../../run/stack.mts';
import { casesOf, expectSameAnswer } from './cases.mts';
import { parentOf } from './cpu.mts';
import { fill } from './fill.mts';
import { compare, CONNECTIONS, type Measured } from './measure.mts';
import { withWorker } from './with-worker.mts';

const REQUESTS = 100_000;

/** The tests look for work more often. */
const AS_DEPLOYED = {
  CLOCK_POLL_MS: '15000',
  FILES_POLL_MS: '2000',
  INBOUND_MAIL_POLL_MS: '5000',
  MAIL_DIGEST_SECONDS: '300',
  MAIL_POLL_MS: '500',
  MAIL_STALE_SECONDS: '60',
  WEBHOOKS_POLL_MS: '1000',
};

/** The product as deployed, without rate limits. The worker starts with the second table. */
async function startProduct(scope: Scope, requests: number): Promise<Stack> {
  const postgres = await startTestPostgres({ durable: true });
  scope.onEnd(() => postgres.stop());
  await migrateTemplate(postgres);
  const stack = await startStack({
    apart: true,
    postgres,
    workers: 0,
    env: { RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...AS_DEPLOYED },
  });
  scope.onEnd(() => stack.stop());
  const client = new Client(stack.databaseUrl);
  await client.connect();
  await fill(client, requests);
  await client.end();
  return stack;
}

const HEAD = ['', 'calls/s', 'ratio', 'server ms', 'database ms', 'p50 ms', 'p99 ms'];
const line = (cells: (string | number)[]) =>
  `  ${cells.map((cell, index) => (index === 0 ? String(cell).padEnd(36) : String(cell).padStart(12))).join('')}\n`;

const row = (name: string, m: Measured, ratio: string) =>
  line([
    name,
    m.perSecond.toFixed(0),
    ratio,
    m.serverMs.toFixed(2),
    m.databaseMs.toFixed(2),
    m.half,
    m.most,
  ]);

export const bench: Bench = async (scope) => {
  const requests = Number(process.argv[3] ?? REQUESTS);
  const stack = await startProduct(scope, requests);
  const [{ pid }] = (await stack.sql<{ pid: number }>('SELECT pg_backend_pid() AS pid')) as [
    { pid: number },
  ];
  const database = parentOf(pid);
  const cases = await casesOf(stack, scope);
  process.stdout.write(`\n${line(HEAD)}`);
  let isMissed = false;
  for (const one of cases) {
    await expectSameAnswer(one);
    const { product, bare } = await compare(one, database);
    const ratio = product.perSecond / bare.perSecond;
    const isSlow = ratio < one.goal || product.databaseMs > (one.databaseGoal ?? Infinity);
    isMissed ||= isSlow;
    process.stdout.write(row(one.name, product, ratio.toFixed(2)) + row('  bare', bare, ''));
  }
  process.stdout.write(`\n${line(['with a worker', 'now', 'goal'])}`);
  for (const { name, value, least, most } of await withWorker(stack, cases, database)) {
    isMissed ||= value < (least ?? -Infinity) || value > (most ?? Infinity);
    process.stdout.write(line([name, value.toFixed(2), (least ?? most)?.toFixed(2) ?? '']));
  }
  process.stdout.write(
    `\n  ${requests.toLocaleString('en-GB')} requests, ${CONNECTIONS} connections; p50 and p99 at one.` +
      ` The goals of docs/performance.md: ${isMissed ? 'missed' : 'reached'}.\n`,
  );
};
