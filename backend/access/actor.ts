import type { Role } from '../modules/users/users.public';

/** Who calls: the signed-in account and the session it came with. */
export type Actor = {
  userId: string;
  sessionId: string;
  role: Role;
  /** When this session signed in: risky changes want a fresh one. */
  signedInAt: Date;
  /**
   * The token was replaced less than half a minute ago, and nothing shows that this is the browser it
   * belongs to: all it may have is the answer it lost, by repeating the call with its `Idempotency-Key`.
   */
  isReplayOnly?: boolean;
};
