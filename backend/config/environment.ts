import brand from '../../brand.json';
import { isEmail, isURL } from 'class-validator';
import { z } from 'zod';

const PLACEHOLDER = /change.?me|replace|placeholder|example.?secret|^secret$|^password$|^x+$/i;

const PROXIES =
  /^(?:true|false|[1-9]|[\da-fA-F.:/]+(?:, ?[\da-fA-F.:/]+)*|loopback|linklocal|uniquelocal)$/;

const text = z.string();
const email = text.refine((value) => isEmail(value));
const onOff = z.enum(['on', 'off']);
const listIds = text.regex(/^\d{1,9}(, ?\d{1,9})*$/).optional();
const topicArns = text.regex(/^arn:[\w:.-]+(, ?arn:[\w:.-]+)*$/).optional();
const integer = (min: number, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number().int().min(min).max(max);
const address = { require_tld: false, require_protocol: true };
const url = (...protocols: string[]) =>
  text.refine((value) => isURL(value, { ...address, protocols }));
const web = url('http', 'https');

const VARIABLES = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: text.default('127.0.0.1'),
  PORT: integer(0, 65_535).default(3_000),
  PUBLIC_URL: web.optional(),
  DATABASE_URL: url('postgres', 'postgresql'),
  DATABASE_POOL_SIZE: integer(2, 200).default(10),
  DATABASE_POOL_TIMEOUT_MS: integer(100).default(10_000),
  /** Also the longest idle time between two statements of a transaction. */
  DATABASE_STATEMENT_TIMEOUT_MS: integer(1_000).default(20_000),
  DATABASE_LOCK_TIMEOUT_MS: integer(100).default(10_000),
  SHUTDOWN_DELAY_MS: integer(0, 20_000).optional(),
  REDIS_URL: url('redis', 'rediss'),
  LIVE_HEARTBEAT_MS: integer(100, 60_000).default(20_000),
  MAIL_TRANSPORT: z.enum(['smtp', 'brevo']).default('smtp'),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: email.default(brand.email),
  MAIL_INBOX: email.default(brand.email),
  INBOUND_MAIL_ADDRESS: email.regex(/^[a-z0-9._-]{1,15}@/i).optional(),
  INBOUND_MAIL_SECRET: text.min(32).optional(),
  /** `imaps://user:password@host/INBOX` */
  INBOUND_IMAP_URL: url('imap', 'imaps')
    .regex(/^imaps?:\/\/[^/@]+@/)
    .optional(),
  INBOUND_MAIL_AUTH_SERVER: text.regex(/^[a-z0-9.-]{1,100}$/i).optional(),
  INBOUND_MAIL_LISTS: text
    .regex(/^[\w.+@-]{1,200}(?:, ?[\w.+@-]{1,200}){0,19}$/)
    .transform((value) => value.toLowerCase().split(/, ?/))
    .optional(),
  INBOUND_MAIL_POLL_MS: integer(50).default(5_000),
  JWT_SECRET: text.min(32),
  DATA_DIR: text.default('.data'),
  FILES_DIR: text.optional(),
  S3_BUCKET: text.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/).optional(),
  S3_ENDPOINT: web.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.min(8).optional(),
  CLAMD_HOST: text.optional(),
  CLAMD_PORT: integer(1, 65_535).default(3_310),
  CLAMD_SOCKET: text.optional(),
  CLAMD_TIMEOUT_MS: integer(100).default(30_000),
  FILES_POLL_MS: integer(50).default(2_000),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: web.default('https://accounts.google.com'),
  FACEBOOK_CLIENT_ID: text.optional(),
  FACEBOOK_CLIENT_SECRET: text.optional(),
  FACEBOOK_AUTHORIZE_URL: web.default('https://www.facebook.com/v24.0/dialog/oauth'),
  FACEBOOK_TOKEN_URL: web.default('https://graph.facebook.com/v24.0/oauth/access_token'),
  FACEBOOK_PROFILE_URL: web.default('https://graph.facebook.com/v24.0/me'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMITS: onOff.default('on'),
  /** `false`, `true`, a hop count, or addresses and networks separated by commas. */
  TRUST_PROXY: text.regex(PROXIES).default('false'),
  METRICS_TOKEN: text.min(16).optional(),
  MAIL_POLL_MS: integer(50).default(500),
  MAIL_DIGEST_SECONDS: integer(0, 3_600).default(300),
  MAIL_STALE_SECONDS: integer(1).default(60),
  MAIL_BACKOFF_MS: integer(1).default(30_000),
  MAIL_CONCURRENCY: integer(1, 50).default(5),
  CLOCK_POLL_MS: integer(50).default(15_000),
  /** Invented company and VAT numbers for demos and tests, while brand.json has none. */
  SAMPLE_LEGAL_FACTS: onOff.default('off'),
  /** Private networks, http and any port, for development and tests. */
  WEBHOOKS_ALLOW_PRIVATE: onOff.default('off'),
  WEBHOOKS_POLL_MS: integer(50).default(1_000),
  BREVO_API_KEY: text.min(8).optional(),
  BREVO_WEBHOOK_TOKEN: text.min(16).optional(),
  MAILGUN_SIGNING_KEY: text.min(16).optional(),
  POSTMARK_WEBHOOK_LOGIN: text
    .min(16)
    .regex(/^[^:]+:.+$/)
    .optional(),
  SES_TOPIC_ARNS: topicArns,
  BREVO_API_URL: web.default('https://api.brevo.com/v3'),
  BREVO_LEADS_LIST_IDS: listIds,
  BREVO_NEWSLETTER_LIST_IDS: listIds,
  BREVO_WEBINARS_LIST_IDS: listIds,
  BREVO_RESOURCES_LIST_IDS: listIds,
  TAG_MANAGER_ID: text.regex(/^GTM-[A-Z0-9]{4,12}$/).optional(),
  ANALYTICS_ID: text.regex(/^G-[A-Z0-9]{4,16}$/).optional(),
  REQUIRE_STAFF_MFA: z.enum(['true', 'false']).optional(),
  REQUIRE_REASON: onOff.default('off'),
  PASSWORD_MIN_LENGTH: integer(8, 64).default(8),
});

