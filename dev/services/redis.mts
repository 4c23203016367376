import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../ports.mts';
import { start, untilReady, type Child } from '../processes.mts';
import { Sentence } from '../sentence.mts';
import { programOrInstall } from './programs.mts';

export interface RedisOptions {
  directory: string;
  password: string;
  logFile: string;
  preferredPort?: number;
}

export interface RedisServer {
  readonly child: Child;
  readonly port: number;
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Empties Redis, like the replacement of an instance without persistence. */
  flush(): Promise<void>;
}

export const redisProgram = (): Promise<string> =>
  programOrInstall(
    ['redis-server', 'valkey-server'],
    ['redis-server'],
    'Redis is missing: install redis-server or valkey-server (Debian/Ubuntu "sudo apt-get install redis-server", ' +
      'macOS "brew install redis"), or set REDIS_URL, or run everything with "docker compose up".',
  );

export async function startRedis(options: RedisOptions): Promise<RedisServer> {
  const { directory, password, logFile } = options;
  const program = await redisProgram();
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const port = await freePort(options.preferredPort);
  const url = `redis://:${password}@127.0.0.1:${port}`;
  // A file, because other users can read command lines.
  const configFile = join(directory, 'redis.conf');
  const lines = [
    'bind 127.0.0.1',
    `port ${port}`,
    `dir "${directory}"`,
    `requirepass ${password}`,
    'save ""',
    'appendonly yes',
    'maxmemory-policy noeviction',
    'daemonize no',
  ];
  writeFileSync(configFile, `${lines.join('\n')}\n`, { mode: 0o600 });

  const launch = async (): Promise<Child> => {
    // Redis rewrites its own command line to "redis-server 127.0.0.1:<port>".
    const marker = `127.0.0.1:${port}`;
    const started = start({ name: 'redis', command: program, args: [configFile], marker, logFile });
    try {
      // Redis answers LOADING, an error here, until its file is loaded.
      const ping = (): Promise<unknown> => ask(url, (redis) => redis.ping());
      await untilReady(started, 30_000, ping, () => {
        return new Sentence(`Redis did not start: ${started.tail(3).replaceAll('\n', ' ')}`);
      });
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
    stop: () => child.stop(),
    async start() {
      child = await launch();
    },
    async flush() {
      await ask(url, (redis) => redis.flushall());
    },
  };
}

async function ask(url: string, work: (redis: Redis) => Promise<unknown>): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    retryStrategy: null,
    maxRetriesPerRequest: 0,
  });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await work(redis);
  } finally {
    redis.disconnect();
  }
}
