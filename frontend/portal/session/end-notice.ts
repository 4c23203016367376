import type { SessionEnd } from '../../api/session-store';

let notice: SessionEnd | null = null;

/** Why the sign-in page is about to be shown: it says so, once. */
export function noteSessionEnd(why: SessionEnd): void {
  notice = why;
}

export function sessionEndNotice(): SessionEnd | null {
  return notice;
}

export function clearSessionEndNotice(): void {
  notice = null;
}
