export type LimitedBy = 'ip' | 'user' | 'address' | 'everyone';

/**
 * Calls allowed per window (seconds): per IP, per user, per e-mail address, or for everyone
 * together.
 */
export type Quota = { name: string; by: LimitedBy; points: number; seconds: number };

/**
 * Behaviour while Redis is unavailable: `closed` refuses (sign-in), `open` allows (reading,
 * enquiries).
 */
type Limit = { quotas: Quota[]; withoutRedis: 'closed' | 'open' };

const perIp = (name: string, points: number, seconds: number): Limit => ({
  quotas: [{ name, by: 'ip', points, seconds }],
  withoutRedis: 'closed',
});

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** Every rate limit of the API. Routes without one use `reading` or `writing`. */
export const LIMITS = {
  login: perIp('login', 30, MINUTE),
  register: perIp('register', 5, HOUR),
  mailing: perIp('mailing', 20, HOUR),
  verify: perIp('verify', 10, 10 * MINUTE),
  oauth: perIp('oauth', 20, MINUTE),
  anonymous: { ...perIp('anonymous', 120, MINUTE), withoutRedis: 'open' },
  missing: { ...perIp('missing', 120, MINUTE), withoutRedis: 'open' },
  reading: {
    quotas: [{ name: 'reading', by: 'user', points: 120, seconds: MINUTE }],
    withoutRedis: 'open',
  },
  writing: {
    quotas: [{ name: 'writing', by: 'user', points: 60, seconds: MINUTE }],
    withoutRedis: 'open',
  },
  'api-token': {
    quotas: [{ name: 'api-token', by: 'user', points: 300, seconds: MINUTE }],
    withoutRedis: 'open',
  },
  // Separate, so that a reconnecting page does not use up the limit of its lists.
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
  // A request may have ten files, and each upload may need a second try.
  uploading: {
    quotas: [
      { name: 'uploading-hour', by: 'user', points: 120, seconds: HOUR },
      { name: 'uploading-day', by: 'user', points: 500, seconds: DAY },
    ],
    withoutRedis: 'open',
  },
  // A mail provider passes on everyone's mail from a few addresses.
  'taking-mail': { ...perIp('taking-mail', 1_200, MINUTE), withoutRedis: 'open' },
  exporting: {
    quotas: [{ name: 'exporting', by: 'user', points: 5, seconds: DAY }],
    withoutRedis: 'open',
  },
  'checking-audit': {
    quotas: [{ name: 'checking-audit', by: 'user', points: 20, seconds: HOUR }],
    withoutRedis: 'open',
  },
  // Each call sends mail to an unconfirmed address.
  inviting: {
    quotas: [{ name: 'inviting', by: 'user', points: 30, seconds: HOUR }],
    withoutRedis: 'open',
  },
  // The limit for everyone protects our mail server's reputation.
  forms: {
    quotas: [
      { name: 'forms-caller', by: 'ip', points: 10, seconds: 10 * MINUTE },
      { name: 'forms-everyone', by: 'everyone', points: 3_000, seconds: HOUR },
    ],
    withoutRedis: 'open',
  },
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
