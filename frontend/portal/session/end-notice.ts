import type { SessionEnd } from '../../api/session-store';

/**
 * `password-needed`: signed in from a mail, which opens one request and nothing else. `link-over`: that
 * mail's link was used or has expired.
 */
export type EndNotice = SessionEnd | 'password-needed' | 'link-over';

let notice: EndNotice | null = null;

/** Why the sign-in page is about to be shown: it says so, once. */
export function noteSessionEnd(why: EndNotice): void {
  notice = why;
}

export function sessionEndNotice(): EndNotice | null {
  return notice;
}

export function clearSessionEndNotice(): void {
  notice = null;
}
