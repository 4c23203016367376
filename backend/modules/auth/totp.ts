import { Secret, TOTP } from 'otpauth';
import brand from '../../../brand.json';

/** Supported by every authenticator app: SHA-1, six digits, half a minute. */
const PERIOD_SECONDS = 30;
const WINDOW = 1;
const SECRET_BYTES = 20;

export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

export const totpUri = (secret: string, account: string): string =>
  totp(secret, account).toString();

/** The time step of `code`, counted from 1970; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  // The library throws for non-ASCII digits.
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
