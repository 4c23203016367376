import 'reflect-metadata';
import { plainToInstance, Transform, Type } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateIf,
  validateSync,
} from 'class-validator';

const PLACEHOLDER = /change.?me|replace|placeholder|example.?secret|^secret$|^password$|^x+$/i;

const PROXIES =
  /^(?:true|false|[1-9]|[\da-fA-F.:/]+(?:, ?[\da-fA-F.:/]+)*|loopback|linklocal|uniquelocal)$/;

const LIST_IDS = /^\d{1,9}(, ?\d{1,9})*$/;

const EmptyIsAbsent = () =>
  Transform(({ value }) => (value === '' ? undefined : (value as unknown)));
const address = { require_tld: false, require_protocol: true };

const usesBrevo = (env: Environment): boolean =>
  env.MAIL_TRANSPORT === 'brevo' ||
  env.BREVO_API_KEY !== undefined ||
  env.BREVO_LEADS_LIST_IDS !== undefined ||
  env.BREVO_NEWSLETTER_LIST_IDS !== undefined;

/** Both ways in need the address: without one, our mails do not ask for replies. */
const usesInboundMail = (env: Environment): boolean =>
  [env.INBOUND_MAIL_ADDRESS, env.INBOUND_MAIL_SECRET, env.INBOUND_IMAP_URL].some(Boolean);

/**
 * The environment, one property per variable. Defaults are for development; `readEnvironment` lists
 * the variables that production requires.
 */
export class Environment {
  @IsIn(['production', 'development', 'test'])
  NODE_ENV: 'production' | 'development' | 'test' = 'development';

  @IsString()
  HOST: string = '127.0.0.1';

  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(65535)
  PORT: number = 3000;

  @EmptyIsAbsent()
  @IsOptional()
  @IsUrl({ ...address, protocols: ['http', 'https'] })
  PUBLIC_URL?: string;

  @IsUrl({ ...address, protocols: ['postgres', 'postgresql'], allow_query_components: true })
  DATABASE_URL!: string;

  @Type(() => Number)
  @IsInt()
  @Min(2)
  @Max(200)
  DATABASE_POOL_SIZE: number = 10;

  @Type(() => Number)
  @IsInt()
  @Min(100)
  DATABASE_POOL_TIMEOUT_MS: number = 10_000;

  /** Also the limit for a transaction idle between statements. */
  @Type(() => Number)
  @IsInt()
  @Min(1_000)
  DATABASE_STATEMENT_TIMEOUT_MS: number = 20_000;

  @Type(() => Number)
  @IsInt()
  @Min(100)
  DATABASE_LOCK_TIMEOUT_MS: number = 10_000;

  @EmptyIsAbsent()
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(20_000)
  SHUTDOWN_DELAY_MS?: number;

  @IsUrl({ ...address, protocols: ['redis', 'rediss'] })
  REDIS_URL!: string;

  @Type(() => Number)
  @IsInt()
  @Min(100)
  @Max(60_000)
  LIVE_HEARTBEAT_MS: number = 20_000;

  /** `brevo` sends through the provider's API, without an SMTP server. */
  @IsIn(['smtp', 'brevo'])
  MAIL_TRANSPORT: 'smtp' | 'brevo' = 'smtp';

  @ValidateIf((env: Environment) => env.MAIL_TRANSPORT === 'smtp')
  @IsUrl({ ...address, protocols: ['smtp', 'smtps'] })
  SMTP_URL?: string;

  @IsEmail()
  MAIL_FROM: string = 'hello@fenwright.example';

  @IsEmail()
  MAIL_INBOX: string = 'hello@fenwright.example';

  @EmptyIsAbsent()
  @ValidateIf((env: Environment) => usesInboundMail(env))
  @IsEmail()
  @Matches(/^[a-z0-9._-]{1,15}@/i)
  INBOUND_MAIL_ADDRESS?: string;

  @EmptyIsAbsent()
  @IsOptional()
  @IsString()
  @MinLength(32)
  INBOUND_MAIL_SECRET?: string;

  /** `imaps://user:password@host/INBOX`: mailbox that receives replies. */
  @EmptyIsAbsent()
  @IsOptional()
  @IsUrl({ ...address, protocols: ['imap', 'imaps'] })
  @Matches(/^imaps?:\/\/[^/@]+@/)
  INBOUND_IMAP_URL?: string;

