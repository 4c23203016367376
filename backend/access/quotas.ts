export type LimitedBy = 'ip' | 'user' | 'address' | 'everyone';

/** Calls allowed in a window (seconds): per caller, per account, per address, or for everyone together. */
export type Quota = { name: string; by: LimitedBy; points: number; seconds: number };

/** What happens while Redis is away: sign-in is refused, reading and enquiries are allowed. */
type Limit = { quotas: Quota[]; withoutRedis: 'closed' | 'open' };

const perIp = (name: string, points: number, seconds: number): Limit => ({
  quotas: [{ name, by: 'ip', points, seconds }],
  withoutRedis: 'closed',
});

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** Every rate limit of the API. A route names one; `reading` and `writing` are the defaults. */
export const LIMITS = {
  login: perIp('login', 30, MINUTE),
  register: perIp('register', 5, HOUR),
  mailing: perIp('mailing', 20, HOUR),
  verify: perIp('verify', 10, 10 * MINUTE),
  oauth: perIp('oauth', 20, MINUTE),
  anonymous: { ...perIp('anonymous', 120, MINUTE), withoutRedis: 'open' },
  // Requests for addresses that do not exist.
  missing: { ...perIp('missing', 120, MINUTE), withoutRedis: 'open' },
  reading: {
    quotas: [{ name: 'reading', by: 'user', points: 120, seconds: MINUTE }],
    withoutRedis: 'open',
  },
  writing: {
    quotas: [{ name: 'writing', by: 'user', points: 60, seconds: MINUTE }],
    withoutRedis: 'open',
  },
  // Integrations: many calls in a row are usual.
  'api-token': {
    quotas: [{ name: 'api-token', by: 'user', points: 300, seconds: MINUTE }],
    withoutRedis: 'open',
  },
  // Opening a stream: a page that reconnects must not use up what its lists need.
  streaming: {
    quotas: [{ name: 'streaming', by: 'user', points: 60, seconds: MINUTE }],
    withoutRedis: 'open',
  },
  raising: {
    quotas: [
      { name: 'raising-hour', by: 'user', points: 10, seconds: HOUR },
      { name: 'raising-day', by: 'user', points: 50, seconds: DAY },
    ],
    withoutRedis: 'open',
  },
  // Files: a request may bring ten, and each may need a second try.
  uploading: {
    quotas: [
      { name: 'uploading-hour', by: 'user', points: 120, seconds: HOUR },
      { name: 'uploading-day', by: 'user', points: 500, seconds: DAY },
    ],
    withoutRedis: 'open',
  },
  // A mail provider, which passes on the mails of everybody.
  'taking-mail': { ...perIp('taking-mail', 1_200, MINUTE), withoutRedis: 'open' },
  exporting: {
    quotas: [{ name: 'exporting', by: 'user', points: 5, seconds: DAY }],
    withoutRedis: 'open',
  },
  // Reads the whole log.
  'checking-audit': {
    quotas: [{ name: 'checking-audit', by: 'user', points: 20, seconds: HOUR }],
    withoutRedis: 'open',
  },
  // Each call sends mail to an address that is not confirmed yet.
  inviting: {
    quotas: [{ name: 'inviting', by: 'user', points: 30, seconds: HOUR }],
    withoutRedis: 'open',
  },
  // The site's forms. The last limit protects the reputation of our mail server.
  forms: {
    quotas: [
      { name: 'forms-caller', by: 'ip', points: 10, seconds: 10 * MINUTE },
      { name: 'forms-everyone', by: 'everyone', points: 3_000, seconds: HOUR },
    ],
    withoutRedis: 'open',
  },
  // A choice about cookies: the limit bounds the evidence that is kept.
  consent: {
    quotas: [
      { name: 'consent-caller', by: 'ip', points: 20, seconds: 10 * MINUTE },
      { name: 'consent-everyone', by: 'everyone', points: 6_000, seconds: HOUR },
    ],
    withoutRedis: 'open',
  },
  'forms-address': {
    quotas: [
      { name: 'forms-address-hour', by: 'address', points: 5, seconds: HOUR },
      { name: 'forms-address-day', by: 'address', points: 10, seconds: DAY },
    ],
    withoutRedis: 'open',
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
