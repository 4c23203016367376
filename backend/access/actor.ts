import type { Scope } from './permission';
import type { Role } from './role';

export type Actor = {
  userId: string;
  sessionId: string;
  role: Role;
  /** Sensitive changes need a recent sign-in; API tokens never have one. */
  signedInAt: Date;
  /** The required second factor is not proven yet; only routes `withoutFactor` are open. */
  needsFactor?: true;
  factorAt?: Date;
  /** Set if the session came from a mail about this request; it can reach nothing else. */
  onlyRequestId?: string;
  scopes?: readonly Scope[];
  /** Id of the browser's signed cookie. A replaced token works for a moment in this browser. */
  device?: string;
  /**
   * The token was replaced less than half a minute ago, so this may not be its browser. The caller
   * may only repeat a call with its `Idempotency-Key` to get the stored response.
   */
  isReplayOnly?: boolean;
};
