/** points per window of so many seconds. */
export type Quota = { name: string; points: number; seconds: number };

export type LimitedBy = 'ip' | 'user';

/** What happens while Redis is away: sign-in doors close, reading goes on. */
type Limit = { by: LimitedBy; quotas: Quota[]; withoutRedis: 'closed' | 'open' };

const perIp = (name: string, points: number, seconds: number): Limit => ({
  by: 'ip',
  quotas: [{ name, points, seconds }],
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
  reading: {
    by: 'user',
    quotas: [{ name: 'reading', points: 120, seconds: MINUTE }],
    withoutRedis: 'open',
  },
  writing: {
    by: 'user',
    quotas: [{ name: 'writing', points: 60, seconds: MINUTE }],
    withoutRedis: 'open',
  },
  raising: {
    by: 'user',
    quotas: [
      { name: 'raising-hour', points: 10, seconds: HOUR },
      { name: 'raising-day', points: 50, seconds: DAY },
    ],
    withoutRedis: 'open',
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
