import { createHash, timingSafeEqual } from 'node:crypto';

/** Constant time. Hashes both texts first, so lengths may differ. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
