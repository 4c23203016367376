import { InvalidEnvironment, readEnvironment } from './environment';

const GOOD = {
  DATABASE_URL: 'postgres://app@localhost:5432/fenwright',
  REDIS_URL: 'redis://localhost:6379',
  SMTP_URL: 'smtp://localhost:25',
  JWT_SECRET: 'k7Yq2mZr9Lw4Xc8Vb3Nn6Ts1Pd5Gh0Jf',
};
const PRODUCTION = {
  ...GOOD,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://fenwright.example',
  MAIL_FROM: 'hello@fenwright.example',
  MAIL_INBOX: 'inbox@fenwright.example',
  METRICS_TOKEN: 'Zt4Rw8Qp2Lk6Mv9X',
};
const complaint = (source: NodeJS.ProcessEnv): string => {
  try {
    readEnvironment(source);
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidEnvironment);
    return (error as Error).message;
  }
  throw new Error('It was accepted');
};

describe('The environment', () => {
  it('has a default for what development does not set', () => {
    expect(readEnvironment(GOOD)).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      RATE_LIMITS: 'on',
    });
    expect(readEnvironment({ ...GOOD, PORT: '', GOOGLE_CLIENT_ID: '' }).PORT).toBe(3000);
  });

  it('is accepted in production when all is there', () => {
    expect(readEnvironment(PRODUCTION).NODE_ENV).toBe('production');
  });

  it('takes the ids of the tag manager and analytics as they are written, or not at all', () => {
    const ids = { TAG_MANAGER_ID: 'GTM-AB12CD3', ANALYTICS_ID: 'G-AB12CD34EF' };
    expect(readEnvironment({ ...GOOD, ...ids })).toMatchObject(ids);
    expect(
      complaint({ ...GOOD, TAG_MANAGER_ID: "GTM-A'; script-src *", ANALYTICS_ID: 'UA-1' }),
    ).toContain('ANALYTICS_ID, TAG_MANAGER_ID');
  });

  it('names every missing setting', () => {
    expect(complaint({})).toContain('DATABASE_URL, JWT_SECRET, REDIS_URL, SMTP_URL');
    expect(complaint({ ...PRODUCTION, PUBLIC_URL: '', MAIL_INBOX: undefined })).toContain(
      'MAIL_INBOX, PUBLIC_URL',
    );
  });

  it('refuses placeholder secrets and switched-off limits in production', () => {
    expect(
      complaint({ ...PRODUCTION, JWT_SECRET: 'replace-me-with-a-long-random-secret' }),
    ).toContain('JWT_SECRET');
    expect(complaint({ ...PRODUCTION, RATE_LIMITS: 'off' })).toContain('RATE_LIMITS');
  });

  it('refuses plain http and proxies that may say anything in production', () => {
    expect(complaint({ ...PRODUCTION, PUBLIC_URL: 'http://fenwright.example' })).toContain(
      'PUBLIC_URL',
    );
    expect(complaint({ ...PRODUCTION, TRUST_PROXY: 'true' })).toContain('TRUST_PROXY');
    for (const TRUST_PROXY of ['1', 'loopback', '10.0.0.0/8, fd00::/8', 'false']) {
      expect(readEnvironment({ ...PRODUCTION, TRUST_PROXY }).TRUST_PROXY).toBe(TRUST_PROXY);
    }
    expect(complaint({ ...GOOD, TRUST_PROXY: 'everybody' })).toContain('TRUST_PROXY');
    expect(readEnvironment({ ...GOOD, PUBLIC_URL: 'http://localhost:3000' }).PORT).toBe(3000);
  });

  it('never prints a value', () => {
    const bad = {
      ...PRODUCTION,
      JWT_SECRET: 'changeme-hunter2-hunter2-hunter2',
      DATABASE_URL: 'mysql://root:hunter2@db',
    };
    expect(complaint(bad)).not.toContain('hunter2');
  });
});
