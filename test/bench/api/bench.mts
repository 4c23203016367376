// npm run bench:api [-- REQUESTS]: compares the product with a bare server that gives the same
// responses, in one run on one database: calls per second at 16 connections, server and database
// CPU per call, and latency at one connection.
import { Client } from 'pg';
import type { Bench } from '../../run/bench.mts';
import type { Scope } from '../../../dev/scope.mts';
import { migrateTemplate, startTestPostgres } from '../../run/postgres.mts';
import { startStack, type Stack } from '../../run/stack.mts';
import { casesOf, expectSameAnswer } from './cases.mts';
import { parentOf } from './cpu.mts';
import { fill } from './fill.mts';
import { compare, CONNECTIONS, type Measured } from './measure.mts';

const REQUESTS = 100_000;

/** The product as deployed, without rate limits. No worker, so only the calls are measured. */
async function startProduct(scope: Scope, requests: number): Promise<Stack> {
  const postgres = await startTestPostgres({ durable: true });
  scope.onEnd(() => postgres.stop());
  await migrateTemplate(postgres);
  const stack = await startStack({
    postgres,
    workers: 0,
    env: { RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
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
  `  ${cells.map((cell, index) => (index === 0 ? String(cell).padEnd(28) : String(cell).padStart(12))).join('')}\n`;

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
    if (one.name !== 'raise-request') await expectSameAnswer(one);
    const { product, bare } = await compare(one, database);
    const ratio = product.perSecond / bare.perSecond;
    const isSlow = ratio < one.goal || product.databaseMs > (one.databaseGoal ?? Infinity);
    isMissed ||= isSlow;
    process.stdout.write(row(one.name, product, ratio.toFixed(2)) + row('  bare', bare, ''));
  }
  process.stdout.write(
    `\n  ${requests.toLocaleString('en-GB')} requests, ${CONNECTIONS} connections; p50 and p99 at one.` +
      ` The goals of docs/performance.md: ${isMissed ? 'missed' : 'reached'}.\n`,
  );
};
