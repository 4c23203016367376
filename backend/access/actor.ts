import type { Grant, Scope } from './permission';
import type { Role } from './role';

export type Actor = {
  userId: string;
  sessionId: string;
  role: Role;
  /** Permissions that admins gave this person on top of the role. */
  grants?: readonly Grant[];
  /** Sensitive changes need a recent sign-in; API tokens never have one. */
  signedInAt: Date;
  needsFactor?: true;
  factorAt?: Date;
  /** The session can reach nothing but this request. */
  onlyRequestId?: string;
  scopes?: readonly Scope[];
  /** A replaced token works for a moment in this browser. */
  device?: string;
  /**
   * The token was replaced less than half a minute ago, so this may not be its browser. The caller
   * may only repeat a call with its `Idempotency-Key`.
   */
  isReplayOnly?: boolean;
};
