import { join } from 'node:path';
import { readEnvironment, type Environment } from './environment';

/** Brevo list ids by the contact's interest; contacts with an empty list are not sent. */
export type ProviderLists = Record<'leads' | 'newsletter' | 'webinars' | 'resources', number[]>;

export type OAuthClient = { clientId: string; clientSecret: string };

export type S3Settings = {
  bucket: string;
  endpoint?: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type ScannerSettings = {
  at: { path: string } | { host: string; port: number };
  timeoutMs: number;
};

export type InboundMailSettings = {
  address?: string;
  secret?: string;
  imapUrl?: string;
  authServer?: string;
  pollMs: number;
};

export class AppConfig {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly trustProxy: boolean | number | string[];
  readonly database: {
    url: string;
    poolSize: number;
    timeouts: { poolMs: number; statementMs: number; lockMs: number; idleInTransactionMs: number };
  };
  readonly shutdownDelayMs: number;
  readonly redisUrl: string;
  readonly liveHeartbeatMs: number;
  readonly mail: {
    transport: 'smtp' | 'brevo';
    smtpUrl: string;
    from: string;
    inbox: string;
    pollMs: number;
    digestSeconds: number;
    staleSeconds: number;
    backoffMs: number;
    concurrency: number;
  };
  readonly inboundMail: InboundMailSettings;
  readonly clockPollMs: number;
  readonly files: {
    directory: string;
    s3?: S3Settings;
    scanner?: ScannerSettings;
    pollMs: number;
  };
  readonly webhooks: { allowPrivate: boolean; pollMs: number };
  readonly brevo?: { apiKey: string; apiUrl: string; lists: ProviderLists };
  readonly brevoWebhookToken?: string;
  readonly jwtSecret: string;
  readonly google?: OAuthClient & { issuer: string };
  readonly facebook?: OAuthClient & { authorizeUrl: string; tokenUrl: string; profileUrl: string };
  readonly thirdParties: { tagManagerId?: string; analyticsId?: string };
  readonly logLevel: string;
  readonly rateLimits: boolean;
  readonly metricsToken?: string;
  readonly requireStaffMfa: boolean;
  readonly requireReason: boolean;
  readonly passwordMinLength: number;

  constructor(source: NodeJS.ProcessEnv = process.env) {
    const env = readEnvironment(source);
    this.production = env.NODE_ENV === 'production';
    this.host = env.HOST;
    this.port = env.PORT;
    this.publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
    this.trustProxy = parseTrustProxy(env.TRUST_PROXY);
    this.database = {
      url: env.DATABASE_URL,
      poolSize: env.DATABASE_POOL_SIZE,
      timeouts: {
        poolMs: env.DATABASE_POOL_TIMEOUT_MS,
        statementMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
        lockMs: env.DATABASE_LOCK_TIMEOUT_MS,
        idleInTransactionMs: env.DATABASE_STATEMENT_TIMEOUT_MS,
      },
    };
    this.shutdownDelayMs = env.SHUTDOWN_DELAY_MS ?? (this.production ? 5_000 : 0);
    this.redisUrl = env.REDIS_URL;
    this.liveHeartbeatMs = env.LIVE_HEARTBEAT_MS;
    this.mail = {
      transport: env.MAIL_TRANSPORT,
      smtpUrl: env.SMTP_URL ?? '',
      from: env.MAIL_FROM,
      inbox: env.MAIL_INBOX,
      pollMs: env.MAIL_POLL_MS,
      digestSeconds: env.MAIL_DIGEST_SECONDS,
      staleSeconds: env.MAIL_STALE_SECONDS,
      backoffMs: env.MAIL_BACKOFF_MS,
      concurrency: env.MAIL_CONCURRENCY,
    };
    this.inboundMail = {
      address: env.INBOUND_MAIL_ADDRESS?.toLowerCase(),
      secret: env.INBOUND_MAIL_SECRET,
      imapUrl: env.INBOUND_IMAP_URL,
      authServer: env.INBOUND_MAIL_AUTH_SERVER?.toLowerCase(),
      pollMs: env.INBOUND_MAIL_POLL_MS,
    };
    this.clockPollMs = env.CLOCK_POLL_MS;
    this.files = {
      directory: env.FILES_DIR ?? join(env.DATA_DIR, 'files'),
      s3: s3Of(env),
      scanner: scannerOf(env),
      pollMs: env.FILES_POLL_MS,
    };
    this.webhooks = {
      allowPrivate: env.WEBHOOKS_ALLOW_PRIVATE === 'on',
      pollMs: env.WEBHOOKS_POLL_MS,
    };
    this.brevo = env.BREVO_API_KEY
      ? {
          apiKey: env.BREVO_API_KEY,
          apiUrl: env.BREVO_API_URL.replace(/\/$/, ''),
          lists: {
            leads: listIds(env.BREVO_LEADS_LIST_IDS),
            newsletter: listIds(env.BREVO_NEWSLETTER_LIST_IDS),
            webinars: listIds(env.BREVO_WEBINARS_LIST_IDS),
            resources: listIds(env.BREVO_RESOURCES_LIST_IDS),
          },
        }
      : undefined;
    this.brevoWebhookToken = env.BREVO_WEBHOOK_TOKEN;
    this.jwtSecret = env.JWT_SECRET;
    this.google = client(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET, {
      issuer: env.GOOGLE_ISSUER,
    });
    this.facebook = client(env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET, {
      authorizeUrl: env.FACEBOOK_AUTHORIZE_URL,
      tokenUrl: env.FACEBOOK_TOKEN_URL,
      profileUrl: env.FACEBOOK_PROFILE_URL,
    });
    this.thirdParties = { tagManagerId: env.TAG_MANAGER_ID, analyticsId: env.ANALYTICS_ID };
    this.logLevel = env.LOG_LEVEL;
    this.rateLimits = env.RATE_LIMITS === 'on';
    this.metricsToken = env.METRICS_TOKEN;
    this.requireStaffMfa = env.REQUIRE_STAFF_MFA
      ? env.REQUIRE_STAFF_MFA === 'true'
      : this.production;
    this.requireReason = env.REQUIRE_REASON === 'on';
    this.passwordMinLength = env.PASSWORD_MIN_LENGTH;
  }

  get secureCookies(): boolean {
    return this.publicUrl.startsWith('https:');
  }
}

function client<T extends object>(
  clientId: string | undefined,
  clientSecret: string | undefined,
  rest: T,
) {
  return clientId && clientSecret ? { clientId, clientSecret, ...rest } : undefined;
}

const s3Of = (env: Environment): S3Settings | undefined =>
  env.S3_BUCKET
    ? {
        bucket: env.S3_BUCKET,
        endpoint: env.S3_ENDPOINT,
        region: env.S3_REGION,
        accessKeyId: env.S3_ACCESS_KEY_ID!,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
      }
    : undefined;

function scannerOf(env: Environment): ScannerSettings | undefined {
  const timeoutMs = env.CLAMD_TIMEOUT_MS;
  if (env.CLAMD_SOCKET) return { at: { path: env.CLAMD_SOCKET }, timeoutMs };
  if (!env.CLAMD_HOST) return undefined;
  return { at: { host: env.CLAMD_HOST, port: env.CLAMD_PORT }, timeoutMs };
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
