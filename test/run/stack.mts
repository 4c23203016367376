import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import {
  migrate,
  startApiProcess,
  startWholeProcess,
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
  apis?: number;
  workers?: number;
  /** One API and one worker are a process each, so that a test may stop or kill one of them. */
  apart?: boolean;
  /** Uses the settings of a deployment: https, limits, one trusted proxy. */
  production?: boolean;
  /** Overrides settings of `testEnvironment`. */
  env?: Record<string, string>;
  /** The host name that browsers use; passkeys do not work with IP addresses. */
  hostname?: 'localhost';
  /** URL of an existing database, which is migrated and kept. Default: a new one. */
  database?: string;
  /** Server for the new database. Default: that of TEST_POSTGRES_URL, or a new one. */
  postgres?: Pick<TestPostgres, 'url' | 'template'>;
}

/** The whole product with its own database, Redis and SMTP sink. */
export interface Stack {
  readonly baseUrl: string;
  readonly baseUrls: string[];
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly mailboxDir: string;
  readonly env: NodeJS.ProcessEnv;
  /**
   * `kill()` is a crash (SIGKILL), `stop()` a SIGTERM; `tail()` returns the last log lines. No
   * workers if the API does their work, see `apart`.
   */
  readonly apis: Child[];
  readonly workers: Child[];
  readonly redis: RedisServer;
  readonly smtp: FaultySink;
  sql<Row = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
  startWorker(): Promise<Child>;
  startApi(index?: number): Promise<Child>;
  stop(): Promise<void>;
}

async function serverFor(
  options: StackOptions,
): Promise<Pick<TestPostgres, 'url' | 'template'> & { stop?: () => Promise<void> }> {
  if (options.postgres) {
    // Stopping it is left to its creator.
    const { url, template } = options.postgres;
    return { url, template };
  }
  const { TEST_POSTGRES_URL: url, TEST_POSTGRES_TEMPLATE: template } = process.env;
  if (url && template) return { url, template };
  const own = await startTestPostgres();
  await migrateTemplate(own);
  return own;
}

/** The caller's database, so it is not dropped. */
async function migrated(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  await migrate(unconnected({ DATABASE_URL: url }));
  return { url, drop: async () => undefined };
}

/**
 * Starts the built product (`dist/`) as separate processes. Stop it in `afterAll`, or the processes
 * outlive the test.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  shareProcessGroup();
  const { apis: apiCount = 1, workers: workerCount = 1, apart, production } = options;
  const isOne = !apart && !production && apiCount === 1 && workerCount === 1;
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
  for (let index = 0; index < apiCount; index += 1) ports.push(await freePort());
  const baseUrls = ports.map((port) => `http://${options.hostname ?? '127.0.0.1'}:${port}`);
  const [baseUrl = ''] = baseUrls;
  const env = testEnvironment({
    PUBLIC_URL: baseUrl,
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    SMTP_URL: smtp.url.replace('//', '//any:one@'),
    ...(!production &&
      process.env.TEST_NODE_OPTIONS && { NODE_OPTIONS: process.env.TEST_NODE_OPTIONS }),
    ...(production && {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://portal.fenwright.example',
      SMTP_URL: `${smtp.url}?requireTLS=false`,
      MAIL_FROM: 'hello@fenwright.example',
      MAIL_INBOX: 'hello@fenwright.example',
      METRICS_TOKEN: randomBytes(16).toString('hex'),
      JWT_SECRET: randomBytes(32).toString('hex'),
      RATE_LIMITS: 'on',
      SAMPLE_LEGAL_FACTS: 'off',
      WEBHOOKS_ALLOW_PRIVATE: 'off',
      TRUST_PROXY: 'loopback',
      SHUTDOWN_DELAY_MS: '200',
    }),
    DATA_DIR: directory,
    MAILBOX_DIR: mailboxDir,
    ...options.env,
  });
  const pool = new Pool({ connectionString: database.url, max: 4 });
  // Tests cut connections on purpose.
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
      const start = isOne ? startWholeProcess : startApiProcess;
      const api = start({ env: own, logFile: join(logs, `${name}.log`) }, name);
      apis[index] = api;
      await untilApiReady(api, baseUrls[index] ?? '');
      return api;
    },
    stop: () => (stopped ??= stopAll()),
  };
  try {
    await Promise.all(ports.map((_port, index) => stack.startApi(index)));
    if (!isOne) {
      for (let index = 0; index < workerCount; index += 1) await stack.startWorker();
    }
    return stack;
  } catch (error) {
    await stack.stop();
    throw error;
  }
}
