import { isStaff, type Role } from '../../access/role';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds a provider's sign-in waits for the step that is missing. */
export const PENDING_LINK_SECONDS = 10 * MINUTE;

/** How long a session without use, and any session, lasts. */
export function sessionSeconds(role: Role, remember: boolean): { idle: number; absolute: number } {
  if (isStaff(role)) return { idle: 30 * MINUTE, absolute: 12 * HOUR };
  return remember ? { idle: 7 * DAY, absolute: 30 * DAY } : { idle: 2 * HOUR, absolute: 12 * HOUR };
}

/** A session that a mail about a request opened; it is never made longer. */
export const REQUEST_SESSION_SECONDS = HOUR;

/** A session that waits for the second factor. So short, it is always fresh. */
export const UNPROVEN_SECONDS = 15 * MINUTE;

export const MAX_SESSIONS = 10;

/** A session this young may make risky changes without the password. */
export const FRESH_SECONDS = 10 * MINUTE;

/** Other tabs may still hold the token a change replaced. */
export const REPLACED_TOKEN_GRACE_SECONDS = 30;
