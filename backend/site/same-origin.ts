import type { FastifyRequest } from 'fastify';

/**
 * The API is safe from other sites' forms because it accepts only JSON; a plain form needs this
 * check. Text browsers send no origin and are let through: these forms use no session that could be
 * abused.
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
