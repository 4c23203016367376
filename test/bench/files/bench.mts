// npm run bench:files [-- UPLOADS]: memory of one API process during concurrent uploads of 25 MiB.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import type { Bench } from '../../run/bench.mts';
import { startStack, type Stack } from '../../run/stack.mts';

const UPLOADS = 30;
const MEBIBYTE = 1024 * 1024;
const FILE_MIB = 25;
const PASSWORD = 'heron-lantern-quay-42';
const BOUNDARY = 'fenwright-bench';
const HEAD = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`;
const TAIL = `\r\n--${BOUNDARY}--\r\n`;
const CHUNK = Buffer.alloc(64 * 1024, 'Depot 4 counts again. ');

async function signedIn(stack: Stack, people: number): Promise<string[]> {
  const passwordHash = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const tokens: string[] = [];
  for (let i = 0; i < people; i += 1) {
    const email = `client.${i}@bench.example`;
    await stack.sql(
      `INSERT INTO users (id, email, first_name, last_name, company, password_hash, role)
       VALUES ($1, $2, 'Ada', 'Byron', 'Bench', $3, 'client')`,
      [randomUUID(), email, passwordHash],
    );
    const answer = await fetch(`${stack.baseUrl}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    tokens.push(((await answer.json()) as { token: string }).token);
  }
  return tokens;
}

function send(stack: Stack, token: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(`${stack.baseUrl}/api/attachments`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': HEAD.length + FILE_MIB * MEBIBYTE + TAIL.length,
      },
    });
    call.on('error', reject);
    call.on('response', (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    const write = async () => {
      call.write(HEAD);
      for (let sent = 0; sent < FILE_MIB * MEBIBYTE; sent += CHUNK.length) {
        if (!call.write(CHUNK)) await new Promise((done) => call.once('drain', done));
      }
      call.end(TAIL);
    };
    write().catch(reject);
  });
}

function residentOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

export const bench: Bench = async (scope) => {
  const count = Number(process.argv[3] ?? UPLOADS);
  const stack = await startStack({ apart: true, env: { RATE_LIMITS: 'off', LOG_LEVEL: 'error' } });
  scope.onEnd(() => stack.stop());
  const { pid } = stack.apis[0]!;
  const started = residentOf(pid);
  const tokens = await signedIn(stack, count);
  await pause(3_000);
  const before = residentOf(pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, residentOf(pid))), 20);
  const begun = performance.now();
  const statuses = await Promise.all(tokens.map((token) => send(stack, token)));
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(watch);
  const after = residentOf(pid);
  const taken = statuses.filter((status) => status === 201).length;
  const say = (line: string) => process.stdout.write(`  ${line}\n`);
  say(`${taken} of ${count} files of ${FILE_MIB} MiB taken at once, in ${seconds.toFixed(1)} s`);
  say(`${((taken * FILE_MIB) / seconds).toFixed(0)} MiB a second`);
  say(
    `resident memory of the API process: ${started.toFixed(0)} MiB started, ${before.toFixed(0)} MiB signed in, at most ${most.toFixed(0)} MiB, ${after.toFixed(0)} MiB after`,
  );
};
