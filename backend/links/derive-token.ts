import { createHash } from 'node:crypto';
import { keyedHash } from '../crypto/derived-key';
import type { TokenPurpose } from './token-purposes';

/**
 * The token of a row: 256 bits, base64url, 43 characters. It follows from the server's secret and
 * the row's id, so it is stored nowhere: not in the table (its hash is), the outbox or the queue,
 * and a mail that is sent twice carries the same link.
 */
export const deriveToken = (secret: string, purpose: TokenPurpose, id: string): string =>
  keyedHash(secret, 'one-time-token', `${purpose}:${id}`, 'base64url');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
