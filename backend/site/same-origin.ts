import type { FastifyRequest } from 'fastify';

/**
 * Whether a form was sent from one of our own pages. The API is safe from other sites' forms because it
 * takes JSON only; a plain form needs this check. Browsers say where a form was; a text browser says
 * nothing, and is believed: these forms act with nobody's authority, so there is no session to abuse.
 */
export function isFromOurPages(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const sender = headers.origin ?? headers.referer;
  if (sender === undefined) return true;
  if (!URL.canParse(sender)) return false;
  const from = new URL(sender);
  return from.host === host || from.origin === new URL(publicUrl).origin;
}
