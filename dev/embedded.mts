import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { loadSecrets, readJson, writePrivately } from './data-folder.mts';
import { startIdentityStandIn, type IdentityStandIn } from './identity/stand-in.mts';
import { startSmtpSink, type SmtpSink } from './mailbox/sink.mts';
import { startPaymentsStandIn, type PaymentsStandIn } from './payments/stand-in.mts';
import { step } from './progress.mts';
import type { Scope } from './scope.mts';
import { asApplication, ensureDatabase } from './services/postgres-roles.mts';
import { startPostgres, type Postgres } from './services/postgres.mts';
import { redisProgram, startRedis, type RedisServer } from './services/redis.mts';
import { reachable, type Settings } from './settings.mts';

/** Services started because no setting names an external one. */
export interface Embedded {
  postgres?: Postgres;
  redis?: RedisServer;
  sink?: SmtpSink;
  identity?: IdentityStandIn;
  payments?: PaymentsStandIn;
  env: Record<string, string>;
}

type Ports = Partial<Record<'postgres' | 'redis' | 'smtp' | 'identity' | 'payments', number>>;

/** The mailbox signs its replies, so it needs a secret. Existing settings win. */
const answersByMail = (secret: string): Record<string, string> => ({
  INBOUND_MAIL_ADDRESS: process.env.INBOUND_MAIL_ADDRESS || 'reply@fenwright.example',
  INBOUND_MAIL_SECRET:
    process.env.INBOUND_MAIL_SECRET ||
    createHmac('sha256', secret).update('inbound-mail').digest('hex'),
  INBOUND_MAIL_AUTH_SERVER: process.env.INBOUND_MAIL_AUTH_SERVER || 'mailbox.fenwright.example',
  INBOUND_MAIL_POLL_MS: process.env.INBOUND_MAIL_POLL_MS || '1000',
});

/**
 * Starts PostgreSQL, Redis, the mailbox and the identity provider stand-in, unless settings name
 * real ones. Creates the installation's secrets at the first start.
 */
export async function startEmbedded(scope: Scope, settings: Settings): Promise<Embedded> {
  const { dataDir } = settings;
  const logs = join(dataDir, 'logs');
  const secrets = loadSecrets(dataDir);
  const portsFile = join(dataDir, 'ports.json');
  const before = readJson<Ports>(portsFile) ?? {};
  const startUnless = async <T extends { stop(): Promise<void> }>(
    given: unknown,
    title: string,
    start: () => Promise<T>,
  ): Promise<T | undefined> => {
    if (given) return undefined;
    const started = await step(title, start);
    scope.onEnd(() => started.stop());
    return started;
  };

  const postgres = await startUnless(settings.databaseUrl, 'Starting PostgreSQL 18', async () => {
    const started = await startPostgres({
      directory: join(dataDir, 'postgres'),
      password: secrets.postgresPassword,
      logFile: join(logs, 'postgres.log'),
      preferredPort: before.postgres,
      durable: true,
    });
    await ensureDatabase(started, 'fenwright');
    return started;
  });
  if (!settings.redisUrl) await redisProgram();
  const redis = await startUnless(settings.redisUrl, 'Starting Redis', () =>
    startRedis({
      directory: join(dataDir, 'redis'),
      password: secrets.redisPassword,
      logFile: join(logs, 'redis.log'),
      preferredPort: before.redis,
    }),
  );
  const sink = await startUnless(settings.smtpUrl, 'Starting the mailbox', () =>
    startSmtpSink({ directory: join(dataDir, 'mailbox'), preferredPort: before.smtp }),
  );
  const identity = await startUnless(
    settings.hasProviders,
    'Starting the stand-in for Google and Facebook',
    () => startIdentityStandIn({ publicUrl: settings.publicUrl, preferredPort: before.identity }),
  );
  const payments = await startUnless(settings.hasPayments, 'Starting the stand-in for Stripe', () =>
    startPaymentsStandIn({
      directory: dataDir,
      preferredPort: before.payments,
      hookUrl: () => `${reachable(settings.host, settings.port)}/webhooks/payments/stripe`,
    }),
  );
  const ports: Ports = {
    postgres: postgres?.port,
    redis: redis?.port,
    smtp: sink?.port,
    identity: identity?.port,
    payments: payments?.port,
  };
  writePrivately(portsFile, ports);
  const ownDatabase = postgres && asApplication(postgres.url('fenwright'));
  const env = {
    NODE_ENV: process.env.NODE_ENV ?? 'development',
    HOST: settings.host,
    PORT: String(settings.port),
    PUBLIC_URL: settings.publicUrl,
    DATA_DIR: dataDir,
    DATABASE_URL: settings.databaseUrl ?? ownDatabase ?? '',
    REDIS_URL: settings.redisUrl ?? redis?.url ?? '',
    SMTP_URL: settings.smtpUrl ?? sink?.url ?? '',
    JWT_SECRET: process.env.JWT_SECRET || secrets.jwtSecret,
    ...(sink && answersByMail(secrets.jwtSecret)),
    // A short digest, because people trying the product look in the mailbox right away.
    ...(sink && { MAIL_DIGEST_SECONDS: process.env.MAIL_DIGEST_SECONDS || '15' }),
    SAMPLE_LEGAL_FACTS: process.env.SAMPLE_LEGAL_FACTS || 'on',
    ...identity?.env,
    ...payments?.env,
  };
  // For `npm run admin:invite` and similar commands, which use the running services.
  writePrivately(join(dataDir, 'environment.json'), env);
  return { postgres, redis, sink, identity, payments, env };
}
