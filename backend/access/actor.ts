import type { Role } from './role';
import type { Scope } from './scopes';

/** Who calls: the account, and the session or API token it came with. */
export type Actor = {
  userId: string;
  /** Of the API token, where the call came with one. */
  sessionId: string;
  role: Role;
  /** When this session signed in: risky changes need a recent one. A token's never is. */
  signedInAt: Date;
  /** Signed in without the second factor that is set, or has to be: reaches only what says so. */
  needsFactor?: true;
  /** When this session proved the second factor. */
  factorAt?: Date;
  /** The session came from a mail about this request: it reaches nothing else. */
  onlyRequestId?: string;
  /** The call came with an API token: it may do this and no more. */
  scopes?: readonly Scope[];
  /**
   * The token was replaced less than half a minute ago and this may not be its browser. The caller may
   * only repeat a call with its `Idempotency-Key` and get the stored answer.
   */
  isReplayOnly?: boolean;
};
