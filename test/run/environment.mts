import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Name } from '../../backend/config/settings';
import { built, inRoot } from '../../dev/paths.mts';

const SETTINGS = Object.keys(parseEnv(readFileSync(inRoot('.env.example'), 'utf8')));

/** Settings that a developer may have in the shell, hidden from tests. OpenTelemetry reads its own. */
const isHidden = (name: string): boolean => SETTINGS.includes(name) || name.startsWith('OTEL_');

/** Fast mail, no limits, quiet. */
const OF_TESTS: Partial<Record<Name, string>> = {
  NODE_ENV: 'test',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  RATE_LIMITS: 'off',
  // Redis wakes the worker for events, so a waiting stack may poll slowly.
  MAIL_POLL_MS: '1000',
  MAIL_DIGEST_SECONDS: '0',
  CLOCK_POLL_MS: '3000',
  FILES_POLL_MS: '1000',
  SAMPLE_LEGAL_FACTS: 'on',
  WEBHOOKS_ALLOW_PRIVATE: 'on',
  WEBHOOKS_POLL_MS: '1000',
  INBOUND_MAIL_ADDRESS: 'reply@fenwright.example',
  INBOUND_MAIL_SECRET: 'what-the-mail-provider-signs-with-0123456789',
  INBOUND_MAIL_AUTH_SERVER: 'mx.fenwright.example',
  INBOUND_MAIL_POLL_MS: '400',
  MAIL_BACKOFF_MS: '200',
  MAIL_STALE_SECONDS: '2',
  JWT_SECRET: 'a-secret-that-only-the-tests-know-0123456789',
};

/** Settings of a test process. `env` wins. */
export function testEnvironment(env: Record<string, string>): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !isHidden(name));
  return {
    ...Object.fromEntries(kept),
    NODE_COMPILE_CACHE: built.compiled,
    ...OF_TESTS,
    ...env,
  };
}

/** For scripts that need valid settings but only use the database. */
export const unconnected = (env: Record<string, string>): NodeJS.ProcessEnv =>
  testEnvironment({
    REDIS_URL: 'redis://127.0.0.1:1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    ...env,
  });
