/** `address-ip`: an address as typed from a network, so that nobody uses it up for its owner. */
type LimitedBy = 'ip' | 'user' | 'address' | 'address-ip' | 'everyone';

export type Quota = { name: string; by: LimitedBy; points: number; seconds: number };

type Limit = { quotas: Quota[]; withoutRedis: 'closed' | 'open' };

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

const perIp = (name: string, points: number, seconds: number): Limit => ({
  quotas: [{ name, by: 'ip', points, seconds }],
  withoutRedis: 'closed',
});

const perUser = (name: string, points: number, seconds: number): Limit => ({
  quotas: [{ name, by: 'user', points, seconds }],
  withoutRedis: 'open',
});

const perHourAndDay = (name: string, by: LimitedBy, hourly: number, daily: number): Limit => ({
  quotas: [
    { name: `${name}-hour`, by, points: hourly, seconds: HOUR },
    { name: `${name}-day`, by, points: daily, seconds: DAY },
  ],
  withoutRedis: 'open',
});

/** The limit for everyone protects our mail server's reputation. */
const perIpAndAll = (name: string, each: number, all: number): Limit => ({
  quotas: [
    { name: `${name}-caller`, by: 'ip', points: each, seconds: 10 * MINUTE },
    { name: `${name}-everyone`, by: 'everyone', points: all, seconds: HOUR },
  ],
  withoutRedis: 'open',
});

/** Routes without a limit use `reading` or `writing`. */
export const LIMITS = {
  login: perIp('login', 30, MINUTE),
  register: perIp('register', 5, HOUR),
  mailing: perIp('mailing', 20, HOUR),
  verify: perIp('verify', 10, 10 * MINUTE),
  oauth: perIp('oauth', 20, MINUTE),
  anonymous: { ...perIp('anonymous', 120, MINUTE), withoutRedis: 'open' },
  missing: { ...perIp('missing', 120, MINUTE), withoutRedis: 'open' },
  reading: perUser('reading', 120, MINUTE),
  writing: perUser('writing', 60, MINUTE),
  'api-token': perUser('api-token', 300, MINUTE),
  // Separate, so that a reconnecting page does not use up the limit of its lists.
  streaming: perUser('streaming', 60, MINUTE),
  raising: perHourAndDay('raising', 'user', 10, 50),
  // A request may have ten files, and each upload may need a second try.
  uploading: perHourAndDay('uploading', 'user', 120, 500),
  // A mail provider passes on everyone's mail from a few addresses.
  'taking-mail': { ...perIp('taking-mail', 1_200, MINUTE), withoutRedis: 'open' },
  exporting: perUser('exporting', 5, DAY),
  // A month has five files for the accountant, and a statement is read for each client.
  accounting: perUser('accounting', 60, HOUR),
  'checking-audit': perUser('checking-audit', 20, HOUR),
  // Each call sends mail to an unconfirmed address.
  inviting: perUser('inviting', 30, HOUR),
  forms: perIpAndAll('forms', 10, 3_000),
  booking: { ...perIp('booking', 20, HOUR), withoutRedis: 'open' },
  consent: perIpAndAll('consent', 20, 6_000),
  'forms-address': perHourAndDay('forms-address', 'address', 5, 10),
  'booking-address': perHourAndDay('booking-address', 'address-ip', 5, 10),
  // All causes together, so that nobody is flooded with mails.
  'account-mails': perHourAndDay('account-mails', 'address', 6, 12),
  // Mails to an address that anyone may have entered.
  'unproven-address': perHourAndDay('unproven-address', 'address', 6, 20),
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
