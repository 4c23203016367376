import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import {
  migrate,
  startApiProcess,
  startWorkerProcess,
  untilApiReady,
} from '../../dev/application.mts';
import { startSmtpSink } from '../../dev/mailbox/sink.mts';
import { inRoot } from '../../dev/paths.mts';
import { freePort } from '../../dev/ports.mts';
import { shareProcessGroup, type Child } from '../../dev/processes.mts';
import { startRedis, type RedisServer } from '../../dev/services/redis.mts';
import { testEnvironment, unconnected } from './environment.mts';
import { FaultySink } from './faulty-sink.mts';
import {
  createTestDatabase,
  migrateTemplate,
  startTestPostgres,
  type TestPostgres,
} from './postgres.mts';

export interface StackOptions {
  /** API processes, 1 unless told. */
  apis?: number;
  /** Worker processes, 1 unless told. */
  workers?: number;
  /** With the settings of a deployment: https, limits, one trusted proxy in front. */
  production?: boolean;
  /** Settings that differ from those of `testEnvironment`. */
  env?: Record<string, string>;
  /** As browsers name this machine; passkeys are for names, not for addresses. */
  hostname?: 'localhost';
  /** A database that is there already, which is migrated and left; else a new one is made. */
  database?: string;
  /** The server to make the database on; else that of TEST_POSTGRES_URL, else a new one. */
  postgres?: Pick<TestPostgres, 'url' | 'template'>;
}

/** The whole product with a database, a Redis and an SMTP sink of its own. */
export interface Stack {
  /** The first API's address, without a trailing slash; also PUBLIC_URL. */
  readonly baseUrl: string;
  /** All APIs' addresses. */
  readonly baseUrls: string[];
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly mailboxDir: string;
  /** The settings of its processes, e.g. to run one of the built scripts. */
  readonly env: NodeJS.ProcessEnv;
  /** `kill()` is a crash (SIGKILL), `stop()` a SIGTERM; `tail()` gives its last log lines. */
  readonly apis: Child[];
  readonly workers: Child[];
  /** `stop()`, `start()` (same port), `flush()`, and `child.kill()` for a crash. */
  readonly redis: RedisServer;
  /** `refuse(true)`, `refuse({ share: 0.5, code: 451 })`, `refuse(false)`, `delay(ms)`, counts. */
  readonly smtp: FaultySink;
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Adds a worker; it is in `workers` afterwards. */
  startWorker(): Promise<Child>;
  /** Starts the API of that index again, on its old address, after it was stopped or killed. */
  startApi(index?: number): Promise<Child>;
  stop(): Promise<void>;
}

async function serverFor(
  options: StackOptions,
): Promise<Pick<TestPostgres, 'url' | 'template'> & { stop?: () => Promise<void> }> {
  if (options.postgres) {
    // Its own stop() stays with whoever started it.
    const { url, template } = options.postgres;
    return { url, template };
  }
  const { TEST_POSTGRES_URL: url, TEST_POSTGRES_TEMPLATE: template } = process.env;
  if (url && template) return { url, template };
  const own = await startTestPostgres();
  await migrateTemplate(own);
  return own;
}

/** Somebody else's database: whoever made it drops it. */
async function migrated(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  await migrate(unconnected({ DATABASE_URL: url }));
  return { url, drop: async () => undefined };
}

/**
 * Starts the built product (`dist/`) as processes, each stack apart from all others.
 * Stop it in an `afterAll`, or its processes outlive the test.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  shareProcessGroup();
  const server = await serverFor(options);
  const database = options.database
    ? await migrated(options.database)
    : await createTestDatabase(server, server.template);
  const directory = mkdtempSync(join(tmpdir(), 'fenwright-stack-'));
  const mailboxDir = join(directory, 'mailbox');
  const logs = inRoot('test-results', 'logs', `${Date.now()}-${randomBytes(2).toString('hex')}`);
  const redis = await startRedis({
    directory: join(directory, 'redis'),
    password: randomBytes(12).toString('hex'),
    logFile: join(logs, 'redis.log'),
  });
  const smtp = await startSmtpSink({ directory: mailboxDir }, FaultySink);
  const ports: number[] = [];
  for (let index = 0; index < (options.apis ?? 1); index += 1) ports.push(await freePort());
  const baseUrls = ports.map((port) => `http://${options.hostname ?? '127.0.0.1'}:${port}`);
  const [baseUrl = ''] = baseUrls;
  const env = testEnvironment({
    PUBLIC_URL: baseUrl,
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    SMTP_URL: smtp.url,
    ...(options.production && {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://portal.fenwright.example',
      SMTP_URL: `${smtp.url}?requireTLS=false`,
      MAIL_FROM: 'hello@fenwright.example',
      MAIL_INBOX: 'hello@fenwright.example',
      METRICS_TOKEN: randomBytes(16).toString('hex'),
      JWT_SECRET: randomBytes(32).toString('hex'),
      RATE_LIMITS: 'on',
      WEBHOOKS_ALLOW_PRIVATE: 'off',
      TRUST_PROXY: 'loopback',
      SHUTDOWN_DELAY_MS: '200',
    }),
    DATA_DIR: directory,
    MAILBOX_DIR: mailboxDir,
    ...options.env,
  });
  const pool = new Pool({ connectionString: database.url, max: 4 });
  // Connections cut by a test are no reason to end it.
  pool.on('error', () => undefined);

  let stopped: Promise<void> | undefined;
  const stopAll = async (): Promise<void> => {
    await Promise.all([...apis, ...workers].map((child) => child.stop()));
    await pool.end();
    await smtp.stop();
    await redis.stop();
    await database.drop();
    await server.stop?.();
    rmSync(directory, { recursive: true, force: true });
  };
  const apis: Child[] = [];
  const workers: Child[] = [];
  const stack: Stack = {
    baseUrl,
    baseUrls,
    databaseUrl: database.url,
    redisUrl: redis.url,
    mailboxDir,
    env,
    apis,
    workers,
    redis,
    smtp,
    async sql<Row>(text: string, values?: unknown[]) {
      return (await pool.query(text, values)).rows as Row[];
    },
    async startWorker() {
      const name = `worker-${workers.length + 1}`;
      const worker = startWorkerProcess({ env, logFile: join(logs, `${name}.log`) }, name);
      workers.push(worker);
      return worker;
    },
    async startApi(index = 0) {
      const name = `api-${index + 1}`;
      const own = { ...env, PORT: String(ports[index]) };
      const api = startApiProcess({ env: own, logFile: join(logs, `${name}.log`) }, name);
      apis[index] = api;
      await untilApiReady(api, baseUrls[index] ?? '');
      return api;
    },
    stop: () => (stopped ??= stopAll()),
  };
  try {
    await Promise.all(ports.map((_port, index) => stack.startApi(index)));
    for (let index = 0; index < (options.workers ?? 1); index += 1) await stack.startWorker();
    return stack;
  } catch (error) {
    await stack.stop();
    throw error;
  }
}