  @EmptyIsAbsent()
  @IsOptional()
  @Matches(/^[a-z0-9.-]{1,100}$/i)
  INBOUND_MAIL_AUTH_SERVER?: string;

  @Type(() => Number)
  @IsInt()
  @Min(50)
  INBOUND_MAIL_POLL_MS: number = 5_000;

  @IsString()
  @MinLength(32)
  JWT_SECRET!: string;

  @IsString()
  DATA_DIR: string = '.data';

  /** Where files and unfinished uploads are stored; default: `files` in DATA_DIR. */
  @EmptyIsAbsent()
  @IsOptional()
  @IsString()
  FILES_DIR?: string;

  @EmptyIsAbsent()
  @IsOptional()
  @Matches(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
  S3_BUCKET?: string;

  @EmptyIsAbsent()
  @IsOptional()
  @IsUrl({ ...address, protocols: ['http', 'https'] })
  S3_ENDPOINT?: string;

  @IsString()
  @MinLength(1)
  S3_REGION: string = 'us-east-1';

  @EmptyIsAbsent()
  @ValidateIf((env: Environment) => env.S3_BUCKET !== undefined)
  @IsString()
  @MinLength(1)
  S3_ACCESS_KEY_ID?: string;

  @EmptyIsAbsent()
  @ValidateIf((env: Environment) => env.S3_BUCKET !== undefined)
  @IsString()
  @MinLength(8)
  S3_SECRET_ACCESS_KEY?: string;

  @EmptyIsAbsent()
  @IsOptional()
  @IsString()
  CLAMD_HOST?: string;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(65535)
  CLAMD_PORT: number = 3310;

  @EmptyIsAbsent()
  @IsOptional()
  @IsString()
  CLAMD_SOCKET?: string;

  @Type(() => Number)
  @IsInt()
  @Min(100)
  CLAMD_TIMEOUT_MS: number = 30_000;

  @Type(() => Number)
  @IsInt()
  @Min(50)
  FILES_POLL_MS: number = 2_000;

  @EmptyIsAbsent()
  @IsOptional()
  @IsString()
  GOOGLE_CLIENT_ID?: string;

  @ValidateIf((env: Environment) => env.GOOGLE_CLIENT_ID !== undefined)
  @IsString()
  @MinLength(1)
  GOOGLE_CLIENT_SECRET?: string;

  @IsUrl({ ...address, protocols: ['http', 'https'] })
  GOOGLE_ISSUER: string = 'https://accounts.google.com';

  @EmptyIsAbsent()
  @IsOptional()
  @IsString()
  FACEBOOK_CLIENT_ID?: string;

  @ValidateIf((env: Environment) => env.FACEBOOK_CLIENT_ID !== undefined)
  @IsString()
  @MinLength(1)
  FACEBOOK_CLIENT_SECRET?: string;

  @IsUrl({ ...address, protocols: ['http', 'https'] })
  FACEBOOK_AUTHORIZE_URL: string = 'https://www.facebook.com/v24.0/dialog/oauth';

  @IsUrl({ ...address, protocols: ['http', 'https'] })
  FACEBOOK_TOKEN_URL: string = 'https://graph.facebook.com/v24.0/oauth/access_token';

  @IsUrl({ ...address, protocols: ['http', 'https'] })
  FACEBOOK_PROFILE_URL: string = 'https://graph.facebook.com/v24.0/me';

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
  LOG_LEVEL: string = 'info';

  @IsIn(['on', 'off'])
  RATE_LIMITS: 'on' | 'off' = 'on';

  @Matches(PROXIES)
  TRUST_PROXY: string = 'false';

  @EmptyIsAbsent()
  @IsOptional()
  @IsString()
  @MinLength(16)
  METRICS_TOKEN?: string;

  @Type(() => Number)
  @IsInt()
  @Min(50)
  MAIL_POLL_MS: number = 500;

  /** How long to hold a request's mails, to merge them into one; 0: not at all. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(3_600)
  MAIL_DIGEST_SECONDS: number = 300;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  MAIL_STALE_SECONDS: number = 60;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  MAIL_BACKOFF_MS: number = 30_000;

  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(50)
  MAIL_CONCURRENCY: number = 5;

  @Type(() => Number)
  @IsInt()
  @Min(50)
  CLOCK_POLL_MS: number = 15_000;

  /**
   * Allows webhooks into private networks, over http and to any port: for development and tests.
   */
  @IsIn(['on', 'off'])
  WEBHOOKS_ALLOW_PRIVATE: 'on' | 'off' = 'off';

  @Type(() => Number)
  @IsInt()
  @Min(50)
  WEBHOOKS_POLL_MS: number = 1_000;

  @EmptyIsAbsent()
  @ValidateIf((env: Environment) => usesBrevo(env))
  @IsString()
  @MinLength(8)
  BREVO_API_KEY?: string;

  @EmptyIsAbsent()
  @IsOptional()
  @IsString()
  @MinLength(16)
  BREVO_WEBHOOK_TOKEN?: string;

  @IsUrl({ ...address, protocols: ['http', 'https'] })
  BREVO_API_URL: string = 'https://api.brevo.com/v3';

  @EmptyIsAbsent()
  @IsOptional()
  @Matches(LIST_IDS)
  BREVO_LEADS_LIST_IDS?: string;

  @EmptyIsAbsent()
  @IsOptional()
  @Matches(LIST_IDS)
  BREVO_NEWSLETTER_LIST_IDS?: string;

  @EmptyIsAbsent()
  @IsOptional()
  @Matches(LIST_IDS)
  BREVO_WEBINARS_LIST_IDS?: string;

  @EmptyIsAbsent()
  @IsOptional()
  @Matches(LIST_IDS)
  BREVO_RESOURCES_LIST_IDS?: string;

  /** Loaded on public pages only after consent; if absent, visitors are not asked. */
  @EmptyIsAbsent()
  @IsOptional()
  @Matches(/^GTM-[A-Z0-9]{4,12}$/)
  TAG_MANAGER_ID?: string;

  @EmptyIsAbsent()
  @IsOptional()
  @Matches(/^G-[A-Z0-9]{4,16}$/)
  ANALYTICS_ID?: string;

  @EmptyIsAbsent()
  @IsOptional()
  @IsIn(['true', 'false'])
  REQUIRE_STAFF_MFA?: 'true' | 'false';

  @IsIn(['on', 'off'])
  REQUIRE_REASON: 'on' | 'off' = 'off';

  @Type(() => Number)
  @IsInt()
  @Min(8)
  @Max(64)
  PASSWORD_MIN_LENGTH: number = 8;
}

const REQUIRED_IN_PRODUCTION = ['PUBLIC_URL', 'MAIL_FROM', 'MAIL_INBOX'] as const;
const SECRETS = [
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'JWT_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_CLIENT_SECRET',
  'METRICS_TOKEN',
  'BREVO_API_KEY',
  'BREVO_WEBHOOK_TOKEN',
  'INBOUND_MAIL_SECRET',
  'INBOUND_IMAP_URL',
  'S3_SECRET_ACCESS_KEY',
] as const;

export class InvalidEnvironment extends Error {}

export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const env = plainToInstance(Environment, given, { exposeDefaultValues: true });
  const bad = new Set(validateSync(env, { whitelist: true }).map((error) => error.property));
  if (env.NODE_ENV === 'production') {
    for (const key of REQUIRED_IN_PRODUCTION) if (!given[key]) bad.add(key);
    for (const key of SECRETS) if (env[key] && PLACEHOLDER.test(env[key])) bad.add(key);
    if (env.RATE_LIMITS === 'off') bad.add('RATE_LIMITS');
    // A webhook could reach our internal network.
    if (env.WEBHOOKS_ALLOW_PRIVATE === 'on') bad.add('WEBHOOKS_ALLOW_PRIVATE');
    // Tokens and passwords would be sent unencrypted, and cookies without `Secure`.
    if (!env.PUBLIC_URL?.startsWith('https:')) bad.add('PUBLIC_URL');
    // Any client could forge its address.
    if (env.TRUST_PROXY === 'true') bad.add('TRUST_PROXY');
  }
  if (bad.size > 0) {
    throw new InvalidEnvironment(
      `Missing or invalid settings: ${[...bad].sort().join(', ')}. See .env.example.`,
    );
  }
  return env;
}
