import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freePort } from '../ports.mts';
import { run, start, type Child } from '../processes.mts';
import { Sentence } from '../sentence.mts';

export interface RedisOptions {
  directory: string;
  password: string;
  logFile: string;
  preferredPort?: number;
  /** True keeps every write in an append-only file; false keeps nothing (tests). */
  durable: boolean;
}

export interface RedisServer {
  readonly child: Child;
  readonly port: number;
  readonly url: string;
  stop(): Promise<void>;
  /** Starts it again on the same port, after stop() or kill(). */
  start(): Promise<void>;
  /** Forgets everything, as a Redis without a disk does when it is replaced. */
  flush(): Promise<void>;
}

function onPath(program: string): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, program);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not in this folder.
    }
  }
  return undefined;
}

const find = (): string | undefined => onPath('redis-server') ?? onPath('valkey-server');

const HOW_TO_GET_ONE =
  'Redis is missing: install redis-server or valkey-server (Debian/Ubuntu "sudo apt-get install redis-server", ' +
  'macOS "brew install redis"), or set REDIS_URL, or run everything with "docker compose up".';

/** Installs Debian's package without letting it start a service of the machine. */
async function installWithApt(): Promise<void> {
  const policy = '/usr/sbin/policy-rc.d';
  const ours = !existsSync(policy);
  if (ours) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '--yes', '--no-install-recommends', 'redis-server'];
  try {
    if ((await run('apt-get', install, { env })).code === 0) return;
    await run('apt-get', ['update'], { env });
    const second = await run('apt-get', install, { env });
    if (second.code !== 0) throw new Sentence(HOW_TO_GET_ONE);
  } finally {
    if (ours) rmSync(policy, { force: true });
  }
}

/** The server program, installed first where it is missing and that is possible. */
export async function redisProgram(onInstall: () => void = () => undefined): Promise<string> {
  const found = find();
  if (found) return found;
  if (process.getuid?.() !== 0 || onPath('apt-get') === undefined) {
    throw new Sentence(HOW_TO_GET_ONE);
  }
  onInstall();
  await installWithApt();
  const installed = find();
  if (!installed) throw new Sentence(HOW_TO_GET_ONE);
  return installed;
}

export async function startRedis(options: RedisOptions): Promise<RedisServer> {
  const program = await redisProgram();
  mkdirSync(options.directory, { recursive: true, mode: 0o700 });
  const port = await freePort(options.preferredPort);
  const url = `redis://:${options.password}@127.0.0.1:${port}`;
  // A file, because a password on the command line could be read by every user of the machine.
  const configFile = join(options.directory, 'redis.conf');
  const lines = [
    'bind 127.0.0.1',
    `port ${port}`,
    `dir "${options.directory}"`,
    `requirepass ${options.password}`,
    'save ""',
    `appendonly ${options.durable ? 'yes' : 'no'}`,
    'maxmemory-policy noeviction',
    'daemonize no',
  ];
  writeFileSync(configFile, `${lines.join('\n')}\n`, { mode: 0o600 });

  const launch = async (): Promise<Child> => {
    const started = start({
      name: 'redis',
      command: program,
      args: [configFile],
      // Redis rewrites its own command line to "redis-server 127.0.0.1:<port>".
      marker: `127.0.0.1:${port}`,
      logFile: options.logFile,
    });
    try {
      await untilReady(started, url);
      return started;
    } catch (error) {
      await started.stop();
      throw error;
    }
  };
  let child = await launch();
  return {
    get child() {
      return child;
    },
    port,
    url,
    stop: () => child.stop(10_000),
    async start() {
      child = await launch();
    },
    async flush() {
      await ask(url, (redis) => redis.flushall());
    },
  };
}

async function ask<T>(url: string, work: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url, {
    lazyConnect: true,
    retryStrategy: null,
    maxRetriesPerRequest: 0,
  });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}

async function untilReady(child: Child, url: string): Promise<void> {
  let ended = false;
  child.exited.finally(() => (ended = true)).catch(() => undefined);
  const deadline = Date.now() + 30_000;
  for (;;) {
    if (ended) throw new Sentence(`Redis did not start: ${child.tail(3).replaceAll('\n', ' ')}`);
    try {
      // While it loads its file it answers LOADING, which is an error here, so this waits for it.
      await ask(url, (redis) => redis.ping());
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}