export type Environment = z.output<typeof VARIABLES>;
type Name = keyof Environment;
type Values = Partial<Record<Name, string | number>>;

export const DEFAULTS = Object.fromEntries(
  Object.entries(VARIABLES.shape).map(([name, one]) => [name, one.safeParse(undefined).data]),
) as Values;

const REQUIRED_IN_PRODUCTION: Name[] = ['PUBLIC_URL', 'MAIL_FROM', 'MAIL_INBOX'];
const SECRETS: Name[] = [
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'JWT_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_CLIENT_SECRET',
  'METRICS_TOKEN',
  'BREVO_API_KEY',
  'BREVO_WEBHOOK_TOKEN',
  'MAILGUN_SIGNING_KEY',
  'POSTMARK_WEBHOOK_LOGIN',
  'INBOUND_MAIL_SECRET',
  'INBOUND_IMAP_URL',
  'S3_SECRET_ACCESS_KEY',
];

function missingIn(env: Values): Name[] {
  const usesInboundMail = env.INBOUND_MAIL_SECRET ?? env.INBOUND_IMAP_URL;
  const usesBrevo =
    env.MAIL_TRANSPORT === 'brevo' || env.BREVO_LEADS_LIST_IDS || env.BREVO_NEWSLETTER_LIST_IDS;
  const needed: Partial<Record<Name, unknown>> = {
    SMTP_URL: env.MAIL_TRANSPORT === 'smtp',
    INBOUND_MAIL_ADDRESS: usesInboundMail,
    S3_ACCESS_KEY_ID: env.S3_BUCKET,
    S3_SECRET_ACCESS_KEY: env.S3_BUCKET,
    GOOGLE_CLIENT_SECRET: env.GOOGLE_CLIENT_ID,
    FACEBOOK_CLIENT_SECRET: env.FACEBOOK_CLIENT_ID,
    BREVO_API_KEY: usesBrevo,
  };
  return (Object.keys(needed) as Name[]).filter((name) => needed[name] && !env[name]);
}

function unsafeIn(env: Values, given: Values): Name[] {
  if (env.NODE_ENV !== 'production') return [];
  const unsafe: Partial<Record<Name, boolean>> = {
    RATE_LIMITS: env.RATE_LIMITS === 'off',
    // A webhook could call what only our own network reaches.
    WEBHOOKS_ALLOW_PRIVATE: env.WEBHOOKS_ALLOW_PRIVATE === 'on',
    SAMPLE_LEGAL_FACTS: env.SAMPLE_LEGAL_FACTS === 'on',
    // Tokens and passwords would travel in the clear, and cookies without `Secure`.
    PUBLIC_URL: !String(env.PUBLIC_URL).startsWith('https:'),
    // Any client could claim another address.
    TRUST_PROXY: env.TRUST_PROXY === 'true',
  };
  return [
    ...REQUIRED_IN_PRODUCTION.filter((name) => !given[name]),
    ...SECRETS.filter((name) => PLACEHOLDER.test(String(env[name] ?? ''))),
    ...(Object.keys(unsafe) as Name[]).filter((name) => unsafe[name]),
  ];
}

/** Names the variables and never their values, because it ends up in logs. */
export class InvalidEnvironment extends Error {}

/** An empty variable counts as absent. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const { data, error } = VARIABLES.safeParse(given);
  const env: Values = { ...DEFAULTS, ...given };
  const malformed = error?.issues.map(({ path }) => String(path[0])) ?? [];
  const bad = new Set([...malformed, ...missingIn(env), ...unsafeIn(env, given)]);
  if (data && bad.size === 0) return data;
  throw new InvalidEnvironment(
    `Missing or invalid settings: ${[...bad].sort().join(', ')}. See .env.example.`,
  );
}
