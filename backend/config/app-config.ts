import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { readEnvironment, type Environment } from './environment';

type Settings = ReturnType<typeof settingsOf>;

export type ProviderLists = NonNullable<Settings['brevo']>['lists'];
export type S3Settings = NonNullable<Settings['files']['s3']>;
export type ScannerSettings = NonNullable<Settings['files']['scanner']>;

const AnyConfig = class {
  constructor(settings: Settings) {
    Object.assign(this, settings);
  }
} as new (settings: Settings) => Readonly<Settings>;

/** Only this class reads the environment. */
export class AppConfig extends AnyConfig {
  constructor(source: NodeJS.ProcessEnv = process.env) {
    super(settingsOf(readEnvironment(source)));
  }

  get secureCookies(): boolean {
    return this.publicUrl.startsWith('https:');
  }
}

function settingsOf(env: Environment) {
  const production = env.NODE_ENV === 'production';
  return {
    production,
    host: env.HOST,
    port: env.PORT,
    /** Has no trailing slash. */
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    trustProxy: parseTrustProxy(env.TRUST_PROXY),
    database: {
      url: env.DATABASE_URL,
      poolSize: env.DATABASE_POOL_SIZE,
      timeouts: {
        poolMs: env.DATABASE_POOL_TIMEOUT_MS,
        statementMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
        lockMs: env.DATABASE_LOCK_TIMEOUT_MS,
        idleInTransactionMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
      },
    },
    shutdownDelayMs: env.SHUTDOWN_DELAY_MS ?? (production ? 5_000 : 0),
    redisUrl: env.REDIS_URL,
    liveHeartbeatMs: env.LIVE_HEARTBEAT_MS,
    mail: {
      transport: env.MAIL_TRANSPORT,
      smtpUrl: env.SMTP_URL ?? '',
      from: env.MAIL_FROM,
      inbox: env.MAIL_INBOX,
      pollMs: env.MAIL_POLL_MS,
      digestSeconds: env.MAIL_DIGEST_SECONDS,
      staleSeconds: env.MAIL_STALE_SECONDS,
      backoffMs: env.MAIL_BACKOFF_MS,
      concurrency: env.MAIL_CONCURRENCY,
    },
    inboundMail: {
      address: env.INBOUND_MAIL_ADDRESS?.toLowerCase(),
      secret: env.INBOUND_MAIL_SECRET,
      imapUrl: env.INBOUND_IMAP_URL,
      authServer: env.INBOUND_MAIL_AUTH_SERVER?.toLowerCase(),
      lists: env.INBOUND_MAIL_LISTS,
      pollMs: env.INBOUND_MAIL_POLL_MS,
    },
    clockPollMs: env.CLOCK_POLL_MS,
    payments: {
      stripe:
        env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
          ? {
              key: env.STRIPE_SECRET_KEY,
              webhookSecret: env.STRIPE_WEBHOOK_SECRET,
              url: env.STRIPE_API_URL,
            }
          : null,
      askAfterSeconds: env.CHECKOUT_POLL_SECONDS,
      pollMs: env.CLOCK_POLL_MS,
    },
    invoices: { days: env.INVOICE_DAYS, issueDeposits: env.ISSUE_DEPOSITS === 'on' },
    sampleLegalFacts: env.SAMPLE_LEGAL_FACTS === 'on',
    files: {
      directory: env.FILES_DIR ?? join(env.DATA_DIR, 'files'),
      s3: env.S3_BUCKET
        ? {
            bucket: env.S3_BUCKET,
            endpoint: env.S3_ENDPOINT,
            region: env.S3_REGION,
            accessKeyId: env.S3_ACCESS_KEY_ID!,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
          }
        : undefined,
      scanner: scannerOf(env),
      pollMs: env.FILES_POLL_MS,
    },
    webhooks: {
      allowPrivate: env.WEBHOOKS_ALLOW_PRIVATE === 'on',
      pollMs: env.WEBHOOKS_POLL_MS,
    },
    brevo: env.BREVO_API_KEY
      ? {
          apiKey: env.BREVO_API_KEY,
          apiUrl: env.BREVO_API_URL.replace(/\/$/, ''),
          /** By the contact's interest; contacts with an empty list are not sent. */
          lists: {
            leads: listIds(env.BREVO_LEADS_LIST_IDS),
            newsletter: listIds(env.BREVO_NEWSLETTER_LIST_IDS),
            webinars: listIds(env.BREVO_WEBINARS_LIST_IDS),
            resources: listIds(env.BREVO_RESOURCES_LIST_IDS),
          },
        }
      : undefined,
    brevoWebhookToken: env.BREVO_WEBHOOK_TOKEN,
    mailgunSigningKey: env.MAILGUN_SIGNING_KEY,
    postmarkWebhookLogin: env.POSTMARK_WEBHOOK_LOGIN,
    sesTopicArns: env.SES_TOPIC_ARNS?.split(/, ?/) ?? [],
    jwtSecret: env.JWT_SECRET,
    google: clientOf(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET, {
      issuer: env.GOOGLE_ISSUER,
    }),
    facebook: clientOf(env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET, {
      authorizeUrl: env.FACEBOOK_AUTHORIZE_URL,
      tokenUrl: env.FACEBOOK_TOKEN_URL,
      profileUrl: env.FACEBOOK_PROFILE_URL,
    }),
    thirdParties: { tagManagerId: env.TAG_MANAGER_ID, analyticsId: env.ANALYTICS_ID },
    logLevel: env.LOG_LEVEL,
    rateLimits: env.RATE_LIMITS === 'on',
    metricsToken: env.METRICS_TOKEN,
    requireStaffMfa: env.REQUIRE_STAFF_MFA ? env.REQUIRE_STAFF_MFA === 'true' : production,
    requireReason: env.REQUIRE_REASON === 'on',
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
  };
}

const clientOf = <T extends object>(clientId = '', clientSecret = '', rest: T) =>
  clientId && clientSecret ? { clientId, clientSecret, ...rest } : undefined;

function scannerOf(env: Environment) {
  const at = env.CLAMD_SOCKET
    ? { path: env.CLAMD_SOCKET }
    : env.CLAMD_HOST && { host: env.CLAMD_HOST, port: env.CLAMD_PORT };
  return at ? { at, timeoutMs: env.CLAMD_TIMEOUT_MS } : undefined;
}

const listIds = (value = ''): number[] =>
  value
    .split(',')
    .filter((part) => part.trim())
    .map(Number);

function parseTrustProxy(value: string): boolean | number | string[] {
  if (value === 'true' || value === 'false') return value === 'true';
  if (/^\d+$/.test(value)) return Number(value);
  return value.split(',').map((part) => part.trim());
}

/** A factory, so the OpenAPI document can be built without an environment. */
@Global()
@Module({
  providers: [{ provide: AppConfig, useFactory: () => new AppConfig() }],
  exports: [AppConfig],
})
export class ConfigModule {}
