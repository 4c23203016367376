import type { FastifyRequest } from 'fastify';

export const BACKGROUND_HEADER = 'X-Background';

/** The config of a route whose answer does not end: it is never a person's own call. */
export const IS_STREAM = { isStream: true };

type Call = Pick<FastifyRequest, 'headers' | 'routeOptions'>;

export const isStream = ({ routeOptions: { config } }: Pick<Call, 'routeOptions'>): boolean =>
  (config as Partial<typeof IS_STREAM>).isStream === true;

/**
 * The page made this call by itself (polling, the stream), so it must not keep the session alive. The
 * header can only shorten a session.
 */
export const isBackgroundCall = (request: Call): boolean =>
  request.headers[BACKGROUND_HEADER.toLowerCase()] === 'true' || isStream(request);
