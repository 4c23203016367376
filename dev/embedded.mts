import { join } from 'node:path';
import { startIdentityStandIn, type IdentityStandIn } from './identity/stand-in.mts';
import { startSmtpSink, type SmtpSink } from './mailbox/sink.mts';
import { step } from './progress.mts';
import {
  asApplication,
  ensureDatabase,
  startPostgres,
  type Postgres,
} from './services/postgres.mts';
import { redisProgram, startRedis, type RedisServer } from './services/redis.mts';
import { loadSecrets, readJson, writePrivately, type Settings } from './settings.mts';

/** The parts that stand in for settings nobody gave, and the environment that results. */
export interface Embedded {
  postgres?: Postgres;
  redis?: RedisServer;
  sink?: SmtpSink;
  identity?: IdentityStandIn;
  /** All settings of the application's processes. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

const applicationUrl = (postgres: Postgres | undefined): string =>
  postgres ? asApplication(postgres.url('fenwright')) : '';

interface Ports {
  postgres?: number;
  redis?: number;
  smtp?: number;
  identity?: number;
}

/**
 * Starts PostgreSQL, Redis, the mailbox and the stand-in for Google and Facebook, each only where its
 * setting is absent, and makes this installation's secrets at the first start.
 */
export async function startEmbedded(settings: Settings): Promise<Embedded> {
  const { dataDir } = settings;
  const logs = join(dataDir, 'logs');
  const secrets = loadSecrets(dataDir);
  const portsFile = join(dataDir, 'ports.json');
  const before = readJson<Ports>(portsFile) ?? {};

  const started: Omit<Embedded, 'env' | 'stop'> = {};
  const stop = async (): Promise<void> => {
    await started.identity?.stop();
    await started.sink?.stop();
    await started.redis?.stop();
    await started.postgres?.stop();
  };
  try {
    if (!settings.databaseUrl) {
      started.postgres = await step('Starting PostgreSQL 18', () =>
        startPostgres({
          directory: join(dataDir, 'postgres'),
          password: secrets.postgresPassword,
          logFile: join(logs, 'postgres.log'),
          preferredPort: before.postgres,
          durable: true,
        }),
      );
      await ensureDatabase(started.postgres, 'fenwright');
    }
    if (!settings.redisUrl) {
      await redisProgram(() => process.stdout.write('  Installing the package redis-server ...\n'));
      started.redis = await step('Starting Redis', () =>
        startRedis({
          directory: join(dataDir, 'redis'),
          password: secrets.redisPassword,
          logFile: join(logs, 'redis.log'),
          preferredPort: before.redis,
          durable: true,
        }),
      );
    }
    if (!settings.smtpUrl) {
      const directory = join(dataDir, 'mailbox');
      started.sink = await step('Starting the mailbox', () =>
        startSmtpSink({ directory, preferredPort: before.smtp }),
      );
    }
    if (!settings.hasProviders) {
      started.identity = await step('Starting the stand-in for Google and Facebook', () =>
        startIdentityStandIn({
          publicUrl: settings.publicUrl,
          preferredPort: before.identity,
        }),
      );
    }
  } catch (error) {
    await stop();
    throw error;
  }
  const { postgres, redis, sink, identity } = started;
  writePrivately(portsFile, {
    postgres: postgres?.port,
    redis: redis?.port,
    smtp: sink?.port,
    identity: identity?.port,
  });
  const env = {
    NODE_ENV: process.env.NODE_ENV ?? 'development',
    HOST: settings.host,
    PORT: String(settings.port),
    PUBLIC_URL: settings.publicUrl,
    DATA_DIR: dataDir,
    DATABASE_URL: settings.databaseUrl ?? applicationUrl(postgres),
    REDIS_URL: settings.redisUrl ?? redis?.url ?? '',
    SMTP_URL: settings.smtpUrl ?? sink?.url ?? '',
    JWT_SECRET: process.env.JWT_SECRET || secrets.jwtSecret,
    ...identity?.env,
  };
  // For `npm run admin:invite` and the like, which join the services while they run.
  writePrivately(join(dataDir, 'environment.json'), env);
  return { ...started, env, stop };
}
