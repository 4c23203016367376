import { type Actor, isStaff, type Role } from '../../access/access.public';
import { databaseNow } from '../../database/clock';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const PENDING_LINK_SECONDS = 10 * MINUTE;

export function sessionSeconds(role: Role, remember: boolean): { idle: number; absolute: number } {
  if (isStaff(role)) return { idle: 30 * MINUTE, absolute: 12 * HOUR };
  return remember ? { idle: 7 * DAY, absolute: 30 * DAY } : { idle: 2 * HOUR, absolute: 12 * HOUR };
}

export const REQUEST_SESSION_SECONDS = HOUR;

/** Short enough to be always fresh. */
export const UNPROVEN_SECONDS = 15 * MINUTE;

export const MAX_SESSIONS = 10;

const FRESH_SECONDS = 10 * MINUTE;

/** Other tabs may still use a replaced token. */
export const REPLACED_TOKEN_GRACE_SECONDS = 30;

const isRecent = (at: Date): boolean =>
  databaseNow().getTime() - at.getTime() <= FRESH_SECONDS * 1000;

export const isFresh = (actor: Actor): boolean => isRecent(actor.signedInAt);

export const hasFreshFactor = ({ factorAt }: Actor): boolean =>
  factorAt !== undefined && isRecent(factorAt);
