import { isEmail, isURL } from 'class-validator';
import { z } from 'zod';
import brand from '../../brand.json';

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

interface Options {
  /** The default in words, if it is not a constant. */
  defaultText?: string;
  /** Production refuses a placeholder. */
  secret?: true;
  /** For settings with a default that only suits development. */
  requiredInProduction?: true;
  /** Settings that need this one: `NAME` with any value, or `NAME=value`. */
  requiredWith?: string[];
  refusedInProduction?: RegExp;
  /** By default, docker-compose.yml passes the value on if `.env` has one. */
  compose?: 'requires' | 'sets' | 'omits';
}

/** @param meaning Markdown, for docs/operations.md and, as plain text, for .env.example */
const setting = <T extends z.ZodType>(type: T, meaning: string, options: Options = {}) => ({
  type,
  meaning,
  ...options,
});

/** Run `npm run settings` after a change to update the files that list the settings. */
export const GROUPS = {
  'The process': {
    NODE_ENV: setting(
      z.enum(['production', 'development', 'test']).default('development'),
      '`production` in a deployment: no services are embedded, and unsafe settings are refused.',
      { compose: 'sets' },
    ),
    HOST: setting(
      text.default('127.0.0.1'),
      'Address that the API listens on. The image sets `0.0.0.0`.',
      { compose: 'sets' },
    ),
    PORT: setting(
      integer(0, 65_535).default(3_000),
      'Port of the API process, which also serves the site and the portal.',
      { compose: 'sets' },
    ),
    PUBLIC_URL: setting(
      web.optional(),
      'Origin that people use, such as `https://www.example.com`. Links in mails start with it. ' +
        'Production requires `https:`, which makes cookies `Secure` and sends HSTS.',
      {
        defaultText: '`http://localhost:PORT`',
        requiredInProduction: true,
        // Tokens and passwords would travel in the clear, and cookies without `Secure`.
        refusedInProduction: /^(?!https:)/,
        compose: 'requires',
      },
    ),
    TRUST_PROXY: setting(
      text.regex(PROXIES).default('false'),
      'Proxies whose `X-Forwarded-For` is believed: a number of hops, or addresses and networks ' +
        'separated by commas. Needed behind a load balancer. Production refuses `true` (any proxy).',
      {
        // Any client could claim another address.
        refusedInProduction: /^true$/,
        compose: 'sets',
      },
    ),
    SHUTDOWN_DELAY_MS: setting(
      integer(0, 20_000).optional(),
      'How long an API process still takes calls after it is told to stop: longer than your proxy ' +
        'needs to notice, at most 20000.',
      { defaultText: '`5000` in production, else `0`' },
    ),
    LIVE_HEARTBEAT_MS: setting(
      integer(100, 60_000).default(20_000),
      'How often an open stream of live updates sends a sign of life: more often than your proxy ' +
        'closes quiet connections.',
    ),
    LOG_LEVEL: setting(
      z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
      '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
    ),
    METRICS_TOKEN: setting(
      text.min(16).optional(),
      '`/metrics` answers only to `Authorization: Bearer <token>`. Without it, `/metrics` is ' +
        'closed in production.',
      { secret: true },
    ),
    RATE_LIMITS: setting(onOff.default('on'), '`off` is for load tests. Production refuses it.', {
      refusedInProduction: /^off$/,
      compose: 'omits',
    }),
  },
  'PostgreSQL and Redis': {
    DATABASE_URL: setting(
      url('postgres', 'postgresql'),
      '`postgres://user:password@host:5432/name`. The role must own the database (it creates the ' +
        'trusted extensions citext, pg_trgm, unaccent and btree_gin) and need not be a superuser. ' +
        'Without it, `npm start` runs its own PostgreSQL 18.',
      { secret: true, compose: 'sets' },
    ),
    DATABASE_POOL_SIZE: setting(
      integer(2, 200).default(10),
      'Connections per process, API or worker.',
    ),
    DATABASE_POOL_TIMEOUT_MS: setting(
      integer(100).default(10_000),
      'Longest wait for a connection. A call that waits longer is answered 503 with `Retry-After`.',
    ),
    DATABASE_STATEMENT_TIMEOUT_MS: setting(
      integer(1_000).default(20_000),
      'Longest time for a statement, with the same answer, and the longest that a transaction may ' +
        'be idle. Migrations have no timeout.',
    ),
    DATABASE_LOCK_TIMEOUT_MS: setting(
      integer(100).default(10_000),
      'Longest wait for a lock that another transaction holds, with the same answer.',
    ),
    REDIS_URL: setting(
      url('redis', 'rediss'),
      '`redis://:password@host:6379`, or `rediss://` for TLS. Without it, `npm start` runs its own ' +
        'Redis.',
      { secret: true, compose: 'sets' },
    ),
  },
  Mail: {
    SMTP_URL: setting(
      url('smtp', 'smtps').optional(),
      '`smtp://user:password@host:587` or `smtps://…`; user and password only if the server asks ' +
        'for them. Production requires TLS; `?requireTLS=false` is for a server on a private ' +
        'network. Without it, `npm start` shows mails at `/dev/mailbox`.',
      { secret: true, requiredWith: ['MAIL_TRANSPORT=smtp'], compose: 'requires' },
    ),
    MAIL_TRANSPORT: setting(
      z.enum(['smtp', 'brevo']).default('smtp'),
      '`smtp`, or `brevo` to send mails through its API.',
    ),
    MAIL_FROM: setting(email.default(brand.email), 'Sender of all mails.', {
      requiredInProduction: true,
      compose: 'requires',
    }),
    MAIL_INBOX: setting(
      email.default(brand.email),
      'Address that receives the mails about new requests.',
      { requiredInProduction: true, compose: 'requires' },
    ),
    MAIL_POLL_MS: setting(
      integer(50).default(500),
      'How often the worker looks for mails to send.',
    ),
    MAIL_DIGEST_SECONDS: setting(
      integer(0, 3_600).default(300),
      'Changes to a request within this time become one mail (see "Mail"); `0` sends each at once. ' +
        'With the mailbox of `npm start` it is 15.',
    ),
    MAIL_STALE_SECONDS: setting(
      integer(1).default(60),
      'A mail that neither a job nor a worker holds is queued again after this time.',
    ),
    MAIL_BACKOFF_MS: setting(
      integer(1).default(30_000),
      'Wait before the first retry of a failed mail. It doubles with each retry; a mail is tried 8 ' +
        'times.',
    ),
    MAIL_CONCURRENCY: setting(integer(1, 50).default(5), 'SMTP connections per worker.'),
  },
  'Answers by mail': {
    INBOUND_MAIL_ADDRESS: setting(
      email.regex(/^[a-z0-9._-]{1,15}@/i).optional(),
      'For example `reply@example.com`. Answers to mails about a request then go to ' +
        '`reply+token@example.com` (see "Answers by mail"). Without it, they go to `MAIL_INBOX`.',
      { requiredWith: ['INBOUND_MAIL_SECRET', 'INBOUND_IMAP_URL'] },
    ),
    INBOUND_MAIL_SECRET: setting(
      text.min(32).optional(),
      'At least 32 random characters, with which a mail provider signs its calls to ' +
        '`/api/inbound-mail`. Without it, they are refused.',
      { secret: true },
    ),
    INBOUND_IMAP_URL: setting(
      url('imap', 'imaps')
        .regex(/^imaps?:\/\/[^/@]+@/)
        .optional(),
      '`imaps://user:password@host/INBOX`, the mailbox from which the worker fetches answers. ' +
        'Percent-encode special characters of the password. `imap:` upgrades to TLS unless ' +
        '`?requireTLS=false`.',
      { secret: true },
    ),
    INBOUND_MAIL_AUTH_SERVER: setting(
      text.regex(/^[a-z0-9.-]{1,100}$/i).optional(),
      'Name in the `Authentication-Results` of the server that receives these mails; `topmost` for ' +
        '[Microsoft 365](answers-by-mail.md#microsoft-365), which gives none. Without it, these ' +
        'headers are not read.',
    ),
    INBOUND_MAIL_LISTS: setting(
      text
        .regex(/^[\w.+@-]{1,200}(?:, ?[\w.+@-]{1,200}){0,19}$/)
        .transform((value) => value.toLowerCase().split(/, ?/))
        .optional(),
      'Ids or addresses, separated by commas, of your own lists and groups that forward answers. ' +
        'Mails of other lists are ignored.',
    ),
    INBOUND_MAIL_POLL_MS: setting(
      integer(50).default(5_000),
      'How often the worker looks for answers to import, and into the mailbox if its server does ' +
        'not announce new mail.',
    ),
  },
  Files: {
    DATA_DIR: setting(
      text.default('.data'),
      'Where `npm start` keeps its data. Production uses it only if `FILES_DIR` is not set.',
      { compose: 'omits' },
    ),
    FILES_DIR: setting(
      text.optional(),
      'Folder of files, which all processes share. With a bucket, it holds only uploads on their ' +
        'way there (see "Files").',
      { defaultText: 'the folder `files` in `DATA_DIR`', compose: 'sets' },
    ),
    S3_BUCKET: setting(
      text.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/).optional(),
      'Bucket that keeps the files, at Amazon or an S3-compatible service.',
    ),
    S3_ENDPOINT: setting(
      web.optional(),
      "Address of an S3-compatible service other than Amazon's.",
    ),
    S3_REGION: setting(text.default('us-east-1'), 'Region of the bucket.'),
    S3_ACCESS_KEY_ID: setting(text.optional(), 'Id of the access key of the bucket.', {
      requiredWith: ['S3_BUCKET'],
    }),
    S3_SECRET_ACCESS_KEY: setting(text.min(8).optional(), 'Secret of the access key.', {
      secret: true,
      requiredWith: ['S3_BUCKET'],
    }),
    CLAMD_HOST: setting(
      text.optional(),
      'Host of the virus scanner clamd. Without it and without `CLAMD_SOCKET`, files are not ' +
        'scanned.',
    ),
    CLAMD_PORT: setting(integer(1, 65_535).default(3_310), 'Port of clamd.'),
    CLAMD_SOCKET: setting(text.optional(), 'Socket of clamd, used instead of `CLAMD_HOST`.'),
    CLAMD_TIMEOUT_MS: setting(integer(100).default(30_000), 'How long clamd may be silent.'),
    FILES_POLL_MS: setting(
      integer(50).default(2_000),
      'How often the worker looks for files to scan and to delete.',
    ),
  },
  'Signing in': {
    JWT_SECRET: setting(
      text.min(32),
      'At least 32 random characters. Signs login tokens, cookies and one-time links. After a ' +
        'change everybody is signed out, and webhooks need new secrets.',
      { secret: true, compose: 'requires' },
    ),
    GOOGLE_CLIENT_ID: setting(
      text.optional(),
      'Client id for signing in with Google. Without it, there is no button.',
    ),
    GOOGLE_CLIENT_SECRET: setting(text.optional(), 'Client secret for Google.', {
      secret: true,
      requiredWith: ['GOOGLE_CLIENT_ID'],
    }),
    GOOGLE_ISSUER: setting(
      web.default('https://accounts.google.com'),
      "Google's OpenID Connect issuer.",
    ),
    FACEBOOK_CLIENT_ID: setting(
      text.optional(),
      'Client id for signing in with Facebook. Without it, there is no button.',
    ),
    FACEBOOK_CLIENT_SECRET: setting(text.optional(), 'Client secret for Facebook.', {
      secret: true,
      requiredWith: ['FACEBOOK_CLIENT_ID'],
    }),
    FACEBOOK_AUTHORIZE_URL: setting(
      web.default('https://www.facebook.com/v24.0/dialog/oauth'),
      "Facebook's dialog. Another version of its API has another address.",
    ),
    FACEBOOK_TOKEN_URL: setting(
      web.default('https://graph.facebook.com/v24.0/oauth/access_token'),
      "Facebook's token endpoint.",
    ),
    FACEBOOK_PROFILE_URL: setting(
      web.default('https://graph.facebook.com/v24.0/me'),
      "Facebook's profile endpoint.",
    ),
    REQUIRE_STAFF_MFA: setting(
      z.enum(['true', 'false']).optional(),
      '`true`: after 7 days\' grace, staff need a passkey or an authenticator app (see "Two-step ' +
        'sign-in").',
      { defaultText: '`true` in production, else `false`' },
    ),
    PASSWORD_MIN_LENGTH: setting(
      integer(8, 64).default(8),
      'Minimum length of a password. It can be raised, not lowered.',
    ),
  },
  'Mail and marketing providers': {
    BREVO_API_KEY: setting(
      text.min(8).optional(),
      'Key of the marketing provider Brevo. With it, leads and confirmed subscribers are passed on.',
      {
        secret: true,
        requiredWith: ['MAIL_TRANSPORT=brevo', 'BREVO_LEADS_LIST_IDS', 'BREVO_NEWSLETTER_LIST_IDS'],
      },
    ),
    BREVO_API_URL: setting(
      web.default('https://api.brevo.com/v3'),
      "Brevo's API. Tests use another address.",
    ),
    BREVO_LEADS_LIST_IDS: setting(
      listIds,
      'Numbers of the lists that leads go on, separated by commas. Without it, they are not passed ' +
        'on.',
    ),
    BREVO_NEWSLETTER_LIST_IDS: setting(listIds, 'The same for confirmed newsletter subscribers.'),
    BREVO_WEBINARS_LIST_IDS: setting(
      listIds,
      'The same for subscribers who want news about webinars.',
    ),
    BREVO_RESOURCES_LIST_IDS: setting(
      listIds,
      'The same for subscribers who want news about resources.',
    ),
    BREVO_WEBHOOK_TOKEN: setting(
      text.min(16).optional(),
      "Bearer token of Brevo's calls to `/webhooks/mail/brevo`. Without it, they are refused.",
      { secret: true },
    ),
    MAILGUN_SIGNING_KEY: setting(
      text.min(16).optional(),
      "Mailgun's HTTP webhook signing key, for its calls to `/webhooks/mail/mailgun`. Without it, " +
        'they are refused.',
      { secret: true },
    ),
    POSTMARK_WEBHOOK_LOGIN: setting(
      text
        .min(16)
        .regex(/^[^:]+:.+$/)
        .optional(),
      "`name:password`, at least 16 characters, of Postmark's calls to `/webhooks/mail/postmark`. " +
        'Without it, they are refused.',
      { secret: true },
    ),
    SES_TOPIC_ARNS: setting(
      topicArns,
      'ARNs, separated by commas, of the SNS topics of Amazon SES that may call ' +
        '`/webhooks/mail/ses`. Without it, they are refused.',
    ),
  },
  'Invoices and payments': {
    INVOICE_DAYS: setting(
      integer(0, 120).default(14),
      'Days that clients have to pay an invoice, if its draft does not say another day.',
    ),
    ISSUE_DEPOSITS: setting(
      onOff.default('off'),
      '`on`: the invoice of a deposit is issued as soon as its proposal is accepted, if it states all ' +
        'that it must. `off`: staff issue it.',
    ),
    STRIPE_SECRET_KEY: setting(
      text.min(16).optional(),
      "Stripe's secret key. Without it, clients pay by bank transfer only.",
      { secret: true, requiredWith: ['STRIPE_WEBHOOK_SECRET'] },
    ),
    STRIPE_WEBHOOK_SECRET: setting(
      text.min(16).optional(),
      "Signing secret of Stripe's calls to `/webhooks/payments/stripe`. Without it, they are refused.",
      { secret: true, requiredWith: ['STRIPE_SECRET_KEY'] },
    ),
    STRIPE_API_URL: setting(
      web.default('https://api.stripe.com'),
      "Stripe's API. Development and tests use the stand-in's address.",
    ),
    CHECKOUT_POLL_SECONDS: setting(
      integer(1, 3600).default(900),
      'Age at which the worker asks the provider about a payment page of which it has heard nothing.',
    ),
  },
  'Requests, proposals and webhooks': {
    REQUIRE_REASON: setting(
      onOff.default('off'),
      '`on`: staff must give a reason for an unusual status change.',
    ),
    CLOCK_POLL_MS: setting(
      integer(50).default(15_000),
      'How often the worker looks for response deadlines that fall due (see "Service levels").',
    ),
    SAMPLE_LEGAL_FACTS: setting(
      onOff.default('off'),
      '`on`: while `brand.json` has no company and VAT numbers, proposals state invented ones, ' +
        'marked as such. For demos and tests. Production refuses it.',
      { refusedInProduction: /^on$/, compose: 'omits' },
    ),
    WEBHOOKS_ALLOW_PRIVATE: setting(
      onOff.default('off'),
      '`on`: webhooks may call private networks, over http and on any port. For development and ' +
        'tests. Production refuses it.',
      {
        // A webhook could call what only our own network reaches.
        refusedInProduction: /^on$/,
        compose: 'omits',
      },
    ),
    WEBHOOKS_POLL_MS: setting(
      integer(50).default(1_000),
      'How often the worker looks for deliveries that are due.',
    ),
  },
  'The public site': {
    TAG_MANAGER_ID: setting(
      text.regex(/^GTM-[A-Z0-9]{4,12}$/).optional(),
      'Google Tag Manager (`GTM-…`), which public pages load once a visitor has agreed (see ' +
        '"Cookies and consent"). Without it and without `ANALYTICS_ID`, nobody is asked.',
    ),
    ANALYTICS_ID: setting(
      text.regex(/^G-[A-Z0-9]{4,16}$/).optional(),
      'The same for Google Analytics (`G-…`), without the tag manager.',
    ),
  },
};

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type Declared = Intersection<(typeof GROUPS)[keyof typeof GROUPS]>;

export type Setting = ReturnType<typeof setting<z.ZodType>>;
export type Name = keyof Declared;
export type Types = { [N in Name]: Declared[N]['type'] };

export const SETTINGS = Object.values<Record<string, Setting>>(GROUPS).flatMap((settings) =>
  Object.entries(settings),
) as [Name, Setting][];

export const DEFAULTS = Object.fromEntries(
  SETTINGS.map(([name, { type }]) => [name, type.safeParse(undefined).data]),
) as Partial<Record<Name, string | number>>;
