// npm run bench:memory [-- ROUNDS]: memory (PSS) of an API and a worker during list calls, new
// requests and large uploads, and calls per second compared with the API without the limits of
// dev/memory.mts.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { Client } from 'pg';
import type { Bench } from '../../run/bench.mts';
import type { Scope } from '../../../dev/scope.mts';
import { migrateTemplate, startTestPostgres, type TestPostgres } from '../../run/postgres.mts';
import { startStack, type Stack } from '../../run/stack.mts';
import { signedIn, type Server } from '../api/cases.mts';
import { fill } from '../api/fill.mts';

const REQUESTS = 10_000;
const ROUNDS = 12;
const ROUND_SECONDS = 5;
const CONNECTIONS = 16;
const RAISED = 3_000;
const UPLOADS = 30;
const FILE_BYTES = 25 * 1024 * 1024;

const LISTS = [
  '/api/admin-requests?limit=100',
  '/api/admin-requests?limit=100&page=7&status=pending',
  '/api/admin-requests?search=forecast&limit=50',
  '/api/get-requests',
  '/api/people?limit=100',
  '/api/audit?limit=50',
];

/** In MiB; shared pages are divided among the processes. */
function pssOf(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)![1]) / 1_024;
}

async function mostDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  let most = 0;
  const look = () => (most = Math.max(most, pssOf(pid)));
  const watch = setInterval(look, 250);
  await work().finally(() => clearInterval(watch));
  return look();
}

async function start(scope: Scope, postgres: TestPostgres, env: Record<string, string>) {
  const settings = { RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...env };
  const stack = await startStack({ apart: true, postgres, env: settings });
  scope.onEnd(() => stack.stop());
  const client = new Client(stack.databaseUrl);
  await client.connect();
  await fill(client, REQUESTS);
  await client.end();
  return { stack, admin: await signedIn(stack, 'admin@many.example') };
}

async function callLists({ url, headers }: Server, seconds: number): Promise<number> {
  const asked = LISTS.map((path) => ({ path, headers: headers as Record<string, string> }));
  const options = { url, connections: CONNECTIONS, duration: seconds, requests: asked };
  const { requests, non2xx, errors } = await autocannon(options);
  if (non2xx + errors > 0) throw new Error(`${non2xx} calls failed, ${errors} had no answer`);
  return requests.total / seconds;
}

async function raiseMany(stack: Stack): Promise<void> {
  const { url, headers } = await signedIn(stack, 'client.1@many.example');
  const asked = {
    path: '/api/raise-request',
    method: 'POST' as const,
    headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
    body: JSON.stringify({
      projectName: 'Demand forecasting for spare parts',
      serviceType: 'machine-learning',
      description: 'Forecast weekly demand for 4,000 parts in three depots.',
      timeline: '1-month',
      budget: '15k-50k',
      urgency: 'high',
      contactEmail: 'client.1@many.example',
    }),
  };
  await autocannon({ url, connections: CONNECTIONS, amount: RAISED, requests: [asked] });
  await pause(20_000);
}

async function upload({ url, headers }: Server): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([Buffer.alloc(FILE_BYTES, 'Depot 4. ')]), 'large.txt');
  const { authorization } = headers as { authorization: string };
  const sent = { method: 'POST', headers: { authorization }, body: form };
  const { status } = await fetch(`${url}/api/attachments`, sent);
  if (status !== 201) throw new Error(`An upload was refused: ${status}`);
}

/** An account may have ten unbound files, so three people upload ten each. */
async function uploadMany(stack: Stack): Promise<void> {
  const people = ['client.2', 'client.3', 'client.4'].map((name) => `${name}@many.example`);
  const servers = await Promise.all(people.map((email) => signedIn(stack, email)));
  const all = Array.from({ length: UPLOADS }, (_, at) => servers[at % servers.length]!);
  await Promise.all(all.map(upload));
}

export const bench: Bench = async (scope) => {
  const rounds = Number(process.argv[3] ?? ROUNDS);
  const postgres = await startTestPostgres();
  scope.onEnd(() => postgres.stop());
  await migrateTemplate(postgres);
  const bounded = await start(scope, postgres, {});
  const free = await start(scope, postgres, { NODE_OPTIONS: '', MALLOC_ARENA_MAX: '' });
  const sides = [bounded, free].map(({ stack, admin }) => ({
    admin,
    pid: stack.apis[0]!.pid,
    calls: 0,
    most: 0,
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const side of sides) {
      const most = await mostDuring(side.pid, async () => {
        side.calls += await callLists(side.admin, ROUND_SECONDS);
      });
      side.most = Math.max(side.most, most);
    }
  }
  const [mine, other] = sides as [(typeof sides)[0], (typeof sides)[0]];
  const worker = await mostDuring(bounded.stack.workers[0]!.pid, () => raiseMany(bounded.stack));
  const uploads = await mostDuring(mine.pid, () => uploadMany(bounded.stack));
  const say = (line: string) => process.stdout.write(`  ${line}\n`);
  const mib = (value: number) => `${value.toFixed(0)} MiB`;
  say(`API under list calls: ${mib(mine.most)} (goal 220); without the bounds ${mib(other.most)}`);
  say(
    `calls a second: ${((mine.calls / other.calls) * 100).toFixed(1)} % of those without (goal 95)`,
  );
  say(`worker, ${RAISED} requests raised: ${mib(worker)} (goal 180)`);
  say(`API, ${UPLOADS} uploads of 25 MiB at once: ${mib(uploads)} (goal 250)`);
};
