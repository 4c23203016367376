import autocannon, { type Request } from 'autocannon';
import type { Case, Server } from './cases.mts';
import { cpuOf, cpuOfTree } from './cpu.mts';

export const CONNECTIONS = 16;
const ROUNDS = 3;
export const SECONDS = 5;

export type Measured = {
  perSecond: number;
  serverMs: number;
  databaseMs: number;
  half: number;
  most: number;
};

export async function run(
  { url, headers }: Server,
  asked: Request[],
  connections: number,
  seconds: number,
  rate: { overallRate?: number } = {},
) {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...rate,
    requests: asked.map((one) => ({ ...one, headers: { ...headers, ...one.headers } })),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${asked[0]!.path}: ${result.non2xx} failed, ${result.errors} errors`);
  }
  return result;
}

export const mean = (numbers: number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

export async function measure(server: Server, asked: Request[], database: number) {
  const before = [cpuOf(server.pid), cpuOfTree(database)];
  const { requests } = await run(server, asked, CONNECTIONS, SECONDS);
  const after = [cpuOf(server.pid), cpuOfTree(database)];
  const [serverMs, databaseMs] = after.map((ms, index) => (ms - before[index]!) / requests.total);
  return { perSecond: requests.total / SECONDS, serverMs: serverMs!, databaseMs: databaseMs! };
}

/** Alternates between the two, so that other load on the machine affects both. */
export async function compare(
  one: Case,
  database: number,
): Promise<{ product: Measured; bare: Measured }> {
  const sides = [
    [one.product, one.asked],
    [one.bare, one.bareAsked],
  ] as const;
  const rounds: Awaited<ReturnType<typeof measure>>[][] = [[], []];
  for (const [server, asked] of sides) await run(server, asked, CONNECTIONS, 3);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, [server, asked]] of sides.entries()) {
      rounds[index]!.push(await measure(server, asked, database));
    }
  }
  const measured: Measured[] = [];
  for (const [index, [server, asked]] of sides.entries()) {
    const { latency } = await run(server, asked, 1, SECONDS);
    const all = rounds[index]!;
    measured.push({
      perSecond: mean(all.map(({ perSecond }) => perSecond)),
      serverMs: mean(all.map(({ serverMs }) => serverMs)),
      databaseMs: mean(all.map(({ databaseMs }) => databaseMs)),
      half: latency.p50,
      most: latency.p99,
    });
  }
  return { product: measured[0]!, bare: measured[1]! };
}
