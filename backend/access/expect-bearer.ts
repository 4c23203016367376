import { isSameSecret } from '../crypto/same-secret';
import { Unauthenticated } from './access.errors';

/** For machines that prove themselves with one fixed token. Without a token nobody gets in. */
export function expectBearer(authorization = '', token: string | undefined): void {
  if (!token || !isSameSecret(authorization, `Bearer ${token}`)) throw Unauthenticated();
}
