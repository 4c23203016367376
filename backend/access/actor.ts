import type { Role } from '../modules/users/users.public';

/** Who calls: the signed-in account and the session it came with. */
export type Actor = {
  userId: string;
  sessionId: string;
  role: Role;
  /** When this session signed in: risky changes want a fresh one. */
  signedInAt: Date;
};
