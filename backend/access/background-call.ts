import type { IncomingHttpHeaders } from 'node:http';

export const BACKGROUND_HEADER = 'X-Background';

/** The page called by itself (polling): nobody is there whose session this would keep alive. */
export const isBackgroundCall = (headers: IncomingHttpHeaders): boolean =>
  headers[BACKGROUND_HEADER.toLowerCase()] === 'true';
