import { createHmac, hkdfSync } from 'node:crypto';

export type KeyLabel =
  | 'account-mails'
  | 'authenticator-secret'
  | 'cookies'
  | 'forms'
  | 'idempotency-answer'
  | 'idempotency-body'
  | 'one-time-token'
  | 'rate-limits'
  | 'recovery-code'
  | 'reply-address'
  | 'request-session-token'
  | 'session-token'
  | 'sign-in-throttle'
  | 'webhook-secret';

const keys = new Map<string, Buffer>();

export function derivedKey(secret: string, label: KeyLabel): Buffer {
  const known = keys.get(`${label}:${secret}`);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, '', `fenwright:${label}`, 32));
  keys.set(`${label}:${secret}`, key);
  return key;
}

export const keyedHash = (
  secret: string,
  label: KeyLabel,
  text: string,
  encoding: 'hex' | 'base64url',
): string => createHmac('sha256', derivedKey(secret, label)).update(text).digest(encoding);
