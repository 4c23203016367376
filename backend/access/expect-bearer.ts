import { timingSafeEqual } from 'node:crypto';
import { Unauthenticated } from './access.errors';

/** For machines that prove themselves with one fixed token. Without a token nobody gets in. */
export function expectBearer(authorization = '', token: string | undefined): void {
  const expected = Buffer.from(`Bearer ${token ?? ''}`);
  const given = Buffer.from(authorization);
  const isSame = given.length === expected.length && timingSafeEqual(given, expected);
  if (!token || !isSame) throw Unauthenticated();
}
