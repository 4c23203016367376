import { Secret, TOTP } from 'otpauth';
import brand from '../../../brand.json';

/** As every authenticator app has them: SHA-1, six digits, half a minute. */
const PERIOD_SECONDS = 30;
/** One step of drift to either side. */
const WINDOW = 1;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** Base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What a QR code holds: apps read issuer, account and secret from it. */
export const totpUri = (secret: string, account: string): string =>
  totp(secret, account).toString();

/** The half minute that `code` belongs to, counted from 1970; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  // The library throws for other digits than ours.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const delta = totp(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

const totp = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: brand.name,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
