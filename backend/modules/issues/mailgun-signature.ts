import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../config/keys';

/** Mailgun repeats a report that we did not take for eight hours, with its first signature. */
const WINDOW_MS = 12 * 3_600_000;
/** Longer than the signature is accepted. */
export const TOKEN_SECONDS = (3 * WINDOW_MS) / 1_000;

type Signature = { timestamp?: unknown; token?: unknown; signature?: unknown };

/**
 * Mailgun signs a timestamp and a random token inside the body, but not the body itself. A seen
 * signature could be sent with another body, so each token counts for one body. Returns the token,
 * or null if the signature is wrong.
 */
export function signedToken(body: unknown, key: string | undefined): string | null {
  const { timestamp, token, signature } = ((body as { signature?: Signature } | null)?.signature ??
    {}) as Signature;
  if (!key || typeof token !== 'string' || typeof signature !== 'string') return null;
  const seconds = String(timestamp);
  if (!/^\d{1,12}$/.test(seconds) || !/^[\w-]{1,100}$/.test(token)) return null;
  const expected = createHmac('sha256', key).update(`${seconds}${token}`).digest('hex');
  if (!isSameSecret(signature, expected)) return null;
  return Math.abs(Date.now() - Number(seconds) * 1_000) > WINDOW_MS ? null : token;
}
