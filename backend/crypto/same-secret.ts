import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Compares without telling by the time it takes how much is right. Hashed first, so that any two
 * texts, of any length and any characters, can be compared.
 */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
