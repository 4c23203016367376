import {
  createHmac,
  createSecretKey,
  hkdfSync,
  createCipheriv,
  createDecipheriv,
  randomBytes,
  createHash,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';

export type KeyLabel =
  | 'acceptance-code'
  | 'authenticator-secret'
  | 'bounce-address'
  | 'calendar-address'
  | 'call-link'
  | 'cookies'
  | 'forms'
  | 'idempotency-answer'
  | 'idempotency-body'
  | 'mail-fingerprint'
  | 'one-time-token'
  | 'pay-link'
  | 'rate-limits'
  | 'rating-link'
  | 'recovery-code'
  | 'reply-address'
  | 'request-session-token'
  | 'session-token'
  | 'sign-in-throttle'
  | 'webhook-secret';

const keys = new Map<string, KeyObject>();

/**
 * A key object, because Node makes one of bytes at every use, which takes eight times as long as
 * the hash. jsonwebtoken would even try bytes as a public key first.
 */
export function derivedKey(secret: string, label: KeyLabel): KeyObject {
  const known = keys.get(`${label}:${secret}`);
  if (known) return known;
  const bytes = hkdfSync('sha256', secret, '', `fenwright:${label}`, 32);
  const key = createSecretKey(Buffer.from(bytes));
  keys.set(`${label}:${secret}`, key);
  return key;
}

export const keyedHash = (
  secret: string,
  label: KeyLabel,
  text: string,
  encoding: 'hex' | 'base64url',
): string => createHmac('sha256', derivedKey(secret, label)).update(text).digest(encoding);

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export function sealText(secret: string, label: KeyLabel, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, derivedKey(secret, label), iv);
  const sealed = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64');
}

/** Null if sealed with a different key, e.g. after `JWT_SECRET` changed. */
export function openText(secret: string, label: KeyLabel, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(CIPHER, derivedKey(secret, label), iv);
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const text = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  } catch {
    return null;
  }
}

/** Constant time. Hashes both texts first, so lengths may differ. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
