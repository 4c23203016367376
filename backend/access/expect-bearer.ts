import { isSameSecret } from '../crypto/same-secret';
import { Unauthenticated } from './access.errors';

/** For machines with one fixed token. If none is configured, every call is refused. */
export function expectBearer(authorization = '', token: string | undefined): void {
  if (!token || !isSameSecret(authorization, `Bearer ${token}`)) throw Unauthenticated();
}
