import type { SessionEnd } from '../../api/session-store';

/**
 * `password-needed`: this session came from an e-mail and only opens one request. `link-over`: that
 * e-mail's link was used or has expired.
 */
export type EndNotice = SessionEnd | 'password-needed' | 'link-over';

let notice: EndNotice | null = null;

export function noteSessionEnd(why: EndNotice): void {
  notice = why;
}

export const sessionEndNotice = (): EndNotice | null => notice;

export function clearSessionEndNotice(): void {
  notice = null;
}
