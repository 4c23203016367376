import { createHash, createHmac } from 'node:crypto';
import type { TokenPurpose } from './one-time-token.entity';

/**
 * The token of a row: 256 bits, base64url, 43 characters. It follows from the server's secret and
 * the row's id, so it is stored nowhere: not in the table (its hash is), the outbox or the queue,
 * and a mail that is sent twice carries the same link.
 */
export const deriveToken = (secret: string, purpose: TokenPurpose, id: string): string =>
  createHmac('sha256', `${secret}:one-time-token`).update(`${purpose}:${id}`).digest('base64url');

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
