import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../config/keys';

const WINDOW_MS = 10 * 60_000;
/** A token is refused again for longer than its signature is accepted. */
export const TOKEN_SECONDS = (3 * WINDOW_MS) / 1_000;

type Signature = { timestamp?: unknown; token?: unknown; signature?: unknown };

/**
 * Mailgun signs a timestamp and a random token inside of the body, and not the rest of it: whoever has
 * seen one report could send another with its signature, so each token counts once. Returns the
 * token, or null if the signature does not hold.
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
