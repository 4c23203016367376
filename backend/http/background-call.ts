import type { IncomingHttpHeaders } from 'node:http';

export const BACKGROUND_HEADER = 'X-Background';

/** The page made this call by itself (polling), so it must not keep the session alive. */
export const isBackgroundCall = (headers: IncomingHttpHeaders): boolean =>
  headers[BACKGROUND_HEADER.toLowerCase()] === 'true';
