import type { FastifyRequest } from 'fastify';

export const BACKGROUND_HEADER = 'X-Background';

export const IS_STREAM = { isStream: true };

type Call = Pick<FastifyRequest, 'headers' | 'routeOptions'>;

export const isStream = ({ routeOptions: { config } }: Pick<Call, 'routeOptions'>): boolean =>
  (config as Partial<typeof IS_STREAM>).isStream === true;

export const isBackgroundCall = (request: Call): boolean =>
  request.headers[BACKGROUND_HEADER.toLowerCase()] === 'true' || isStream(request);
