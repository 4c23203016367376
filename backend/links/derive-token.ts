import { createHash } from 'node:crypto';
import { keyedHash } from '../crypto/derived-key';
import type { TokenPurpose } from './token-purposes';

/**
 * Token of a row: 256 bits, base64url, 43 characters. Derived from the server's secret and the
 * row's id, so only its hash is stored, and a mail sent twice has the same link.
 */
export const deriveToken = (secret: string, purpose: TokenPurpose, id: string): string =>
  keyedHash(secret, 'one-time-token', `${purpose}:${id}`, 'base64url');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
