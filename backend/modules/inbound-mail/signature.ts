import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../crypto/same-secret';
import { SignatureInvalid } from './inbound-mail.errors';

const WINDOW_MS = 5 * 60_000;

export type SignatureHeaders = {
  'x-inbound-timestamp'?: string;
  'x-inbound-sha256'?: string;
  'x-inbound-signature'?: string;
};

/** HMAC-SHA-256 over `<seconds>.<hash of the body in hex>`, in hex. */
export const signatureOf = (secret: string, seconds: string, sha256: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${sha256}`).digest('hex');

/**
 * Checks the signature before the body is read, so that a stranger's body is not even stored.
 * @returns the hash that the body must have. @throws SignatureInvalid
 */
export function expectSigned(headers: SignatureHeaders, secret: string | undefined): string {
  const {
    'x-inbound-timestamp': seconds = '',
    'x-inbound-sha256': sha256 = '',
    'x-inbound-signature': signature = '',
  } = headers;
  const isShaped = /^\d{1,12}$/.test(seconds) && /^[\da-f]{64}$/.test(sha256);
  if (!secret || !isShaped) throw SignatureInvalid();
  if (!isSameSecret(signature, signatureOf(secret, seconds, sha256))) throw SignatureInvalid();
  if (Math.abs(Date.now() - Number(seconds) * 1_000) > WINDOW_MS) throw SignatureInvalid();
  return sha256;
}
