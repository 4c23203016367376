import { deepStrictEqual } from 'node:assert';
import { fork } from 'node:child_process';
import { hash } from '@node-rs/argon2';
import type { Request } from 'autocannon';
import { inRoot } from '../../../dev/paths.mts';
import type { Scope } from '../../../dev/scope.mts';
import type { Stack } from '../../run/stack.mts';

const PASSWORD = 'heron-lantern-quay-42';
const PAGE = '/contact';

export type Server = { url: string; pid: number; headers: Record<string, string> };
export type Case = {
  name: string;
  goal: number;
  databaseGoal?: number;
  product: Server;
  bare: Server;
  asked: Request[];
  bareAsked: Request[];
};
async function startBare(scope: Scope, databaseUrl: string) {
  const child = fork(inRoot('test/bench/api/bare.mts'), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  scope.onEnd(() => void child.kill());
  const ports = await new Promise<{ api: number; files: number }>((resolve) =>
    child.once('message', resolve as never),
  );
  const at = (port: number): Server => ({
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    headers: {},
  });
  return { api: at(ports.api), files: at(ports.files) };
}

export async function signedIn(stack: Stack, email: string): Promise<Server> {
  const secret = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await stack.sql(`UPDATE users SET password_hash = $2 WHERE email = $1`, [email, secret]);
  const answer = await fetch(`${stack.baseUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { token } = (await answer.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  return { url: stack.baseUrl, pid: stack.apis[0]!.pid, headers };
}

export async function casesOf(stack: Stack, scope: Scope): Promise<Case[]> {
  const bare = await startBare(scope, stack.databaseUrl);
  const admin = await signedIn(stack, 'admin@many.example');
  const client = await signedIn(stack, 'client.1@many.example');
  const [{ id: clientId }] = (await stack.sql<{ id: string }>(
    `SELECT id FROM users WHERE email = 'client.1@many.example'`,
  )) as [{ id: string }];
  const filters = 'serviceType=machine-learning&urgency=high';
  // Ids are hashes; the product accepts only those that happen to be valid UUIDs.
  const details = await stack.sql<{ id: string }>(
    `SELECT id FROM project_requests WHERE id::text ~ '^.{14}4.{4}[89ab]' ORDER BY number LIMIT 1000`,
  );
  const raising = {
    method: 'POST' as const,
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
  const json = { 'content-type': 'application/json' };
  const brotli = { 'accept-encoding': 'br' };
  return [
    {
      name: 'list with two filters',
      goal: 0.6,
      databaseGoal: 1.5,
      product: admin,
      bare: bare.api,
      asked: [{ path: `/api/admin-requests?${filters}` }],
      bareAsked: [{ path: `/list?${filters}` }],
    },
    {
      name: 'detail',
      goal: 0.5,
      databaseGoal: 1,
      product: admin,
      bare: bare.api,
      asked: details.map(({ id }) => ({ path: `/api/requests/${id}` })),
      bareAsked: details.map(({ id }) => ({ path: `/${id}` })),
    },
    {
      name: 'page in brotli',
      goal: 1,
      product: { url: stack.baseUrl, pid: admin.pid, headers: brotli },
      bare: { ...bare.files, headers: brotli },
      asked: [{ path: PAGE }],
      bareAsked: [{ path: `${PAGE}.html` }],
    },
    {
      name: 'raise-request',
      goal: 0.35,
      databaseGoal: 2.5,
      product: { ...client, headers: { ...client.headers, ...json } },
      bare: { ...bare.api, headers: { ...json, 'x-user': clientId } },
      asked: [{ ...raising, path: '/api/raise-request' }],
      bareAsked: [{ ...raising, path: '/raise' }],
    },
  ];
}

type Answer = { request?: object };
const NEW = { _id: '', reference: '', createdAt: '', updatedAt: '' };

/** Two raises differ in what is new about each. */
function comparable(name: string, text: string): unknown {
  if (name === 'page in brotli') return text;
  const answer = JSON.parse(text) as Answer;
  return name === 'raise-request' ? { ...answer, request: { ...answer.request, ...NEW } } : answer;
}

/** Throws unless both give the same response, so the comparison is fair. */
export async function expectSameAnswer({
  name,
  product,
  bare,
  asked,
  bareAsked,
}: Case): Promise<void> {
  const read = async ({ url, headers }: Server, { path, method, body }: Request) =>
    comparable(
      name,
      await (await fetch(url + path!, { method, headers, body } as RequestInit)).text(),
    );
  deepStrictEqual(await read(product, asked[0]!), await read(bare, bareAsked[0]!), name);
}
