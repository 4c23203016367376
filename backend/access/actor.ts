import type { Role } from './role';

/** Who calls: the signed-in account and the session it came with. */
export type Actor = {
  userId: string;
  sessionId: string;
  role: Role;
  /** When this session signed in: risky changes need a recent one. */
  signedInAt: Date;
  /** The session came from a mail about this request: it reaches nothing else. */
  onlyRequestId?: string;
  /**
   * The token was replaced less than half a minute ago and this may not be its browser. The caller may
   * only repeat a call with its `Idempotency-Key` and get the stored answer.
   */
  isReplayOnly?: boolean;
};
