// npm run bench:requests [-- REQUESTS]: cost of a page of the staff's list with a million requests
// compared with ten thousand, through the built API in one run.
import { hash } from '@node-rs/argon2';
import { Client } from 'pg';
import type { Bench } from '../../run/bench.mts';
import type { Scope } from '../../../dev/scope.mts';
import { startStack } from '../../run/stack.mts';
import { makeManyRequests } from './many-requests.mts';

const FEW = 10_000;
const MANY = 1_000_000;
const CALLS = 24;
/** Warm-up calls: an API that has just started still compiles its code. */
const FIRST = 200;
/** Goals in ms, of 95 in 100 calls. */
const VIEW_MS = 20;
const FILTER_MS = 80;
const SEARCH_MS = 120;
/** With the primary key. */
const INDEX_GIB = 1.2;

const OPEN = 'status=pending,assigned,in_review,approved';
const DUE = 'sort=due&order=asc';
const views = [
  'admin-requests?page=1',
  'admin-requests?page=900',
  'admin-requests?status=pending',
  'admin-requests?status=pending&page=100',
  'manager-requests?page=1',
  `admin-requests?${OPEN}&${DUE}`,
  `admin-requests?${OPEN}&assignee=me&${DUE}`,
  `admin-requests?${OPEN}&assignee=none&${DUE}`,
  `admin-requests?${OPEN}&due=overdue&${DUE}`,
  `admin-requests?${OPEN}&turn=client&${DUE}`,
  'upcoming',
];
const filtered = [
  'admin-requests?serviceType=machine-learning&urgency=high',
  'admin-requests?status=rejected&serviceType=other&urgency=critical',
  'admin-requests?sort=project',
  'admin-requests?sort=client&order=desc',
  'admin-requests?sort=urgency&order=desc&status=pending',
  'support-requests?sort=budget&order=desc&urgency=low',
  ...[
    `${OPEN}&turn=us&${DUE}`,
    `${OPEN}&turn=client&sort=status&order=desc`,
    `${OPEN}&due=today&${DUE}`,
    `${OPEN}&due=none&${DUE}`,
    `${OPEN}&team=support,manager&assignee=none&${DUE}`,
    `${OPEN}&urgency=high,critical&serviceType=other,data-analytics&from=2026-01-05&${DUE}`,
    'assignee=me&status=rejected&serviceType=other&urgency=critical&sort=budget',
    'due=week&assignee=me&sort=status&order=desc',
    'from=2026-01-05&to=2026-01-16&sort=project',
  ].map((query) => `admin-requests?${query}`),
];
const REPORT_MS = 300;
const reports = [
  ...['team', 'person', 'service', 'month'].map((by) => `reports?by=${by}&from=2020-01-15`),
  'reports?by=person&team=support',
  'staff-dashboard',
];

const searched = [
  'forecast',
  'forecast northgate',
  'forecast northgate invoice',
  'zephyr',
  'called zephyr',
  'client.123@many.example',
  'REQ-000777',
  'fo',
  'qz',
];
const filters = ['', '&status=pending', '&serviceType=machine-learning&urgency=high'];
const searches = [
  ...searched.flatMap((words) =>
    filters.map((filter) => `admin-requests?search=${words.replaceAll(' ', '+')}${filter}`),
  ),
  `admin-requests?${OPEN}&assignee=me&search=forecast&${DUE}`,
];

const ordered = (times: number[]) => [...times].sort((a, b) => a - b);
const share = (times: number[], of: number) => ordered(times)[Math.floor(times.length * of)]!;

async function productWith(scope: Scope, requests: number) {
  const stack = await startStack({ apart: true, env: { RATE_LIMITS: 'off', LOG_LEVEL: 'error' } });
  scope.onEnd(() => stack.stop());
  const client = new Client(stack.databaseUrl);
  await client.connect();
  const begun = performance.now();
  await makeManyRequests((text) => client.query(text), requests);
  await client.end();
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  process.stdout.write(`  ${requests.toLocaleString('en-GB')} requests made in ${seconds} s\n`);
  // An assignee, so that "me" has some requests.
  const [email, password] = ['staff.1@many.example', 'heron-lantern-quay-42'];
  await stack.sql(`UPDATE users SET role = 'admin', password_hash = $2 WHERE email = $1`, [
    email,
    await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
  ]);
  const call = (path: string, init: RequestInit = {}) => fetch(`${stack.baseUrl}${path}`, init);
  const answer = await call('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = (await answer.json()) as { token: string };
  const [size] = await stack.sql<{ gib: number }>(
    `SELECT pg_indexes_size('project_requests') / 1073741824.0 AS gib`,
  );
  const measure = async (list: string): Promise<number> => {
    const start = performance.now();
    const got = await call(`/api/${list}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await got.json();
    if (got.status !== 200) throw new Error(`${list}: ${got.status}`);
    return performance.now() - start;
  };
  return { measure, indexGib: Number(size!.gib) };
}

const GOALS: [lists: string[], ms: number][] = [
  [views, VIEW_MS],
  [filtered, FILTER_MS],
  [searches, SEARCH_MS],
  [reports, REPORT_MS],
];

const cell = (text: string | number) => String(text).padStart(10);

export const bench: Bench = async (scope) => {
  const many = Number(process.argv[3] ?? MANY);
  const products = [await productWith(scope, FEW), await productWith(scope, many)];
  for (const { measure } of products) {
    for (let i = 0; i < FIRST; i += 1) await measure(views[i % views.length]!);
  }
  process.stdout.write(
    `\n  ${'milliseconds'.padEnd(84)}${['few, half', 'few, 95 %', 'many, half', 'many, 95 %', 'goal'].map(cell).join(' ')}\n`,
  );
  const { indexGib } = products[1]!;
  let isMissed = indexGib > INDEX_GIB;
  for (const [lists, goal] of GOALS) {
    for (const list of lists) {
      const times: number[][] = [[], []];
      // Alternates between the two, so that other load on the machine affects both.
      for (let i = 0; i < CALLS + 5; i += 1) {
        for (const [index, { measure }] of products.entries()) {
          const ms = await measure(list);
          if (i >= 5) times[index]!.push(ms);
        }
      }
      const numbers = times.flatMap((own) => [share(own, 0.5), share(own, 0.95)]);
      const isSlow = numbers.at(-1)! > goal;
      isMissed ||= isSlow;
      const cells = numbers.map((ms) => cell(ms.toFixed(1))).join(' ');
      process.stdout.write(`  ${list.padEnd(84)}${cells}${cell(goal)}${isSlow ? '  slow' : ''}\n`);
    }
  }
  process.stdout.write(
    `\n  ${CALLS} calls each, one at a time. The indexes of project_requests take` +
      ` ${indexGib.toFixed(2)} GiB of ${INDEX_GIB}. Goals ${isMissed ? 'missed' : 'reached'}.\n`,
  );
};
